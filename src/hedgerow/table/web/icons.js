// Our own small signs, drawn in a box of 24 by 24, that take the colour of the words around them.

const NS = "http://www.w3.org/2000/svg";
const LEFT = "M15 5.5q-4.6 3-7 6.5 2.4 3.5 7 6.5";
const RIGHT = "M9 5.5q4.6 3 7 6.5-2.4 3.5-7 6.5";
const PATHS = {
  first: `M6 5v14 ${LEFT.replace("M15", "M17")}`,
  last: `M18 5v14 ${RIGHT.replace("M9", "M7")}`,
  "turn-back": "M12 6q-4 2.6-6 6 2 3.4 6 6 M19 6q-4 2.6-6 6 2 3.4 6 6",
  "turn-on": "M12 6q4 2.6 6 6-2 3.4-6 6 M5 6q4 2.6 6 6-2 3.4-6 6",
  back: LEFT,
  on: RIGHT,
  play: "M8 5.2q7.4 3 11 6.8-3.6 3.8-11 6.8-.8-6.8 0-13.6z",
  pause: "M8.5 5.5q-.5 6.5 0 13 M15.5 5.5q.5 6.5 0 13",
  large: "M14 5h5v5 M19 5l-6 6 M10 19H5v-5 M5 19l6-6",
  zoom: "M10.5 4.5a6 6 0 1 0 .01 0z M15 15l4.5 4.5 M8 10.5h5 M10.5 8v5",
  turn: "M18.5 10a7 7 0 1 0 .3 4.5 M19 4.5v5.5h-5.5",
  undo: "M5 9.5h9a5 5 0 0 1 0 10h-4 M9 5.5l-4 4 4 4",
};

export function icon(name) {
  const svg = document.createElementNS(NS, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon${name === "play" ? " full" : ""}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(NS, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
