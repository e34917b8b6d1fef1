import { banner, campfire, hut, palisade, tent, watch } from "./base-camp.ts";
import { beacon, cone, gate, hill, keep, spire, stack, tower, wall } from "./base-fort.ts";
import { rock, shadow, tufts } from "./growth.ts";
import { DRY, PLANK, STONE, STRAW } from "./materials.ts";
import { gantry, towerCrane } from "./plant-cranes.ts";
import { blastFurnace, chimney, hall, windingTower } from "./plant-furnace.ts";
import { boiler, coolingTower, gasometer, waterTower } from "./plant-vessels.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { block, lampPost, worker } from "./works.ts";

/** The picture of a base: 14 is a lone tent (or no rank), 1 the citadel of the first player (spec section 9). */
export type BaseStage = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;

/** The parts by name. */
const PARTS = {
  tent,
  campfire,
  palisade,
  hut,
  watch,
  wall,
  gate,
  keep,
  tower,
  cone,
  stack,
  spire,
  banner,
  beacon,
  hill,
  furnace: blastFurnace,
  chimney,
  hall,
  winding: windingTower,
  crane: towerCrane,
  gantry,
  boiler,
  cooling: coolingTower,
  gasometer,
  tank: waterTower,
};

type Part = readonly [
  kind: keyof typeof PARTS,
  x: number,
  rise: number,
  w: number,
  h: number,
  pair?: 1,
];

/** Parts back to front: x from the middle, rise above the floor, width, height; a pair stands on both sides. */
const PLANS: Readonly<Record<BaseStage, readonly Part[]>> = {
  14: [
    ["tent", -60, 0, 200, 128],
    ["campfire", 110, -18, 46, 44],
  ],
  13: [
    ["banner", 205, 10, 52, 130],
    ["tent", 120, 8, 160, 104],
    ["tent", -120, 0, 200, 130],
    ["campfire", 20, -22, 50, 48],
  ],
  12: [
    ["tent", 190, 12, 150, 98],
    ["hut", -70, 6, 190, 140],
    ["banner", 60, 4, 60, 168],
    ["palisade", -240, 0, 130, 50],
    ["campfire", 90, -24, 48, 44],
  ],
  11: [
    ["watch", 180, 14, 78, 220],
    ["hut", -150, 10, 170, 130],
    ["hut", 30, 4, 200, 152],
    ["palisade", -270, -2, 170, 54],
    ["palisade", 250, -6, 150, 56],
    ["campfire", 150, -28, 44, 42],
  ],
  10: [
    ["watch", 230, 20, 82, 236, 1],
    ["hut", -90, 24, 180, 150],
    ["hut", 90, 24, 190, 166],
    ["palisade", 185, -4, 260, 66, 1],
    ["banner", 0, 60, 66, 186],
  ],
  9: [
    ["stack", 130, 20, 34, 210],
    ["hut", 150, 24, 200, 150],
    ["keep", -50, 20, 170, 180],
    ["banner", -50, 196, 58, 92],
    ["watch", -250, 10, 84, 228],
    ["palisade", -190, -6, 270, 70],
    ["palisade", 200, -6, 250, 70],
    ["gate", 10, -6, 56, 60],
  ],
  8: [
    ["chimney", -250, 20, 30, 210],
    ["tank", 300, 24, 84, 190],
    ["keep", 150, 24, 130, 196],
    ["banner", 150, 216, 56, 80],
    ["hall", -110, 10, 340, 150],
    ["palisade", -270, -10, 220, 60],
    ["palisade", 250, -10, 260, 60],
    ["gantry", 120, -16, 300, 168],
    ["gate", -40, -10, 56, 60],
  ],
  7: [
    ["chimney", -170, 40, 38, 330],
    ["chimney", -70, 40, 38, 300],
    ["chimney", 30, 40, 38, 340],
    ["keep", -70, 24, 330, 130],
    ["cone", 210, 16, 84, 270],
    ["tank", -310, 8, 96, 200],
    ["boiler", 80, 12, 170, 74],
    ["boiler", -110, 12, 170, 74],
    ["wall", -240, -8, 260, 56],
    ["wall", 250, -8, 300, 56],
    ["boiler", -10, -14, 190, 84],
    ["gate", 250, -8, 60, 64],
  ],
  6: [
    ["gasometer", -290, 20, 200, 210],
    ["hall", 270, 26, 240, 130],
    ["furnace", -50, 24, 170, 372],
    ["keep", 210, 4, 120, 190],
    ["banner", 210, 188, 56, 84],
    ["tower", -170, 0, 76, 170],
    ["wall", -270, -8, 260, 70],
    ["wall", 250, -8, 340, 70],
    ["gate", 80, -8, 70, 80],
    ["tower", 340, -6, 82, 180],
  ],
  5: [
    ["hill", 0, 6, 900, 96],
    ["cooling", -240, 60, 150, 236],
    ["cooling", -110, 76, 124, 196],
    ["winding", 190, 84, 210, 330],
    ["keep", 20, 84, 210, 190],
    ["cone", 60, 84, 78, 290],
    ["crane", -30, 88, 190, 270],
    ["boiler", 150, 76, 120, 56],
    ["tower", 310, 8, 90, 180, 1],
    ["wall", -160, -6, 330, 74],
    ["wall", 165, -6, 330, 74],
    ["gate", 0, -6, 76, 86],
  ],
  4: [
    ["hill", 0, 8, 980, 124],
    ["furnace", -250, 96, 120, 270],
    ["chimney", 330, 70, 36, 240],
    ["chimney", 276, 80, 36, 270],
    ["spire", 30, 112, 120, 330],
    ["keep", 30, 108, 260, 150],
    ["crane", 130, 110, 300, 400],
    ["cone", -90, 106, 82, 270],
    ["gasometer", 200, 70, 130, 130],
    ["wall", 0, 60, 560, 66],
    ["gate", 0, 60, 64, 70],
    ["tower", 320, 6, 96, 196, 1],
    ["wall", -165, -6, 340, 82],
    ["wall", 170, -6, 340, 82],
    ["gate", 0, -6, 80, 90],
    ["banner", 320, 220, 54, 84, 1],
  ],
  3: [
    ["hill", 0, 8, 980, 124],
    ["stack", 256, 110, 38, 200, 1],
    ["spire", 116, 112, 84, 250],
    ["spire", -40, 112, 100, 340],
    ["keep", 40, 112, 230, 150],
    ["cone", -150, 106, 84, 250],
    ["cone", 190, 106, 84, 240],
    ["wall", 0, 100, 600, 80],
    ["tower", 300, 80, 88, 190, 1],
    ["gate", 0, 100, 76, 84],
    ["banner", 300, 292, 50, 80, 1],
  ],
  2: [
    ["hill", 0, 8, 1080, 210],
    ["stack", 300, 170, 44, 230, 1],
    ["spire", 130, 190, 90, 300, 1],
    ["beacon", 0, 596, 40, 260],
    ["spire", 0, 190, 124, 400],
    ["keep", 0, 186, 280, 150],
    ["cone", 215, 180, 88, 250, 1],
    ["wall", 0, 172, 680, 84],
    ["tower", 340, 150, 96, 210, 1],
    ["gate", 0, 172, 80, 86],
    ["wall", 0, 14, 900, 78],
    ["tower", 450, 0, 104, 190, 1],
    ["tower", 150, 8, 76, 124, 1],
    ["gate", 0, 14, 96, 96],
  ],
  1: [
    ["hill", 0, 8, 1220, 290],
    ["stack", 370, 220, 50, 270, 1],
    ["spire", 290, 250, 96, 300, 1],
    ["spire", 150, 270, 112, 410, 1],
    ["beacon", 0, 768, 76, 330],
    ["spire", 0, 270, 164, 490],
    ["keep", 0, 268, 340, 170],
    ["cone", 230, 260, 96, 280, 1],
    ["wall", 0, 252, 800, 96],
    ["tower", 400, 220, 112, 240, 1],
    ["gate", 0, 252, 92, 98],
    ["banner", 400, 480, 70, 110, 1],
    ["wall", 0, 120, 900, 84],
    ["gate", 0, 120, 84, 84],
    ["wall", 0, 0, 1060, 90],
    ["tower", 540, -10, 120, 220, 1],
    ["tower", 170, -6, 90, 150, 1],
    ["gate", 0, 0, 112, 112],
    ["banner", 170, 160, 60, 100, 1],
  ],
};

