// The table: fetches what I may see, shows it, and sends what I do.

import { Hands } from "./hands.js";
import { moved } from "./movement.js";
import { call, follow, withLanguage } from "./net.js";
import { $, announce, arg, dialog, letter, make, preferences, renew, tell, toast } from "./page.js";
import { Replay } from "./replay.js";
import { Side } from "./side.js";
import { Study } from "./study.js";
import { say } from "./words.js";

const id = arg;
const path = (rest) => `/api/tables/${id}/${rest}`;
const seenKey = `hedgerow seen ${id}`;
const SLOW = 400; // ms: a move that takes longer is seen to be on its way
const moment = new URL(location.href).searchParams.get("at");

class Table {
  constructor() {
    this.at = moment === null ? null : Number(moment);
    this.view = null; // what is on the screen
    this.live = null; // the table as it stands
    this.visited = localStorage.getItem(seenKey); // so many moves had been made when I was last here
    this.lines = []; // all that was told
    this.least = 0; // the version it has reached at least
    this.sending = false; // is a move of mine on its way?  What the table looked like before it asks me nothing any more
    this.hands = new Hands({
      play: (move) => this.play(move),
      about: (ref) => call(withLanguage(path("about"), { ref, at: this.at })),
      confirm: () => Boolean(preferences.confirm),
      extra: () => this.extra(),
    });
    this.side = new Side(this);
    this.replay = new Replay(this);
    this.study = new Study(this);
    $("uncover").addEventListener("click", () => this.uncover());
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("visibilitychange", () => document.hidden || this.seen());
  }

  async begin() {
    await this.join();
    await this.load();
    this.since();
    this.stop = follow(path("stream"), (change) => this.changed(change), (up) => this.connection(up));
  }

  // An invitation stands behind the #, where no server sees it.
  async join() {
    const key = /^#join=([\w-]+)$/.exec(location.hash)?.[1];
    if (!key) return;
    history.replaceState(null, "", location.pathname + location.search);
    await call(path("seat"), { invite: key }).catch((error) => error.name === "already_seated" || tell(error));
  }

  // ---------------------------------------------------------------- fetching

  changed(change) {
    if (this.sending || (this.live && change.version <= this.live.version)) return; // who sends looks by himself afterwards
    this.load().catch(() => {});
  }

  // One fetch at a time; who asks while one is under way waits for the next, which knows what has happened since.
  load() {
    if (!this.loading) {
      this.loading = this.fetch().finally(() => (this.loading = null));
      return this.loading;
    }
    this.next ??= this.loading
      .catch(() => {})
      .then(() => {
        this.next = null;
        return this.load();
      });
    return this.next;
  }

  async fetch() {
    try {
      const { at } = this;
      const live = await call(withLanguage(path("view")));
      const shown = at === null ? live : await call(withLanguage(path("view"), { at }));
      this.told(live);
      if (at !== this.at) return this.fetch(); // one looks at another moment by now
      await this.take(live, shown);
      this.connection(true);
    } catch (error) {
      if (error.name === "offline") this.connection(false);
      else if (!this.view) {
        $("loading").replaceChildren(make("p", { class: "problem", text: error.message }), make("a", { class: "button", href: "/", text: say("home-back") }));
        throw error;
      } else tell(error);
    }
    return undefined;
  }

  // A view tells the latest moves; what was told before is kept, and what nobody told us yet asked for.
  told(live) {
    const first = live.log[0]?.number ?? 0;
    live.log = [...this.lines.filter((line) => line.number < first), ...live.log];
    this.lines = live.log;
    if (live.log.length < live.moves_count) this.asking ??= this.older(first).catch(() => {}).finally(() => (this.asking = null));
  }

  async older(end) {
    const found = [];
    while (found.length < end) {
      const lines = await call(withLanguage(path("events"), { since: found.length }));
      if (!lines.length) return;
      found.push(...lines);
    }
    this.lines = this.live.log = [...found.slice(0, end), ...this.live.log.filter((line) => line.number >= end)];
    this.side.log();
  }

