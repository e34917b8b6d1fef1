import { rock, shadow, snags, tufts } from "./growth.ts";
import { BARK, BONE, CLAY, CUT, DRY, PLANK, SAND, STRAW } from "./materials.ts";
import { FLOOR, HORIZON, type Stage } from "./stage.ts";

/** Dunes: long crests, one face lit, the other in shade. */
export function dunes(stage: Stage): void {
  const { pen, dice, side } = stage;
  for (let i = 0; i < 5; i++) {
    const [y, h] = [HORIZON + 24 + i * 44, 46 + i * 17];
    const [x, crest] = [dice.range(-60, 300) + (i % 2) * 340, dice.range(0.35, 0.65)];
    const w = 480 + i * 60;
    const top: [number, number] = [x + w * crest, y - h];
    const depth = 0.42 - i * 0.1;
    pen.blob(stage.tone(SAND, side === -1 ? 0.9 : 0.3, Math.max(0, depth)), [
      x - 120,
      y + 40,
      x + w * crest * 0.5,
      y - h * 0.35,
      top[0],
      top[1] - h * 0.25,
      top[0] + 40,
      y - h * 0.4,
      x + w * 0.8,
      y + 60,
    ]);
    pen.blob(stage.tone(SAND, side === -1 ? 0.25 : 0.95, Math.max(0, depth)), [
      top[0] - 8,
      top[1] + 4,
      top[0] + 70,
      top[1] + h * 0.28,
      x + w * 0.9,
      y + 4,
      x + w + 160,
      y + 46,
      top[0] - 60,
      y + 50,
      top[0] + 26,
      y - h * 0.3,
    ]);
  }
  if (dice.chance(0.4)) return;
  const [x, y] = [dice.range(250, 700), FLOOR + 38];
  for (let i = 0; i < 5; i++)
    pen.stroke(
      stage.tone(BONE, 0.8),
      4 - i * 0.4,
      `M${Math.round(x + i * 15)} ${y}q${10 + i} ${-44 + i * 4} ${22} ${-34 + i * 5}`,
    );
  pen.blob(stage.tone(BONE, 0.8), [
    x - 44,
    y + 4,
    x - 46,
    y - 16,
    x - 22,
    y - 24,
    x - 6,
    y - 8,
    x - 10,
    y + 6,
  ]);
  pen.disc("#191512", x - 30, y - 11, 4.4);
}

/**
 * Cracked flats: polygon plates shrinking to the horizon, a dead tree, a skull of a machine far
 * off.
 */
export function flats(stage: Stage): void {
  const { pen, dice } = stage;
  for (let r = 0; r < 8; r++) {
    const t = r / 8;
    const [y, h] = [HORIZON + 22 + t ** 1.5 * 200, 9 + t * 30];
    const size = 50 + t * 130;
    let w = 0;
    for (let x = -size * dice.range(0.1, 0.9); x < 960; x += w) {
      w = size * dice.range(0.5, 1.3);
      const j = (): number => dice.range(-0.17, 0.17);
      const plate = [
        x + w * (0.08 + j()),
        y + h * j(),
        x + w * (0.86 + j()),
        y + h * j(),
        x + w * (0.98 + j() * 0.3),
        y + h * 0.5,
        x + w * (0.8 + j()),
        y + h * 0.94,
        x + w * (0.15 + j()),
        y + h * 0.92,
        x + w * 0.03,
        y + h * 0.45,
      ];
      pen.poly(stage.tone(STRAW, 0.5 + dice.range(-0.18, 0.28), Math.max(0, 0.3 - t * 0.5)), plate);
    }
  }
  const x = dice.range(280, 680);
  shadow(stage, x, FLOOR + 22, 170);
  snags(stage, { trees: [{ x, y: FLOOR + 24, h: 260 }], depth: 0 }, BARK);
  rock(stage, x + 60, FLOOR + 28, 60, 26, DRY);
}

/** Mesas and boulders: banded towers of stone. */
export function mesas(stage: Stage): void {
  const { pen, dice, side } = stage;
  for (let i = 0; i < 4; i++) {
    const [x, w, h] = [
      90 + i * 240 + dice.range(-50, 50),
      dice.range(60, 260),
      dice.range(80, 260),
    ];
    const y = HORIZON + 30 + (i % 2) * 34;
    const depth = i % 2 ? 0.08 : 0.3;
    const at = (u: number, v: number): [number, number] => [x + side * u * w, y - v * h];
    pen.poly(stage.tone(PLANK, 0.22, depth), [
      ...at(-0.62, 0),
      ...at(-0.42, 0.3),
      ...at(-0.38, 0.94),
      ...at(-0.2, 1),
      ...at(0.36, 0.97),
      ...at(0.4, 0.32),
      ...at(0.66, 0),
    ]);
    pen.poly(stage.tone(CLAY, 0.9, depth), [
      ...at(0.06, 0.98),
      ...at(0.36, 0.97),
      ...at(0.4, 0.32),
      ...at(0.62, 0),
      ...at(0.16, 0),
      ...at(0.1, 0.4),
    ]);
    pen.poly(stage.tone(CLAY, 0.5, depth), [
      ...at(-0.2, 1),
      ...at(-0.08, 0.99),
      ...at(-0.04, 0.3),
      ...at(-0.18, 0),
      ...at(-0.3, 0),
    ]);
    for (const v of [0.86, 0.66, 0.5])
      pen.poly(
        stage.tone(CUT, 0.6, depth),
        [...at(-0.39, v), ...at(0.38, v - 0.02), ...at(0.385, v - 0.06), ...at(-0.395, v - 0.04)],
        0.5,
      );
  }
  for (let i = 0; i < 9; i++) {
    const [x, y, w] = [dice.range(60, 900), FLOOR + dice.range(-10, 50), dice.range(40, 120)];
    shadow(stage, x, y, w);
    rock(stage, x, y, w, w * dice.range(0.5, 0.9), PLANK);
  }
  tufts(stage, 60, 900, FLOOR + 40, 18, STRAW);
}
