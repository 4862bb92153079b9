// The table on the screen: the parts drawn by the server, what is lit up in them, and hands on them (mouse, finger, keys).

import { icon } from "./icons.js";
import { arrange, natural, screens } from "./layout.js";
import { Ghost } from "./ghost.js";
import { still } from "./movement.js";
import { drawn, letter } from "./page.js";
import { say } from "./words.js";

const OWN = new Set(["mine", "shared", "hand", "status"]);
const NAMED = "[data-ref], svg [role=img][aria-label]";
const SMALL = 40; // px: less than this is hard to hit with a finger
const ORDER = { shared: 1, mine: 2, hand: 3, status: 4 };

export class Board {
  // `hands` has pick(refs, element, way), explain(thing), hover(refs), turns(), turn(by) and enlarge(name).
  constructor({ root, beside, others, tabs }, hands) {
    Object.assign(this, { root, beside, others, tabs, hands });
    this.parts = new Map();
    this.tried = new Map();
    this.lit = [];
    this.ghost = new Ghost();
    this.phone = matchMedia("(max-width: 760px)");
    this.phone.addEventListener("change", () => this.arrange());
    const sizes = new ResizeObserver(() => this.arrange());
    for (const box of [root, document.getElementById("bar")]) sizes.observe(box);
    this.listen();
  }

  // ---------------------------------------------------------------- showing

  show(panels) {
    this.dim();
    const names = new Set(panels.map((panel) => panel.name));
    for (const [name, part] of this.parts) {
      if (!names.has(name)) {
        part.box.remove();
        this.parts.delete(name);
      }
    }
    for (const panel of panels) this.put(panel);
    this.main = panels.filter((panel) => panel.role !== "other").sort((a, b) => ORDER[a.role] - ORDER[b.role]);
    for (const panel of panels.filter((one) => one.role === "other")) this.others.append(this.parts.get(panel.name).box);
    this.arrange();
    this.index();
    this.tried.clear();
  }

  put(panel) {
    let part = this.parts.get(panel.name);
    if (!part || part.role !== panel.role) {
      part?.box.remove();
      part = { role: panel.role, box: frame(panel), svg: "" };
      part.art = part.box.querySelector(".art");
      this.parts.set(panel.name, part);
      if (panel.role === "other") part.box.querySelector("button.large").addEventListener("click", () => this.hands.enlarge(panel.name));
    }
    part.box.querySelector("h2").textContent = panel.title;
    if (part.svg === panel.svg) return;
    part.svg = panel.svg;
    const tried = this.tried.get(panel.name);
    const art = tried?.svg === panel.svg ? tried.art : drawn(panel.svg);
    part.art.replaceChildren(art);
    const [, , width, height] = art.getAttribute("viewBox").split(/\s+/).map(Number);
    Object.assign(part, natural(width, height));
  }

  // A drawing as it will lie, out of sight, to see what of it lies elsewhere; `put` takes it from there.
  trial(panel) {
    const part = this.parts.get(panel.name);
    const art = drawn(panel.svg);
    this.tried.set(panel.name, { svg: panel.svg, art });
    const box = document.createElement("div");
    box.className = "trial";
    box.style.width = `${part.art.firstElementChild.getBoundingClientRect().width}px`;
    box.append(art);
    document.body.append(box);
    return box;
  }

  // On a desk: columns, and how all stand beside them.  On a phone: screens side by side.
  arrange() {
    if (!this.main?.length) return;
    const parts = this.main.map((panel) => this.parts.get(panel.name));
    const phone = this.phone.matches;
    const high = innerHeight - this.root.getBoundingClientRect().top - scrollY - this.below();
    const played = parts.filter((part) => phone || part.role !== "status");
    const plan = phone ? { columns: screens(played, this.root.clientWidth, high) } : arrange(played, this.root.clientWidth, high);
    const shape = JSON.stringify([phone, plan.columns, this.main.map((panel) => panel.name)]);
    if (shape !== this.shape) {
      this.shape = shape;
      const focused = document.activeElement;
      this.root.classList.toggle("swipe", phone);
      this.root.replaceChildren(
        ...plan.columns.map((column) => {
          const box = document.createElement("div");
          box.className = "column";
          box.append(...column.map((i) => played[i].box));
          return box;
        }),
      );
      this.beside.replaceChildren(...parts.filter((part) => !played.includes(part)).map((part) => part.box));
      if (phone) this.strip(plan.columns.flat().map((i) => played[i].box));
      else this.tabs.replaceChildren();
      if (phone && this.lit.length) this.reveal();
      if (this.root.contains(focused) && document.activeElement !== focused) focused.focus({ preventScroll: true }); // what is moved lets go of it
    }
    for (const part of parts) {
      part.art.style.width = "";
      part.art.toggleAttribute("tabindex", phone); // there it scrolls, by keys too
      if (phone) part.art.tabIndex = 0;
    }
    plan.scales?.forEach((scale, c) => plan.columns[c].forEach((i) => (played[i].art.style.width = `${Math.floor(played[i].width * scale)}px`)));
  }

