import { hut } from "./base-camp.ts";
import { crowns, pines, puff, type Stand, shadow, snags, tufts } from "./growth.ts";
import { EMBER, mix, STEEL_CORE } from "./light.ts";
import { CLAY, COAL, CUT, MOSS, PINE, PLANK, SILVER, SOOT, STRAW, TIMBER } from "./materials.ts";
import { FLOOR, HORIZON, type Stage } from "./stage.ts";

export type Variant = 1 | 2 | 3 | 4 | 5;

/** Trees along a row with a clearing in the middle: the nearer the row, the wider the gap. */
function row(stage: Stage, n: number, y: number, h: number, gap: number, depth: number): Stand {
  const { dice } = stage;
  const lane = dice.range(400, 560);
  const trees: { x: number; y: number; h: number }[] = [];
  for (let i = 0; i < n; i++) {
    const x = -20 + (1000 * (i + dice.range(0.1, 0.9))) / n;
    if (Math.abs(x - lane) < gap) continue;
    const edge = Math.min(1, Math.abs(x - 480) / 480);
    trees.push({
      x,
      y: y + dice.range(-6, 8),
      h: h * dice.range(0.75, 1.15) * (0.8 + edge * 0.35),
    });
  }
  return { trees, depth };
}

const KINDS: Readonly<Record<Variant, (stage: Stage, stand: Stand) => void>> = {
  1: (stage, stand) => pines(stage, stand),
  2: (stage, stand) => birches(stage, stand),
  3: (stage, stand) =>
    crowns(stage, stand, ["#c2552c", "#d98a35", "#a8402f", "#d9a441"], "#4b3628"),
  4: (stage, stand) => snags(stage, stand),
  5: (stage, stand) => crowns(stage, stand, ["#2f6a4c", "#3f7d4b", "#28604f"], "#4a3b2c"),
};

/** Pale trunks with dark notches under light crowns. */
function birches(stage: Stage, stand: Stand): void {
  const { pen, dice } = stage;
  crowns(stage, stand, ["#8fa04a", "#b3ab52", "#7b9a55"], "#e6e2d6", 0.55);
  for (const { x, y, h } of stand.trees) {
    for (let i = 0; i < 4; i++) {
      const v = y - h * dice.range(0.06, 0.5);
      pen.rect(stage.tone(SOOT, 0.3, stand.depth), x - h * 0.015, v, h * 0.022, 2.4);
    }
  }
}

/** The one tree that makes the jungle: buttress roots, a roof of leaves, hanging vines. */
function giant(stage: Stage, x: number): void {
  const { pen, side, dice } = stage;
  const y = FLOOR + 26;
  shadow(stage, x, y, 260);
  const bark = "#5b4634";
  pen.poly(stage.tone(bark, 0.18), [
    x - 120,
    y + 6,
    x - 50,
    y - 50,
    x - 36,
    y - 250,
    x + 36,
    y - 250,
    x + 48,
    y - 56,
    x + 130,
    y + 4,
    x + 60,
    y - 8,
    x + 30,
    y + 10,
    x - 20,
    y - 4,
    x - 56,
    y + 10,
  ]);
  pen.poly(stage.tone(bark, 0.85), [
    x + side * 126,
    y + 3,
    x + side * 48,
    y - 56,
    x + side * 36,
    y - 250,
    x + side * 10,
    y - 250,
    x + side * 16,
    y - 60,
    x + side * 40,
    y - 14,
  ]);
  pen.poly(stage.tone(bark, 0.5), [
    x - side * 20,
    y - 4,
    x - side * 8,
    y - 80,
    x - side * 4,
    y - 240,
    x + side * 4,
    y - 240,
    x + side * 4,
    y - 70,
    x - side * 4,
    y - 4,
  ]);
  const mass = [
    [-150, 236, 74],
    [150, 240, 78],
    [-70, 286, 92],
    [78, 292, 90],
    [0, 250, 80],
    [0, 330, 84],
  ] as const;
  for (const [u, v, r] of mass) puff(stage, x + u, y - v, r, r * 0.62, stage.tone(PINE, 0.1));
  for (const [u, v, r] of mass)
    puff(
      stage,
      x + u + side * r * 0.25,
      y - v - r * 0.2,
      r * 0.64,
      r * 0.36,
      stage.tone("#3a7a4c", 0.55),
    );
  for (const [u, v, r] of mass)
    puff(
      stage,
      x + u + side * r * 0.45,
      y - v - r * 0.34,
      r * 0.32,
      r * 0.15,
      stage.tone("#6aa35a", 1),
    );
  for (let i = 0; i < 9; i++) {
    const [u, v, l] = [x + dice.range(-190, 190), y - dice.range(190, 220), dice.range(40, 130)];
    pen.line(stage.tone(PINE, 0.3), 2, [u, v, u + dice.range(-5, 5), v + l]);
  }
  for (let i = 0; i < 7; i++) {
    const [u, v] = [x + dice.range(-150, 150), y + dice.range(-8, 26)];
    pen.glow("#5fd0c0", u, v - 6, 22, 0.55);
    pen.disc(STEEL_CORE, u, v - 8, 6, 3.6);
    pen.rect(stage.tone(SILVER, 0.5), u - 1.4, v - 8, 2.8, 9);
  }
}

