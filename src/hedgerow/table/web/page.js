// What every page does: language, theme, the preferences of the person, small messages, dialogs, and starting a game at once.

import { call, withLanguage } from "./net.js";
import { say } from "./words.js";

const root = document.documentElement;
export const arg = document.body.dataset.arg;
export const preferences = JSON.parse(document.getElementById("preferences").textContent);
export const $ = (id) => document.getElementById(id);

export function make(tag, given = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "text") element.textContent = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

export const prefer = (given) => {
  Object.assign(preferences, given);
  return call("/api/me", { preferences }, "PUT").catch(tell);
};

// The letter of a key, small; on a keyboard of other letters the one that lies there on ours.
export const letter = (event) => (/^\p{L}$/u.test(event.key) && !/^[a-z]$/i.test(event.key) && event.code.startsWith("Key") ? event.code[3] : event.key).toLowerCase();

// ---------------------------------------------------------------- messages

let hide;
export function toast(text) {
  const box = $("toast");
  box.textContent = text;
  box.hidden = false;
  clearTimeout(hide);
  hide = setTimeout(() => (box.hidden = true), 6000);
}

export const tell = (error) => toast(error.message);

let spoken = Promise.resolve();
export function announce(text) {
  if (!text) return;
  const news = $("news");
  spoken = spoken.then(() => {
    news.textContent = news.textContent === text ? `${text}\u00a0` : text;
    return new Promise((done) => setTimeout(done, 60));
  });
}

// ---------------------------------------------------------------- dialogs

export function dialog(title, ...content) {
  const box = $("dialog");
  $("dialog-title").textContent = title;
  $("dialog-body").replaceChildren(...content.filter(Boolean));
  box.renew = null;
  if (!box.open) box.showModal();
}

// What stands in the dialog is shown as it is now, if whoever opened it left word how.
export const renew = () => $("dialog").open && $("dialog").renew?.();

$("dialog")?.addEventListener("click", (event) => {
  if (event.target === $("dialog") || event.target.closest("[data-close]")) $("dialog").close();
});

// A drawing from the server as an element.
export function drawn(svg) {
  const parsed = document.createElement("template");
  parsed.innerHTML = svg; // four times as fast as reading it as XML; the policy of the page lets nothing in it run
  const art = parsed.content.firstElementChild;
  art.querySelector(":scope > title")?.remove();
  return art;
}

// ---------------------------------------------------------------- language and theme

$("language").addEventListener("change", async () => {
  await call("/api/me", { language: $("language").value }, "PUT").catch(tell);
  const here = new URL(location.href);
  here.searchParams.delete("lang");
  if (here.href === location.href) location.reload();
  else location.replace(here);
});

export function dress(theme) {
  root.dataset.theme = theme;
}

const dark = () => (root.dataset.theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : root.dataset.theme === "dark");

$("theme").addEventListener("click", () => {
  dress(dark() ? "light" : "dark");
  prefer({ theme: root.dataset.theme });
  announce(say(`theme-${root.dataset.theme}`));
});

// ---------------------------------------------------------------- play now

// The usual game against one bot; alone where the game is for one only.
export async function playNow(game) {
  const games = await call(withLanguage("/api/games"));
  const facts = games.find((one) => one.name === game);
  const players = facts.options.find((option) => option.name === "players");
  const count = players ? (players.values.some((one) => one.value === 2) ? 2 : players.default) : 2;
  const bot = facts.bots[Math.min(1, facts.bots.length - 1)].name;
  const seats = Array.from({ length: count }, (_, i) => (i ? { kind: "bot", bot } : { kind: "me" }));
  const options = players ? { players: count } : {};
  const table = await call(withLanguage("/api/tables"), { game, options, seats, spectators: "open", clock: { kind: "none" }, rated: false, start: "full" });
  location.href = `/t/${table.id}`;
}

for (const button of document.querySelectorAll("[data-play]")) {
  button.addEventListener("click", () => {
    button.disabled = true;
    playNow(button.dataset.play).catch((error) => {
      button.disabled = false;
      tell(error);
    });
  });
}
