// Studying: score curves to click into, hints in rising strength, branches, links to a moment, export.

import { call, withLanguage } from "./net.js";
import { $, make, tell } from "./page.js";
import { number, say } from "./words.js";

const NS = "http://www.w3.org/2000/svg";
const DASHES = ["", "7 4", "2 3", "9 3 2 3", "1 4"];
const [WIDE, HIGH] = [300, 130];
const WHY = 4; // so many reasons are given for a hint

export class Study {
  constructor(table) {
    this.table = table;
    this.curves = make("figure", { class: "curves" });
    this.tips = make("div", { class: "tips" });
    this.tools = make("p", { class: "go" });
    $("study").append(this.curves, this.tips, this.tools);
  }

  show(live, view) {
    this.live = live;
    this.view = view;
    this.tools.replaceChildren(...this.buttons());
    this.hints();
    if (!$("study-panel").hidden) this.open();
  }

  buttons() {
    const { live, table } = this;
    const here = table.at ?? live.moves_count;
    const made = [];
    if (live.permissions?.branch) {
      made.push(make("button", { type: "button", id: "branch", text: say("branch"), onclick: () => table.away("branch", { at: here }) }));
      if (live.seats.length > 1) made.push(make("button", { type: "button", id: "alone", text: say("branch-alone"), onclick: () => table.away("branch", { at: here, alone: true }) }));
    }
    made.push(make("button", { type: "button", text: say("moment-link"), onclick: () => table.share(new URL(`/t/${live.id}?at=${here}`, location.href).href) }));
    if (live.over) made.push(make("a", { class: "button", id: "export", href: `/api/tables/${live.id}/record`, download: `${live.game}-${live.id}.json`, text: say("export") }));
    if (live.secret) made.push(make("span", { class: "soft secret", text: say("secret", { secret: live.secret.slice(0, 16) }) }));
    else if (live.commitment) made.push(make("span", { class: "soft secret", text: say("commitment", { secret: live.commitment.slice(0, 16) }) }));
    return made;
  }

  // ---------------------------------------------------------------- curves

  async open() {
    if (this.drawn === this.live.moves_count) return this.cursor();
    this.drawn = this.live.moves_count;
    const points = await call(withLanguage(`/api/tables/${this.live.id}/scores`)).catch(() => []);
    this.draw(points);
    return undefined;
  }

  draw(points) {
    this.curves.replaceChildren();
    if (points.length < 2) return;
    const svg = document.createElementNS(NS, "svg");
    svg.setAttribute("viewBox", `0 0 ${WIDE} ${HIGH}`);
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", say("curves"));
    const all = points.flatMap((point) => point.scores);
    const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
    const last = points.at(-1).number || 1;
    this.x = (n) => 6 + ((WIDE - 12) * n) / last;
    const y = (score) => HIGH - 8 - ((HIGH - 16) * (score - least)) / (most - least);
    const put = (tag, given) => {
      const element = document.createElementNS(NS, tag);
      for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
      svg.append(element);
      return element;
    };
    put("line", { x1: 6, x2: WIDE - 6, y1: y(0), y2: y(0), class: "axis" });
    points[0].scores.forEach((_, seat) => {
      const line = points.map((point) => `${this.x(point.number).toFixed(1)},${y(point.scores[seat]).toFixed(1)}`).join(" ");
      put("polyline", { points: line, class: `curve seat-${seat}`, "stroke-dasharray": DASHES[seat] });
    });
    this.needle = put("line", { y1: 2, y2: HIGH - 2, class: "needle" });
    svg.addEventListener("click", (event) => {
      const box = svg.getBoundingClientRect();
      const n = Math.round(((((event.clientX - box.left) / box.width) * WIDE - 6) / (WIDE - 12)) * last);
      this.table.go(Math.max(0, n));
    });
    const legend = make(
      "figcaption",
      {},
      ...this.live.seats.map((seat, i) => {
        const key = document.createElementNS(NS, "svg");
        key.setAttribute("viewBox", "0 0 30 8");
        key.setAttribute("aria-hidden", "true");
        key.innerHTML = `<line x1="1" x2="29" y1="4" y2="4" class="curve seat-${i}" stroke-dasharray="${DASHES[i]}"/>`;
        return make("span", {}, key, seat.name || say("free-seat"));
      }),
    );
    this.curves.append(svg, legend);
    this.cursor();
  }

  cursor() {
    if (!this.needle) return;
    const x = this.x(this.table.at ?? this.live.moves_count);
    this.needle.setAttribute("x1", x);
    this.needle.setAttribute("x2", x);
  }

  // ---------------------------------------------------------------- hints

  hints() {
    const can = this.live.permissions?.hints && this.table.at === null && this.live.waiting;
    if (!can) {
      this.tips.replaceChildren(this.live.waiting && !this.live.permissions?.hints ? make("p", { class: "soft", text: say("no-hints") }) : "");
      return;
    }
    const list = make("ol", { class: "hints" });
    const button = (level) =>
      make("button", {
        type: "button",
        id: `hint-${level}`,
        text: say(`hint-${level}`),
        onclick: (event) => this.hint(level, list, event.target),
      });
    this.tips.replaceChildren(make("h3", { text: say("hints") }), make("p", { class: "go" }, button("legal"), button("score"), button("bot")), list);
  }

  async hint(level, list, button) {
    button.disabled = true;
    list.replaceChildren(make("li", { class: "soft", text: say("thinking") }));
    try {
      const answer = await call(withLanguage(`/api/tables/${this.live.id}/hints`, { level }));
      const hints = (Array.isArray(answer) ? answer : answer.hints).slice(0, level === "bot" ? 6 : 40);
      list.replaceChildren(...hints.map((hint) => this.tip(hint, level, hints[0])));
    } catch (error) {
      list.replaceChildren();
      tell(error);
    }
    button.disabled = false;
  }

  tip(hint, level, best) {
    const move = this.live.moves.find((one) => one.code === hint.code);
    const text = hint.say || move?.say || hint.text;
    const worth = level === "legal" || hint.value === undefined || hint.value === null ? "" : level === "bot" && hint !== best ? say("worse", { n: round(best.value - hint.value) }) : say("worth", { n: round(hint.value) });
    const why = this.why(hint, level, best);
    const row = make("li", {}, make("button", { type: "button", text, onclick: () => move && this.table.hands.done(move) }), worth ? make("strong", { text: worth }) : null, why.length ? make("p", { class: "soft", text: why.join(" · ") }) : null);
    if (move) this.table.side.pointing(row, move.refs);
    return row;
  }

  // What its value is made of, or, where a bot compares, what it has less or more of than the best: the few that matter most.
  why(hint, level, best) {
    const compared = level === "bot" && hint !== best;
    const of = compared ? Object.fromEntries(best.parts.map((part) => [part.name, part.points])) : {};
    const titles = Object.fromEntries([...(compared ? best.parts : []), ...hint.parts].map((part) => [part.name, part.title]));
    const own = Object.fromEntries(hint.parts.map((part) => [part.name, part.points]));
    return Object.keys(titles)
      .map((name) => [titles[name], round((own[name] ?? 0) - (of[name] ?? 0))])
      .filter(([, points]) => points)
      .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
      .slice(0, WHY)
      .map(([title, points]) => `${title} ${points > 0 ? "+" : "−"}${number(Math.abs(points))}`);
  }
}

const round = (value) => Math.round(value * 10) / 10;
