import { rock, shadow } from "./growth.ts";
import { EMBER } from "./light.ts";
import {
  BRICK,
  CHROME,
  COAL,
  GIRDER,
  IRON,
  PLANK,
  SOOT,
  TIMBER,
  UMBER,
  ZINC,
} from "./materials.ts";
import { chimney } from "./plant-furnace.ts";
import { FLOOR, type Stage } from "./stage.ts";
import {
  block,
  cable,
  cylinder,
  gateGlow,
  lamp,
  lampPost,
  sawRoof,
  truss,
  windows,
  worker,
} from "./works.ts";

/** Halls under saw-tooth roofs, stacks, a gate open on the furnace. */
export function drawHalls(stage: Stage): void {
  const { pen, dice } = stage;
  const y = FLOOR + 6;
  const stacks = dice.int(2, 4);
  for (let i = 0; i < stacks; i++)
    chimney(
      stage,
      250 + i * 92 + dice.range(-16, 16),
      y - 60,
      dice.range(26, 36),
      dice.range(170, 245),
    );
  const tall = dice.range(130, 170);
  block(stage, 590, y - 10, 200, tall, GIRDER, 0.06);
  windows(stage, 606, y - tall + 8, 6, 4, 22, 26, 12, 15);
  cylinder(stage, 735, y - tall - 6, 54, 58, ZINC);
  pen.poly(stage.tone(ZINC, 0.8), [705, y - tall - 62, 735, y - tall - 82, 765, y - tall - 62]);
  cylinder(stage, 828, y + 2, 84, 118, ZINC);
  pen.disc(stage.tone(CHROME, 0.95), 828, y - 116, 42, 10);
  shadow(stage, 460, y + 6, 640);
  const bays = dice.int(4, 6);
  const [x, w, h] = [160, 470, dice.range(92, 112)];
  sawRoof(stage, x, y - h, w * 0.86, 46, bays, IRON);
  block(stage, x, y, w, h, BRICK, 0, 0.14);
  pen.rect(stage.tone(TIMBER, 0.3), x, y - 14, w * 0.86, 14);
  for (let i = 0; i <= bays * 2; i++)
    pen.rect(stage.tone("#9a6a58", 0.75), x + (i * w * 0.86) / (bays * 2) - 3, y - h, 6, h);
  windows(stage, x + 14, y - h + 18, bays * 2, 1, (w * 0.86) / (bays * 2), 30, 24, 32);
  gateGlow(stage, x + w * 0.36, y, 74, 68);
  truss(stage, [560, y - 74, 20], [720, y - tall - 30, 20], 9, stage.tone(COAL, 0.4), 2.4);
  pen.line(stage.tone(ZINC, 1), 3, [556, y - 84, 716, y - tall - 40]);
  cable(stage, 108, y - 120, x, y - h + 8, 12, stage.tone(SOOT, 0.2));
  cable(stage, 108, y - 112, x, y - h + 22, 12, stage.tone(SOOT, 0.2));
  truss(stage, [108, y + 4, 16], [108, y - 126, 6], 6, stage.tone(COAL, 0.3), 2);
  for (const u of [-18, 18]) pen.line(stage.tone(COAL, 0.3), 2.6, [108, y - 116, 108 + u, y - 112]);
  const heap = dice.range(640, 690);
  for (let i = 0; i < 5; i++)
    rock(stage, heap + (i - 2) * 20, y + 22, 58, 40 - Math.abs(i - 2) * 13, COAL);
  for (let i = 0; i < 5; i++) {
    const [u, v, s] = [200 + (i % 3) * 31 + dice.range(-3, 3), y + 26 - Math.floor(i / 3) * 22, 28];
    block(stage, u, v, s, 22, i % 2 ? PLANK : UMBER, 0, 0.3);
  }
  lampPost(stage, 470, y + 34, 70);
  lampPost(stage, 596, y + 30, 66);
  worker(stage, 430, y + 26, 26);
  worker(stage, 520, y + 38, 28);
  lamp(stage, 605, y - tall - 16, 2.6, EMBER);
}
