/** The colours of the drawing, which the style sheet says. */
const INKS = [
  "fog",
  "waste",
  "letter",
  "quiet",
  "base",
  "factory",
  "metal",
  "energy",
  "cave",
  "forest",
  "town",
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

/** Reads the colours that hold for an element. */
export function inkOf(element: Element): Ink {
  const style = getComputedStyle(element);
  const pairs = INKS.map((name) => [name, style.getPropertyValue(`--world-${name}`).trim()]);
  return Object.fromEntries(pairs);
}
