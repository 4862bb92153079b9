// A record from a file or from text becomes a table to study.

import { call, withLanguage } from "./net.js";
import { $ } from "./page.js";
import { say } from "./words.js";

$("file").addEventListener("change", async () => {
  const file = $("file").files[0];
  if (file) $("record").value = (await file.text()).split("\n").find((line) => line.trim()) && (await whole(file));
});

// One record, or the first of a file with one in each line.
async function whole(file) {
  const text = await file.text();
  try {
    JSON.parse(text);
    return text;
  } catch {
    return text.split("\n").find((line) => line.trim()) || "";
  }
}

$("import").addEventListener("submit", async (event) => {
  event.preventDefault();
  $("problem").hidden = true;
  try {
    let record;
    try {
      record = JSON.parse($("record").value);
    } catch {
      throw new Error(say("no-json"));
    }
    const table = await call(withLanguage("/api/import"), record);
    location.href = `/t/${table.id}`;
  } catch (error) {
    $("problem").textContent = error.message;
    $("problem").hidden = false;
  }
});
