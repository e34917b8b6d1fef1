import { campfire, tent } from "./base-camp.ts";
import { CITADEL } from "./base-citadel.ts";
import { drawLayout } from "./base-structure.ts";
import { pines, plume } from "./growth.ts";
import { drawFarRidges, drawGround, drawNearRidge } from "./land.ts";
import { EMBER, EMBER_CORE } from "./light.ts";
import { BRICK, CHROME, EARTH, IRON, STRAW, TILE } from "./materials.ts";
import { drawSky } from "./sky.ts";
import { skyAt, skyHour } from "./sky-clock.ts";
import { layer, type Stage, stageOf } from "./stage.ts";
import { block } from "./works.ts";

/** A mine at the middle distance: head frame, wheel, hall. */
function mine(stage: Stage, x: number, y: number): void {
  const { pen } = stage;
  const [iron, roof, lit] = [
    stage.tone(IRON, 0.25, 0.1),
    stage.tone(IRON, 0.4, 0.1),
    stage.tone(CHROME, 1, 0.1),
  ];
  for (const [from, to] of [
    [96, 8],
    [84, 2],
    [-27, -12],
    [-13, -4],
  ] as const)
    pen.line(iron, 3, [x + from, y, x + to, y - 150]);
  for (let i = 1; i < 8; i++)
    pen.line(iron, 2, [
      x - 27 + i * 2,
      y - i * 18,
      x - 12 + i,
      y - i * 18 - 14,
      x + 88 - i * 11,
      y - i * 18,
      x + 80 - i * 9,
      y - i * 18 - 14,
    ]);
  pen.line(lit, 1.8, [x + 102, y, x + 12, y - 150]);
  for (const [u, r] of [
    [-8, 14],
    [12, 15],
  ] as const)
    pen.ring(iron, 3.4, x + u, y - 166, r);
  pen.poly(stage.tone(TILE, 0.8), [x - 36, y - 184, x, y - 200, x + 40, y - 184]);
  pen.glow(EMBER, x, y - 202, 16, 1);
  for (const [u, w] of [
    [-44, 86],
    [104, 96],
  ] as const) {
    block(stage, x + u, y, w, 50, BRICK, 0.08);
    pen.poly(roof, [
      x + u - 6,
      y - 46,
      x + u + 10,
      y - 74,
      x + u + w - 22,
      y - 74,
      x + u + w + 4,
      y - 44,
    ]);
  }
  for (const [u, v] of [
    [-26, 26],
    [-4, 26],
    [120, 30],
    [142, 30],
    [120, 12],
  ] as const)
    pen.rect(EMBER_CORE, x + u, y - v, 9, 10);
}

/** A steaming vent. */
function smallVent(stage: Stage, x: number, y: number, w: number, h: number): void {
  const { pen, side } = stage;
  plume(stage, x, y - h, 190, w * 0.16, "steam", "#ffb07a");
  pen.glow(EMBER, x, y - h * 0.6, w, 0.7, h);
  pen.poly(stage.tone(EARTH, 0.16), [
    x - w / 2,
    y,
    x - w * 0.16,
    y - h,
    x + w * 0.17,
    y - h * 0.94,
    x + w / 2,
    y,
  ]);
  pen.poly(stage.tone(EARTH, 0.9), [
    x + side * w * 0.5,
    y,
    x + side * w * 0.16,
    y - h * 0.95,
    x + side * w * 0.05,
    y - h * 0.4,
    x + side * w * 0.16,
    y,
  ]);
  pen.disc(EMBER_CORE, x, y - h * 0.95, w * 0.14, h * 0.06);
  pen.line(EMBER, 2.6, [
    x - w * 0.04,
    y - h * 0.9,
    x - w * 0.08,
    y - h * 0.4,
    x - w * 0.2,
    y + 2,
    x - w * 0.1,
    y + 14,
    x - w * 0.5,
    y + 24,
  ]);
}

/** The panorama of the home page: a lone tent, a mine and vents, and the citadel on its hill. */
export function composeHero(id: string): Stage {
  const stage = stageOf({
    id,
    seed: "emberlode",
    sky: { ...skyAt(skyHour("dusk", 20.25)), x: 0.43 },
    width: 1600,
    height: 700,
  });
  const { pen } = stage;
  drawSky(stage, 420);
  layer(stage, "ridges");
  drawFarRidges(stage, 420);
  drawNearRidge(stage, 420);
  layer(stage, "works");
  const x = 960;
  drawLayout(stage, CITADEL, x, 462, 0.37);
  pen.glow(EMBER, x, 380, 340, 0.24, 150);
  drawGround(stage, "#6b6152", 442);
  layer(stage, "near");
  pen.blob(
    stage.tone(STRAW, 0.8),
    [
      x - 10,
      452,
      x + 14,
      452,
      990,
      482,
      900,
      520,
      640,
      580,
      420,
      720,
      60,
      720,
      400,
      592,
      800,
      516,
      930,
      482,
    ],
    0.4,
  );
  smallVent(stage, 560, 512, 130, 62);
  smallVent(stage, 670, 486, 80, 36);
  mine(stage, 290, 506);
  const trees = (
    n: number,
    y: number,
    h: number,
    from: number,
    to: number,
  ): { x: number; y: number; h: number }[] =>
    Array.from({ length: n }, (_, i) => ({
      x: from + ((to - from) * (i + stage.dice.range(0.1, 0.9))) / n,
      y: y + stage.dice.range(-8, 8),
      h: h * stage.dice.range(0.7, 1.15),
    }));
  pines(stage, { trees: trees(22, 482, 66, -20, 300), depth: 0.34 });
  pines(stage, { trees: trees(16, 500, 84, 1380, 1620), depth: 0.3 });
  pines(stage, { trees: trees(6, 590, 210, -30, 190), depth: 0.06 });
  pines(stage, { trees: trees(5, 640, 270, 1440, 1640), depth: 0 });
  pen.disc(stage.tone(EARTH, 0.45), 900, 742, 480, 96);
  pen.disc(stage.tone(EARTH, 0.14), 906, 747, 476, 96);
  tent(stage, 960, 656, 210, 132);
  campfire(stage, 800, 664, 44, 44);
  return stage;
}
