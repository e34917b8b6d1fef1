import { EMBER, EMBER_CORE } from "./light.ts";
import { FLOOR, type Stage } from "./stage.ts";

/**
 * Fissures running over the ground from a point: dead black when spent, else glowing from their
 * core.
 */
export function fissures(stage: Stage, x: number, y: number, n: number, reach: number): void {
  const { pen, spent, dice } = stage;
  const runs: { u: number; v: number; w: number }[][] = [];
  const run = (u0: number, v0: number, angle: number, length: number, w: number): void => {
    const points = [{ u: u0, v: v0, w }];
    let [u, v, a] = [u0, v0, angle];
    for (let i = 1; i <= 5; i++) {
      a += dice.range(-0.55, 0.55);
      u += (Math.cos(a) * length) / 5;
      v = Math.max(FLOOR - 6, v + (Math.sin(a) * length * 0.42) / 5);
      points.push({ u, v, w: w * (1 - i / 5.4) * dice.range(0.7, 1.2) });
      if (i === 2 && w > 5) run(u, v, a + dice.sign() * 0.9, length * 0.5, w * 0.55);
    }
    runs.push(points);
  };
  for (let i = 0; i < n; i++)
    run(
      x,
      y,
      ((i + 0.5) / n) * Math.PI + dice.range(-0.25, 0.25),
      reach * dice.range(0.6, 1.1),
      dice.range(6, 10),
    );
  const layers = spent
    ? ([["#0d0e11", 0.9]] as const)
    : ([
        ["#a52f10", 1.7],
        [EMBER, 1],
        [EMBER_CORE, 0.4],
      ] as const);
  for (const [color, k] of layers) {
    for (const points of runs) {
      pen.poly(color, [
        ...points.flatMap(({ u, v, w }) => [u, v - w * k * 0.5]),
        ...points.toReversed().flatMap(({ u, v, w }) => [u + 2, v + w * k * 0.5]),
      ]);
    }
  }
}

/** A vent cone with a torn crater; the rim glows from inside. */
export function vent(stage: Stage, x: number, y: number, w: number, h: number): void {
  const { pen, side, dice, spent, light } = stage;
  const base = "#5c4a45";
  const j = (): number => dice.range(-0.03, 0.03) * w;
  const rim = w * 0.16;
  if (!spent) pen.glow(EMBER, x, y - h, w * 0.75, 0.35 + light.lamps * 0.4, h * 1.1);
  pen.poly(stage.tone(base, 0.18), [
    x - w / 2,
    y,
    x - w * 0.3,
    y - h * 0.42 + j(),
    x - rim,
    y - h + j(),
    x - rim * 0.3,
    y - h * 0.9,
    x + rim * 0.4,
    y - h * 1.03,
    x + rim,
    y - h * 0.95,
    x + w * 0.27,
    y - h * 0.5 + j(),
    x + w / 2,
    y,
  ]);
  pen.poly(stage.tone(base, 0.9), [
    x + side * w * 0.5,
    y,
    x + side * w * 0.28,
    y - h * 0.48,
    x + side * rim,
    y - h * 0.96,
    x + side * rim * 0.4,
    y - h * 0.7,
    x + side * w * 0.14,
    y - h * 0.3,
    x + side * w * 0.1,
    y,
  ]);
  pen.poly(stage.tone(base, 0.5), [
    x - side * w * 0.02,
    y,
    x + side * w * 0.02,
    y - h * 0.6,
    x - side * w * 0.12,
    y - h * 0.2,
    x - side * w * 0.16,
    y,
  ]);
  pen.disc(spent ? "#0d0e11" : "#ff6a24", x, y - h * 0.95, rim * 0.95, h * 0.07);
  if (spent) return;
  pen.disc(EMBER_CORE, x, y - h * 0.94, rim * 0.6, h * 0.035);
  for (const u of [-0.35, 0.1, 0.5]) {
    const run = [
      x + rim * u,
      y - h * 0.93,
      x + rim * u * 1.8,
      y - h * 0.6,
      x + rim * u * 2.2 + j(),
      y - h * dice.range(0.1, 0.4),
    ];
    pen.line(EMBER, 2.6, run);
  }
}