  below() {
    return 12 + (document.querySelector(".under")?.offsetHeight || 0);
  }

  // Swipe from screen to screen, or choose a part by its tab.
  strip(shown) {
    this.tabs.replaceChildren(
      ...(shown.length < 2 ? [] : shown).map((box) => {
        const tab = document.createElement("button");
        tab.type = "button";
        tab.textContent = box.querySelector("h2").textContent;
        tab.box = box;
        tab.addEventListener("click", () => this.swipe(box));
        return tab;
      }),
    );
    this.root.onscroll = () => this.mark();
    this.root.scrollLeft = 0;
    this.mark();
  }

  // The screen one looks at.
  get screen() {
    return this.root.children[Math.round(this.root.scrollLeft / Math.max(1, this.root.clientWidth))];
  }

  mark() {
    for (const tab of this.tabs.children) tab.setAttribute("aria-pressed", String(this.screen?.contains(tab.box) ?? false));
  }

  swipe(box) {
    const at = [...this.root.children].findIndex((screen) => screen.contains(box));
    this.root.scrollTo({ left: at * this.root.clientWidth, behavior: still() ? "instant" : "smooth" });
  }

  // ---------------------------------------------------------------- refs

  index() {
    this.own = new Map();
    this.far = new Map();
    for (const part of this.parts.values()) {
      const map = OWN.has(part.role) ? this.own : this.far;
      for (const element of part.art.querySelectorAll("[data-ref]")) {
        for (const ref of element.dataset.ref.split(" ")) {
          if (!map.has(ref)) map.set(ref, []);
          map.get(ref).push(element);
        }
      }
    }
  }

  find(ref) {
    return this.own?.get(ref) || this.far?.get(ref) || [];
  }

  has(ref) {
    return this.find(ref).length > 0;
  }

  element(name, ref) {
    return this.parts.get(name)?.art.querySelector(`[data-ref~="${CSS.escape(ref)}"]`);
  }

  // ---------------------------------------------------------------- light

  light(first, other = new Set(), held = []) {
    this.dim();
    const marks = [];
    for (const [refs, kind] of [
      [first, "lit"],
      [other, "able"],
      [held.flatMap((pick) => [...pick]), "held"], // clicked again it turns or is let go
    ]) {
      for (const ref of refs) {
        for (const element of this.find(ref)) {
          if (element.classList.contains("lit") || element.classList.contains("able")) continue;
          element.classList.add(kind === "lit" ? "lit" : "able");
          element.setAttribute("role", "button");
          element.setAttribute("tabindex", "-1");
          marks.push([element, kind]);
          if (kind === "lit") this.lit.push(element);
        }
      }
    }
    halos(marks);
    const start = this.lit.find((element) => element.dataset.ref === this.last) || this.lit[0];
    start?.setAttribute("tabindex", "0");
    for (const tab of this.tabs.children) tab.classList.toggle("calls", Boolean(tab.box.querySelector(".lit")));
    if (this.lit.length && this.phone.matches) this.reveal();
  }

  // On a phone: the part in which something can be chosen comes into view by itself.
  reveal() {
    if (this.screen?.querySelector(".lit")) return;
    const wanted = [...this.root.children].find((box) => box.querySelector(".lit"));
    if (wanted) this.swipe(wanted);
  }

  dim() {
    this.ghost.clear();
    for (const element of document.querySelectorAll(".lit, .able")) {
      element.classList.remove("lit", "able");
      element.setAttribute("role", "img");
      element.removeAttribute("tabindex");
    }
    for (const mark of document.querySelectorAll(".halo")) mark.remove();
    this.lit = [];
  }

