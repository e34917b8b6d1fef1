import { fissures, vent } from "./fire-ground.ts";
import { plume, rock, shadow } from "./growth.ts";
import { EMBER, mix } from "./light.ts";
import { CHROME, COAL, EARTH, IRON, RUST, SOOT, UMBER, ZINC } from "./materials.ts";
import { pipe } from "./pipe.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { block, cylinder, gable, lamp, windows, worker } from "./works.ts";

/** Steaming cones, and the pipes that lead their heat to a small works. */
export function drawVents(stage: Stage): void {
  const { pen, dice, spent, light } = stage;
  const y = FLOOR;
  pen.disc(stage.tone(SOOT, 0.25), 440, y + 34, 400, 50, 0.6);
  if (!spent) pen.glow(EMBER, 400, y + 30, 400, 0.3 + light.lamps * 0.35, 100);
  const large = dice.range(300, 350);
  const cones = [
    [large, y - 4, dice.range(280, 330), dice.range(124, 160)],
    [large + 190, y + 6, dice.range(170, 200), dice.range(66, 88)],
    [large - 155, y + 16, dice.range(130, 160), dice.range(40, 58)],
  ] as const;
  if (!spent)
    for (const [x, v, w, h] of cones)
      plume(stage, x, v - h, h * 0.75 + 130, w * 0.17, "steam", "#ffb884");
  shadow(stage, 760, y, 220);
  cylinder(stage, 708, y - 2, 74, 120, ZINC);
  pen.disc(stage.tone(CHROME, 0.9), 708, y - 122, 37, 9);
  block(stage, 734, y + 4, 120, 70, UMBER);
  gable(stage, 734, y - 64, 120, 26, IRON);
  windows(stage, 748, y - 48, 3, 1, 27, 20, 15, 18);
  cylinder(stage, 836, y - 12, 20, 160, RUST, 0.75);
  if (!spent) plume(stage, 836, y - 170, 100, 13, "steam");
  for (const [x, v, w, h] of cones) {
    shadow(stage, x, v, w * 0.9);
    vent(stage, x, v, w, h);
  }
  fissures(stage, large + 20, y + 4, 7, 250);
  fissures(stage, large + 190, y + 12, 5, 150);
  fissures(stage, large - 155, y + 20, 4, 110);
  for (let i = 0; i < 8; i++)
    rock(
      stage,
      dice.range(120, 700),
      y + dice.range(0, 60),
      dice.range(18, 44),
      dice.range(10, 26),
      EARTH,
    );
  pipe(
    stage,
    [large + 190, y - 50, large + 190, y - 104, 640, y - 104, 640, y - 30, 690, y - 30],
    1,
  );
  pipe(stage, [large + 60, y + 22, 600, y + 22, 660, y + 12, 760, y + 12], 1.15);
  for (const u of [560, 660]) pen.rect(stage.tone(COAL, 0.3), u, y + 16, 6, 24);
  const valve = [600, y + 6] as const;
  pen.ring(mix(stage.tone("#c4452e", 0.9), EMBER, 0.2), 3.4, valve[0], valve[1] - 10, 11);
  pen.line(stage.tone("#c4452e", 0.6), 2.4, [
    valve[0] - 10,
    valve[1] - 10,
    valve[0] + 10,
    valve[1] - 10,
  ]);
  worker(stage, 688, y + 34, 27);
  lamp(stage, 742, y - 60, 3);
  lamp(stage, 708, y - 128, 3, spent ? "#777f86" : "#ff5a3d");
  if (spent) return;
  for (let i = 0; i < 16; i++)
    pen.line(
      EMBER,
      dice.range(1.5, 3),
      [large + dice.range(-120, 200), y - dice.range(60, 300)],
      0.9,
    );
}
