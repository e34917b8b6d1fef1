import { rock, shadow } from "./growth.ts";
import { STEEL, STEEL_CORE } from "./light.ts";
import { BRASS, COAL, EARTH, IRON, SLATE, SOOT, UMBER, ZINC } from "./materials.ts";
import { crystals } from "./ore.ts";
import { reversed } from "./pen.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { block, lamp, lampPost, truss, worker } from "./works.ts";

/** A face shovel: tracks, cab, boom and a toothed bucket. */
function shovel(stage: Stage, x: number, y: number, k: number): void {
  const { pen } = stage;
  const dark = stage.tone(SOOT, 0.35);
  shadow(stage, x, y + 2, 120 * k);
  pen.rect(dark, x - 46 * k, y - 18 * k, 92 * k, 18 * k);
  for (let i = 0; i < 5; i++)
    pen.disc(stage.tone(COAL, 0.9), x + (i * 19 - 38) * k, y - 9 * k, 6 * k);
  pen.rect(stage.tone(IRON, 0.5), x - 30 * k, y - 26 * k, 60 * k, 8 * k);
  block(stage, x - 44 * k, y - 26 * k, 76 * k, 36 * k, BRASS, 0, 0.3);
  block(stage, x + 2 * k, y - 60 * k, 34 * k, 26 * k, BRASS, 0, 0.3);
  pen.rect(stage.tone(SOOT, 0.6), x + 7 * k, y - 82 * k, 16 * k, 13 * k);
  truss(
    stage,
    [x + 20 * k, y - 34 * k, 14 * k],
    [x + 96 * k, y - 112 * k, 7 * k],
    6,
    stage.tone(BRASS, 0.7),
    2.6 * k,
  );
  pen.line(stage.tone(IRON, 0.6), 7 * k, [x + 62 * k, y - 84 * k, x + 124 * k, y - 52 * k]);
  pen.line(dark, 1.6 * k, [
    x - 20 * k,
    y - 62 * k,
    x + 96 * k,
    y - 114 * k,
    x + 126 * k,
    y - 60 * k,
  ]);
  pen.poly(stage.tone(ZINC, 0.5), [
    x + 112 * k,
    y - 66 * k,
    x + 146 * k,
    y - 54 * k,
    x + 138 * k,
    y - 22 * k,
    x + 108 * k,
    y - 30 * k,
  ]);
  for (let i = 0; i < 3; i++)
    pen.poly(stage.tone(ZINC, 1), [
      x + (112 + i * 10) * k,
      y - (30 - i * 3) * k,
      x + (116 + i * 10) * k,
      y - (14 - i * 3) * k,
      x + (120 + i * 10) * k,
      y - (27 - i * 3) * k,
    ]);
  lamp(stage, x + 34 * k, y - 88 * k, 3 * k);
}

/** A haul truck, heaped unless the lode is spent. */
function truck(stage: Stage, x: number, y: number, k: number): void {
  const { pen, spent } = stage;
  shadow(stage, x, y + 1, 92 * k);
  if (!spent) {
    pen.poly(stage.tone(STEEL, 0.4), [
      x - 44 * k,
      y - 36 * k,
      x - 20 * k,
      y - 56 * k,
      x + 6 * k,
      y - 52 * k,
      x + 20 * k,
      y - 36 * k,
    ]);
    pen.poly(
      STEEL_CORE,
      [x - 16 * k, y - 55 * k, x + 6 * k, y - 52 * k, x - 4 * k, y - 42 * k],
      0.8,
    );
  }
  pen.poly(stage.tone(BRASS, 0.5), [
    x - 56 * k,
    y - 40 * k,
    x + 24 * k,
    y - 40 * k,
    x + 16 * k,
    y - 16 * k,
    x - 40 * k,
    y - 16 * k,
  ]);
  pen.rect(stage.tone(BRASS, 1.1), x - 56 * k, y - 42 * k, 80 * k, 4 * k);
  block(stage, x + 22 * k, y - 12 * k, 30 * k, 28 * k, BRASS, 0, 0.3);
  pen.rect(stage.tone(SOOT, 0.6), x + 26 * k, y - 36 * k, 14 * k, 11 * k);
  for (const u of [-30, 32]) {
    pen.disc(stage.tone(SOOT, 0.3), x + u * k, y - 11 * k, 13 * k);
    pen.disc(stage.tone(ZINC, 0.6), x + u * k, y - 11 * k, 5 * k);
  }
  lamp(stage, x + 53 * k, y - 18 * k, 2.6 * k);
}

