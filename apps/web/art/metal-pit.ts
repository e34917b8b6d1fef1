import { rock, shadow } from "./growth.ts";
import { STEEL, STEEL_CORE } from "./light.ts";
import { BRASS, COAL, EARTH, IRON, SLATE, SOOT, UMBER, ZINC } from "./materials.ts";
import { crystals } from "./ore.ts";
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

/** An open pit: benches cut into the hill like a theatre, ore in their faces, a shovel and trucks below. */
export function drawPit(stage: Stage): void {
  const { pen, dice, spent, side } = stage;
  const y = FLOOR + 18;
  const cx = dice.range(440, 520);
  const rise = [230, 176, 122, 72, 30];
  const skyline: number[] = [];
  for (let i = 0; i <= 10; i++)
    skyline.push(20 + i * 92, y - 120 - Math.sin((Math.PI * i) / 10) * dice.range(110, 165));
  pen.poly(stage.tone(EARTH, 0.3, 0.14), [-20, y, ...skyline, 980, y]);
  rise.forEach((v, i) => {
    const half = 430 - i * 56;
    const drop = rise[i + 1] ?? 0;
    const depth = 0.1 - i * 0.02;
    const arc = (w: number, top: number, sag: number): number[] => {
      const points: number[] = [];
      for (let k = 0; k <= 10; k++) {
        const t = k / 5 - 1;
        points.push(cx + t * w, y - top + (1 - t * t) * sag - Math.abs(t) ** 4 * 14);
      }
      return points;
    };
    const reverse = (p: number[]): number[] => {
      const turned: number[] = [];
      for (let k = p.length - 2; k >= 0; k -= 2) turned.push(p[k] ?? 0, p[k + 1] ?? 0);
      return turned;
    };
    const [lip, foot] = [arc(half, v, 26), arc(half - 22, drop + 12, 24)];
    pen.poly(stage.tone(SLATE, 0.2 + i * 0.05, depth), [...lip, ...reverse(foot)]);
    const lit = side === 1 ? lip.slice(0, 12) : lip.slice(10);
    const under = side === 1 ? foot.slice(0, 12) : foot.slice(10);
    pen.poly(stage.tone(SLATE, 0.75, depth), [...lit, ...reverse(under)]);
    for (let k = 0; k < 9; k++) {
      const t = dice.range(-0.86, 0.86);
      const u = cx + t * half;
      const top = y - v + (1 - t * t) * 26;
      pen.line(
        stage.tone(SOOT, 0.4, depth),
        1.6,
        [u, top + 4, u + dice.range(-5, 5), top + (v - drop) * 0.7],
        0.55,
      );
    }
    if (!spent && i < 4) {
      const run: number[] = [];
      for (let k = 0; k < 8; k++) {
        const t = -0.5 + k * 0.13 + i * 0.06;
        run.push(cx + t * half, y - v + (1 - t * t) * 26 + 14 + (k % 2) * 12);
      }
      pen.glow(STEEL, cx + (i * 0.06 - 0.05) * half, y - v + 36, 190, 0.4, 34);
      pen.line(STEEL, 6, run);
      pen.line(STEEL_CORE, 2, run);
    }
    pen.poly(stage.tone(UMBER, 1, depth), [...foot, ...reverse(arc(half - 50, drop, 22))]);
    pen.line(stage.tone(SLATE, 1.2, depth), 2, lip);
  });
  pen.disc(stage.tone(UMBER, 0.55), cx, y + 12, 250, 34);
  crystals(
    stage,
    Array.from({ length: 6 }, (_, i) => ({
      x: cx - 190 + i * 22 + dice.range(-6, 6),
      y: y + 8 + dice.range(-4, 8),
      w: dice.range(12, 20),
      h: dice.range(26, 60) * (spent ? 0.4 : 1),
      lean: dice.range(-14, 14),
    })),
  );
  shovel(stage, cx - 12, y + 22, 1.05);
  truck(stage, cx + 196, y + 34, 0.95);
  if (!spent) truck(stage, cx - 250, y - 112, 0.5);
  for (let i = 0; i < 7; i++)
    rock(
      stage,
      dice.range(90, 870),
      y + dice.range(34, 60),
      dice.range(24, 60),
      dice.range(12, 30),
      SLATE,
    );
  lampPost(stage, cx - 150, y + 34, 84);
  lampPost(stage, cx + 290, y + 20, 76);
  worker(stage, cx + 96, y + 40, 26);
  worker(stage, cx - 96, y + 44, 26);
}
