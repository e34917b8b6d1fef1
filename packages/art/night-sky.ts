import { diceOf } from "./dice.ts";
import type { Stage } from "./stage.ts";

/** Stars as dots of a few sizes, one path per size. They move across the sky with the hours. */
export function drawStars(stage: Stage, horizon: number): void {
  const { pen, width, sky } = stage;
  const dice = diceOf("stars");
  pen.group({ className: "art-twinkle" }, () => {
    for (const [size, count] of [
      [1.1, 70],
      [1.9, 24],
      [2.8, 7],
    ] as const) {
      for (let i = 0; i < (count * width) / 960; i++) {
        const [x, y] = [dice.range(0, 1) + sky.hour / 24, dice.range(0, 1) ** 1.4];
        pen.line("#dce9f7", size, [(x % 1) * width, y * horizon], 0.85 * sky.starlight);
      }
    }
  });
}

/** Slow curtains of light over the frontier. */
export function drawAurora(stage: Stage, horizon: number): void {
  const { pen, width, sky } = stage;
  const dice = diceOf("aurora");
  const veil = pen.vertical("aurora", [
    [0, "#3f8fd0", 0],
    [0.5, "#4fd0b0", 0.16],
    [1, "#8ff0c0", 0.42],
  ]);
  pen.group({ className: "art-shimmer" }, () => {
    for (let i = 0; i < 3; i++) {
      const [x, w, bend] = [
        (dice.range(-0.15, 0.4) + (sky.hour - 3) * 0.03) * width,
        dice.range(0.5, 0.8) * width,
        dice.range(0, 6) + sky.hour,
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

/** The moon with its seas. */
export function drawMoon(stage: Stage, y: number): void {
  const { light, pen, sunX } = stage;
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
