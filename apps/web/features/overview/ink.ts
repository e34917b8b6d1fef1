/** The canvas colors, defined in the style sheet. */
const INKS = [
  "fog",
  "waste",
  "letter",
  "base",
  "foe",
  "factory",
  "metal",
  "energy",
  "cave",
  "forest",
  "town",
  "town-deep",
  "town-light",
  "slat",
  "streak",
  "own",
  "other",
  "here",
  "target",
  "mark",
  "edge",
  "dark",
  "pin",
  "pin-ember",
  "pin-steel",
  "pin-good",
  "pin-bad",
] as const;
export type Ink = Readonly<Record<(typeof INKS)[number], string>>;

/** All colors, each read by name. */
export function inkBy(read: (name: string) => string): Ink {
  const pairs: string[][] = INKS.map((name) => [name, read(name)]);
  return Object.fromEntries(pairs);
}

/** The colors in effect for an element. */
export function inkOf(element: Element): Ink {
  const style = getComputedStyle(element);
  return inkBy((name) => style.getPropertyValue(`--world-${name}`).trim());
}