  take(live, shown) {
    const before = this.live;
    if (live.version < this.least) return undefined; // from before my move
    this.live = live;
    if (this.covered || (this.at === null && this.mustCover(before, live))) return this.cover(shown);
    return this.show(shown, before);
  }

  async go(at) {
    const wanted = at === null || at >= this.live.moves_count ? null : Math.max(0, at);
    this.at = wanted;
    const here = new URL(location.href);
    if (wanted === null) here.searchParams.delete("at");
    else here.searchParams.set("at", wanted);
    history.replaceState(null, "", here);
    const shown = wanted === null ? this.live : await call(withLanguage(path("view"), { at: wanted })).catch(tell);
    if (shown && this.at === wanted) await this.show(shown, this.live, true);
  }

  // ---------------------------------------------------------------- showing

  // Resolves when it is there to be seen.
  show(view, before, jumped = false) {
    const fresh = before ? this.live.log.filter((line) => line.number >= before.moves_count) : [];
    const onward = this.view && view.at > this.view.at;
    const told = onward ? (jumped ? this.lineBefore(view) : fresh.at(-1))?.refs : null;
    return moved(this.hands.board, view.panels, told, () => this.put(view, before, fresh, jumped));
  }

  put(view, before, fresh, jumped) {
    const old = this.view;
    this.view = view;
    $("loading").hidden = true;
    $("table").hidden = false;
    Object.assign($("table").dataset, { status: this.live.status, version: this.live.version });
    $("name").textContent = view.title;
    const past = this.at !== null;
    $("ask").textContent = past ? say("moment", { n: view.at, all: this.live.moves_count }) : view.ask;
    $("table").classList.toggle("waiting", Boolean(view.waiting) && !past);
    this.hands.board.show(view.panels);
    this.offer(past || !view.waiting || this.sending ? [] : view.moves);
    this.side.show(this.live, view);
    this.replay.show(this.live, view);
    this.study.show(this.live, view);
    this.actions();
    this.banner();
    renew();
    if (!old) performance.mark("board shown");
    if (jumped) announce(`${$("ask").textContent} ${this.lineBefore(view)?.text || ""}`);
    else if (before) announce([...fresh.map((line) => line.text), this.live.waiting || this.live.over ? this.live.ask : ""].join(" "));
    this.call(before);
    if (!document.hidden) this.seen();
  }

  // The same question again (somebody spoke, somebody came) leaves a half-made choice as it is.
  offer(moves) {
    const asked = `${this.at} ${this.view.moves_count} ${moves.map((move) => move.code)}`;
    if (asked === this.asked) return this.hands.show();
    this.asked = asked;
    return this.hands.offer(moves);
  }

  lineBefore(view) {
    return this.live.log.findLast((line) => line.number < view.at);
  }

  // Title, sign and notification when it is my turn.
  call(before) {
    const mine = this.live.waiting;
    document.title = `${mine ? `● ${say("your-turn")} · ` : ""}${this.live.title} · Hedgerow`;
    const icon = document.querySelector("link[rel=icon]");
    const wanted = icon.href.replace(/icon(-turn)?\.svg$/, mine ? "icon-turn.svg" : "icon.svg");
    if (icon.href !== wanted) icon.href = wanted;
    const began = mine && before && !before.waiting;
    if (began && document.hidden && preferences.notify && "Notification" in window && Notification.permission === "granted") {
      new Notification(this.live.title, { body: this.live.ask, tag: id });
    }
  }

