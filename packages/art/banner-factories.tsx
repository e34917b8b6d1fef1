import type { ReactElement } from "react";
import {
  BANNER,
  BANNER_FLOOR,
  crystal,
  type DrawBanner,
  hangingLamp,
  ingotPile,
  room,
} from "./banner.ts";
import { type BannerProps, DeskBanner } from "./desk-banner.tsx";
import { EMBER, EMBER_CORE, mix, STEEL } from "./light.ts";
import {
  BRASS,
  BRICK,
  CHROME,
  COAL,
  DRY,
  GIRDER,
  IRON,
  PLANK,
  RUST,
  SOOT,
  TIMBER,
  UMBER,
} from "./materials.ts";
import type { Stage } from "./stage.ts";
import { block, cylinder, lamp, sawRoof, truss, windows, worker } from "./works.ts";

const PAINT = "#c98736";

/** Girders along the wall, and the bricks between them. */
function wall(stage: Stage): void {
  const { pen, dice } = stage;
  for (let r = 0; r < 7; r++)
    for (let x = (r % 2) * -14; x < BANNER.width; x += 28) {
      if (dice.chance(0.72)) continue;
      pen.rect(stage.tone(BRICK, dice.range(0.22, 0.44)), x + 1, 18 + r * 11, 25, 9);
    }
  pen.rect(stage.tone(GIRDER, 0.4), 0, 8, BANNER.width, 5);
  pen.rect(stage.tone(GIRDER, 1), 0, 8, BANNER.width, 1.4);
  for (let x = 0; x < BANNER.width; x += 120)
    truss(stage, [x, 10, 10], [x + 120, 10, 10], 6, stage.tone(COAL, 0.4), 1.6);
}

/** Shelves with crates and drums. */
function stores(stage: Stage, x: number): void {
  const { pen, dice } = stage;
  const w = 206;
  pen.rect(stage.tone(SOOT, 0.4), x, 24, w, BANNER_FLOOR - 24);
  for (const y of [58, BANNER_FLOOR]) {
    for (let u = x + 8; u < x + w - 26; u += 32) {
      if (dice.chance(0.28)) cylinder(stage, u + 12, y, 21, 25, RUST);
      else block(stage, u, y, 27, dice.range(18, 26), dice.chance(0.5) ? PLANK : UMBER, 0, 0.26);
    }
    pen.rect(stage.tone(GIRDER, 0.9), x - 3, y, w + 6, 4);
  }
  for (const u of [x - 4, x + w / 2 - 2, x + w - 1])
    pen.rect(stage.tone(GIRDER, 0.6), u, 20, 5, BANNER_FLOOR - 18);
}

/** A chimney of brick with its smoke. */
function stack(stage: Stage, x: number, y: number, w: number, h: number): void {
  const { pen } = stage;
  pen.group({ className: "art-smoke" }, () => {
    for (const [dx, dy, r] of [
      [2, 3, 6],
      [8, 8, 8],
      [18, 12, 9],
    ] as const)
      pen.disc(mix(stage.light.haze, "#8f949a", 0.4), x + dx, y - h - dy, r, r * 0.7, 0.45);
  });
  cylinder(stage, x, y, w, h, BRICK, 0.72, 0.1);
  pen.rect(stage.tone("#c7b39b", 0.7), x - w * 0.42, y - h + 6, w * 0.84, 3);
}

