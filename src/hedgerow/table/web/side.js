// Beside the board: who plays with what score, what happened, the legal moves in words, and talk.

import { call } from "./net.js";
import { $, announce, dialog, make, tell } from "./page.js";
import { number, say } from "./words.js";

const MOST = 120; // moves shown at once

export class Side {
  constructor(table) {
    this.table = table;
    this.tabs = ["log", "moves", "chat", "study"];
    for (const name of this.tabs) $(`tab-${name}`).addEventListener("click", () => this.tab(name));
    $("tab-log").parentElement.addEventListener("keydown", (event) => this.step(event));
    $("filter").addEventListener("input", () => this.list());
    $("type").addEventListener("submit", (event) => this.typed(event));
    $("talk").addEventListener("submit", (event) => this.talk(event));
    $("mute").addEventListener("click", () => table.post("chat/mute", { yes: !table.live.muted }));
    this.rows = [];
    this.atEnd = true;
    $("log").addEventListener("scroll", () => (this.atEnd = $("log").scrollHeight - $("log").scrollTop - $("log").clientHeight < 60));
    this.clock = setInterval(() => this.tick(), 500);
  }

  tab(name) {
    this.open = name;
    for (const other of this.tabs) {
      const on = other === name;
      $(`tab-${other}`).setAttribute("aria-selected", String(on));
      $(`tab-${other}`).setAttribute("tabindex", on ? "0" : "-1");
      $(`${other}-panel`).hidden = !on;
    }
    if (name === "chat") $("tab-chat").classList.remove("news");
    if (name === "moves") this.list();
    if (name === "study") this.table.study.open();
  }

