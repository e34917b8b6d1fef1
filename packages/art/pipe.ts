import { IRON, SILVER, SLATE, ZINC } from "./materials.ts";
import type { Points } from "./pen.ts";
import type { Stage } from "./stage.ts";

/** A pipe run with flanges, lit along its top. */
export function pipe(stage: Stage, points: Points, scale: number): void {
  const { pen } = stage;
  const run = (color: string, width: number, dy: number): void =>
    pen.stroke(color, width, `M${points.map((p, i) => Math.round(i % 2 ? p + dy : p)).join(" ")}`);
  run(stage.tone(SLATE, 0.15), 13 * scale, 0);
  run(stage.tone(ZINC, 0.7), 8 * scale, -1.5 * scale);
  run(stage.tone(SILVER, 1.1), 2 * scale, -4 * scale);
  for (let i = 0; i < points.length; i += 2)
    pen.rect(
      stage.tone(IRON, 0.3),
      (points[i] ?? 0) - 4 * scale,
      (points[i + 1] ?? 0) - 9 * scale,
      8 * scale,
      18 * scale,
    );
}
