// Movement, by the browser's own View Transitions: what lies elsewhere after a move glides there while the page changes, and
// what a move speaks of goes from where it was to where the move put it.
//
// Browsers capture boxes of a page, not shapes inside a drawing.  So a copy of each piece that moves stands over it for that
// long and carries the name by which the browser moves it.  The page itself has no name: it is never a picture of itself, and
// what was drawn there can be clicked from its first moment.

import { plain } from "./ghost.js";

const NS = "http://www.w3.org/2000/svg";
const MOST = 16; // more than so many: a part was rearranged, and all of it flying about would tell nothing
const NEAR = 6; // px: what moved less than this stays
const kind = (ref) => ref.slice(0, ref.indexOf(":"));

export const still = () => document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

let last = Promise.resolve();
let running = null;
let moving = [];
const skip = () => running?.skipTransition();
for (const input of ["pointerdown", "keydown", "wheel"]) addEventListener(input, skip, { capture: true, passive: true });
addEventListener("pageswap", (event) => still() && event.viewTransition?.skipTransition());

// Changes the page by `update`, which shows these panels; `told` are the refs of the move that led there.  One change after
// the other; the answer comes when the page has changed, though pieces may still be on their way.
export function moved(board, panels, told, update) {
  last = last.catch(() => {}).then(() => change(board, panels, told, update));
  return last;
}

function change(board, panels, told, update) {
  running?.skipTransition();
  settled();
  const pieces = still() || !document.startViewTransition ? [] : travellers(board, panels, told);
  if (!pieces.length) return update();
  for (const piece of pieces) piece.measure(); // all before the first is drawn: measuring what has just changed is slow
  pieces.forEach((piece, i) => piece.leave(`piece-${i}`));
  document.documentElement.classList.add("moving");
  const transition = document.startViewTransition(() => {
    update();
    board.arrange(); // so that they land where things will lie
    for (const piece of pieces) piece.find();
    for (const piece of pieces) piece.land();
  });
  running = transition;
  moving = pieces;
  transition.ready.catch(() => {}); // skipped
  const done = () => running === transition && settled();
  transition.finished.then(done, done);
  return transition.updateCallbackDone;
}

function settled() {
  for (const piece of moving) piece.rest();
  moving = [];
  running = null;
  document.documentElement.classList.remove("moving");
}

// ---------------------------------------------------------------- what moves

function travellers(board, panels, told) {
  const changed = panels.filter((panel) => board.parts.has(panel.name) && board.parts.get(panel.name).svg !== panel.svg);
  if (!changed.length) return [];
  const before = new Map();
  const after = new Map();
  for (const panel of changed) {
    const part = board.parts.get(panel.name);
    note(before, panel.name, part.art.firstElementChild);
    const trial = board.trial(panel);
    note(after, panel.name, trial.firstElementChild);
    trial.remove();
  }
  const found = new Map();
  for (const [ref, was] of before) {
    const is = after.get(ref);
    if (was.length !== 1 || is?.length !== 1 || found.has(was[0].element)) continue;
    if (was[0].part !== is[0].part || Math.hypot(is[0].x - was[0].x, is[0].y - was[0].y) > NEAR) {
      found.set(was[0].element, new Piece(was[0].element, () => board.element(is[0].part, ref)));
    }
  }
  const pieces = found.size > MOST ? [] : [...found.values()];
  const flight = told && flying(board, told);
  if (flight && !found.has(flight.element)) pieces.push(flight);
  return pieces.filter((piece) => piece.seen);
}

// The middles of all things in a drawing, from its corner.
function note(places, part, svg) {
  const from = svg.getBoundingClientRect();
  for (const element of svg.querySelectorAll("[data-ref]")) {
    const box = element.getBoundingClientRect();
    const place = { part, element, x: box.left + box.width / 2 - from.left, y: box.top + box.height / 2 - from.top };
    for (const ref of element.dataset.ref.split(" ")) places.set(ref, [...(places.get(ref) || []), place]);
  }
}

// The thing a move begins with, on its way to the place the move ends with.
function flying(board, refs) {
  const where = refs.length > 1 && kind(refs.at(-1));
  const first = where && refs.find((ref) => kind(ref) !== where);
  const element = first && board.find(first)[0];
  const to = refs.filter((ref) => kind(ref) === where);
  const there = () => to.map((ref) => board.find(ref)[0]).filter(Boolean);
  return element && there().length ? new Piece(element, null, there) : null;
}

// ---------------------------------------------------------------- a piece on its way

class Piece {
  // Goes to where `home()` is after the change and looks like it; or over the things `there()`, keeping its looks.
  constructor(element, home, there = null) {
    Object.assign(this, { element, home, there, box: element.getBoundingClientRect(), to: [], covers: [] });
    const shown = element.checkVisibility({ visibilityProperty: true });
    this.seen = shown && this.box.right > 0 && this.box.left < innerWidth && this.box.bottom > 0 && this.box.top < innerHeight;
  }

  measure() {
    this.stand = standIn(this.element, this.box);
    this.covers = this.there ? this.there().map((element) => standIn(element, element.getBoundingClientRect())) : [];
  }

  leave(name) {
    this.stand.style.viewTransitionName = name;
    document.body.append(this.stand);
  }

  find() {
    this.to = (this.there ? this.there() : [this.home()]).filter((element) => element?.checkVisibility());
    const boxes = this.to.map((element) => element.getBoundingClientRect());
    if (!this.there && boxes.length) this.now = standIn(this.to[0], boxes[0]);
    this.end = around(boxes);
  }

  land() {
    if (!this.to.length) return this.stand.remove();
    for (const element of this.to) element.classList.add("landing");
    if (this.there) return this.alight();
    this.now.style.viewTransitionName = this.stand.style.viewTransitionName;
    this.stand.replaceWith(this.now);
    this.stand = this.now;
    return undefined;
  }

  // Until it has arrived, the place looks as before.
  alight() {
    const { left, top, right, bottom } = this.end;
    const scale = Math.min(1.2, Math.max(right - left, bottom - top) / Math.max(this.box.width, this.box.height, 1));
    const [width, height] = [this.box.width * scale, this.box.height * scale];
    put(this.stand, { left: (left + right - width) / 2, top: (top + bottom - height) / 2, width, height });
    document.body.append(...this.covers);
  }

  rest() {
    for (const element of [this.stand, ...this.covers]) element.remove();
    for (const element of this.to) element.classList.remove("landing");
  }
}

// A copy of a thing over it, as a box that the browser can move.
function standIn(element, box) {
  const m = element.parentNode.getScreenCTM();
  const svg = document.createElementNS(NS, "svg");
  svg.setAttribute("class", "stand");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("viewBox", `0 0 ${box.width} ${box.height}`);
  const group = document.createElementNS(NS, "g");
  group.setAttribute("transform", `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e - box.left} ${m.f - box.top})`);
  group.append(plain(element));
  svg.append(group);
  put(svg, box);
  return svg;
}

function around(boxes) {
  const most = (side) => Math.max(...boxes.map((box) => box[side]));
  const least = (side) => Math.min(...boxes.map((box) => box[side]));
  return { left: least("left"), top: least("top"), right: most("right"), bottom: most("bottom") };
}

function put(svg, { left, top, width, height }) {
  for (const [name, value] of Object.entries({ left, top, width, height })) svg.style[name] = `${value}px`;
}
