import type { Stage } from "./stage.ts";

/** Shares of light over a round body, from the shaded edge to the lit one. */
const BANDS = [
  [-0.5, -0.32, 0.1],
  [-0.32, -0.06, 0.3],
  [-0.06, 0.2, 0.6],
  [0.2, 0.4, 1],
  [0.4, 0.5, 0.8],
] as const;

/** A round body standing on (x, y): `profile` is its width at each height from the foot up. */
export function drawRoundBody(
  stage: Stage,
  x: number,
  y: number,
  profile: readonly (readonly [width: number, height: number])[],
  color: string,
  depth = 0,
): void {
  for (const [from, to, lit] of BANDS) {
    stage.pen.poly(stage.tone(color, lit, depth), [
      ...profile.flatMap(([w, h]) => [x + stage.side * from * w, y - h]),
      ...profile.toReversed().flatMap(([w, h]) => [x + stage.side * to * w, y - h]),
    ]);
  }
}
