import { fissures } from "./fire-ground.ts";
import { plume, rock, shadow } from "./growth.ts";
import { EMBER, EMBER_CORE, mix } from "./light.ts";
import { COAL, EARTH, IRON, PALE, PLANK, SAND, SOOT, TIMBER, UMBER, ZINC } from "./materials.ts";
import { roundTenth } from "./pen.ts";
import { pipe } from "./pipe.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { block, cylinder, gable, lamp, lampPost, windows, worker } from "./works.ts";

/** A terraced pool of hot water: rims of sinter around a shining eye. */
function pool(stage: Stage, x: number, y: number, w: number): void {
  const { pen, spent, light } = stage;
  const h = w * 0.2;
  shadow(stage, x, y + h * 0.6, w * 1.1);
  for (const [k, dy, lit] of [
    [0.62, 0.5, 0.15],
    [0.6, 0.36, 0.85],
    [0.5, 0.24, 0.3],
    [0.48, 0.12, 1.1],
  ] as const)
    pen.disc(stage.tone(SAND, lit), x, y + h * dy, w * k, h * k * 1.7);
  pen.disc(
    spent ? stage.tone(SOOT, 0.6) : mix("#1d8a94", light.haze, 0.2),
    x,
    y,
    w * 0.4,
    h * 0.62,
  );
  if (spent) return;
  pen.disc("#5fe0d0", x, y + 2, w * 0.28, h * 0.42, 0.75);
  pen.disc("#eafff6", x, y + 3, w * 0.12, h * 0.18, 0.8);
  pen.glow("#ffb884", x, y, w * 0.8, 0.4 * light.lamps, h * 1.8);
}

/** A jet of boiling water: a white column that breaks into spray. */
function jet(stage: Stage, x: number, y: number, h: number): void {
  const { pen, dice } = stage;
  plume(stage, x, y - h * 0.6, h * 0.8, h * 0.14, "steam");
  const water = mix(stage.tone(PALE, 0.95), "#d8f4f4", 0.4);
  pen.group({ className: "art-steam" }, () => {
    pen.blob(
      water,
      [
        x - 30,
        y + 2,
        x - 9,
        y - h * 0.1,
        x - 11,
        y - h * 0.55,
        x - 20,
        y - h * 0.8,
        x - 3,
        y - h * 1.1,
        x + 16,
        y - h * 0.78,
        x + 10,
        y - h * 0.55,
        x + 9,
        y - h * 0.1,
        x + 30,
        y + 2,
      ],
      0.8,
    );
    pen.poly("#ffffff", [x - 5, y, x - 2, y - h * 0.8, x + 1, y - h * 0.94, x + 5, y], 0.85);
    for (const [u, v] of [
      [-1, 0.96],
      [1, 0.9],
      [-0.45, 1.08],
      [0.4, 1.1],
    ] as const) {
      const [top, reach] = [roundTenth(y - h * v), roundTenth(u * (16 + h * 0.16))];
      pen.stroke(
        water,
        3,
        `M${roundTenth(x + u * 6)} ${top}q${roundTenth(reach * 0.5)} -14 ${reach} ${roundTenth(16 + h * 0.14)}`,
        0.7,
      );
    }
    for (let i = 0; i < 9; i++) {
      const [t, turn] = [dice.range(0.5, 1.05), dice.range(-1, 1)];
      pen.line(water, dice.range(2, 5), [x + turn * 44 * t, y - h * t + Math.abs(turn) * 40], 0.9);
    }
  });
}

/** A geyser field: colored pools, white jets, a boardwalk and a pump house. */
export function drawGeysers(stage: Stage): void {
  const { pen, dice, spent, light } = stage;
  const y = FLOOR + 6;
  pen.blob(
    stage.tone(SAND, 0.62),
    [60, y - 14, 300, y - 40, 640, y - 34, 900, y - 8, 860, y + 74, 500, y + 96, 120, y + 66],
    0.8,
  );
  if (!spent) pen.glow(EMBER, 480, y + 10, 420, 0.2 + light.lamps * 0.25, 90);
  const shift = dice.range(-20, 20);
  block(stage, 720, y - 22, 128, 66, UMBER, 0.04);
  gable(stage, 720, y - 86, 128, 28, IRON, 0.04);
  windows(stage, 734, y - 72, 3, 1, 28, 20, 15, 20);
  cylinder(stage, 700, y - 20, 46, 108, ZINC, 1, 0.04);
  cylinder(stage, 838, y - 24, 18, 132, COAL, 0.8, 0.04);
  if (!spent) plume(stage, 838, y - 156, 90, 11, "steam");
  pipe(stage, [330 + shift, y - 12, 480, y - 12, 480, y - 34, 688, y - 34], 0.8);
  for (const [x, v, h] of [
    [300, -14, 210],
    [470, 26, 140],
    [176, 30, 108],
    [640, 34, 92],
  ] as const) {
    for (let i = 0; i < 5; i++)
      rock(stage, x + shift + (i - 2) * 22, y + v + 2, 44, 20 - Math.abs(i - 2) * 5, EARTH);
    if (!spent) {
      pen.glow(EMBER_CORE, x + shift, y + v - 8, 60, 0.6, 26);
      jet(stage, x + shift, y + v - 12, h * dice.range(0.92, 1.1));
    } else pen.disc("#0d0e11", x + shift, y + v - 16, 17, 5);
  }
  pool(stage, 390 + shift, y + 46, 170);
  pool(stage, 216 + shift, y + 76, 130);
  pool(stage, 590 + shift, y + 70, 150);
  fissures(stage, 300 + shift, y + 6, 4, 130);
  const deck = stage.tone(PLANK, 0.7);
  for (let i = 0; i < 22; i++) {
    const t = i / 21;
    const [u, v] = [690 + t * 250 - 30, y + 28 + t * 52];
    pen.rect(stage.tone(TIMBER, 0.25), u + 4, v, 4, 16);
    pen.poly(deck, [u, v, u + 26, v + 4, u + 18, v + 12, u - 8, v + 8]);
  }
  pen.line(stage.tone(TIMBER, 0.7), 3, [664, y + 6, 930, y + 60]);
  for (let i = 0; i < 7; i++)
    pen.line(stage.tone(TIMBER, 0.5), 2.6, [
      668 + i * 40,
      y + 7 + i * 8,
      668 + i * 40,
      y + 34 + i * 8,
    ]);
  worker(stage, 760, y + 52, 27);
  worker(stage, 694, y + 34, 25);
  lampPost(stage, 640, y + 26, 70);
  lampPost(stage, 884, y + 62, 76);
  lamp(stage, 784, y - 96, 3);
}