  // Points at things without making them choosable: what a line of the log speaks of.
  point(refs) {
    for (const mark of document.querySelectorAll(".halo.on-spoken")) mark.remove();
    halos(refs.flatMap((ref) => this.find(ref)).map((element) => [element, "spoken"]));
  }

  preview(move, held) {
    if (!move) return this.ghost.clear();
    const refs = move.refs.filter((ref) => this.has(ref));
    return this.ghost.show(this, refs, held);
  }

  // ---------------------------------------------------------------- hands

  listen() {
    for (const place of [this.root, this.beside, this.others]) {
      place.addEventListener("pointerdown", (event) => this.down(event));
      place.addEventListener("click", (event) => this.click(event));
      place.addEventListener("contextmenu", (event) => this.ask(event));
      place.addEventListener("keydown", (event) => this.key(event));
      place.addEventListener("focusin", (event) => this.over(event.target));
      place.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.over(event.target));
      place.addEventListener("pointerleave", () => this.over(null));
      place.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    }
  }

  target(node) {
    return node instanceof Element ? node.closest(".lit, .able") : null;
  }

  // A finger is broad: the nearest thing within 22 px counts.
  near(event) {
    const hit = this.target(event.target);
    if (hit || event.pointerType === "mouse" || event.detail === 0) return hit;
    let best = null;
    let least = 22;
    for (const element of this.lit) {
      const box = element.getBoundingClientRect();
      const dx = Math.max(box.left - event.clientX, 0, event.clientX - box.right);
      const dy = Math.max(box.top - event.clientY, 0, event.clientY - box.bottom);
      if (Math.hypot(dx, dy) < least) [best, least] = [element, Math.hypot(dx, dy)];
    }
    return best;
  }

  click(event) {
    if (this.dragged) {
      this.dragged = false;
      return;
    }
    const element = this.near(event);
    if (element && this.small(element, event)) return;
    if (element) {
      this.hands.pick(element.dataset.ref.split(" "), element, event.pointerType || "mouse");
      return;
    }
    const thing = named(event.target);
    if (thing) this.hands.explain(thing);
  }

  // On a phone the first tap among small things comes nearer, the next one chooses.
  small(element, event) {
    const box = element.getBoundingClientRect();
    const part = element.closest(".part");
    if (!this.phone.matches || event.detail === 0 || Math.max(box.width, box.height) >= SMALL || part.classList.contains("near")) return false;
    const art = part.querySelector(".art");
    const from = art.getBoundingClientRect();
    const [x, y] = [(event.clientX - from.left) / from.width, (event.clientY - from.top) / from.height];
    part.querySelector(".zoom").click();
    art.scrollTo(x * art.scrollWidth - art.clientWidth / 2, y * art.scrollHeight - art.clientHeight / 2);
    return true;
  }

  ask(event) {
    const thing = named(event.target);
    if (!thing) return;
    event.preventDefault();
    this.hands.explain(thing);
  }

  over(node) {
    const element = this.target(node);
    if (element) this.last = element.dataset.ref;
    if (element === this.hovered) return;
    this.hovered = element;
    this.refresh();
  }

  // The ghost where the pointer or the focus is.
  refresh() {
    const element = this.hovered?.isConnected ? this.hovered : null;
    this.hands.hover(element ? element.dataset.ref.split(" ") : null);
  }

  wheel(event) {
    if (!this.target(event.target) || !this.hands.turns()) return;
    event.preventDefault();
    const now = performance.now();
    if (now - (this.wheeled || 0) < 120) return;
    this.wheeled = now;
    this.hands.turn(event.deltaY > 0 ? 1 : -1);
  }

  down(event) {
    const element = this.target(event.target);
    if (!element || event.button !== 0 || event.pointerType === "touch") return;
    const from = [event.clientX, event.clientY];
    let dragging = false;
    const move = (now) => {
      if (!dragging && Math.hypot(now.clientX - from[0], now.clientY - from[1]) > 7) {
        dragging = true;
        this.hands.pick(element.dataset.ref.split(" "), element, "drag");
        document.documentElement.classList.add("dragging");
      }
      if (dragging) {
        const under = this.target(document.elementFromPoint(now.clientX, now.clientY));
        this.hovered = under;
        this.refresh();
        if (!under) this.ghost.carry(this, element.dataset.ref.split(" "), now.clientX, now.clientY);
      }
    };
    const up = (now) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      document.documentElement.classList.remove("dragging");
      if (!dragging) return;
      this.dragged = true;
      setTimeout(() => (this.dragged = false), 0);
      const under = this.target(document.elementFromPoint(now.clientX, now.clientY));
      if (under && under !== element) this.hands.pick(under.dataset.ref.split(" "), under, "mouse");
      else this.ghost.clear();
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  }

  // ---------------------------------------------------------------- keys

  key(event) {
    const element = this.target(event.target);
    const thing = named(event.target);
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step && thing) this.step(thing, step, event.shiftKey ? this.things() : this.lit);
    else if ((event.key === "Enter" || event.key === " ") && element) this.hands.pick(element.dataset.ref.split(" "), element, "keys");
    else if (event.key === "Home" && element) this.focus(this.lit[0]);
    else if (event.key === "End" && element) this.focus(this.lit.at(-1));
    else if ((letter(event) === "i" || event.key === "Enter") && thing) this.hands.explain(thing);
    else return;
    event.preventDefault();
  }

  focus(element) {
    if (!element) return;
    if (this.lit.includes(element)) for (const other of this.lit) other.setAttribute("tabindex", "-1");
    element.setAttribute("tabindex", this.lit.includes(element) ? "0" : "-1");
    element.focus({ preventScroll: false });
  }

  // Everything that lies on the table and has a name.
  things() {
    const all = [...this.parts.values()].flatMap((part) => [...part.art.querySelectorAll(NAMED)]);
    for (const thing of all) if (!thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "-1");
    return all;
  }

  // The nearest of these things in this direction; sideways distance counts double.
  step(element, [dx, dy], things) {
    const [x, y] = middle(element);
    let best = null;
    let least = Infinity;
    for (const other of things) {
      if (other === element) continue;
      const [ox, oy] = middle(other);
      const along = (ox - x) * dx + (oy - y) * dy;
      const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      if (along < 2) continue;
      const far = along + 2 * across;
      if (far < least) [best, least] = [other, far];
    }
    this.focus(best);
  }
}

