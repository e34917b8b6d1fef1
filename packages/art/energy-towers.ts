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

/**
 * A geothermal station: cooling towers, turbine hall, wellheads in front, a line of pylons leaving.
 */
export function drawTowers(stage: Stage): void {
  const { pen, dice, spent, light } = stage;
  const y = FLOOR + 2;
  const steel = stage.tone(COAL, 0.35, 0.08);
  const tall = dice.range(226, 252);
  if (!spent)
    for (const [x, h] of [
      [250, tall],
      [424, tall * 0.86],
      [110, tall * 0.7],
    ] as const)
      plume(stage, x, y - h - 6, 150, h * 0.15, "steam");
  coolingTower(stage, 110, y - 8, 128, tall * 0.7);
  coolingTower(stage, 424, y - 4, 156, tall * 0.86);
  coolingTower(stage, 250, y + 4, 186, tall);
  for (const [u, h] of [
    [812, 184],
    [914, 150],
  ] as const) {
    truss(stage, [u, y, 34], [u, y - h, 6], 8, steel, 2.4);
    for (const k of [0.74, 0.9]) pen.line(steel, 3, [u - 32, y - h * k, u + 32, y - h * k]);
  }
  for (const u of [-30, 0, 30]) {
    cable(stage, 660 + u * 0.4, y - 112, 812 + u, y - 148, 16, stage.tone(SOOT, 0.2));
    cable(stage, 812 + u, y - 148, 914 + u, y - 122, 18, stage.tone(SOOT, 0.2));
    cable(stage, 914 + u, y - 122, 1020 + u, y - 130, 16, stage.tone(SOOT, 0.2));
  }
  shadow(stage, 600, y + 6, 420);
  cylinder(stage, 720, y - 60, 24, 130, MARL, 0.8);
  lamp(stage, 720, y - 192, 2.4, "#ff5a3d");
  block(stage, 486, y + 6, 282, 96, GIRDER, 0, 0.16);
  for (let i = 0; i < 8; i++) pen.rect(stage.tone(ZINC, 0.85), 490 + i * 29, y - 90, 4, 96);
  windows(stage, 500, y - 76, 8, 2, 29, 30, 17, 20);
  for (let i = 0; i < 4; i++) cylinder(stage, 516 + i * 58, y - 88, 30, 24, CHROME);
  gateGlow(stage, 580, y + 6, 52, 50);
  if (!spent) pen.glow(EMBER, 360, y + 46, 360, 0.25 + light.lamps * 0.3, 70);
  fissures(stage, 330, y + 34, 6, 210);
  for (const x of [200, 330, 452]) {
    const v = y + 46 + (x % 3) * 4;
    shadow(stage, x, v, 60);
    pen.rect(stage.tone(SOOT, 0.4), x - 18, v - 10, 36, 10);
    cylinder(stage, x, v - 8, 16, 40, ZINC);
    pen.ring(stage.tone("#c4452e", 0.9), 3.4, x, v - 58, 11);
    pen.line(stage.tone("#c4452e", 0.7), 2.4, [x - 11, v - 58, x + 11, v - 58]);
    pipe(stage, [x, v - 26, x + 62, v - 26, x + 90, y + 4], 0.7);
    if (!spent) {
      pen.disc(EMBER, x, v - 2, 22, 4, 0.8);
      plume(stage, x - 12, v - 40, 54, 8, "steam", "#ffb884");
    }
  }
  for (let i = 0; i < 6; i++)
    rock(
      stage,
      dice.range(80, 880),
      y + dice.range(40, 66),
      dice.range(20, 44),
      dice.range(10, 24),
      EARTH,
    );
  lampPost(stage, 660, y + 40, 76);
  lampPost(stage, 812, y + 34, 72);
  worker(stage, 618, y + 40, 27);
  worker(stage, 396, y + 58, 27);
}