  step(event) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = this.tabs[(this.tabs.indexOf(this.open || "log") + by + this.tabs.length) % this.tabs.length];
    this.tab(next);
    $(`tab-${next}`).focus();
  }

  show(live, view) {
    this.live = live;
    this.view = view;
    this.players();
    this.log();
    this.list();
    this.chat();
  }

  // ---------------------------------------------------------------- players and points

  players() {
    const { view, live } = this;
    $("players").replaceChildren(
      ...live.seats.map((seat) => {
        const acts = view.actors?.includes(seat.seat) && !view.over;
        const rank = view.over && live.ranks ? live.ranks[seat.seat] : null;
        const score = view.scores?.[seat.seat];
        const state = [seat.kind === "bot" || seat.bot ? say("bot") : seat.left ? say("left") : seat.late ? say("late") : seat.name && seat.present === false ? say("absent") : "", seat.mine ? say("you") : ""].filter(Boolean);
        return make(
          "li",
          { class: [acts ? "acts" : "", seat.mine ? "mine" : ""].join(" ").trim() || null },
          make("span", { class: "turn", title: acts ? say("acts") : null, text: acts ? "▸" : "" }, acts ? make("span", { class: "unseen", text: say("acts") }) : null),
          make("span", { class: "who" }, make("strong", { text: seat.name || say("free-seat") }), make("span", { class: "soft", text: state.join(" · ") })),
          make("span", { class: "clock", "data-seat": seat.seat }),
          rank ? make("span", { class: "rank", text: say("rank", { n: rank }) }) : null,
          score === undefined || score === null
            ? null
            : make("button", { type: "button", class: "score", "aria-label": say("score-of", { who: seat.name || say("free-seat"), n: score }), text: number(score), onclick: () => this.points(seat.seat) }),
        );
      }),
    );
    this.tick();
  }

  // The points of a seat, each with its reason; pointing at one shows what it speaks of.
  points(seat) {
    const groups = (this.view.breakdown?.[seat] || []).map((group) =>
      make(
        "details",
        { class: "group", open: group.parts.length > 0 && group.points !== 0 },
        make("summary", {}, make("span", { text: group.title }), make("strong", { text: number(group.points) })),
        make(
          "ul",
          {},
          ...group.parts.map((part) => {
            const row = make("li", {}, make("span", { text: part.reason }), make("strong", { text: number(part.points) }));
            this.pointing(row, part.refs || []);
            return row;
          }),
        ),
      ),
    );
    const now = this.view.over ? null : make("p", { class: "soft", text: say("score-now") });
    const shown = JSON.stringify(this.view.breakdown?.[seat]);
    dialog(say("score-of", { who: this.live.seats[seat].name || "", n: this.view.scores[seat] }), now, make("div", { class: "points" }, ...groups));
    $("dialog").renew = () => JSON.stringify(this.view.breakdown?.[seat]) !== shown && this.points(seat);
  }

  pointing(element, refs) {
    if (!refs.length) return;
    const board = this.table.hands.board;
    element.addEventListener("pointerenter", () => board.point(refs));
    element.addEventListener("pointerleave", () => board.point([]));
    element.addEventListener("focusin", () => board.point(refs));
    element.addEventListener("focusout", () => board.point([]));
  }

  tick() {
    const clock = this.live?.clock;
    if (!clock || clock.kind === "none" || this.live.over) return;
    for (const box of document.querySelectorAll(".clock[data-seat]")) {
      const left = this.left(clock, Number(box.dataset.seat));
      if (left === null) continue;
      const text = span(left);
      if (box.textContent !== text) box.textContent = text;
      box.classList.toggle("short", left < 30);
    }
  }

  left(clock, seat) {
    const spent = (clock.running || []).includes(seat) ? Date.now() / 1000 - this.offset(clock) : 0;
    const given = clock.left?.[seat];
    return given === undefined || given === null ? null : Math.max(0, given - spent);
  }

  // When the view was made, by our own clock.
  offset(clock) {
    if (this.stamped !== clock) [this.stamped, this.stamp] = [clock, Date.now() / 1000];
    return this.stamp;
  }

  // ---------------------------------------------------------------- what happened

  // Rows that say what they said stay; the rest is written anew.
  log() {
    const box = $("log");
    const lines = this.live.log;
    const same = lines.findIndex((line, i) => !this.rows[i] || this.rows[i].number !== line.number || this.rows[i].text !== line.text);
    const kept = this.rows.slice(0, same < 0 ? lines.length : same);
    this.rows = [...kept, ...lines.slice(kept.length).map((line) => ({ number: line.number, text: line.text, row: this.line(line) }))];
    while (box.children.length > kept.length) box.lastElementChild.remove();
    box.append(...this.rows.slice(kept.length).map((one) => one.row));
    const { at } = this.view;
    for (const { number, row } of this.rows) row.className = number + 1 === at ? "now" : number >= at ? "later" : "";
    cancelAnimationFrame(this.scrolling);
    this.scrolling = requestAnimationFrame(() => {
      const now = this.table.at !== null && box.querySelector(".now");
      if (now) box.scrollTop = now.offsetTop - box.clientHeight / 2;
      else if (this.atEnd) box.scrollTop = box.scrollHeight;
    });
  }

  line(line) {
    const row = make("li", { "data-seat": line.seat }, make("button", { type: "button", text: line.text, onclick: () => this.table.go(line.number + 1) }));
    this.pointing(row, line.refs || []);
    return row;
  }

  // ---------------------------------------------------------------- moves in words

  list() {
    if ($("moves-panel").hidden || !this.view) return;
    const choice = this.table.hands.choice;
    const found = choice.filter($("filter").value);
    $("count").textContent = choice.moves.length ? say("moves-found", { n: found.length, all: choice.moves.length }) : say("moves-none");
    $("moves").replaceChildren(
      ...found.slice(0, MOST).map((move) => {
        const row = make("li", {}, make("button", { type: "button", text: move.say, onclick: () => this.table.hands.done(move) }));
        this.pointing(row, move.refs);
        return row;
      }),
    );
  }

  typed(event) {
    event.preventDefault();
    const text = $("filter").value.trim();
    const choice = this.table.hands.choice;
    const exact = choice.moves.find((move) => move.text === text || move.say === text);
    const found = choice.filter(text);
    const move = exact || (found.length === 1 ? found[0] : null);
    if (!move) return announce(say("moves-found", { n: found.length, all: choice.moves.length }));
    $("filter").value = "";
    return this.table.hands.done(move);
  }

  // ---------------------------------------------------------------- talk

  chat() {
    const lines = this.live.chat || [];
    const box = $("chat");
    $("talk").hidden = this.live.permissions?.chat === false;
    $("mute").textContent = this.live.muted ? say("unmute") : say("mute");
    $("mute").hidden = this.live.seat === null;
    if (this.talked !== undefined && lines.length > this.talked) {
      const fresh = lines.slice(this.talked).filter((line) => line.seat === null || line.seat !== this.live.seat);
      if (fresh.length && this.open !== "chat") $("tab-chat").classList.add("news");
      for (const line of fresh) announce(say("chat-said", { who: line.name, text: line.text }));
    }
    this.talked = lines.length;
    if (lines.length === box.children.length && lines.at(-1)?.id === this.lastSaid) return;
    this.lastSaid = lines.at(-1)?.id;
    box.replaceChildren(...lines.map((line) => make("li", {}, make("strong", { text: line.name }), " ", make("span", { text: line.text }))));
    box.scrollTop = box.scrollHeight;
  }

  async talk(event) {
    event.preventDefault();
    const text = $("line").value.trim();
    if (!text) return;
    $("line").value = "";
    try {
      await call(`/api/tables/${this.live.id}/chat`, { text });
      await this.table.load();
    } catch (error) {
      $("line").value = text;
      tell(error);
    }
  }
}

// Time left: minutes and seconds, hours, or days.
function span(seconds) {
  const s = Math.ceil(seconds);
  if (s >= 172800) return say("days", { n: Math.floor(s / 86400) });
  const two = (n) => String(n).padStart(2, "0");
  return s >= 3600 ? `${Math.floor(s / 3600)}:${two(Math.floor((s % 3600) / 60))}:${two(s % 60)}` : `${Math.floor(s / 60)}:${two(s % 60)}`;
}
