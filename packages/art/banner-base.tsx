import type { ReactElement } from "react";
import { BANNER, BANNER_FLOOR, type DrawBanner } from "./banner.ts";
import { type BannerProps, DeskBanner } from "./desk-banner.tsx";
import { EMBER, EMBER_CORE } from "./light.ts";
import {
  BARK,
  BONE,
  BRASS,
  CHROME,
  EARTH,
  MARL,
  PLANK,
  SAND,
  SOOT,
  STONE,
  TIMBER,
} from "./materials.ts";
import type { Stage } from "./stage.ts";
import { block, cable, cylinder, gateGlow, lamp, lampPost, worker } from "./works.ts";

const FLOOR = BANNER_FLOOR - 2;
const BLUEPRINT = "#2f5878";

/** The sky over the yard, far roofs, and trodden ground. */
function ground(stage: Stage): void {
  const { pen, light, dice } = stage;
  pen.rect(pen.vertical("sky", light.sky), 0, 0, BANNER.width, FLOOR);
  // Dim like a room: a bright header that appears with its desk would be a flash.
  const shade = pen.vertical("shade", [
    [0, "#05070a", 0.8],
    [1, "#05070a", 0.5],
  ]);
  pen.rect(shade, 0, 0, BANNER.width, FLOOR);
  for (let x = 240; x < BANNER.width; x += dice.range(24, 46)) {
    const h = dice.range(8, 26);
    pen.poly(stage.tone(STONE, 0.14, 0.15), [
      x,
      FLOOR,
      x,
      FLOOR - h,
      x + 15,
      FLOOR - h - 9,
      x + 30,
      FLOOR - h,
      x + 30,
      FLOOR,
    ]);
  }
  pen.rect(stage.tone(EARTH, 0.4), 0, FLOOR - 3, BANNER.width, BANNER.height);
  pen.rect(stage.tone(SAND, 0.5), 0, FLOOR - 3, BANNER.width, 1.6);
}

/** A course of ashlar from x, with a lit edge on each stone. */
function course(stage: Stage, x: number, y: number, n: number, h: number): void {
  const { pen, dice } = stage;
  const w = 31;
  for (let i = 0; i < n; i++) {
    pen.rect(stage.tone(MARL, dice.range(0.34, 0.56)), x + i * w, y - h, w - 1.4, h - 1.4);
    pen.rect(stage.tone(MARL, 1.05), x + i * w, y - h, w - 1.4, 1.6);
  }
}

/** The new wall: finished at the keep, still in steps at its other end. */
function newWall(stage: Stage, x: number): void {
  for (const [i, n] of [8, 7, 6, 4, 3].entries()) {
    const right = x + 8 * 31;
    course(stage, right - n * 31 + (i % 2 ? 10 : 0), FLOOR - i * 13, n, 13);
  }
}

/** The keep's lower part with its open door, and the merlons of its first platform. */
function keep(stage: Stage, x: number): void {
  const { pen, dice } = stage;
  const w = 122;
  block(stage, x, FLOOR, w, 86, MARL, 0, 0.2);
  for (let i = 0; i < 20; i++)
    pen.rect(
      stage.tone(MARL, dice.chance(0.5) ? 0.16 : 0.7),
      x + dice.range(3, w * 0.8 - 19),
      FLOOR - dice.range(8, 80),
      dice.range(9, 17),
      5,
      0.7,
    );
  for (let i = 0; i < 4; i++) {
    pen.rect(stage.tone(MARL, 0.6), x + i * 27, 2, 17, 12);
    pen.rect(stage.tone(MARL, 1.15), x + i * 27, 2, 17, 2);
  }
  gateGlow(stage, x + 33, FLOOR, 32, 42);
  pen.stroke(stage.tone(MARL, 1), 3.4, `M${x + 31} ${FLOOR}v-43h36v43`);
  for (const u of [14, 76]) {
    pen.rect(stage.tone(SOOT, 0.3), x + u, 26, 8, 19);
    pen.rect(EMBER_CORE, x + u + 1.5, 28, 5, 16, 0.35 + stage.light.lamps * 0.6);
  }
}

/** Scaffolding: poles, two stages of planks, a ladder, and a bucket on its rope. */
function scaffold(stage: Stage, x: number, w: number): void {
  const { pen } = stage;
  const pole = stage.tone(PLANK, 0.7);
  for (let u = x; u <= x + w; u += w / 4) pen.line(pole, 3, [u, FLOOR + 2, u, 8]);
  pen.line(pole, 1.8, [x, FLOOR, x + w / 4, 58, x, 58]);
  pen.line(pole, 1.8, [x + w, FLOOR, x + (w * 3) / 4, 58]);
  for (const y of [26, 58]) {
    pen.rect(stage.tone(PLANK, 0.5), x - 8, y, w + 16, 4);
    pen.rect(stage.tone(PLANK, 1.1), x - 8, y, w + 16, 1.4);
  }
  const rung = stage.tone(TIMBER, 1);
  const at = x + w * 0.62;
  pen.line(rung, 2, [at, FLOOR + 2, at + 12, 30]);
  pen.line(rung, 2, [at + 11, FLOOR + 2, at + 23, 30]);
  for (let i = 1; i < 8; i++) {
    const t = i / 8;
    pen.line(rung, 1.6, [
      at + 12 * t,
      FLOOR - (FLOOR - 30) * t,
      at + 11 + 12 * t,
      FLOOR - (FLOOR - 30) * t,
    ]);
  }
}

