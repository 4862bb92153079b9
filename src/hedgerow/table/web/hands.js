// Choosing a move on the table: the board's hands joined to the narrowing of moves, the bar of buttons and the small menu.
// Used by the table and by the first lesson alike.

import { Board, named } from "./board.js";
import { Choice } from "./choose.js";
import { $, announce, dialog, drawn, letter, make } from "./page.js";
import { say } from "./words.js";

const FEW = 4; // so few moves are buttons, even if they can be clicked on the board
const BAR = 6; // more spoken moves than this are chosen from the list

export class Hands {
  // `play(move)` makes a move; `about(ref)` asks what a thing is; `confirm()` says whether to ask before playing; up to `few` moves
  // are buttons, even if they can be clicked on the board.
  constructor({ play, about, confirm = () => false, extra = () => [], few = FEW }) {
    Object.assign(this, { play, about, confirm, extra, few });
    this.board = new Board({ root: $("boards"), beside: $("beside"), others: $("others"), tabs: $("tabs") }, this);
    this.choice = new Choice();
    this.held = null;
    this.acted = 0; // so many things were done
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("keydown", () => (this.keyed = true), true);
    document.addEventListener("pointerdown", () => (this.keyed = false), true);
    for (const input of ["click", "keydown"]) document.addEventListener(input, (event) => this.twice(event), true);
    $("dialog").addEventListener("close", () => this.refocus());
    $("menu").addEventListener("keydown", (event) => event.key === "Escape" && this.shut());
    document.addEventListener("pointerdown", (event) => !$("menu").hidden && !$("menu").contains(event.target) && this.shut());
  }

  // The second half of a double click, or a key held down, was not meant for what has come up since.
  twice(event) {
    if (!event.target.closest?.("#boards, #bar, #menu, #moves, #beside, #others")) return;
    const again = event.type === "click" ? event.detail > 1 && this.acted !== this.before : event.repeat && (event.key === "Enter" || event.key === " ");
    if (event.type === "click" && event.detail <= 1) this.before = this.acted;
    if (!again) return;
    event.stopPropagation();
    event.preventDefault();
  }

  // New moves to choose among (none: nothing is asked of me).
  offer(moves) {
    this.choice = new Choice(moves, (ref) => this.board.has(ref));
    this.held = null;
    this.over = null;
    this.tapped = false;
    this.show();
    this.refocus();
  }

  // Whoever plays by keys is taken back to where something can be chosen, when what had the focus is gone.
  refocus() {
    const here = document.activeElement;
    const gone = !here || here === document.body || !here.isConnected || (here.closest(".art") && !here.hasAttribute("tabindex"));
    if (!this.keyed || !this.choice.moves.length || !gone) return;
    const start = this.board.lit.find((element) => element.getAttribute("tabindex") === "0") || $("bar").querySelector("button");
    start?.focus({ preventScroll: false });
  }

  // ---------------------------------------------------------------- what the board asks

  pick(refs, element, way) {
    this.shut();
    if (this.held) {
      if (way === "keys" || this.held.refs.some((ref) => refs.includes(ref))) return this.commit(this.held);
      this.held = null;
    }
    const before = this.choice.picks.at(-1);
    if (before && refs.some((ref) => before.has(ref)) && this.choice.picks.length) {
      if (this.tapped && this.turns()) return this.turn(1);
      if (way !== "drag" && !this.choice.candidates([...this.choice.picks, new Set(refs)]).length) return this.back();
    }
    const ways = this.choice.ways(refs);
    const would = way === "touch" ? null : this.choice.would(refs);
    if (!this.choice.pick(refs)) {
      if (way === "drag") return undefined;
      const first = this.choice.picks.length ? this.choice.candidates([new Set(refs)]).length : 0;
      if (!first) return undefined;
      this.choice.reset();
      this.choice.pick(refs);
    }
    this.tapped = way === "touch" && ways.length > 0;
    if (would && ways.length) return this.done(would);
    this.follow(element);
    return undefined;
  }

  follow(element) {
    const { move, menu } = this.choice.verdict();
    if (move) return this.done(move);
    this.show();
    const open = this.choice.next().first.size;
    if (menu.length && !open) this.ask(menu, element);
    return undefined;
  }

  hover(refs) {
    this.over = refs;
    if (this.held || this.tapped) return;
    const move = refs && this.choice.would(refs);
    this.board.preview(move && (this.choice.picks.length || this.choice.ways(refs).length || move.refs.length > 1) ? move : null);
  }

  turns() {
    const refs = this.tapped ? null : this.over;
    if (this.tapped) return this.tappedWays().length > 1;
    return Boolean(refs && this.choice.ways(refs).length > 1);
  }

  tappedWays() {
    const last = this.choice.picks.at(-1);
    if (!last) return [];
    this.choice.picks.pop();
    const ways = this.choice.ways([...last]);
    this.choice.picks.push(last);
    return ways;
  }

  turn(by) {
    this.choice.turn += by;
    if (this.tapped) this.lie();
    else this.hover(this.over);
  }

  // A piece tapped onto its first cell lies there as a ghost until it is placed.
  lie() {
    const ways = this.tappedWays();
    if (!ways.length) return;
    const move = ways[((this.choice.turn % ways.length) + ways.length) % ways.length];
    this.lying = move;
    this.board.preview(move);
    this.bar();
  }

