// The timeline under the board: step, play, jump by turn; on every game, live or finished.

import { icon } from "./icons.js";
import { $, make } from "./page.js";
import { say } from "./words.js";

const PAUSE = 1100;

export class Replay {
  constructor(table) {
    this.table = table;
    const button = (name, act) => make("button", { type: "button", id: `time-${name}`, class: "quiet", "aria-label": say(`time-${name}`), title: say(`time-${name}`), onclick: act }, icon(name));
    this.slider = make("input", { type: "range", id: "time", min: 0, max: 0, step: 1, "aria-label": say("time"), oninput: () => this.slide(), onchange: () => this.slide() });
    this.label = make("output", { for: "time" });
    this.player = button("play", () => (this.timer ? this.stop() : this.play()));
    $("timeline").append(
      button("first", () => this.jump(0)),
      button("turn-back", () => this.turn(-1)),
      button("back", () => this.by(-1)),
      this.player,
      button("on", () => this.by(1)),
      button("turn-on", () => this.turn(1)),
      button("last", () => this.jump(null)),
      this.slider,
      this.label,
    );
  }

  show(live, view) {
    this.live = live;
    this.slider.max = live.moves_count;
    if (document.activeElement !== this.slider || !this.sliding) this.slider.value = view.at ?? live.moves_count;
    const at = this.table.at === null ? live.moves_count : this.table.at;
    this.slider.setAttribute("aria-valuetext", say("moment", { n: at, all: live.moves_count }));
    this.label.textContent = `${at}/${live.moves_count}`;
    for (const [name, off] of Object.entries({ first: at === 0, back: at === 0, "turn-back": at === 0, on: this.table.at === null, "turn-on": this.table.at === null, last: this.table.at === null })) {
      const button = $(`time-${name}`);
      button.setAttribute("aria-disabled", String(off));
    }
    $("timeline").hidden = live.moves_count === 0;
    if (this.timer && this.table.at === null) this.stop();
  }

  get now() {
    return this.table.at ?? this.live.moves_count;
  }

  slide() {
    clearTimeout(this.sliding);
    this.sliding = setTimeout(() => {
      this.sliding = null;
      this.jump(Number(this.slider.value));
    }, 60);
  }

  jump(at) {
    this.stop();
    return this.table.go(at);
  }

  by(step) {
    return this.jump(Math.max(0, this.now + step));
  }

  // To where the next or the last stretch of moves of one seat begins.
  turn(step) {
    const seats = [];
    for (const line of this.live.log) seats[line.number] = line.seat;
    const begins = (n) => n === 0 || n >= this.live.moves_count || (seats[n] !== undefined && seats[n] !== seats[n - 1]);
    let at = this.now + step;
    while (at > 0 && at < this.live.moves_count && !begins(at)) at += step;
    return this.jump(Math.max(0, at));
  }

  play() {
    const again = async () => {
      if (this.table.at === null) return this.stop();
      await this.table.go(this.table.at + 1);
      if (this.timer) this.timer = setTimeout(again, PAUSE);
      return undefined;
    };
    const start = this.table.at === null ? this.table.go(0) : Promise.resolve();
    this.mark(true);
    this.timer = -1;
    start.then(() => {
      if (this.timer) this.timer = setTimeout(again, PAUSE);
    });
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = null;
    this.mark(false);
  }

  mark(playing) {
    const name = playing ? "time-pause" : "time-play";
    this.player.replaceChildren(icon(playing ? "pause" : "play"));
    this.player.setAttribute("aria-label", say(name));
    this.player.title = say(name);
  }
}
