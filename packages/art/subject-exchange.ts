import { rock, shadow } from "./growth.ts";
import { EMBER, STEEL } from "./light.ts";
import { CHROME, COAL, GIRDER, IRON, PALE, SILVER, SLATE, SOOT } from "./materials.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { block, cable, lamp, lampPost, truss, windows, worker } from "./works.ts";

/** Exchange Bank: the tower where every cable of the frontier ends. */
export function drawExchange(stage: Stage): void {
  const { pen, dice, light } = stage;
  const [x, y] = [480, FLOOR + 4];
  const [dark, lit] = [stage.tone(IRON, 0.3), stage.tone(CHROME, 1)];
  const wire = stage.tone(SOOT, 0.25);
  const top = y - 330;
  const pylons = [
    [120, 26, 150],
    [264, 8, 118],
    [700, 10, 120],
    [846, 26, 156],
  ] as const;
  for (const [u, v, h] of pylons) {
    truss(stage, [u, y + v, 26], [u, y + v - h, 6], 6, stage.tone(COAL, 0.35, 0.1), 2.2);
    for (const k of [0.82, 0.98])
      pen.line(stage.tone(COAL, 0.5, 0.1), 2.6, [u - 20, y + v - h * k, u + 20, y + v - h * k]);
    for (const [dx, t] of [
      [-18, 0.5],
      [0, 0.66],
      [18, 0.8],
    ] as const)
      cable(stage, u + dx, y + v - h, x + (u < x ? -18 : 18), y - 330 * t, 26, wire, 1.5);
  }
  for (const u of [-70, 1030])
    for (const k of [0, 1])
      cable(stage, u, y - 130 - k * 20, u < 0 ? 120 : 846, y - 122 - k * 6, 20, wire, 1.5);
  pen.glow(STEEL, x, top + 60, 300, 0.3 + light.lamps * 0.25);
  shadow(stage, x, y + 14, 420);
  truss(stage, [x - 56, y - 60, 26], [x - 10, top, 8], 11, dark, 3.4);
  truss(stage, [x + 56, y - 60, 26], [x + 10, top, 8], 11, dark, 3.4);
  pen.line(lit, 2.2, [x + stage.side * 69, y - 60, x + stage.side * 14, top]);
  for (const t of [0.34, 0.56, 0.76]) {
    const w = 62 - t * 46;
    pen.rect(dark, x - w - 12, y - 330 * t, w * 2 + 24, 7);
    pen.rect(lit, x - w - 12, y - 330 * t - 2, w * 2 + 24, 2.4);
  }
  for (const [u, v, r] of [
    [-54, 150, 27],
    [50, 196, 23],
    [-36, 246, 19],
    [32, 268, 15],
  ] as const) {
    pen.disc(stage.tone(SILVER, 0.35), x + u, y - v, r * 0.72, r);
    pen.disc(stage.tone(PALE, 0.95), x + u + stage.side * r * 0.14, y - v - 1, r * 0.5, r * 0.82);
    pen.line(stage.tone(COAL, 0.3), 2, [x + u, y - v, x + u + Math.sign(u) * r * 0.9, y - v - 4]);
  }
  block(stage, x - 56, top + 20, 112, 44, GIRDER, 0, 0.2);
  windows(stage, x - 48, top - 14, 6, 2, 15, 16, 9, 10);
  pen.line(lit, 4, [x, top - 24, x, top - 92]);
  for (const [u, v] of [
    [14, 40],
    [10, 56],
    [6, 70],
  ] as const)
    pen.line(lit, 2, [x - u, top - v, x + u, top - v]);
  lamp(stage, x, top - 92, 4, "#ff5a3d");
  for (const r of [26, 46, 68])
    pen.stroke(
      STEEL,
      2.4,
      `M${x - r} ${top - 92 - r * 0.5}a${r * 1.12} ${r * 1.12} 0 0 1 ${r * 2} 0`,
      0.75 - r * 0.008,
    );
  block(stage, x - 150, y + 4, 300, 74, GIRDER, 0, 0.16);
  pen.rect(stage.tone(SOOT, 0.5), x - 136, y - 60, 224, 24);
  for (let i = 0; i < 24; i++) {
    const h = dice.range(4, 18);
    pen.rect(
      i % 5 === 3 ? EMBER : "#7fe0c0",
      x - 130 + i * 9,
      y - 39 - h,
      5,
      h,
      0.5 + light.lamps * 0.5,
    );
  }
  windows(stage, x - 136, y - 28, 9, 1, 25, 20, 16, 14);
  for (const u of [-190, 186]) lampPost(stage, x + u, y + 32, 66);
  worker(stage, x - 40, y + 30, 26);
  worker(stage, x + 60, y + 36, 27);
  for (let i = 0; i < 5; i++)
    rock(
      stage,
      dice.range(130, 840),
      y + dice.range(26, 50),
      dice.range(24, 50),
      dice.range(12, 24),
      SLATE,
    );
}