  // Somebody's part, large: it goes on with the game, and what is touched in it is explained beneath.
  enlarge(name) {
    const part = this.board.parts.get(name);
    if (!part) return;
    const art = drawn(part.svg);
    const said = make("p", { class: "said", role: "status" });
    const shown = part.svg;
    art.addEventListener("click", async (event) => {
      const thing = named(event.target);
      if (!thing) return;
      const { title, lines } = await this.known(thing);
      said.textContent = [title, ...lines].join(" · ");
    });
    dialog(part.box.querySelector("h2").textContent, art, said);
    $("dialog").renew = () => part.svg !== shown && this.enlarge(name);
  }

  // What there is to say of a thing on the table: what the game tells of it, or what is written on it.
  async known(thing) {
    const label = thing.getAttribute("aria-label") || "";
    const refs = thing.dataset.ref?.split(" ") || [];
    const found = (await Promise.all(refs.map((ref) => this.about(ref).catch(() => null)))).filter((one) => one?.title);
    const best = found.find((one) => one.lines.length || one.svg) || found[0];
    const title = best?.title || label;
    return { title, svg: best?.svg, lines: best?.lines.length ? best.lines : title === label ? [] : [label] };
  }

  async explain(thing) {
    const { title, svg, lines } = await this.known(thing);
    dialog(title, svg && drawn(svg), ...lines.map((line) => make("p", { text: line })));
  }

  // ---------------------------------------------------------------- steps

  done(move) {
    if (!this.confirm()) return this.commit(move);
    this.held = move;
    this.show();
    this.board.preview(move);
    announce(say("confirm-ask", { move: move.say }));
    return undefined;
  }

  commit(move) {
    this.shut();
    this.acted++;
    this.offer([]); // one move at a time
    return this.play(move);
  }

  back() {
    if (!$("menu").hidden) this.shut();
    if (this.held) {
      this.held = null;
      this.choice.back();
    } else if (!this.choice.back()) return false;
    this.tapped = false;
    this.show();
    return true;
  }

  show() {
    const { first, other } = this.choice.next();
    this.board.light(this.held ? new Set() : first, this.held ? new Set() : other, this.choice.picks);
    if (this.tapped) this.lie();
    else this.bar();
    this.refocus();
    if (this.choice.picks.length && !this.held && first.size) announce(say("choose-next", { n: first.size }));
  }

  bar() {
    const buttons = [];
    const button = (text, act, kind) => buttons.push(make("button", { type: "button", class: kind || null, onclick: act, text }));
    if (this.held) button(say("confirm-do", { move: this.held.say }), () => this.commit(this.held), "strong");
    else if (this.tapped && this.lying) {
      button(say("place"), () => this.done(this.lying), "strong");
      if (this.turns()) button(say("turn"), () => this.turn(1));
    } else if (this.choice.picks.length) {
      for (const move of this.choice.verdict().menu.slice(0, BAR)) button(move.say, () => this.done(move), "strong move");
      if (this.turns()) button(say("turn"), () => this.turn(1));
    } else {
      const spoken = this.choice.moves.length <= this.few ? this.choice.moves : this.choice.spoken();
      for (const move of spoken.slice(0, spoken.length > BAR ? BAR - 1 : BAR)) button(move.say, () => this.done(move), move.refs.some(this.choice.present) ? "move" : "strong move");
      if (spoken.length > BAR) button(say("more-moves", { n: spoken.length - BAR + 1 }), (event) => this.ask(spoken, event.target));
    }
    if (this.choice.picks.length || this.held) button(say("back"), () => this.back(), "quiet");
    $("bar").replaceChildren(...buttons, ...this.extra());
  }

  // A small menu where clicking alone does not say which move is meant.
  ask(moves, near) {
    const menu = $("menu");
    const from = document.activeElement;
    this.asker = from;
    menu.replaceChildren(...moves.map((move) => make("button", { type: "button", text: move.say, onclick: () => this.done(move) })));
    menu.hidden = false;
    const box = near?.isConnected ? near.getBoundingClientRect() : { left: innerWidth / 2, bottom: innerHeight / 2 };
    const { offsetWidth: width, offsetHeight: height } = menu;
    menu.style.left = `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`;
    menu.style.top = `${Math.max(8, Math.min(box.bottom + 6, innerHeight - height - 8))}px`;
    menu.firstElementChild.focus({ preventScroll: true });
    menu.onkeydown = (event) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!by) return;
      event.preventDefault();
      const all = [...menu.children];
      all[(all.indexOf(document.activeElement) + by + all.length) % all.length].focus();
    };
  }

  // To what can be chosen; where nothing can, to what lies there.
  enter() {
    if (this.board.lit[0]) this.board.focus(this.board.lit[0]);
    else ($("bar").querySelector("button:not(.quiet)") || this.board.things()[0])?.focus();
  }

  shut() {
    const menu = $("menu");
    if (menu.hidden) return;
    const inside = menu.contains(document.activeElement);
    menu.hidden = true;
    if (inside && this.asker?.isConnected) this.asker.focus({ preventScroll: true });
  }

  key(event) {
    if (event.target.closest?.("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && this.back()) event.preventDefault();
    else if (letter(event) === "r" && this.turns()) this.turn(event.shiftKey ? -1 : 1);
    else if (letter(event) === "b") this.enter();
  }
}
