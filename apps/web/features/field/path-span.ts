/** The vertical extent of an outline, in its own units. */
export type Span = readonly [top: number, bottom: number];

const COMMANDS = /([MLQHVhvZ])([^A-Za-z]*)/g;
/** Numbers per repetition of a command: `M x y x y`. */
const PAIR = 2;
const CURVE = 4;

/** The extreme of a quadratic curve between its ends. */
function bulge(from: number, control: number, to: number): number {
  const bend = from - 2 * control + to;
  const t = bend === 0 ? 0 : (from - control) / bend;
  return t <= 0 || t >= 1 ? to : (1 - t) ** 2 * from + 2 * t * (1 - t) * control + t ** 2 * to;
}

/** Top and bottom of path data as the pen writes it; gradients span them. */
export function pathSpan(d: string): Span {
  let [top, bottom, y, start] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  const reach = (at: number) => {
    top = Math.min(top, at);
    bottom = Math.max(bottom, at);
  };
  for (const [, command = "", text = ""] of d.matchAll(COMMANDS)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const at = (i: number) => numbers[i] ?? 0;
    if (command === "Z") y = start;
    if (command === "v") y += at(0);
    if (command === "V") y = at(0);
    if (command === "M") start = at(1);
    if (command === "M" || command === "L") {
      for (let i = 1; i < numbers.length; i += PAIR) {
        y = at(i);
        reach(y);
      }
    }
    if (command === "Q") {
      for (let i = 0; i < numbers.length; i += CURVE) {
        reach(bulge(y, at(i + 1), at(i + 3)));
        y = at(i + 3);
        reach(y);
      }
    }
    reach(y);
  }
  return [top, bottom];
}
