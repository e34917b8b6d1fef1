import { rock, shadow } from "./growth.ts";
import { EMBER, EMBER_CORE } from "./light.ts";
import { BRASS, BRICK, COAL, IRON, RUST, SLATE, SOOT, TILE, ZINC } from "./materials.ts";
import { roundTenth } from "./pen.ts";
import { blastFurnace, chimney } from "./plant-furnace.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { block, gable, gateGlow, lamp, lampPost, truss, windows, worker } from "./works.ts";

/** A ladle pouring iron: bucket on a hook, a bright stream, sparks. */
function ladle(stage: Stage, x: number, y: number): void {
  const { pen, dice } = stage;
  pen.line(stage.tone(SOOT, 0.3), 2.4, [x, y - 92, x, y - 62]);
  pen.line(stage.tone(SOOT, 0.4), 4, [x - 24, y - 34, x, y - 62, x + 24, y - 34]);
  pen.poly(stage.tone(COAL, 0.5), [x - 26, y - 40, x + 26, y - 32, x + 16, y - 2, x - 16, y - 4]);
  pen.poly(EMBER_CORE, [x - 26, y - 40, x + 26, y - 32, x + 24, y - 27, x - 25, y - 35]);
  pen.glow(EMBER, x + 30, y - 4, 96, 0.85);
  pen.line(EMBER, 8, [x + 27, y - 30, x + 36, y - 8, x + 37, y + 26]);
  pen.line("#fff4cf", 3.4, [x + 27, y - 30, x + 36, y - 8, x + 37, y + 26]);
  for (let i = 0; i < 16; i++)
    pen.line(i % 2 ? EMBER_CORE : EMBER, 2.4, [
      x + 37 + dice.range(-52, 52),
      y + 24 - dice.range(0, 1) ** 2 * 62,
    ]);
}

/** A foundry: a blast furnace, a casting hall whose doors stand open on the melt. */
export function drawFoundry(stage: Stage): void {
  const { pen, dice, light } = stage;
  const y = FLOOR + 10;
  chimney(stage, 730, y - 60, 36, dice.range(214, 240));
  chimney(stage, 806, y - 60, 32, dice.range(176, 200));
  blastFurnace(stage, 210, y - 6, 142, 282);
  shadow(stage, 620, y + 8, 560);
  const [x, w, h] = [392, 476, 128];
  block(stage, x, y, w, h, BRICK, 0, 0.12);
  gable(stage, x, y - h + 4, w, 62, RUST, 0, 0.12);
  block(stage, x + 70, y - h - 44, 280, 24, IRON, 0, 0.1);
  windows(stage, x + 80, y - h - 62, 12, 1, 21, 20, 14, 12);
  gable(stage, x + 70, y - h - 66, 280, 20, TILE, 0, 0.1);
  for (let i = 0; i < 4; i++) pen.rect(stage.tone("#9a6a58", 0.8), x + i * 136, y - h, 9, h);
  pen.rect(stage.tone(SOOT, 0.5), x, y - h, w * 0.88, 8);
  const glow = roundTenth(0.35 + light.lamps * 0.6);
  for (let i = 0; i < 3; i++) {
    const u = x + 22 + i * 134;
    gateGlow(stage, u, y, 94, 96);
    pen.path(`M${u} ${y - 95}a47 22 0 0 1 94 0Z`, { fill: stage.tone(SOOT, 0.3) });
    pen.path(`M${u + 9} ${y - 95}a38 15 0 0 1 76 0Z`, { fill: EMBER, fillOpacity: glow });
    for (let k = 1; k < 4; k++)
      pen.line(stage.tone(SOOT, 0.4), 2.6, [u + k * 23, y - 92, u + k * 23, y - 80]);
  }
  const rail = y - 84;
  truss(stage, [300, rail, 14], [x + 40, rail, 14], 5, stage.tone(BRASS, 0.6), 2.6);
  truss(stage, [306, y + 20, 14], [306, rail, 10], 5, stage.tone(COAL, 0.4), 2.6);
  ladle(stage, 350, y + 14);
  pen.poly(
    EMBER,
    [170, y + 4, 226, y + 4, 300, y + 30, 440, y + 46, 430, y + 56, 270, y + 44],
    0.95,
  );
  pen.poly(EMBER_CORE, [
    186,
    y + 6,
    210,
    y + 6,
    290,
    y + 32,
    420,
    y + 48,
    416,
    y + 52,
    280,
    y + 38,
  ]);
  pen.glow(EMBER, 330, y + 36, 250, 0.6, 40);
  for (let i = 0; i < 4; i++) {
    const u = 440 + i * 62;
    pen.rect(stage.tone(SLATE, 0.3), u, y + 40, 50, 15);
    pen.rect(i < 2 ? EMBER : stage.tone(ZINC, 0.7), u + 5, y + 37, 40, 6);
  }
  for (let i = 0; i < 5; i++)
    rock(stage, 740 + i * 32, y + 42, 56, 40 - Math.abs(i - 2) * 10, COAL);
  lampPost(stage, 712, y + 38, 76);
  worker(stage, 420, y + 34, 27);
  worker(stage, 560, y + 36, 27);
  worker(stage, 128, y + 36, 28);
  lamp(stage, x + w * 0.44, y - h + 16, 3.4);
}
