// Settings of the person: kept by the server, the same on every device with the private link.

import { call } from "./net.js";
import { $, dress, preferences, prefer, tell } from "./page.js";
import { say } from "./words.js";

const form = $("settings");
const saved = () => ($("saved").textContent = say("saved"));

form.addEventListener("submit", (event) => event.preventDefault());
form.elements.theme.value = preferences.theme || "auto";
form.elements.confirm.checked = Boolean(preferences.confirm);
form.elements.still.checked = preferences.motion === "off";
form.elements.notify.checked = Boolean(preferences.notify);

call("/api/me")
  .then((me) => ($("my-name").value = me.name || ""))
  .catch(tell);

$("my-name").addEventListener("change", () => call("/api/me", { name: $("my-name").value.trim() }, "PUT").then(saved, tell));

form.addEventListener("change", async (event) => {
  const { name, checked } = event.target;
  if (name === "theme") dress(form.elements.theme.value);
  if (name === "still") document.documentElement.dataset.motion = checked ? "off" : "auto";
  if (name === "notify" && checked && "Notification" in window) await Notification.requestPermission();
  if (!["theme", "confirm", "still", "notify"].includes(name)) return;
  await prefer({
    theme: form.elements.theme.value,
    confirm: form.elements.confirm.checked,
    motion: form.elements.still.checked ? "off" : "auto",
    notify: form.elements.notify.checked,
  });
  saved();
});

$("make").addEventListener("click", () =>
  call("/api/me/link", {}).then((made) => {
    $("private").value = new URL(made.link, location.href).href;
    $("made").hidden = false;
    $("private").focus();
  }, tell),
);

$("copy").addEventListener("click", async () => {
  $("private").select();
  await navigator.clipboard.writeText($("private").value).catch(() => document.execCommand("copy"));
  $("saved").textContent = say("copied");
});
