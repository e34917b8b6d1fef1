import { pines, rock, shadow, tufts } from "./growth.ts";
import { EMBER, mix } from "./light.ts";
import { BARK, CLAY, DRY, MOSS, PINE, PLANK, STRAW, TIMBER } from "./materials.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { lamp, worker } from "./works.ts";

const STONE = "#6a645e";

/** A sinkhole in the plain: a round shaft with banded walls, a ladder, a windlass over it. */
export function drawSinkhole(stage: Stage): void {
  const { pen, dice, light, side } = stage;
  const y = FLOOR + 22;
  const cx = dice.range(440, 510);
  for (let i = 0; i < 9; i++)
    rock(
      stage,
      60 + i * 104 + dice.range(-20, 20),
      y - 62,
      dice.range(70, 140),
      dice.range(28, 84),
      STONE,
      0.14,
    );
  const trees = Array.from({ length: 9 }, (_, i) => ({
    x: (i < 5 ? 40 + i * 46 : 560 + i * 44) + dice.range(-14, 14),
    y: y - 56 + dice.range(-4, 6),
    h: dice.range(64, 112),
  }));
  pines(stage, { trees, depth: 0.12 }, PINE, 4);
  const wobble = Array.from({ length: 24 }, () => dice.range(0.94, 1.06));
  const oval = (rx: number, ry: number, dy: number): number[] =>
    wobble.flatMap((k, i) => {
      const a = (i / 24) * Math.PI * 2;
      return [cx + Math.cos(a) * rx * k, y + dy + Math.sin(a) * ry * k];
    });
  shadow(stage, cx, y + 8, 760);
  pen.poly(stage.tone(DRY, 0.5), oval(352, 86, 4));
  pen.poly(stage.tone(STONE, 0.95), oval(318, 74, 2));
  pen.poly(stage.tone(STONE, 0.3), oval(306, 68, 8));
  ["#4a4340", "#352f30", "#221f23", "#131216", "#08080b"].forEach((fill, i) => {
    const k = 1 - i * 0.13;
    pen.poly(mix(fill, stage.tone(CLAY, 0.7), 0.34 - i * 0.08), oval(292 * k, 60 * k, 14 + i * 9));
  });
  for (let i = 0; i < 15; i++) {
    const a = Math.PI * (1.06 + (i / 15) * 0.9);
    const [u, v] = [cx + Math.cos(a) * 290, y + 12 + Math.sin(a) * 58];
    pen.poly(stage.tone(STONE, i % 2 ? 0.55 : 0.16), [
      u - 22,
      v - 3,
      u + 22,
      v - 3,
      u + 10 + dice.range(-4, 4),
      v + dice.range(12, 28),
      u - 8,
      v + dice.range(18, 40),
    ]);
  }
  pen.glow(EMBER, cx + 24, y + 42, 190, 0.5 + 0.3 * light.lamps, 44);
  for (const [u, v] of [
    [-50, 40],
    [-42, 40],
    [76, 50],
    [83, 50],
  ] as const)
    pen.line("#ffe9b0", 3.2, [cx + u, y + v]);
  const [lx, edge] = [cx - 160, stage.tone(STRAW, 1)];
  for (const u of [0, 26])
    pen.line(stage.tone(TIMBER, 0.6), 6, [lx + u - 16, y - 74, lx + u + 20, y + 50]);
  for (let i = 0; i < 8; i++)
    pen.line(edge, 3.4, [lx - 14 + i * 4.4, y - 64 + i * 15, lx + 12 + i * 4.4, y - 64 + i * 15]);
  const beam = stage.tone(TIMBER, 0.45);
  for (const u of [-96, 118]) {
    pen.poly(beam, [
      cx + u - 28,
      y + 46,
      cx + u - 5,
      y - 140,
      cx + u + 7,
      y - 140,
      cx + u - 14,
      y + 46,
    ]);
    pen.poly(beam, [
      cx + u + 18,
      y - 20,
      cx + u - 5,
      y - 136,
      cx + u + 7,
      y - 136,
      cx + u + 32,
      y - 20,
    ]);
    pen.line(edge, 2.4, [cx + u - 16 + side * 4, y + 40, cx + u + 2 + side * 4, y - 136]);
  }
  pen.rect(stage.tone(PLANK, 0.5), cx - 116, y - 150, 252, 15);
  pen.rect(stage.tone(STRAW, 1.1), cx - 116, y - 151, 252, 3);
  pen.rect(stage.tone(BARK, 0.6), cx - 40, y - 160, 66, 30);
  for (let i = 0; i < 6; i++) pen.rect(stage.tone(STRAW, 0.9), cx - 36 + i * 11, y - 160, 5, 30);
  pen.line(stage.tone(BARK, 0.4), 4, [cx + 136, y - 143, cx + 158, y - 143, cx + 158, y - 120]);
  pen.line("#14161a", 2.2, [cx - 8, y - 132, cx - 8, y - 22]);
  pen.poly(stage.tone(PLANK, 0.6), [
    cx - 34,
    y - 22,
    cx + 18,
    y - 22,
    cx + 12,
    y + 12,
    cx - 28,
    y + 12,
  ]);
  for (const v of [-16, 3]) pen.rect(stage.tone(BARK, 0.4), cx - 33, y + v, 50, 4);
  pen.glow(EMBER, cx + 84, y - 108, 120, 0.35 + 0.4 * light.lamps);
  pen.line("#14161a", 2, [cx + 84, y - 134, cx + 84, y - 116]);
  pen.group({ className: "art-flicker" }, () => lamp(stage, cx + 84, y - 108, 7));
  const rim = oval(320, 80, 6);
  for (let i = 1; i < 12; i++)
    rock(
      stage,
      rim[i * 2] ?? cx,
      (rim[i * 2 + 1] ?? y) + dice.range(6, 16),
      dice.range(40, 84),
      dice.range(16, 40),
      STONE,
    );
  worker(stage, cx + 186, y + 4, 30);
  tufts(stage, 70, 890, y + 56, 24, MOSS);
}
