import { pines, rock, shadow } from "./growth.ts";
import { EMBER, mix } from "./light.ts";
import { CLAY, DRY, PINE, STRAW, TIMBER } from "./materials.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { lamp } from "./works.ts";

/** A dark mouth in a cliff, timbered, one lantern burning. */
export function drawCliffMouth(stage: Stage): void {
  const { pen, dice, side, light } = stage;
  const y = FLOOR + 10;
  const stone = "#5d5a5c";
  const cx = dice.range(430, 530);
  const peaks: number[] = [];
  const skew = dice.range(0.65, 1.5);
  const n = 9;
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    peaks.push(60 + t * 840, y - 60 - Math.sin(Math.PI * t ** skew) ** 0.8 * dice.range(150, 300));
  }
  pen.poly(stage.tone(stone, 0.16), [40, y, ...peaks, 920, y]);
  for (let i = 0; i < n; i++) {
    const [x0, y0, x1, y1] = [
      peaks[i * 2] ?? 0,
      peaks[i * 2 + 1] ?? 0,
      peaks[i * 2 + 2] ?? 0,
      peaks[i * 2 + 3] ?? 0,
    ];
    const lit = (y1 - y0) * side > 0 ? 0.95 : 0.36;
    const low = y - dice.range(40, 120);
    pen.poly(stage.tone(stone, lit), [
      x0,
      y0,
      x1,
      y1,
      x1 + dice.range(-30, 10),
      (y1 + low) / 2,
      (x0 + x1) / 2 + dice.range(-20, 20),
      low,
      x0 + dice.range(-6, 26),
      (y0 + low) / 2 + 14,
    ]);
  }
  for (let i = 0; i < 12; i++) {
    const [u, v] = [dice.range(150, 810), y - dice.range(40, 170)];
    const d = dice.range(-16, 16);
    pen.line(
      stage.tone(stone, i % 3 ? 0 : 0.9),
      1.8,
      [u, v, u + d, v + 16, u + d * 0.4, v + 30, u + d * 1.6, v + 46],
      0.6,
    );
  }
  for (let i = 0; i < 5; i++) {
    const p = dice.int(1, 8);
    pines(
      stage,
      {
        trees: [{ x: peaks[p * 2] ?? 0, y: (peaks[p * 2 + 1] ?? 0) + 12, h: dice.range(34, 62) }],
        depth: 0.12,
      },
      PINE,
      4,
    );
  }
  const jag = Array.from({ length: 14 }, () => dice.range(-11, 11));
  const mouth = (k: number, drop: number): number[] =>
    [
      -150, 10, -156, -70, -132, -130, -86, -182, -20, -206, 44, -200, 100, -160, 138, -104, 150,
      -50, 144, 10,
    ].map((p, i) =>
      i % 2
        ? y + 6 - drop + (p - 4) * k + (jag[i % 14] ?? 0) * k
        : cx + p * k + (jag[i % 13] ?? 0) * k,
    );
  pen.poly(stage.tone(stone, 0.06), mouth(1.13, 0));
  pen.poly(
    stage.tone(stone, 1),
    mouth(1.13, 0).map((p, i) => (i % 2 ? p + 10 : p - side * 15)),
  );
  ["#1b1c22", "#131419", "#0c0d11", "#060709"].forEach((fill, i) => {
    pen.poly(mix(fill, stage.tone(CLAY, 0.6), 0.3 - i * 0.09), mouth(1 - i * 0.17, i * 7));
  });
  pen.glow(EMBER, cx + 20, y - 40, 80, 0.6, 60);
  for (const u of [-8, 6]) pen.line("#ffe9b0", 3.2, [cx - 34 + u, y - 74]);
  for (let i = 0; i < 9; i++) {
    const u = cx - 116 + i * 29;
    const v = y - 208 + Math.abs(u - cx) ** 2 * 0.0074;
    pen.poly(stage.tone(stone, i % 2 ? 0.5 : 0.16), [
      u - 10,
      v - 4,
      u + 1,
      v + dice.range(20, 58),
      u + 10,
      v,
    ]);
  }
  const beam = stage.tone(TIMBER, 0.45);
  const edge = stage.tone(STRAW, 1);
  for (const u of [-84, 72]) {
    pen.poly(beam, [
      cx + u * 1.08,
      y + 12,
      cx + u,
      y - 124,
      cx + u + 13,
      y - 124,
      cx + u * 1.08 + 15,
      y + 12,
    ]);
    pen.line(edge, 2.6, [cx + u * 1.08 + 8 + side * 6, y + 10, cx + u + 7 + side * 5, y - 122]);
  }
  pen.poly(beam, [cx - 102, y - 120, cx + 104, y - 126, cx + 104, y - 140, cx - 102, y - 135]);
  pen.line(edge, 2.4, [cx - 100, y - 135, cx + 102, y - 140]);
  const hang = cx + dice.range(-50, 60);
  pen.line("#14161a", 2, [hang, y - 132, hang, y - 108]);
  pen.glow(EMBER, hang, y - 96, 150, 0.35 + light.lamps * 0.4);
  pen.group({ className: "art-flicker" }, () => lamp(stage, hang, y - 96, 8));
  pen.path(`M${hang - 8} ${y - 108}h16l-3 -6h-10ZM${hang - 8} ${y - 86}h16v5h-16Z`, {
    fill: "#1b1e23",
  });
  pen.blob(
    stage.tone(DRY, 0.6),
    [
      cx - 90,
      y - 2,
      cx + 90,
      y - 2,
      cx + 120,
      y + 60,
      cx + 60,
      y + 130,
      cx - 170,
      y + 130,
      cx - 110,
      y + 40,
    ],
    0.35,
  );
  pen.glow(EMBER, hang, y + 16, 170, 0.3 * light.lamps, 26);
  for (let i = 0; i < 13; i++) {
    const u = dice.range(-360, 360);
    if (Math.abs(u) < 176) continue;
    shadow(stage, cx + u, y + 18, 60);
    rock(stage, cx + u, y + dice.range(8, 30), dice.range(40, 90), dice.range(24, 64), stone);
  }
  // A new roll for each: a single one would redraw every field.
  for (let i = 0; i < dice.int(2, 5); i++) {
    const [u, v, s] = [cx + dice.range(-200, 200), dice.range(90, 190), dice.range(6, 11)];
    pen.poly("#0b0d12", [
      u - s * 1.6,
      v - s * 0.7,
      u - s * 0.5,
      v - s * 0.1,
      u,
      v - s * 0.5,
      u + s * 0.5,
      v - s * 0.1,
      u + s * 1.6,
      v - s * 0.7,
      u + s * 0.6,
      v + s * 0.5,
      u,
      v + s * 0.2,
      u - s * 0.6,
      v + s * 0.5,
    ]);
  }
}
