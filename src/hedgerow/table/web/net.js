// Talking to the server: JSON up and down, refusals as errors with a sentence, and the stream of changes.

import { language, say } from "./words.js";

const PATIENCE = 30_000; // ms without an answer are as good as no network

export class Refusal extends Error {
  constructor(name, message, status) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

export async function call(path, body, method = body === undefined ? "GET" : "POST") {
  const options = { method, signal: AbortSignal.timeout(PATIENCE), headers: { accept: "application/json", "accept-language": language } };
  if (body !== undefined) {
    options.headers["content-type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new Refusal("offline", say("offline"), 0);
  }
  const type = response.headers.get("content-type") || "";
  const answer = type.includes("json") ? await response.json() : null;
  if (!response.ok) throw new Refusal(answer?.error || "error", answer?.message || say("went-wrong"), response.status);
  return answer;
}

export const withLanguage = (path, given = {}) => {
  const query = new URLSearchParams({ lang: language });
  for (const [name, value] of Object.entries(given)) if (value !== null && value !== undefined) query.set(name, value);
  return `${path}?${query}`;
};

// Follows a stream of changes; `changed` is called after each, and after every time the connection came back.
export function follow(path, changed, connected) {
  let source, wait;
  const open = () => {
    source = new EventSource(path);
    source.addEventListener("open", () => {
      connected(true);
      changed({});
    });
    source.addEventListener("change", (event) => changed(JSON.parse(event.data)));
    source.addEventListener("error", () => {
      connected(false);
      if (source.readyState === EventSource.CLOSED) {
        clearTimeout(wait);
        wait = setTimeout(open, 2000);
      }
    });
  };
  open();
  addEventListener("offline", () => connected(false));
  addEventListener("online", () => {
    source.close();
    clearTimeout(wait);
    open();
  });
  return () => source.close();
}