/** A crane with a treadwheel, which lifts a stone. */
function crane(stage: Stage, x: number): void {
  const { pen } = stage;
  const wood = (lit: number): string => stage.tone(TIMBER, lit);
  pen.poly(wood(0.5), [x - 34, FLOOR + 2, x - 27, FLOOR - 6, x + 27, FLOOR - 6, x + 34, FLOOR + 2]);
  pen.line(wood(0.7), 5, [x, FLOOR - 4, x, 14]);
  pen.line(wood(0.9), 4.4, [x - 22, 34, x + 76, 6]);
  pen.line(wood(0.6), 3, [x, 56, x + 46, 15]);
  pen.line(stage.tone(SOOT, 0.9), 1.4, [x + 75, 7, x + 75, 40]);
  pen.line(stage.tone(SOOT, 0.9), 1.2, [x + 60, 51, x + 75, 40, x + 88, 51]);
  block(stage, x + 58, 68, 34, 17, MARL, 0, 0.2);
  const y = FLOOR - 28;
  pen.ring(wood(0.9), 4, x - 8, y, 24);
  pen.ring(wood(0.5), 2, x - 8, y, 17);
  for (let i = 0; i < 4; i++) {
    const a = 0.3 + (i * Math.PI) / 4;
    pen.line(wood(0.7), 2, [
      x - 8 - Math.cos(a) * 24,
      y - Math.sin(a) * 24,
      x - 8 + Math.cos(a) * 24,
      y + Math.sin(a) * 24,
    ]);
  }
  pen.disc(stage.tone(BRASS, 0.9), x - 8, y, 4);
  cable(stage, x - 8, y - 22, x - 20, 34, 2, stage.tone(SOOT, 0.9), 1.4);
}

/** The master builder's table: the plan of the next level, dividers and a mug. */
function table(stage: Stage, x: number): void {
  const { pen } = stage;
  const y = FLOOR - 20;
  for (const u of [10, 96])
    pen.line(stage.tone(TIMBER, 0.6), 4, [x + u - 8, FLOOR + 8, x + u, y, x + u + 8, FLOOR + 8]);
  pen.poly(stage.tone(BLUEPRINT, 0.8), [x + 10, y, x + 22, y - 24, x + 88, y - 24, x + 76, y]);
  const white = stage.tone(BONE, 1.1);
  pen.line(white, 1.6, [
    x + 27,
    y - 4,
    x + 30,
    y - 11,
    x + 38,
    y - 11,
    x + 41,
    y - 20,
    x + 60,
    y - 20,
    x + 57,
    y - 11,
    x + 68,
    y - 11,
    x + 66,
    y - 4,
    x + 27,
    y - 4,
  ]);
  pen.line(stage.tone(CHROME, 1.2), 1.8, [x + 78, y - 4, x + 86, y - 27, x + 92, y - 4]);
  pen.rect(stage.tone(PLANK, 0.4), x, y, 106, 5);
  pen.rect(stage.tone(PLANK, 1.1), x, y, 106, 1.8);
}

/** Cut stones in a pile. */
function stones(stage: Stage, x: number): void {
  const y = FLOOR + 9;
  for (const [dx, dy] of [
    [0, 0],
    [33, 0],
    [66, 0],
    [16, 15],
    [49, 15],
    [32, 30],
  ] as const)
    block(stage, x + dx, y - dy, 31, 14, MARL, 0, 0.22);
}

/** A player's own base: the builders' yard before its keep. */
const drawBaseBanner: DrawBanner = (stage) => {
  const { pen, light } = stage;
  ground(stage);
  newWall(stage, 586);
  keep(stage, 806);
  scaffold(stage, 612, 168);
  crane(stage, 520);
  stones(stage, 712);
  table(stage, 372);
  pen.rect(stage.tone(BARK, 0.8), 866, -4, 3, 8);
  cylinder(stage, 700, 58, 12, 12, BARK);
  worker(stage, 668, 58, 30);
  worker(stage, 494, FLOOR + 10, 48);
  worker(stage, 828, FLOOR + 11, 46);
  lampPost(stage, 940, FLOOR + 8, 62);
  for (const u of [612, 780]) lamp(stage, u, 20, 2.6, EMBER);
  pen.glow(EMBER, 855, FLOOR + 4, 90, 0.35 * light.lamps, 12);
};

export function BaseBanner(props: BannerProps): ReactElement {
  return <DeskBanner name="base" draw={drawBaseBanner} {...props} />;
}
