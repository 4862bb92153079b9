// The first game: the same hands as at a table, with a coach; the server plays everything else from the seed.  And the pictures
// of the rules: what they speak of is circled.

import { Hands } from "./hands.js";
import { moved } from "./movement.js";
import { call, withLanguage } from "./net.js";
import { $, announce, make, tell } from "./page.js";
import { say } from "./words.js";

const path = `/api/learn/${$("lesson").dataset.game}`;
let made = [];
let hands;

$("begin").addEventListener("click", () => {
  made = [];
  open(true);
  hands ??= new Hands({ play, about, extra, few: 0 });
  step().then((good) => good && $("coach").focus({ preventScroll: true }));
});

function open(lesson) {
  $("intro").hidden = lesson;
  $("rules").hidden = lesson;
  $("stage").hidden = !lesson;
  $("title").classList.toggle("unseen", lesson);
  scrollTo({ top: 0, behavior: "instant" });
}

const about = (ref) => call(withLanguage(`${path}/about`), { moves: made, ref });

async function play(move) {
  made.push(move.code);
  if (!(await step())) made.pop();
}

async function step() {
  try {
    const now = await call(withLanguage(path), { moves: made });
    await moved(hands.board, now.panels, null, () => show(now));
    return true;
  } catch (error) {
    tell(error);
    return false;
  }
}

function show(now) {
  const told = [...now.news, now.ask].map((text) => (/[.!?…:]$/.test(text) ? text : `${text}.`)).join(" ");
  $("count").textContent = now.finished ? "" : say("lesson-step", { n: Math.min(now.step + 1, now.steps), of: now.steps });
  $("way").max = now.steps;
  $("way").value = now.step;
  $("coach").textContent = now.coach;
  $("ask").textContent = told;
  $("onward").hidden = !now.finished;
  hands.board.show(now.panels);
  hands.offer(now.moves);
  announce(`${now.coach} ${told}`);
}

// Beside the choices: back by a move, from the beginning, away.
function extra() {
  const button = (key, act) => make("button", { type: "button", class: "quiet", text: say(key), onclick: act });
  const back = () => {
    const last = made.pop();
    step().then((good) => good || made.push(last));
  };
  return [
    made.length ? button("lesson-back", back) : null,
    made.length > 1 ? button("lesson-again", () => $("begin").click()) : null,
    button("lesson-leave", () => {
      open(false);
      $("begin").focus();
    }),
  ].filter(Boolean);
}

// ---------------------------------------------------------------- pictures of the rules

function circle(thing) {
  const { x, y, width, height } = thing.getBBox();
  const ring = document.createElementNS("http://www.w3.org/2000/svg", "ellipse");
  const given = { cx: x + width / 2, cy: y + height / 2, rx: width * 0.53, ry: height * 0.5, class: "ring", "aria-hidden": "true" };
  for (const [name, value] of Object.entries(given)) ring.setAttribute(name, value);
  thing.append(ring);
}

for (const thing of document.querySelectorAll(".rules .marked")) circle(thing);