/** Draws the parts of a plan around (x, y) at a scale. */
function drawParts(stage: Stage, plan: readonly Part[], x: number, y: number, k: number): void {
  for (const [kind, dx, rise, w, h, pair] of plan) {
    if (pair) PARTS[kind](stage, x - dx * k, y - rise * k, w * k, h * k);
    PARTS[kind](stage, x + dx * k, y - rise * k, w * k, h * k);
  }
}

/** A player's base at a stage, with the yard in front of it. */
export function drawBase(stage: Stage, level: BaseStage): void {
  const { dice, pen } = stage;
  const y = FLOOR + 14;
  const x = 480 + dice.range(-22, 22);
  pen.blob(
    stage.tone(STRAW, 0.7),
    [x - 40, y - 4, x + 46, y - 4, x + 100, y + 50, x + 190, 570, x - 210, 570, x - 96, y + 54],
    0.42,
  );
  for (let i = 0; i < 6; i++)
    rock(
      stage,
      x + dice.range(180, 420) * dice.sign(),
      y + dice.range(4, 16),
      dice.range(26, 60),
      dice.range(14, 34),
      STONE,
    );
  if (level <= 9) shadow(stage, x, y + 10, 760);
  const plan = PLANS[level];
  const peak = Math.max(...plan.map(([kind, , rise, , h]) => (kind === "beacon" ? 0 : rise + h)));
  drawParts(stage, plan, x, y, Math.min(1.12, (level < 4 ? 412 : 388) / peak));
  for (let i = 0; i < dice.int(2, 4); i++)
    block(
      stage,
      x + dice.range(150, 330) * dice.sign(),
      y + dice.range(30, 48),
      32,
      25,
      PLANK,
      0,
      0.3,
    );
  if (level <= 11) {
    for (const u of [-86, 90]) lampPost(stage, x + u, y + 34, 60);
    worker(stage, x + dice.range(-60, 60), y + 40, 27);
  }
  worker(stage, x + dice.range(60, 140) * dice.sign(), y + 34, level > 11 ? 42 : 27);
  tufts(stage, 60, 900, y + 44, 26, DRY);
}
