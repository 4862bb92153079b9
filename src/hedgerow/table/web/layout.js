// Where the parts of the table go: the split into columns that shows everything at the largest common scale.

const GAP = 14;
const HEAD = 26; // a part's title

function* splits(items) {
  const n = items.length;
  for (let bits = 0; bits < 1 << Math.max(0, n - 1); bits++) {
    const columns = [[]];
    items.forEach((item, i) => {
      if (i && bits & (1 << (i - 1))) columns.push([]);
      columns.at(-1).push(item);
    });
    yield columns;
  }
}

// `parts` have a width and a height in the units of their drawings; the answer has columns of indices and a scale.
export function arrange(parts, width, height) {
  let best = null;
  for (const columns of splits(parts.map((_, i) => i))) {
    const wide = columns.reduce((sum, column) => sum + Math.max(...column.map((i) => parts[i].width)), 0);
    const free = width - GAP * (columns.length - 1);
    const byWidth = free / wide;
    const byHeight = Math.min(
      ...columns.map((column) => (height - column.length * HEAD - GAP * (column.length - 1)) / column.reduce((sum, i) => sum + parts[i].height, 0)),
    );
    const scale = Math.min(byWidth, byHeight, 1.7);
    const tall = Math.min(byWidth, 1);
    if (!best || scale > best.scale + 0.001) best = { columns, scale, tall };
  }
  if (best.scale < 0.55) return scrolled(parts, width);
  return best;
}

// Too much for one screen: as wide as it goes in at most two columns, and the page scrolls down.
function scrolled(parts, width) {
  let best = null;
  for (const columns of splits(parts.map((_, i) => i))) {
    const wide = columns.reduce((sum, column) => sum + Math.max(...column.map((i) => parts[i].width)), 0);
    const scale = Math.min((width - GAP * (columns.length - 1)) / wide, 1);
    if (scale < 0.6 && columns.length > 1) continue;
    const tall = Math.max(...columns.map((column) => column.reduce((sum, i) => sum + parts[i].height * scale, 0)));
    if (!best || tall < best.height) best = { columns, scale, height: tall };
  }
  return best;
}
