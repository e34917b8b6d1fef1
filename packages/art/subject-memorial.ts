import { pines, rock, shadow, tufts } from "./growth.ts";
import { EMBER, EMBER_CORE } from "./light.ts";
import { BONE, MOSS, PINE, ZINC } from "./materials.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { worker } from "./works.ts";

/** Memorial: an obelisk, steps, and candles. */
export function drawMemorial(stage: Stage): void {
  const { pen, dice, side, light } = stage;
  const [x, y] = [480, FLOOR + 8];
  const trees: { x: number; y: number; h: number }[] = [];
  for (const u of [-330, -250, -176, 176, 250, 330])
    trees.push({ x: x + u, y: y - 14 - Math.abs(u) * 0.04, h: dice.range(150, 215) });
  pines(stage, { trees, depth: 0.14 }, PINE, 9);
  pen.glow(EMBER_CORE, x, y - 30, 330, 0.25 + light.lamps * 0.4, 150);
  shadow(stage, x, y + 30, 420);
  const stone = "#98979a";
  for (let i = 3; i >= 0; i--) {
    const w = 100 + i * 46;
    const v = y + i * 10;
    pen.rect(stage.tone(stone, 0.28), x - w, v - 10, w * 2, 12);
    pen.rect(stage.tone(stone, 0.95), x - w, v - 11, w * 2, 3.4);
  }
  pen.rect(stage.tone(stone, 0.3), x - 60, y - 66, 120, 58);
  pen.rect(stage.tone(stone, 0.85), side === 1 ? x + 6 : x - 60, y - 66, 54, 58);
  pen.rect(stage.tone(stone, 1.2), x - 66, y - 72, 132, 8);
  const h = dice.range(250, 280);
  pen.poly(stage.tone(stone, 0.2), [
    x - 38,
    y - 72,
    x - 24,
    y - h,
    x,
    y - h - 32,
    x + 24,
    y - h,
    x + 38,
    y - 72,
  ]);
  pen.poly(stage.tone(stone, 0.95), [
    x,
    y - 72,
    x,
    y - h - 32,
    x + side * 24,
    y - h,
    x + side * 38,
    y - 72,
  ]);
  pen.poly(stage.tone("#e0b860", 1.1), [x - 24, y - h, x, y - h - 32, x + 24, y - h, x, y - h + 4]);
  pen.ring(stage.tone(PINE, 0.7), 8, x, y - 38, 19);
  pen.ring(stage.tone("#b5433c", 0.8), 3, x, y - 38, 19);
  const candle = (u: number, v: number, k: number): void => {
    pen.rect(stage.tone(BONE, 0.8), u - 3 * k, v - 18 * k, 6 * k, 18 * k);
    pen.glow(EMBER, u, v - 24 * k, 24 * k, 0.85);
    pen.path(`M${Math.round(u)} ${Math.round(v - 32 * k)}q5 9 0 13q-5 -4 0 -13Z`, {
      fill: EMBER_CORE,
    });
  };
  pen.group({ className: "art-flicker" }, () => {
    for (let i = 0; i < 14; i++) {
      const u = (i - 6.5) * 34;
      if (Math.abs(u) > 30)
        candle(x + u + dice.range(-6, 6), y + 30 + dice.range(0, 12), dice.range(0.8, 1.25));
    }
  });
  for (let i = 0; i < 8; i++) {
    const u = (i < 4 ? -1 : 1) * (150 + (i % 4) * 62);
    rock(stage, x + u, y + 46 + (i % 4) * 5, 26, 34, ZINC);
  }
  tufts(stage, 90, 870, y + 44, 40, MOSS);
  worker(stage, x - dice.range(90, 150), y + 62, 34);
}