  actions() {
    const { live } = this;
    const can = live.permissions || {};
    const buttons = [];
    const button = (text, act, kind = null) => buttons.push(make("button", { type: "button", class: kind, text, onclick: act }));
    const free = live.seats.filter((seat) => seat.kind === "open" && !seat.name);
    if (live.status === "waiting" && live.seat === null && free.length) button(say("sit"), () => this.post("seat", {}), "strong");
    if (can.start && live.status === "waiting") button(say("start"), () => this.post("start", {}), "strong");
    if (live.invite) button(say("invite"), () => this.share(new URL(live.invite, location.href).href));
    for (const seat of can.judge ? live.seats.filter((one) => one.late) : []) {
      button(say("judge-more", { who: seat.name }), () => this.post("judge", { seat: seat.seat, more: true }));
      button(say("judge-bot", { who: seat.name }), () => this.post("judge", { seat: seat.seat, more: false }));
    }
    if (live.rematch) buttons.push(make("a", { class: "button strong", href: `/t/${live.rematch}`, text: say("to-rematch") }));
    else if (can.rematch && live.over) button(say("rematch"), () => this.away("rematch"), "strong");
    if (can.leave && !live.over) button(say("leave"), () => confirm(say("leave-sure")) && this.post("leave", {}), "quiet");
    if (live.seats.some((seat) => seat.mine && seat.left)) button(say("return"), () => this.post("return", {}));
    $("actions").replaceChildren(...buttons);
  }

  extra() {
    const undo = this.live?.undo;
    if (this.at !== null || !undo?.to?.length || !this.live.permissions?.undo) return [];
    return [make("button", { type: "button", id: "undo", class: "quiet", text: say("undo"), onclick: () => this.undo() })];
  }

  banner() {
    const box = $("banner");
    const asked = this.live.undo?.asked;
    const mine = this.live.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const parts = [];
    if (asked && mine.length && !mine.includes(asked.by)) {
      parts.push(make("span", { text: say("undo-asked", { who: this.live.seats[asked.by].name }) }));
      parts.push(make("button", { type: "button", text: say("yes"), onclick: () => this.post("undo/answer", { yes: true }) }));
      parts.push(make("button", { type: "button", text: say("no"), onclick: () => this.post("undo/answer", { yes: false }) }));
    } else if (asked && mine.includes(asked.by)) {
      parts.push(make("span", { text: say("undo-waits") }));
    } else if (this.at !== null) {
      parts.push(make("span", { text: say("looking-back") }), make("button", { type: "button", class: "strong", text: say("to-now"), onclick: () => this.go(null) }));
    } else if (this.missed) {
      const missed = this.missed;
      parts.push(make("span", { text: say("missed", { n: this.live.moves_count - missed }) }));
      parts.push(make("button", { type: "button", class: "strong", text: say("missed-show"), onclick: () => this.catchUp(missed) }));
      parts.push(make("button", { type: "button", class: "quiet", text: say("dismiss"), onclick: () => this.dismiss() }));
    }
    box.replaceChildren(...parts);
    box.hidden = !parts.length;
  }

  connection(up) {
    document.documentElement.classList.toggle("offline", !up);
    if (!up && !this.down) toast(say("offline"));
    else if (up && this.down) toast(say("online"));
    this.down = !up;
  }

  // ---------------------------------------------------------------- doing

  async play(move) {
    const started = performance.now();
    const given = { version: this.live.version, key: crypto.randomUUID(), code: move.code };
    this.meant = { say: move.say, count: this.live.moves_count };
    this.sending = true;
    const slow = setTimeout(() => $("table").setAttribute("aria-busy", "true"), SLOW);
    await this.post("moves", given, 2);
    clearTimeout(slow);
    $("table").removeAttribute("aria-busy");
    if (performance.getEntriesByName("move shown").length > 500) performance.clearMeasures();
    performance.measure("move shown", { start: started });
  }

