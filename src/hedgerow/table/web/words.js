// The page's words: patterns prepared by the server from the Fluent files, filled in here.
//
// A pattern is a text, or a list of texts, {"$": name} for an argument, and {"$": name, of: {one: …, few: …}, or: "other"}
// for a choice by number (by the plural rules of the language) or by value.

const read = (id) => JSON.parse(document.getElementById(id)?.textContent || "{}");
const patterns = read("words");
export const language = document.documentElement.lang;
const plural = new Intl.PluralRules(language);
const digits = new Intl.NumberFormat(language);

export function say(key, given = {}) {
  const pattern = patterns[key];
  if (pattern === undefined) throw new Error(`no words for ${key}`);
  return fill(pattern, given);
}

function fill(pattern, given) {
  if (typeof pattern === "string") return pattern;
  return pattern.map((part) => (typeof part === "string" ? part : part.of ? chosen(part, given) : shown(given[part.$]))).join("");
}

function chosen(part, given) {
  const value = given[part.$];
  const key = String(value) in part.of ? String(value) : typeof value === "number" ? plural.select(value) : part.or;
  return fill(part.of[key] ?? part.of[part.or], given);
}

const shown = (value) => (typeof value === "number" ? digits.format(value) : String(value ?? ""));

export const number = (value) => digits.format(value);
export const list = (names) => new Intl.ListFormat(language, { type: "conjunction" }).format(names);
