/** Draws values over time as a line. */

/** Width and height of the drawing; a margin keeps the line's ends inside. */
export const CHART = { width: 320, height: 96, margin: 6 } as const;

interface Point {
  /** Milliseconds. */
  at: number;
  value: number;
}

export interface Spot {
  x: number;
  y: number;
}

function place(value: number, [low, high]: readonly [number, number], length: number): number {
  const { margin } = CHART;
  const share = high === low ? 0.5 : (value - low) / (high - low);
  return margin + share * (length - 2 * margin);
}

const spanOf = (values: readonly number[]): [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

/** The points' positions, time from left to right; `lowOnTop` for ranks, of which 1 is the best. */
export function spotsOf(points: readonly Point[], lowOnTop: boolean): Spot[] {
  const times = spanOf(points.map(({ at }) => at));
  const values = spanOf(points.map(({ value }) => value));
  const { width, height } = CHART;
  return points.map(({ at, value }) => {
    const y = place(value, values, height);
    return { x: place(at, times, width), y: lowOnTop ? y : height - y };
  });
}

/** The line through the points. */
export function pathOf(spots: readonly Spot[]): string {
  return spots
    .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
}