/**
 * An open pit: benches cut into the hill like a theatre, ore in their faces, a shovel and trucks
 * below.
 */
export function drawPit(stage: Stage): void {
  const { pen, dice, spent, side } = stage;
  const y = FLOOR + 14;
  const cx = dice.range(450, 510);
  const skyline: number[] = [];
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    skyline.push(cx - 520 + t * 1040, y - 6 - Math.sin(Math.PI * t) ** 0.7 * dice.range(256, 300));
  }
  pen.poly(stage.tone(EARTH, 0.26, 0.12), [cx - 560, y, ...skyline, cx + 560, y]);
  const flank = side === 1 ? skyline.slice(12) : skyline.slice(0, 14);
  pen.poly(stage.tone(EARTH, 0.8, 0.12), [...flank, cx, y - 200, cx + side * 500, y]);
  const arc = (half: number, top: number): number[] => {
    const points: number[] = [];
    for (let k = 0; k <= 14; k++) {
      const a = Math.PI * (1 - k / 14);
      points.push(cx + Math.cos(a) * half, y + 4 - Math.sin(a) ** 0.5 * top);
    }
    return points;
  };
  const benches = [
    [430, 250],
    [360, 196],
    [296, 148],
    [236, 104],
    [180, 64],
  ] as const;
  benches.forEach(([half, top], i) => {
    const depth = 0.1 - i * 0.02;
    const [lip, foot] = [arc(half, top), arc(half - 34, top - 36)];
    pen.poly(stage.tone(SLATE, 0.16 + i * 0.04, depth), [...lip, ...reversed(foot)]);
    const [from, to] = side === 1 ? [0, 14] : [16, 30];
    pen.poly(stage.tone(SLATE, 0.7, depth), [
      ...lip.slice(from, to),
      ...reversed(foot.slice(from, to)),
    ]);
    for (let k = 2; k < 13; k++) {
      const [u, v] = [lip[k * 2] ?? cx, lip[k * 2 + 1] ?? y];
      const lean = dice.range(-6, 6);
      pen.line(stage.tone(SOOT, 0.5, depth), 1.6, [u, v + 4, u + lean, v + 26], 0.5);
    }
    if (!spent && i < 4) {
      const run: number[] = [];
      for (let k = 0; k < 7; k++)
        run.push(cx - 100 + i * 34 + k * 26, y - top + 18 + (k % 2) * 10 + (k - 3) ** 2 * 0.5);
      pen.glow(STEEL, cx - 20 + i * 34, y - top + 22, 150, 0.4, 34);
      pen.line(STEEL, 6, run);
      pen.line(STEEL_CORE, 2, run);
    }
    pen.poly(stage.tone(UMBER, 0.9, depth), [
      ...foot,
      cx + half - 70,
      y + 6,
      cx - half + 70,
      y + 6,
    ]);
    pen.line(stage.tone(SLATE, 1.2, depth), 2, lip);
  });
  pen.disc(stage.tone(UMBER, 0.5), cx, y + 20, 330, 40);
  crystals(
    stage,
    Array.from({ length: 7 }, (_, i) => ({
      x: cx - 232 + i * 24 + dice.range(-6, 6),
      y: y + 10 + dice.range(-4, 8),
      w: dice.range(12, 20),
      h: dice.range(30, 70) * (spent ? 0.4 : 1),
      lean: dice.range(-14, 14),
    })),
  );
  shovel(stage, cx - 20, y + 26, 1.1);
  truck(stage, cx + 206, y + 36, 0.95);
  if (!spent) truck(stage, cx + 150, y - 122, 0.46);
  for (let i = 0; i < 7; i++)
    rock(
      stage,
      dice.range(90, 870),
      y + dice.range(38, 62),
      dice.range(24, 60),
      dice.range(12, 30),
      SLATE,
    );
  lampPost(stage, cx - 260, y + 34, 84);
  lampPost(stage, cx + 320, y + 30, 80);
  worker(stage, cx + 100, y + 44, 26);
  worker(stage, cx - 110, y + 48, 26);
}
