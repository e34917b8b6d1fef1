import { fissures } from "./fire-ground.ts";
import { plume, rock, shadow } from "./growth.ts";
import { EMBER } from "./light.ts";
import { CHROME, COAL, EARTH, GIRDER, MARL, SOOT, ZINC } from "./materials.ts";
import { pipe } from "./pipe.ts";
import { coolingTower } from "./plant-vessels.ts";
import { FLOOR, type Stage } from "./stage.ts";
import {
  block,
  cable,
  cylinder,
  gateGlow,
  lamp,
  lampPost,
  truss,
  windows,
  worker,
} from "./works.ts";

/** Height of the ground that everything stands on. */
const GROUND = FLOOR + 2;

/** Three cooling towers, steaming while the field can be dug; the middle one has this height. */
function drawCoolingTowers(stage: Stage, tall: number): void {
  if (!stage.spent)
    for (const [x, h] of [
      [250, tall],
      [424, tall * 0.86],
      [110, tall * 0.7],
    ] as const)
      plume(stage, x, GROUND - h - 6, 150, h * 0.15, "steam");
  coolingTower(stage, 110, GROUND - 8, 128, tall * 0.7);
  coolingTower(stage, 424, GROUND - 4, 156, tall * 0.86);
  coolingTower(stage, 250, GROUND + 4, 186, tall);
}

/** Two pylons, and three cables over them out of the picture. */
function drawPowerLine(stage: Stage, steel: string): void {
  for (const [u, h] of [
    [812, 184],
    [914, 150],
  ] as const) {
    truss(stage, [u, GROUND, 34], [u, GROUND - h, 6], 8, steel, 2.4);
    for (const k of [0.74, 0.9])
      stage.pen.line(steel, 3, [u - 32, GROUND - h * k, u + 32, GROUND - h * k]);
  }
  for (const u of [-30, 0, 30]) {
    cable(stage, 660 + u * 0.4, GROUND - 112, 812 + u, GROUND - 148, 16, stage.tone(SOOT, 0.2));
    cable(stage, 812 + u, GROUND - 148, 914 + u, GROUND - 122, 18, stage.tone(SOOT, 0.2));
    cable(stage, 914 + u, GROUND - 122, 1020 + u, GROUND - 130, 16, stage.tone(SOOT, 0.2));
  }
}

/** The turbine hall with its chimney, columns, windows, vents and gate. */
function drawTurbineHall(stage: Stage): void {
  const { pen } = stage;
  shadow(stage, 600, GROUND + 6, 420);
  cylinder(stage, 720, GROUND - 60, 24, 130, MARL, 0.8);
  lamp(stage, 720, GROUND - 192, 2.4, "#ff5a3d");
  block(stage, 486, GROUND + 6, 282, 96, GIRDER, 0, 0.16);
  for (let i = 0; i < 8; i++) pen.rect(stage.tone(ZINC, 0.85), 490 + i * 29, GROUND - 90, 4, 96);
  windows(stage, 500, GROUND - 76, 8, 2, 29, 30, 17, 20);
  for (let i = 0; i < 4; i++) cylinder(stage, 516 + i * 58, GROUND - 88, 30, 24, CHROME);
  gateGlow(stage, 580, GROUND + 6, 52, 50);
}

/** A wellhead with its valve wheel, and the pipe to the hall; hot while the field can be dug. */
function drawWellhead(stage: Stage, x: number): void {
  const { pen } = stage;
  const v = GROUND + 46 + (x % 3) * 4;
  shadow(stage, x, v, 60);
  pen.rect(stage.tone(SOOT, 0.4), x - 18, v - 10, 36, 10);
  cylinder(stage, x, v - 8, 16, 40, ZINC);
  pen.ring(stage.tone("#c4452e", 0.9), 3.4, x, v - 58, 11);
  pen.line(stage.tone("#c4452e", 0.7), 2.4, [x - 11, v - 58, x + 11, v - 58]);
  pipe(stage, [x, v - 26, x + 62, v - 26, x + 90, GROUND + 4], 0.7);
  if (!stage.spent) {
    pen.disc(EMBER, x, v - 2, 22, 4, 0.8);
    plume(stage, x - 12, v - 40, 54, 8, "steam", "#ffb884");
  }
}

/** Rocks, lamp posts and workers in front. */
function drawForeground(stage: Stage): void {
  const { dice } = stage;
  for (let i = 0; i < 6; i++)
    rock(
      stage,
      dice.range(80, 880),
      GROUND + dice.range(40, 66),
      dice.range(20, 44),
      dice.range(10, 24),
      EARTH,
    );
  lampPost(stage, 660, GROUND + 40, 76);
  lampPost(stage, 812, GROUND + 34, 72);
  worker(stage, 618, GROUND + 40, 27);
  worker(stage, 396, GROUND + 58, 27);
}

/**
 * A geothermal station: cooling towers, turbine hall, wellheads in front, a line of pylons leaving.
 */
export function drawTowers(stage: Stage): void {
  const { pen, dice, spent, light } = stage;
  const steel = stage.tone(COAL, 0.35, 0.08);
  drawCoolingTowers(stage, dice.range(226, 252));
  drawPowerLine(stage, steel);
  drawTurbineHall(stage);
  if (!spent) pen.glow(EMBER, 360, GROUND + 46, 360, 0.25 + light.lamps * 0.3, 70);
  fissures(stage, 330, GROUND + 34, 6, 210);
  for (const x of [200, 330, 452]) drawWellhead(stage, x);
  drawForeground(stage);
}
