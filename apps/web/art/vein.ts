import type { FieldType } from "@emberlode/game";
import { rock } from "./growth.ts";
import { EMBER, EMBER_CORE, STEEL, STEEL_CORE } from "./light.ts";
import { SLATE } from "./materials.ts";
import { FLOOR, type Stage } from "./stage.ts";

/** A four-pointed spark, told by its shape from a lamp or a star. */
function spark(stage: Stage, x: number, y: number, r: number, fill: string): void {
  const k = r * 0.16;
  stage.pen.poly(fill, [
    x,
    y - r,
    x + k,
    y - k,
    x + r * 0.7,
    y,
    x + k,
    y + k,
    x,
    y + r,
    x - k,
    y + k,
    x - r * 0.7,
    y,
    x - k,
    y - k,
  ]);
}

/** A vein breaking through the ground in front: a broken seam of bright ore, sparks standing over it. */
export function drawVein(stage: Stage, type: FieldType): void {
  const { pen, dice, light } = stage;
  const [colour, core] = type === "energy" ? [EMBER, EMBER_CORE] : [STEEL, STEEL_CORE];
  const y = FLOOR + 52;
  const seam: { x: number; y: number; w: number }[] = [];
  for (let i = 0; i <= 12; i++)
    seam.push({
      x: 214 + i * 44 + dice.range(-9, 9),
      y: y + (i % 2 ? -9 : 9) + dice.range(-4, 4),
      w: (i % 12 ? 11 : 1) * dice.range(0.8, 1.3),
    });
  const band = (k: number): number[] => [
    ...seam.flatMap(({ x, y: v, w }) => [x, v - w * k]),
    ...seam.toReversed().flatMap(({ x, y: v, w }) => [x + 6, v + w * k]),
  ];
  pen.glow(colour, 480, y, 380, 0.45 + 0.3 * light.lamps, 66);
  for (const { x, y: v } of seam)
    rock(stage, x + dice.range(-14, 14), v - 4, dice.range(34, 60), dice.range(12, 26), SLATE);
  pen.poly("#0b0d12", band(1.5), 0.85);
  pen.poly(colour, band(1));
  pen.poly(core, band(0.5));
  for (const { x, y: v, w } of seam) {
    if (w < 4) continue;
    const [lean, h] = [dice.range(-12, 12), dice.range(20, 46)];
    pen.poly(colour, [
      x - w,
      v,
      x - w * 0.6 + lean,
      v - h * 0.7,
      x + lean,
      v - h,
      x + w * 0.6 + lean,
      v - h * 0.7,
      x + w,
      v,
    ]);
    pen.poly(core, [x, v, x + lean, v - h, x + w * 0.6 + lean, v - h * 0.7, x + w, v]);
  }
  pen.group({ className: "art-twinkle" }, () => {
    for (let i = 0; i < 9; i++) {
      const [u, v, r] = [
        250 + i * 58 + dice.range(-16, 16),
        y - dice.range(30, 96),
        dice.range(9, 20),
      ];
      pen.glow(core, u, v, r * 1.6, 0.6);
      spark(stage, u, v, r, "#ffffff");
    }
  });
}
