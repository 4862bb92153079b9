// Where the parts of the table go: into up to three columns, each at its own scale, my own board as large as can be.

const GAP = 16;
const HEAD = 28; // a part's title
const MOST = 1.9; // no part is drawn larger than this
const LEAST = 0.72; // rather than smaller than this the page scrolls
const BOARD = 4;
const PHONE = 360;
const PHONE_HEAD = 46;
const FIRST = { mine: 0, shared: 1, hand: 2, status: 3 };
const WEIGHTS = { mine: 2.2, shared: 1.2, hand: 1.1 };

// Every way to deal the parts out to columns, keeping their order within a column.
function* deals(count, columns) {
  const all = columns ** count;
  for (let n = 0; n < all; n++) {
    const dealt = Array.from({ length: columns }, () => []);
    for (let i = 0, rest = n; i < count; i++, rest = Math.floor(rest / columns)) dealt[rest % columns].push(i);
    if (dealt.every((column) => column.length)) yield dealt;
  }
}

// The largest scale at which a column is no higher than this.
function fit(parts, column, height) {
  const free = height - column.length * HEAD - GAP * (column.length - 1);
  return Math.min(MOST, free / column.reduce((sum, i) => sum + parts[i].height, 0));
}

// Columns share the width by what weighs most in them: as worth grows with the logarithm of scale, that is best for it.  What a column
// cannot use for its height is left to the others, and none is made smaller than can be read while another has more.
function share(widths, weights, most, width) {
  const least = most.map((one) => Math.min(one, LEAST));
  const scales = (level) => widths.map((wide, c) => Math.max(least[c], Math.min(most[c], (level * weights[c]) / wide)));
  let [low, high] = [0, (MOST * Math.max(...widths)) / Math.min(...weights)];
  for (let step = 0; step < 24; step++) {
    const level = (low + high) / 2;
    const used = scales(level).reduce((sum, scale, c) => sum + widths[c] * scale, 0);
    if (used <= width) low = level;
    else high = level;
  }
  const found = scales(low);
  const used = found.reduce((sum, scale, c) => sum + widths[c] * scale, 0);
  return used <= width ? found : found.map((scale) => (scale * width) / used);
}

// How large a drawing wants to be: they are made to be read on a phone, and wide ones are wide because much is on them.
export function natural(width, height) {
  const wide = PHONE + (width - PHONE) * 0.33;
  return { width: wide, height: (height * wide) / width };
}

// On a phone: one screen after the other, each with as many parts as go in; the widest, the board, comes first.
export function screens(parts, width, height) {
  const ordered = parts.map((_, i) => i).sort((a, b) => Number(wide(parts[b])) - Number(wide(parts[a])) || FIRST[parts[a].role] - FIRST[parts[b].role] || a - b);
  const found = [];
  let left = 0;
  for (const i of ordered) {
    const tall = PHONE_HEAD + (parts[i].height * width) / parts[i].width;
    if (!found.length || tall > left) {
      found.push([]);
      left = height;
    }
    found.at(-1).push(i);
    left -= tall;
  }
  return found;
}

export const wide = (part) => part.width > PHONE + 120;
const weight = (part) => (wide(part) ? BOARD : WEIGHTS[part.role]);

// `parts` have a role, and a natural width and height; the answer has columns of indices and a
// scale for each.
export function arrange(parts, width, height) {
  return best(parts, width, height) || best(parts, width, Infinity);
}

function best(parts, width, height) {
  let found = null;
  for (let columns = 1; columns <= Math.min(3, parts.length); columns++) {
    for (const dealt of deals(parts.length, columns)) {
      const widths = dealt.map((column) => Math.max(...column.map((i) => parts[i].width)));
      const most = dealt.map((column) => fit(parts, column, height));
      const weights = dealt.map((column) => Math.max(...column.map((i) => weight(parts[i]))));
      const scales = share(widths, weights, most, width - GAP * (columns - 1));
      if (height < Infinity && Math.min(...scales) < LEAST) continue;
      const worth = dealt.reduce((sum, column, c) => sum + column.reduce((own, i) => own + weight(parts[i]) * Math.log(scales[c]), 0), 0);
      const tall = Math.max(...dealt.map((column, c) => column.reduce((sum, i) => sum + parts[i].height * scales[c] + HEAD + GAP, 0)));
      const score = worth - (height < Infinity ? 0 : tall / 500) + 1e-6 * order(dealt);
      if (!found || score > found.score) found = { columns: dealt, scales, score };
    }
  }
  return found;
}

// Of equally good ways the one that keeps the parts in their order.
const order = (dealt) => dealt.flat().reduce((sum, part, i) => sum - Math.abs(part - i), 0);
