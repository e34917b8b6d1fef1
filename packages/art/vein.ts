import type { FieldType } from "@emberlode/game";
import { EMBER, EMBER_CORE, STEEL, STEEL_CORE } from "./light.ts";
import { FLOOR, type Stage } from "./stage.ts";

/** A four-pointed spark, whose shape differs from a lamp or a star. */
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

/**
 * A vein breaking through the ground in front: a broken seam of bright ore, sparks standing over
 * it.
 */
export function drawVein(stage: Stage, type: FieldType): void {
  const { pen, dice, light } = stage;
  const [color, core] = type === "energy" ? [EMBER, EMBER_CORE] : [STEEL, STEEL_CORE];
  const y = FLOOR + 56;
  const seam: { x: number; y: number; w: number }[] = [];
  for (let i = 0; i <= 10; i++)
    seam.push({
      x: 270 + i * 42 + dice.range(-9, 9),
      y: y + (i % 2 ? -6 : 6) + dice.range(-3, 3),
      w: (i % 10 ? 6 : 0.5) * dice.range(0.7, 1.4),
    });
  const band = (k: number): number[] => [
    ...seam.flatMap(({ x, y: v, w }) => [x, v - w * k]),
    ...seam.toReversed().flatMap(({ x, y: v, w }) => [x + 5, v + w * k]),
  ];
  pen.glow(color, 480, y, 330, 0.45 + 0.3 * light.lamps, 58);
  pen.poly("#0b0d12", band(2.6), 0.8);
  pen.poly(color, band(1.2));
  pen.poly(core, band(0.5));
  const lumps = seam.flatMap(({ x, y: v, w }) =>
    w < 3
      ? []
      : [-1, 0, 1].map((u) => ({
          x: x + u * 11,
          y: v + 2 - Math.abs(u) * 2,
          w: dice.range(7, 11),
          h: dice.range(12, 22) * (u ? 1 : 1.8),
          lean: u * 8 + dice.range(-4, 4),
        })),
  );
  for (const [fill, near] of [
    [stage.tone(color, 0.75), -0.5],
    [core, 0],
  ] as const)
    for (const { x, y: v, w, h, lean } of lumps)
      pen.poly(fill, [
        x + near * w,
        v,
        x + near * w + lean * 0.7,
        v - h * 0.7,
        x + lean,
        v - h,
        x + w * 0.5 + lean * 0.7,
        v - h * 0.7,
        x + w * 0.5,
        v,
      ]);
  pen.group({ className: "art-twinkle" }, () => {
    for (let i = 0; i < 9; i++)
      spark(
        stage,
        290 + i * 48 + dice.range(-14, 14),
        y - dice.range(34, 82),
        dice.range(9, 19),
        "#ffffff",
      );
  });
}