/** The gate of the stores, open on the yard: a hall under its saw-tooth roof, and two chimneys. */
function yard(stage: Stage, x: number, w: number): void {
  const { pen, light } = stage;
  const y = BANNER_FLOOR - 4;
  pen.rect(stage.tone(IRON, 0.5), x - 7, 16, w + 14, y - 14);
  pen.rect(pen.vertical("sky", light.sky), x, 22, w, y - 22);
  pen.rect("#05070a", x, 22, w, y - 22, 0.4);
  pen.rect(stage.tone(COAL, 0.4), x, y - 10, w, 12);
  stack(stage, x + 128, y - 6, 14, 45);
  stack(stage, x + 156, y - 6, 16, 37);
  sawRoof(stage, x + 16, y - 32, 92, 14, 4, IRON);
  block(stage, x + 16, y - 4, 108, 29, BRICK, 0, 0.14);
  windows(stage, x + 22, y - 26, 7, 1, 12, 10, 8, 10);
  pen.rect(EMBER, x + 46, y - 14, 12, 10, 0.5 + light.lamps * 0.5);
  pen.glow(EMBER, x + 52, y - 8, 32, 0.3 + light.lamps * 0.4, 18);
  // The gate's leaf, rolled up, and its striped posts.
  pen.rect(stage.tone(GIRDER, 0.5), x - 4, 17, w + 8, 12);
  for (const v of [20, 24]) pen.rect(stage.tone(CHROME, 0.8), x - 4, v, w + 8, 1);
  for (const u of [x - 9, x + w + 1]) {
    pen.rect(stage.tone(PAINT, 0.9), u, 30, 8, y - 30);
    for (let v = 34; v < y - 6; v += 14)
      pen.poly(stage.tone(SOOT, 0.4), [u, v + 6, u + 8, v, u + 8, v + 6, u, v + 12]);
  }
}

/** A crane's hook with a crate on its chains. */
function hoist(stage: Stage, x: number): void {
  const { pen } = stage;
  pen.rect(stage.tone(PAINT, 0.6), x - 17, 3, 34, 11);
  pen.rect(stage.tone(PAINT, 1.1), x - 17, 3, 34, 2);
  for (const u of [-11, 11]) pen.disc(stage.tone(SOOT, 0.6), x + u, 4, 4);
  pen.line(stage.tone(CHROME, 0.7), 1.8, [x, 14, x, 27]);
  pen.disc(stage.tone(BRASS, 0.9), x, 28, 3);
  pen.line(stage.tone(SOOT, 0.8), 1.4, [x - 17, 41, x, 29, x + 13, 41]);
  block(stage, x - 20, 66, 40, 25, TIMBER, 0, 0.24);
  for (const v of [47, 58]) pen.rect(stage.tone(PLANK, 0.9), x - 20, v, 30, 1.6);
}

/** Crates on a pallet, in a pile. */
function pile(stage: Stage, x: number): void {
  const { pen } = stage;
  const y = BANNER_FLOOR + 2;
  pen.rect(stage.tone(TIMBER, 0.8), x - 6, y, 118, 4);
  for (const [dx, dy, w, h, color] of [
    [0, 0, 38, 28, PLANK],
    [40, 0, 34, 24, UMBER],
    [76, 0, 34, 30, TIMBER],
    [16, 28, 34, 22, DRY],
    [58, 30, 38, 25, PLANK],
  ] as const) {
    block(stage, x + dx, y - dy, w, h, color, 0, 0.26);
    pen.line(stage.tone(SOOT, 0.5), 1.6, [
      x + dx + 4,
      y - dy - 4,
      x + dx + w * 0.68,
      y - dy - h + 5,
    ]);
  }
}

/** Factories: the stores, with the works outside of their gate. */
const drawFactoriesBanner: DrawBanner = (stage) => {
  const { pen } = stage;
  room(stage, BRICK, COAL);
  wall(stage);
  stores(stage, 296);
  yard(stage, 560, 182);
  hangingLamp(stage, 528, 22, EMBER_CORE);
  hoist(stage, 800);
  pile(stage, 832);
  const y = BANNER_FLOOR + 7;
  ingotPile(stage, 628, y, STEEL);
  crystal(stage, 704, y - 2, 24, EMBER);
  crystal(stage, 719, y, 16, EMBER);
  worker(stage, 770, BANNER_FLOOR + 7, 50);
  worker(stage, 542, BANNER_FLOOR + 8, 48);
  for (const x of [546, 757]) lamp(stage, x, 24, 2.4, EMBER_CORE);
  pen.rect(stage.tone(SOOT, 0.2), 0, BANNER.height - 2, BANNER.width, 2, 0.6);
};

export function FactoriesBanner(props: BannerProps): ReactElement {
  return <DeskBanner name="factories" draw={drawFactoriesBanner} {...props} />;
}