/** Felled trunks in a pile, and the stump with the axe. */
function lumber(stage: Stage, x: number, y: number): void {
  const { pen, side } = stage;
  shadow(stage, x, y + 2, 150);
  for (const [u, v] of [
    [-44, 13],
    [-15, 13],
    [14, 13],
    [-30, 37],
    [0, 37],
    [-15, 60],
  ] as const) {
    pen.rect(stage.tone(TIMBER, 0.4), x + u, y - v - 13, 62, 26);
    pen.rect(stage.tone(TIMBER, 0.95), x + u, y - v - 13, 62, 5);
    pen.disc(stage.tone(CUT, 0.7), x + u, y - v, 10, 13);
    pen.disc(stage.tone(PLANK, 0.6), x + u, y - v, 5, 7);
  }
  pen.rect(stage.tone(TIMBER, 0.3), x + 108, y - 18, 34, 22);
  pen.disc(stage.tone(CUT, 0.8), x + 125, y - 18, 17, 6);
  pen.line(stage.tone(CLAY, 0.7), 4, [x + 125, y - 20, x + 125 + side * 22, y - 52]);
  pen.poly(stage.tone(SILVER, 0.9), [
    x + 116,
    y - 30,
    x + 128,
    y - 34,
    x + 130,
    y - 22,
    x + 120,
    y - 18,
  ]);
}

/** Forest in five kinds: pine, birch, autumn, burned, jungle. */
export function drawForest(stage: Stage, variant: Variant): void {
  const { pen, dice, light, sunX } = stage;
  const draw = KINDS[variant];
  const tall = variant === 4 ? 0.85 : 1;
  draw(stage, row(stage, 22, HORIZON + 22, 105 * tall, 0, 0.6));
  pen.glow(light.haze, 480, HORIZON + 20, 560, 0.5, 70);
  draw(stage, row(stage, 14, HORIZON + 48, 165 * tall, 50, 0.32));
  if (variant === 5) giant(stage, dice.range(400, 560));
  const [lane, bend] = [dice.range(400, 560), dice.range(50, 110) * dice.sign()];
  const water = variant === 2;
  const trail = water
    ? mix(light.sky.at(-2)?.[1] ?? light.haze, stage.tone("#4a7f8c", 0.5), 0.45)
    : stage.tone(STRAW, 0.5);
  const bank = (k: number): number[] => [
    lane - 5 * k,
    366,
    lane + 5 * k,
    366,
    lane + bend + 16 * k,
    396,
    lane - bend * 0.5 + 50 * k,
    442,
    lane + 240 * k,
    620,
    lane - 200 * k,
    620,
    lane - bend - 40 * k,
    446,
    lane + bend - 14 * k,
    400,
  ];
  if (variant < 5) {
    pen.blob(stage.tone(COAL, 0.2), bank(1.25), 0.5);
    pen.blob(trail, bank(1), water ? 0.9 : 0.7);
    if (water)
      for (let i = 0; i < 9; i++)
        pen.line(
          light.sun,
          1.6,
          [lane - 40 + i * 7, 404 + i * 14, lane + 10 + i * 5, 404 + i * 14],
          0.5,
        );
  }
  if (light.lamps < 1) {
    const ray = pen.vertical("ray", [
      [0, light.halo, 0],
      [0.4, light.halo, 0.3],
      [1, light.halo, 0],
    ]);
    for (let i = 0; i < 4; i++) {
      const [x, w] = [sunX + (480 - sunX) * dice.range(-0.2, 1), dice.range(18, 50)];
      pen.poly(ray, [
        x,
        60,
        x + w,
        60,
        x - stage.side * 150 + w * 1.7,
        480,
        x - stage.side * 150 - w * 0.7,
        480,
      ]);
    }
  }
  if (variant === 3) hut(stage, lane + 190 * (bend > 0 ? -1 : 1), FLOOR - 4, 130, 104);
  draw(stage, row(stage, 10, FLOOR + 16, 265 * tall, 175, 0.06));
  if (variant === 4) {
    for (let i = 0; i < 9; i++) {
      const [x, y] = [dice.range(80, 880), dice.range(FLOOR - 20, 520)];
      pen.glow(EMBER, x, y, dice.range(16, 44), 0.7, 9);
      pen.poly("#15120f", [
        x - 14,
        y + 3,
        x - 9,
        y - 14,
        x - 3,
        y - 8,
        x + 3,
        y - 17,
        x + 11,
        y + 3,
      ]);
      pen.line(EMBER, 2, [x - 6, y + 1, x + 5, y + 1]);
    }
    pen.group({ className: "art-flicker" }, () => {
      for (let i = 0; i < 22; i++)
        pen.line(EMBER, dice.range(1.4, 2.8), [dice.range(60, 900), dice.range(180, 500)], 0.9);
    });
  } else {
    if (variant === 1) lumber(stage, lane + 150 * (bend > 0 ? -1 : 1), FLOOR + 26);
    tufts(stage, 60, 900, FLOOR + 40, 46, variant === 3 ? CLAY : MOSS);
  }
}