  // Where several move at once the table may have gone on meanwhile: the same move again, if it still says the same and I have
  // not moved since (in another window).
  async again(given) {
    await this.load().catch(() => {});
    const { say: said, count } = this.meant;
    const mine = this.live.moves_count < count || this.live.log.some((line) => line.number >= count && line.seat === this.live.seat);
    const move = this.live.waiting && this.at === null && !mine && this.live.moves.find((one) => one.code === given.code);
    if (move && move.say === said) return this.post("moves", { ...given, version: this.live.version, key: crypto.randomUUID() });
    this.sending = false;
    return this.show(this.view, this.live);
  }

  // Sends something and shows what came of it.  A move has a key, so that sending it twice makes it once.
  async post(what, given, tries = 0) {
    try {
      const answer = await call(path(what), given);
      this.least = Math.max(this.least, answer.version ?? 0);
      this.sending = false;
      await this.load();
      return answer;
    } catch (error) {
      if (error.name === "offline" && tries) {
        this.connection(false);
        await new Promise((done) => setTimeout(done, 1500));
        return this.post(what, given, tries - 1);
      }
      if (error.name === "stale_version" && tries) return this.again(given);
      tell(error);
      announce(error.message);
      this.sending = false;
      await this.load().catch(() => {});
      if (this.live?.waiting && this.at === null) this.hands.offer(this.live.moves);
      return null;
    }
  }

  undo() {
    const to = this.live.undo.to;
    this.hands.acted++;
    this.post("undo", { to: Math.max(...to) });
  }

  async away(what, given = {}) {
    const answer = await call(path(what), given).catch(tell);
    if (answer?.id) location.href = `/t/${answer.id}`;
  }

  share(link) {
    const box = make("input", { readonly: true, value: link, "aria-label": say("link"), onfocus: () => box.select() });
    const copied = make("p", { class: "soft", role: "status" });
    const copy = make("button", {
      type: "button",
      text: say("copy"),
      onclick: async () => {
        box.select();
        await navigator.clipboard?.writeText(link).catch(() => document.execCommand("copy"));
        copied.textContent = say("copied");
      },
    });
    dialog(say("link"), make("p", { class: "link" }, box, copy), copied);
  }

  // ---------------------------------------------------------------- catching up

  seen() {
    if (this.live && !this.missed) localStorage.setItem(seenKey, String(this.live.moves_count));
  }

  since() {
    const last = Number(this.visited ?? this.live.moves_count);
    const mine = new Set(this.live.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
    const news = this.live.log.filter((line) => line.number >= last && !mine.has(line.seat));
    if (news.length && this.at === null) {
      this.missed = last;
      this.banner();
    } else this.seen();
  }

  catchUp(from) {
    this.missed = null;
    this.seen();
    this.side.tab("log");
    this.go(from).then(() => this.replay.play());
  }

  dismiss() {
    this.missed = null;
    this.seen();
    this.banner();
  }

  // ---------------------------------------------------------------- one device, several people

  mustCover(before, live) {
    const people = live.seats.filter((seat) => seat.mine).length;
    return people > 1 && !live.origin && before?.seat !== live.seat && live.status === "playing";
  }

  cover(shown) {
    const already = Boolean(this.covered);
    this.covered = shown;
    $("cover-title").textContent = say("cover-title", { who: this.live.seats[this.live.seat].name });
    $("loading").hidden = true;
    $("cover").hidden = false;
    $("table").classList.add("covered");
    if (!already) $("cover-title").focus();
  }

  async uncover() {
    const shown = this.covered;
    this.covered = null;
    await this.show(shown, null);
    document.activeElement?.blur();
    $("cover").hidden = true;
    $("table").classList.remove("covered");
    this.hands.refocus();
  }

  // ---------------------------------------------------------------- keys

  key(event) {
    if (event.target.closest?.("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "/") {
      event.preventDefault();
      this.side.tab("moves");
      $("filter").focus();
    } else if (letter(event) === "u") $("undo")?.click();
    else if (event.key === "," && this.view) this.go((this.at ?? this.live.moves_count) - 1);
    else if (event.key === "." && this.at !== null) this.go(this.at + 1);
  }
}

new Table().begin().catch(() => {});
