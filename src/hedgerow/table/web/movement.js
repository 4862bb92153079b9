// Movement: things that lie elsewhere after a move glide there, and what a move speaks of flies from where it was to where
// it went.  Nothing moves for those who asked for less motion.

import { plain } from "./ghost.js";

const LASTS = 420;
const kind = (ref) => ref.slice(0, ref.indexOf(":"));

export const still = () => document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

// Where everything lies now, by the part it is in and its refs; and what the pieces look like.
export function remember(board) {
  if (still() || !board.own) return null;
  const places = new Map();
  for (const [name, part] of board.parts) {
    for (const element of part.art.querySelectorAll("[data-ref]")) {
      const key = `${name} ${element.dataset.ref}`;
      if (!places.has(key)) places.set(key, { element, box: element.getBoundingClientRect(), matrix: element.parentNode.getScreenCTM(), svg: part.svg });
    }
  }
  return places;
}

export function settle(board, places, told) {
  for (const [name, part] of board.parts) {
    for (const element of part.art.querySelectorAll("[data-ref]")) {
      const was = places.get(`${name} ${element.dataset.ref}`);
      if (was && was.svg !== part.svg) glide(element, was.box);
    }
  }
  if (told) fly(board, places, told);
}

function glide(element, was) {
  const now = element.getBoundingClientRect();
  const dx = was.left + was.width / 2 - now.left - now.width / 2;
  const dy = was.top + was.height / 2 - now.top - now.height / 2;
  if (Math.hypot(dx, dy) < 6 || Math.hypot(dx, dy) > 2000) return;
  const matrix = element.parentNode.getScreenCTM();
  const [x, y] = [dx / matrix.a, dy / matrix.d];
  element.animate({ translate: [`${x}px ${y}px`, "0px 0px"] }, { duration: LASTS, easing: "cubic-bezier(.3,.8,.3,1)" });
}

// The thing a move begins with, as it looked, on its way to the place the move ends with.
function fly(board, places, refs) {
  if (refs.length < 2) return;
  const where = kind(refs.at(-1));
  const first = refs.find((ref) => kind(ref) !== where);
  const from = first && [...places].find(([key]) => key.split(" ").slice(1).includes(first))?.[1];
  const to = refs.filter((ref) => kind(ref) === where).map((ref) => board.find(ref)[0]).filter(Boolean);
  if (!from || !to.length || !from.matrix) return;
  const boxes = to.map((element) => element.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.right)) - left;
  const height = Math.max(...boxes.map((box) => box.bottom)) - top;
  const layer = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  layer.setAttribute("class", "ghost");
  layer.setAttribute("aria-hidden", "true");
  const around = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const m = from.matrix;
  around.setAttribute("transform", `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e} ${m.f})`);
  around.append(plain(from.element));
  const mover = document.createElementNS("http://www.w3.org/2000/svg", "g");
  mover.append(around);
  layer.append(mover);
  document.body.append(layer);
  const [cx, cy] = [from.box.left + from.box.width / 2, from.box.top + from.box.height / 2];
  const scale = Math.min(1.2, Math.max(width, height) / Math.max(from.box.width, from.box.height, 1));
  mover.style.transformOrigin = `${cx}px ${cy}px`;
  const flight = mover.animate(
    { transform: ["none", `translate(${left + width / 2 - cx}px, ${top + height / 2 - cy}px) scale(${scale})`], opacity: [1, 1, 0.2] },
    { duration: LASTS, easing: "cubic-bezier(.4,.1,.3,1)" },
  );
  flight.finished.catch(() => {}).finally(() => layer.remove());
}
