import { shadow } from "./growth.ts";
import {
  BRASS,
  BRICK,
  CHROME,
  COAL,
  GIRDER,
  IRON,
  PLANK,
  RUST,
  SOOT,
  TILE,
  ZINC,
} from "./materials.ts";
import { gantry, towerCrane } from "./plant-cranes.ts";
import { chimney, hall } from "./plant-furnace.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { block, lampPost, truss, worker } from "./works.ts";

/** A stack of beams, pipes or crates. */
function pile(stage: Stage, x: number, y: number, kind: "beams" | "pipes" | "crates"): void {
  const { pen, dice } = stage;
  shadow(stage, x + 50, y + 2, 120);
  for (let r = 0; r < 4; r++) {
    for (let i = 0; i < 5 - r; i++) {
      const [u, v] = [x + i * 24 + r * 12, y - r * 20];
      if (kind === "pipes") {
        pen.disc(stage.tone(ZINC, 0.7), u + 11, v - 11, 11);
        pen.disc(stage.tone(SOOT, 0.3), u + 11, v - 11, 7);
      } else if (kind === "beams")
        pen.rect(
          stage.tone(GIRDER, i % 2 ? 0.4 : 0.8),
          x + r * 8,
          v - 5 - i * 4,
          128 - r * 16,
          3.4,
        );
      else if (r < 3) block(stage, u, v, 23, 19, dice.chance(0.5) ? PLANK : RUST, 0, 0.3);
    }
  }
}

/** A crane yard: a hull of girders going up between tower cranes, a gantry over the stock. */
export function drawCraneYard(stage: Stage): void {
  const { pen, dice } = stage;
  const y = FLOOR + 8;
  chimney(stage, 150, y - 70, 30, 170);
  hall(stage, 170, y - 14, 270, 116);
  towerCrane(stage, 440, y - 8, 330, dice.range(300, 324));
  const steel = stage.tone(RUST, 0.55);
  shadow(stage, 500, y + 2, 300);
  for (let r = 0; r <= 4; r++) {
    const v = y - r * 42;
    const reach = r < 3 ? 244 : r === 3 ? 184 : 124;
    pen.rect(steel, 378, v - 6, reach, 7);
    pen.rect(stage.tone(TILE, 1.1), 378, v - 7, reach, 2);
    if (r === 4) continue;
    for (let i = 0; i <= reach / 61; i++) pen.rect(steel, 380 + i * 60, v - 44, 6, 44);
    if (r < 2) pen.line(stage.tone(BRICK, 0.5), 3, [384, v - 4, 440, v - 44]);
    if (r < 3)
      for (let i = 0; i < 3; i++)
        if (dice.chance(0.7))
          block(stage, 392 + i * 60, v - 6, 42, 30, i % 2 ? BRICK : IRON, 0, 0.1);
  }
  towerCrane(stage, 300, y + 4, 210, 196);
  gantry(stage, 724, y + 14, 330, 190);
  pile(stage, 600, y + 20, "beams");
  pile(stage, 756, y + 22, "pipes");
  pile(stage, 190, y + 42, "crates");
  pile(stage, 466, y + 46, "beams");
  pen.rect(stage.tone(CHROME, 0.9), 548, y + 16, 340, 3);
  pen.rect(stage.tone(CHROME, 0.9), 520, y + 38, 400, 3.4);
  truss(stage, [96, y + 30, 16], [96, y - 88, 8], 5, stage.tone(COAL, 0.4), 2.4);
  pen.rect(stage.tone(BRASS, 0.7), 80, y - 108, 32, 20);
  for (const u of [84, 92, 100]) pen.rect("#fff1c8", u, y - 104, 6, 12);
  lampPost(stage, 384, y + 44, 78);
  lampPost(stage, 650, y + 52, 78);
  worker(stage, 430, y + 44, 28);
  worker(stage, 700, y + 44, 28);
  worker(stage, 460, y - 176, 20);
}
