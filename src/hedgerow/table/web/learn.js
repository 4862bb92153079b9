// The first game: the same hands as at a table, with a coach; the server plays everything else from the seed.

import { Hands } from "./hands.js";
import { call } from "./net.js";
import { $, announce, make, tell } from "./page.js";
import { language, say } from "./words.js";

const game = $("lesson").dataset.game;
const path = `/api/learn/${game}`;
let made = [];

$("begin").addEventListener("click", () => {
  $("intro").hidden = true;
  $("stage").hidden = false;
  hands ??= new Hands({ play, about: (ref) => call(`${path}/about`, { lang: language, moves: made, ref }), extra });
  step();
});

let hands;

async function play(move) {
  made.push(move.code);
  if (!(await step())) made.pop();
}

async function step() {
  try {
    show(await call(path, { lang: language, moves: made }));
    return true;
  } catch (error) {
    tell(error);
    return false;
  }
}

function show(now) {
  $("coach").textContent = now.coach;
  $("coach").hidden = !now.coach;
  $("ask").textContent = [...now.news, now.ask].join(" ");
  hands.board.show(now.panels);
  hands.offer(now.moves);
  announce([now.coach, ...now.news, now.ask].join(" "));
}

function extra() {
  if (!made.length) return [];
  return [
    make("button", {
      type: "button",
      class: "quiet",
      text: say("undo"),
      onclick: () => {
        made.pop();
        step();
      },
    }),
  ];
}
