// A new table: options of the game in plain words, who sits where, and the terms of play.

import { call, withLanguage } from "./net.js";
import { $, make, tell } from "./page.js";
import { language, say } from "./words.js";

const form = $("new");
const game = (await call(withLanguage("/api/games")).catch(tell))?.find((one) => one.name === form.dataset.game);
const chosen = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
let seats = [];
const called = []; // who plays the seats on this device

function options() {
  $("options").replaceChildren(
    $("options").querySelector("legend"),
    ...game.options.map((option) =>
      make(
        "div",
        { class: "option" },
        make("label", { for: `option-${option.name}`, text: option.title }),
        select(
          `option-${option.name}`,
          option.values.map((one) => [JSON.stringify(one.value), typeof one.value === "boolean" ? say(one.value ? "yes" : "no") : one.title]),
          JSON.stringify(chosen[option.name]),
          (value) => {
            chosen[option.name] = JSON.parse(value);
            if (option.name === "players") places();
          },
        ),
        option.help && language === "en" ? make("p", { class: "soft", text: option.help }) : null,
      ),
    ),
  );
}

function select(id, choices, value, changed) {
  const box = make("select", { id, onchange: () => changed(box.value) }, ...choices.map(([key, title]) => make("option", { value: key, text: title })));
  box.value = value;
  return box;
}

function places() {
  const count = Number(chosen.players ?? 2);
  const middle = game.bots[Math.min(1, game.bots.length - 1)].name;
  while (seats.length < count) seats.push(seats.length ? `bot ${middle}` : "me");
  seats = seats.slice(0, count);
  const choices = [["me", say("seat-me")], ["open", say("seat-open")], ...game.bots.map((bot) => [`bot ${bot.name}`, say("seat-bot", { name: bot.title })])];
  const [legend, help] = [$("seats").querySelector("legend"), $("seats").querySelector("p")];
  $("seats").replaceChildren(
    legend,
    help,
    ...seats.map((kind, i) =>
      make(
        "div",
        { class: "option" },
        make("label", { for: `seat-${i}`, text: say("seat-number", { n: i + 1 }) }),
        select(`seat-${i}`, choices, kind, (value) => {
          seats[i] = value;
          places();
          $(`seat-${i}`).focus();
        }),
        kind === "me" && seats.filter((one) => one === "me").length > 1
          ? make("input", { id: `name-${i}`, class: "second", maxlength: 40, "aria-label": say("seat-name", { n: i + 1 }), placeholder: say("seat-name", { n: i + 1 }), value: called[i] || null, oninput: (event) => (called[i] = event.target.value) })
          : null,
      ),
    ),
  );
}

const terms = { clock: "none", spectators: "open", rated: "no", start: "full" };
const minutes = { bank: 20, move: 24 * 60 };

function conditions() {
  const one = (name, values) =>
    make(
      "div",
      { class: "option" },
      make("label", { for: `term-${name}`, text: say(`term-${name}`) }),
      select(
        `term-${name}`,
        values.map((value) => [value.slice(name.length + 1), say(value)]),
        terms[name],
        (value) => {
          terms[name] = value;
          if (name === "clock") time();
        },
      ),
    );
  $("terms").append(
    one("clock", ["clock-none", "clock-bank", "clock-move"]),
    make("div", { id: "time" }),
    one("spectators", ["spectators-open", "spectators-delayed", "spectators-off"]),
    one("rated", ["rated-no", "rated-yes"]),
    one("start", ["start-full", "start-now"]),
  );
}

function time() {
  $("time").replaceChildren();
  if (terms.clock === "none") return;
  const box = make("input", { id: "minutes", type: "number", min: 1, max: 20160, value: minutes[terms.clock], oninput: () => (minutes[terms.clock] = Number(box.value)) });
  $("time").append(make("div", { class: "option" }, make("label", { for: "minutes", text: say(`minutes-${terms.clock}`) }), box));
}

options();
places();
conditions();

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = form.querySelector("[type=submit]");
  button.disabled = true;
  const clock = terms.clock === "none" ? { kind: "none" } : { kind: terms.clock, seconds: Math.round(minutes[terms.clock] * 60), increment: terms.clock === "bank" ? 10 : 0, out: "bot" };
  const given = {
    game: game.name,
    options: Object.fromEntries(game.options.filter((option) => chosen[option.name] !== option.default || option.name === "players").map((option) => [option.name, chosen[option.name]])),
    seats: seats.map((seat, i) => (seat.startsWith("bot ") ? { kind: "bot", bot: seat.slice(4) } : { kind: seat, name: (seat === "me" && called[i]?.trim()) || "" })),
    spectators: terms.spectators,
    clock,
    rated: terms.rated === "yes",
    start: terms.start,
  };
  try {
    const table = await call(withLanguage("/api/tables"), given);
    location.href = `/t/${table.id}`;
  } catch (error) {
    $("problem").textContent = error.message;
    $("problem").hidden = false;
    button.disabled = false;
  }
});
