// The ghost of a piece about to be placed: a pale copy of it where it would lie, turned as it would lie.

const NS = "http://www.w3.org/2000/svg";
const kind = (ref) => ref.slice(0, ref.indexOf(":"));

export class Ghost {
  constructor() {
    this.layer = document.createElementNS(NS, "svg");
    this.layer.setAttribute("class", "ghost");
    this.layer.setAttribute("aria-hidden", "true");
    document.body.append(this.layer);
  }

  clear() {
    this.layer.replaceChildren();
  }

  // `refs` are the things of a move on the table: the last one says where, and those before it of the same kind too.
  show(board, refs) {
    this.clear();
    if (!refs.length) return;
    const where = kind(refs.at(-1));
    const targets = refs.filter((ref) => kind(ref) === where).map((ref) => board.find(ref)[0]);
    const source = refs.filter((ref) => kind(ref) !== where).map((ref) => board.find(ref)[0])[0];
    const boxes = targets.map((element) => element.getBoundingClientRect());
    for (const box of boxes) this.outline(box);
    if (source && !targets.some((target) => source.contains(target))) this.lay(source, boxes);
  }

  outline(box) {
    const mark = document.createElementNS(NS, "rect");
    for (const [name, value] of Object.entries({ x: box.left - 2, y: box.top - 2, width: box.width + 4, height: box.height + 4, rx: 8 })) {
      mark.setAttribute(name, value);
    }
    this.layer.append(mark);
  }

  lay(source, boxes) {
    const from = source.getBoundingClientRect();
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    let turn = 0;
    let scale = Math.min((right - left) / from.width, (bottom - top) / from.height) * 0.92;
    if (boxes.length === 2) {
      const dx = boxes[1].left + boxes[1].width / 2 - boxes[0].left - boxes[0].width / 2;
      const dy = boxes[1].top + boxes[1].height / 2 - boxes[0].top - boxes[0].height / 2;
      const long = Math.max(from.width, from.height);
      if (long / Math.min(from.width, from.height) > 1.3) {
        turn = (Math.atan2(dy, dx) * 180) / Math.PI - (from.width > from.height ? 0 : 90);
        scale = (Math.max(right - left, bottom - top) / long) * 0.94;
      }
    }
    this.copy(source, from, [(left + right) / 2, (top + bottom) / 2], scale, turn);
  }

  copy(source, from, [x, y], scale, turn) {
    const parent = source.parentNode.getScreenCTM();
    const around = document.createElementNS(NS, "g");
    const move = new DOMMatrix()
      .translate(x, y)
      .rotate(turn)
      .scale(scale)
      .translate(-from.left - from.width / 2, -from.top - from.height / 2)
      .multiply(new DOMMatrix([parent.a, parent.b, parent.c, parent.d, parent.e, parent.f]));
    around.setAttribute("transform", `matrix(${[move.a, move.b, move.c, move.d, move.e, move.f].map((n) => n.toFixed(4)).join(" ")})`);
    around.setAttribute("class", "pale");
    around.append(plain(source));
    this.layer.append(around);
  }

  // The piece under the pointer while it is dragged over nothing.
  carry(board, refs, x, y) {
    this.clear();
    const source = refs.map((ref) => board.find(ref)[0])[0];
    if (source) this.copy(source, source.getBoundingClientRect(), [x, y], 1, 0);
  }
}

// A copy that is only a picture.
export function plain(element) {
  const copy = element.cloneNode(true);
  for (const node of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["data-ref", "role", "aria-label", "tabindex"]) node.removeAttribute(name);
    node.classList.remove("lit", "able");
  }
  for (const node of copy.querySelectorAll(".halo, title")) node.remove();
  return copy;
}
