import { plume, rock, shadow } from "./growth.ts";
import { EMBER, STEEL } from "./light.ts";
import { BRICK, COAL, GIRDER, IRON, RUST, SLATE, SOOT, TILE, UMBER, ZINC } from "./materials.ts";
import { crystals, druse } from "./ore.ts";
import { cart, track } from "./ore-cart.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { block, gable, gateGlow, lamp, lampPost, truss, windows, worker } from "./works.ts";

/**
 * Head frame: legs, backstay, two sheave wheels under a little roof, ropes to the winding house.
 */
function headFrame(stage: Stage, x: number, y: number, h: number): void {
  const { pen } = stage;
  const k = h / 260;
  const steel = stage.tone(GIRDER, 0.35);
  const lit = stage.tone(ZINC, 1);
  truss(
    stage,
    [x + 190 * k, y, 30 * k],
    [x + 22 * k, y - h * 0.86, 10 * k],
    8,
    stage.tone(IRON, 0.2),
    3.4 * k,
  );
  truss(stage, [x - 44 * k, y, 22 * k], [x - 22 * k, y - h * 0.86, 14 * k], 7, steel, 3.4 * k);
  truss(stage, [x + 44 * k, y, 22 * k], [x + 22 * k, y - h * 0.86, 14 * k], 7, steel, 3.4 * k);
  pen.line(lit, 2 * k, [x - 33 * k, y, x - 15 * k, y - h * 0.86]);
  pen.line(lit, 2 * k, [x + 54 * k, y, x + 29 * k, y - h * 0.86]);
  for (const t of [0.3, 0.58]) pen.rect(steel, x - 42 * k, y - h * t, 84 * k, 6 * k);
  pen.rect(stage.tone(COAL, 0.2), x - 52 * k, y - h * 0.88, 104 * k, 9 * k);
  pen.line(stage.tone(SOOT, 0.2), 1.6 * k, [x + 30 * k, y - h * 0.99, x + 262 * k, y - 44 * k]);
  pen.line(stage.tone(SOOT, 0.2), 1.6 * k, [x - 8 * k, y - h * 0.96, x + 262 * k, y - 36 * k]);
  for (const [u, r] of [
    [-20, 24],
    [21, 26],
  ] as const) {
    const [cx, cy] = [x + u * k, y - h * 0.88 - 26 * k];
    pen.ring(stage.tone(COAL, 0.3), 5 * k, cx, cy, r * k);
    for (let a = 0; a < 6; a++)
      pen.line(stage.tone(GIRDER, 0.6), 1.5 * k, [
        cx,
        cy,
        cx + Math.cos(a + u) * r * k,
        cy + Math.sin(a + u) * r * k,
      ]);
    pen.ring(lit, 1.6 * k, cx, cy, (r + 2) * k);
  }
  const roof = y - h * 0.88 - 58 * k;
  pen.poly(stage.tone(TILE, 0.7), [
    x - 58 * k,
    roof + 14 * k,
    x,
    roof - 14 * k,
    x + 58 * k,
    roof + 14 * k,
  ]);
  pen.poly(stage.tone(TILE, 0.2), [
    x,
    roof - 14 * k,
    x + stage.side * -58 * k,
    roof + 14 * k,
    x,
    roof + 14 * k,
  ]);
  for (const u of [-48, 46]) pen.rect(steel, x + u * k, roof + 12 * k, 4 * k, 48 * k);
  lamp(stage, x, roof - 18 * k, 3 * k, "#ff5a3d");
}

/** A lode laid open in the hillside beside a head frame, ore carts coming down. */
export function drawMine(stage: Stage): void {
  const { pen, dice, spent } = stage;
  const y = FLOOR;
  shadow(stage, 620, y + 6, 340);
  for (let i = 0; i < 7; i++) {
    const x = 110 + i * 48 + dice.range(-10, 10);
    rock(
      stage,
      x,
      y - 24 + Math.abs(i - 2) * 3,
      dice.range(110, 160),
      205 - Math.abs(i - 2) * 30 + dice.range(-20, 20),
      SLATE,
      0.08,
    );
  }
  for (let i = 0; i < 7; i++)
    druse(
      stage,
      128 + i * 36 + dice.range(-10, 10),
      y - 40 - (i % 3) * 44 + dice.range(-10, 10),
      dice.range(20, 38),
    );
  if (!spent) pen.glow(STEEL, 230, y - 60, 230, 0.5, 110);
  for (let i = 0; i < 8; i++)
    rock(
      stage,
      90 + i * 46 + dice.range(-12, 12),
      y + dice.range(-4, 12),
      dice.range(46, 80),
      dice.range(24, 52),
      SLATE,
    );
  crystals(
    stage,
    Array.from({ length: dice.int(6, 9) }, () => ({
      x: dice.range(130, 370),
      y: y + dice.range(-6, 10),
      w: dice.range(12, 24),
      h: dice.range(34, 88) * (spent ? 0.4 : 1),
      lean: dice.range(-20, 20),
    })),
  );
  block(stage, 700, y + 2, 128, 84, BRICK);
  gable(stage, 700, y - 82, 128, 34, IRON);
  windows(stage, 714, y - 64, 3, 2, 28, 26, 14, 14);
  block(stage, 764, y - 96, 22, 70, RUST, 0, 0.4);
  if (!spent) plume(stage, 774, y - 166, 130, 16, "smoke");
  headFrame(stage, 545, y + 4, dice.range(236, 275));
  block(stage, 496, y + 6, 104, 62, UMBER);
  gable(stage, 496, y - 54, 104, 28, SLATE);
  gateGlow(stage, 515, y + 6, 42, 46);
  const at = track(stage, 534, y + 8, dice.range(330, 420), 545);
  for (const t of spent ? [0.62] : [0.18, 0.46, 0.78]) {
    const [x, v, w] = at(t);
    cart(stage, x, v, w / 30);
  }
  lampPost(stage, 640, y + 26, 62);
  worker(stage, 618, y + 28, 26);
  if (!spent) worker(stage, 664, y + 34, 27);
  lamp(stage, 820, y - 74, 3, EMBER);
}
