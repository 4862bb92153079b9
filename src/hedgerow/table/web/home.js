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
  const names = (table.seats || []).map((seat) => seat.name || say("free-seat"));
  const state = table.waiting ? say("your-turn") : say(`status-${table.status}`);
  return make(
    "li",
    { class: table.waiting ? "mine" : null },
    make("a", { href: `/t/${table.id}` }, make("strong", { text: table.title }), " ", make("span", { class: "soft", text: list(names) }), make("span", { class: "state", text: state })),
  );
}
