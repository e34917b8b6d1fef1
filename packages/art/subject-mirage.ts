import { rock, tufts } from "./growth.ts";
import { mix } from "./light.ts";
import { STRAW } from "./materials.ts";
import { FLOOR, HORIZON, type Stage } from "./stage.ts";

/** Mirage: a phantom oasis city and its reflection. */
export function drawMirage(stage: Stage): void {
  const { pen, dice, light } = stage;
  const y = HORIZON + 44;
  const veil = (base: string, lit: number): string => mix(stage.tone(base, lit), light.halo, 0.22);
  const houses: [x: number, w: number, h: number, kind: number][] = [];
  const n = dice.int(9, 12);
  for (let i = 0; i < n; i++) {
    const middle = 1 - Math.abs(i - (n - 1) / 2) / (n / 2);
    houses.push([
      250 + (i * 460) / n + dice.range(-14, 14),
      dice.range(44, 84),
      26 + middle * dice.range(50, 110),
      dice.int(0, 2),
    ]);
  }
  houses.push([286, 15, 150, 1], [660, 15, 164, 1], [424, 104, 112, 1]);
  const city = (up: number, opacity: number): void => {
    pen.group({ opacity }, () =>
      pen.group({ className: "art-shimmer" }, () => {
        for (const [x, w, h, kind] of houses) {
          const top = y - h * up;
          const edge = stage.side === 1 ? x + w * 0.62 : x;
          pen.poly(veil("#b57f63", 0.3), [x, y, x, top, x + w, top, x + w, y]);
          pen.poly(veil("#f0c796", 0.95), [
            edge,
            y,
            edge,
            top,
            edge + w * 0.38,
            top,
            edge + w * 0.38,
            y,
          ]);
          if (kind) {
            const dome = (k: number, dx: number): number[] => [
              x + w / 2 - w * 0.5 * k + dx,
              top,
              x + w / 2 - w * 0.6 * k + dx,
              top - w * 0.4 * up * k,
              x + w / 2 + dx * 0.6,
              top - w * 0.92 * up * k,
              x + w / 2 + w * 0.6 * k + dx,
              top - w * 0.4 * up * k,
              x + w / 2 + w * 0.5 * k + dx,
              top,
            ];
            pen.blob(veil("#2f8a8c", 0.35), dome(1, 0));
            pen.blob(veil("#6fd0c0", 0.95), dome(0.5, stage.side * w * 0.14));
            pen.line(veil("#ffdf8a", 1.1), 2.4, [
              x + w / 2,
              top - w * 0.56 * up,
              x + w / 2,
              top - (w * 0.56 + 16) * up,
            ]);
          }
          const lit = mix(veil("#6b4a3a", 0.3), "#ffe0a0", light.lamps);
          for (let k = 0; k < w / 22; k++)
            pen.rect(lit, x + 8 + k * 18, y - h * up * (0.42 + (k % 2) * 0.24) - 5, 6, 10);
        }
        for (const [x, h] of palms) {
          const tip = y - h * up;
          pen.stroke(
            veil("#6b5038", 0.5),
            5,
            `M${x} ${y}q8 ${Math.round((-h * up) / 2)} 2 ${Math.round(-h * up)}`,
          );
          for (const [u, v] of [
            [-34, 12],
            [-24, -16],
            [4, -26],
            [28, -14],
            [36, 14],
          ] as const)
            pen.blob(veil("#3f8a5c", v < 0 ? 0.9 : 0.4), [
              x + 2,
              tip,
              x + u * 0.5,
              tip + (v - 12) * up,
              x + u * 1.2,
              tip + (v + 6) * up,
              x + u * 0.5,
              tip + (v - 2) * up,
            ]);
        }
      }),
    );
  };
  const palms = [
    [206, 88],
    [744, 96],
    [786, 70],
    [244, 58],
  ].map(([x, h]) => [(x ?? 0) + dice.int(-14, 14), h ?? 60] as const);
  pen.glow(light.sun, 480, y - 60, 440, 0.6, 190);
  city(1, 0.9);
  pen.glow(mix("#8fe4e0", stage.tone("#4f9aa8", 0.8), 0.5), 480, y + 46, 480, 1, 66);
  pen.glow(stage.tone("#9fe0e0", 0.9), 480, y + 30, 380, 0.9, 42);
  city(-0.5, 0.4);
  pen.glow(light.sun, 480, y + 3, 460, 0.9, 15);
  pen.group({ className: "art-shimmer" }, () => {
    for (let i = 0; i < 14; i++) {
      const [v, w] = [y + 12 + i * 5.6, dice.range(30, 130)];
      const x = 480 + dice.range(-300, 300) * (1 - i * 0.03);
      pen.line(mix(light.sun, "#ffffff", 0.4), 1.6, [x - w / 2, v, x + w / 2, v], 0.5);
    }
  });
  for (let i = 0; i < 6; i++)
    rock(
      stage,
      dice.range(60, 900),
      FLOOR + dice.range(46, 74),
      dice.range(30, 80),
      dice.range(12, 30),
      STRAW,
    );
  tufts(stage, 80, 880, FLOOR + 66, 20, STRAW);
}
