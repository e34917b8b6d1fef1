/** Names of works, shown after the title of their field (rules §1, §13). Not translated. */

const WORKS_NAMES = [
  "Aurelia",
  "Brontes",
  "Calder",
  "Drava",
  "Etna",
  "Korund",
  "Nadir",
  "Selene",
  "Steropes",
  "Vesta",
] as const;

/** The name of the nth works of a map, from 0. Maps of old may have more works than names. */
export function worksName(nth: number): string {
  const name = WORKS_NAMES[nth % WORKS_NAMES.length] ?? WORKS_NAMES[0];
  const round = Math.floor(nth / WORKS_NAMES.length);
  return round === 0 ? name : `${name} ${round + 1}`;
}
