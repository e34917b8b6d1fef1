import { shadow, snags, tufts } from "./growth.ts";
import { mix } from "./light.ts";
import {
  BARK,
  COAL,
  CUT,
  DRY,
  EARTH,
  IRON,
  PLANK,
  SLATE,
  SOOT,
  TIMBER,
  UMBER,
  ZINC,
} from "./materials.ts";
import { FLOOR, HORIZON, type Stage } from "./stage.ts";
import { truss } from "./works.ts";

/** Wreckage: the hull of a fallen walker. */
export function wreck(stage: Stage): void {
  const { pen, dice, side } = stage;
  const [x, y] = [dice.range(400, 540), FLOOR + 22];
  const rust = "#7f5642";
  shadow(stage, x, y + 4, 460);
  truss(stage, [x - 220, y, 34], [x - 90, y - 190, 26], 7, stage.tone(IRON, 0.3), 4);
  pen.poly(stage.tone(rust, 0.2), [
    x - 170,
    y + 6,
    x - 150,
    y - 96,
    x - 60,
    y - 150,
    x + 120,
    y - 128,
    x + 205,
    y - 62,
    x + 220,
    y + 6,
  ]);
  pen.poly(stage.tone(rust, side === 1 ? 0.9 : 0.35), [
    x + 40,
    y + 6,
    x + 66,
    y - 130,
    x + 120,
    y - 128,
    x + 205,
    y - 62,
    x + 220,
    y + 6,
  ]);
  pen.poly(stage.tone(rust, side === 1 ? 0.4 : 0.9), [
    x - 170,
    y + 6,
    x - 150,
    y - 96,
    x - 60,
    y - 150,
    x - 40,
    y - 146,
    x - 96,
    y - 90,
    x - 100,
    y + 6,
  ]);
  pen.blob("#0c0c0f", [x - 70, y, x - 66, y - 76, x - 8, y - 100, x + 34, y - 60, x + 30, y], 0.92);
  for (let i = 0; i < 5; i++)
    pen.stroke(
      stage.tone(PLANK, 0.8),
      4,
      `M${Math.round(x - 60 + i * 22)} ${y - 2}q${-14 + i * 5} -60 ${8 - i * 6} -92`,
    );
  for (let i = 0; i < 16; i++)
    pen.disc(stage.tone(CUT, 0.9), x + 56 + i * 10, y - 112 + i * 4.4, 2.2);
  pen.ring(stage.tone(COAL, 0.4), 13, x + 268, y - 34, 42);
  pen.ring(stage.tone(ZINC, 0.9), 3, x + 268, y - 34, 49);
  for (let a = 0; a < 5; a++)
    pen.line(stage.tone(SLATE, 0.6), 5, [
      x + 268,
      y - 34,
      x + 268 + Math.cos(a * 1.26) * 40,
      y - 34 + Math.sin(a * 1.26) * 40,
    ]);
  truss(stage, [x + 90, y - 126, 18], [x + 200, y - 236, 8], 6, stage.tone(IRON, 0.4), 3);
  for (let i = 0; i < 10; i++) {
    const [u, s] = [dice.range(110, 860), dice.range(14, 40)];
    pen.poly(stage.tone(i % 2 ? UMBER : SLATE, dice.range(0.2, 0.9)), [
      u,
      y + 34,
      u + s * 0.3,
      y + 34 - s,
      u + s * 0.8,
      y + 30 - s * 0.6,
      u + s,
      y + 36,
    ]);
  }
  tufts(stage, 60, 900, FLOOR + 44, 22, DRY);
}

/** Ash marsh: still water between dead reeds, fog over it. */
export function marsh(stage: Stage): void {
  const { pen, dice, light } = stage;
  const sky = mix(light.sky.at(-1)?.[1] ?? light.haze, light.haze, 0.35);
  snags(stage, {
    trees: [120, 300, 700, 880].map((x) => ({ x, y: HORIZON + 24, h: dice.range(70, 130) })),
    depth: 0.45,
  });
  const shore: number[] = [];
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * Math.PI * 2;
    const k = dice.range(0.72, 1.12);
    shore.push(480 + Math.cos(a) * 560 * k, FLOOR + 8 + Math.sin(a) * 66 * k);
  }
  pen.blob(
    stage.tone(EARTH, 0.3),
    shore.map((p, i) => (i % 2 ? p - 4 : p)),
  );
  pen.blob(
    pen.vertical("water", [
      [0, sky],
      [1, stage.tone(SOOT, 0.5)],
    ]),
    shore,
  );
  for (let i = 0; i < 16; i++) {
    const [x, y, w] = [dice.range(40, 760), FLOOR + dice.range(-40, 56), dice.range(40, 160)];
    if (i % 3) pen.line(light.sun, 1.5, [x, y, x + w, y], 0.4);
    else
      pen.blob(stage.tone(EARTH, 0.4), [
        x - 10,
        y + 4,
        x + w * 0.3,
        y - 12,
        x + w,
        y - 8,
        x + w + 20,
        y + 5,
        x + w / 2,
        y + 12,
      ]);
  }
  snags(
    stage,
    {
      trees: [dice.range(180, 320), dice.range(600, 780)].map((x) => ({
        x,
        y: FLOOR + 24,
        h: dice.range(190, 260),
      })),
      depth: 0.04,
    },
    BARK,
  );
  for (let i = 0; i < 3; i++)
    pen.glow(light.haze, dice.range(150, 800), HORIZON + 40 + i * 34, 330, 0.5, 24);
  for (let i = 0; i < 44; i++) {
    const [x, y, h] = [dice.range(40, 920), dice.range(FLOOR, 520), dice.range(30, 74)];
    const lean = dice.range(-9, 9);
    pen.line(stage.tone(DRY, i % 3 ? 0.25 : 0.85), 1.8, [x, y, x + lean, y - h]);
    if (i % 4 === 0)
      pen.line(stage.tone(TIMBER, 0.6), 5, [x + lean, y - h, x + lean * 0.8, y - h + 14]);
  }
}
