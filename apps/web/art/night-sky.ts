import { drawStars } from "./sky.ts";
import type { Stage } from "./stage.ts";

/** Slow curtains of light over the frontier. */
function aurora(stage: Stage, horizon: number): void {
  const { dice, pen, width } = stage;
  const veil = pen.vertical("aurora", [
    [0, "#3f8fd0", 0],
    [0.5, "#4fd0b0", 0.16],
    [1, "#8ff0c0", 0.42],
  ]);
  pen.group({ className: "art-shimmer" }, () => {
    for (let i = 0; i < 3; i++) {
      const [x, w, bend] = [
        dice.range(-0.15, 0.4) * width,
        dice.range(0.5, 0.8) * width,
        dice.range(0, 6),
      ];
      const [y, h] = [horizon * dice.range(0.42, 0.68), horizon * dice.range(0.35, 0.5)];
      const hem: number[] = [];
      const top: number[] = [];
      for (let k = 0; k <= 24; k++) {
        const t = k / 24;
        const v = y + horizon * (0.05 * Math.sin(t * 9 + bend) + 0.025 * Math.sin(t * 23 + bend));
        hem.push(x + w * t, v);
        top.unshift(
          x + w * t + 30,
          v - h * Math.sin(Math.PI * t) ** 0.6 * (0.8 + 0.2 * Math.sin(k * 1.9)),
        );
      }
      pen.group({}, () => pen.blob(veil, [...hem, ...top]));
    }
  });
}

/** Aurora, stars, and the moon with its seas. */
export function drawNight(stage: Stage, horizon: number): void {
  const { light, pen, sunX } = stage;
  const y = horizon - light.sunHeight;
  aurora(stage, horizon);
  drawStars(stage, horizon * 0.95);
  pen.glow(light.halo, sunX, y, 190, 0.55);
  pen.disc("#e3ecf3", sunX, y, 24);
  for (const [u, v, r] of [
    [-7, -6, 7],
    [8, 3, 5],
    [-4, 10, 4],
    [9, -11, 3],
  ] as const)
    pen.disc("#b9cad8", sunX + u, y + v, r, r * 0.9, 0.7);
}