// The thing on the table that a shape belongs to.
export const named = (node) => node.closest?.(NAMED);

function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function frame(panel) {
  const box = document.createElement("section");
  box.className = "part";
  box.dataset.role = panel.role;
  box.dataset.panel = panel.name;
  const head = document.createElement("header");
  const title = document.createElement("h2");
  head.append(title);
  if (panel.role === "other") {
    const large = document.createElement("button");
    large.type = "button";
    large.className = "large quiet";
    large.setAttribute("aria-label", `${say("enlarge")}: ${panel.title}`);
    large.append(icon("large"));
    head.append(large);
  } else {
    const zoom = document.createElement("button");
    zoom.type = "button";
    zoom.className = "zoom quiet";
    zoom.setAttribute("aria-label", `${say("zoom")}: ${panel.title}`);
    zoom.append(icon("zoom"));
    zoom.setAttribute("aria-pressed", "false");
    zoom.addEventListener("click", () => zoom.setAttribute("aria-pressed", String(box.classList.toggle("near"))));
    head.append(zoom);
  }
  const art = document.createElement("div");
  art.className = "art";
  art.setAttribute("role", "group");
  art.setAttribute("aria-label", panel.title);
  box.append(head, art);
  return box;
}

// An outline along the largest shape of each thing.  All are measured before the first is drawn: measuring what has just
// changed is slow.
function halos(marks) {
  for (const [shape, kind] of marks.map(([element, kind]) => [largest(element), kind])) if (shape) outline(shape, kind);
}

function largest(element) {
  let best = null;
  let most = 0;
  for (const shape of [...element.querySelectorAll("path, polygon, rect, circle, ellipse")].slice(0, 12)) {
    if (shape.classList.contains("halo")) continue;
    const { width, height } = shape.getBoundingClientRect(); // on the screen: a small thing may be drawn large and shrunk
    if (width * height > most * 1.05) [best, most] = [shape, width * height];
  }
  return best;
}

function outline(shape, kind) {
  const mark = shape.cloneNode(false);
  for (const name of ["fill", "stroke", "opacity", "stroke-width", "stroke-dasharray", "fill-opacity", "stroke-opacity"]) mark.removeAttribute(name);
  mark.setAttribute("class", `halo on-${kind}`);
  mark.setAttribute("aria-hidden", "true");
  shape.parentNode.append(mark);
}
