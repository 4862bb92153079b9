// The first page: tables of mine, tables with a free seat, tables to watch.

import { call, withLanguage } from "./net.js";
import { $, make } from "./page.js";
import { list, say } from "./words.js";

for (const [name, kind] of [
  ["yours", "mine"],
  ["open", "open"],
  ["watch", "watch"],
]) {
  call(withLanguage("/api/tables", { list: kind }))
    .then((tables) => {
      const rows = tables.slice(0, 30).map(row);
      $(name).querySelector("ul").replaceChildren(...rows);
      $(name).hidden = !rows.length;
    })
    .catch(() => {});
}

function row(table) {
  const names = table.seats.map((seat, i) => (seat.kind === "bot" ? say("bot") : seat.name || (seat.kind === "open" ? say("free-seat") : say("seat-number", { n: i + 1 }))));
  const state = table.turn ? say("your-turn") : say(`status-${table.status}`);
  const title = document.querySelector(`[data-game="${table.game}"] h2`)?.textContent || table.game;
  return make(
    "li",
    { class: table.turn ? "mine" : null },
    make("a", { href: `/t/${table.id}` }, make("strong", { text: table.title || title }), " ", make("span", { class: "soft", text: list(names) }), make("span", { class: "state", text: state })),
  );
}
