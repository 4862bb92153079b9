// A link from another device: whoever opens it is the same person here.

import { call } from "./net.js";
import { $ } from "./page.js";

const token = location.hash.slice(1);
history.replaceState(null, "", location.pathname);
if (token) {
  call("/api/me/claim", { token }).then(
    () => location.replace("/"),
    (error) => ($("problem").textContent = error.message),
  );
} else location.replace("/settings");
