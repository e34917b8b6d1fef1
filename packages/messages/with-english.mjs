// @ts-check

/** Messages of a language, with the English one for each that it does not have yet. */
export function withEnglish(/** @type {any} */ own, /** @type {any} */ english) {
  if (typeof english === "string") return typeof own === "string" && own !== "" ? own : english;
  const filled = Object.entries(english).map(([key, text]) => [key, withEnglish(own?.[key], text)]);
  return Object.fromEntries(filled);
}
