import { pines, rock, shadow, tufts } from "./growth.ts";
import { EMBER, EMBER_CORE, mix } from "./light.ts";
import { DRY, MOSS, PINE, PLANK, STRAW, TIMBER } from "./materials.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { lamp, worker } from "./works.ts";

const STONE = "#6b5f59";

/** A great rock arch over still water, a glow deep under it. */
export function drawArch(stage: Stage): void {
  const { pen, dice, light, side } = stage;
  const y = FLOOR + 8;
  const cx = dice.range(450, 520);
  const outer: number[] = [];
  const n = 14;
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const a = Math.PI * (1 - t);
    const bulge = 1 + 0.14 * Math.sin(t * 9 + dice.range(0, 1));
    outer.push(
      cx + Math.cos(a) * 400 * (1 + (t < 0.2 || t > 0.8 ? 0.08 : 0)),
      y - Math.sin(a) ** 0.62 * 252 * bulge,
    );
  }
  pen.poly(stage.tone(STONE, 0.14), [cx - 450, y + 8, ...outer, cx + 450, y + 8]);
  for (let i = 0; i < n; i++) {
    const [x0, y0, x1, y1] = [
      outer[i * 2] ?? 0,
      outer[i * 2 + 1] ?? 0,
      outer[i * 2 + 2] ?? 0,
      outer[i * 2 + 3] ?? 0,
    ];
    const facing = (x0 + x1) / 2 > cx ? side : -side;
    const lit = y1 < y - 200 ? 0.85 : facing === 1 ? 0.95 : 0.28;
    const pull = (x: number): number => x + (cx - x) * 0.22;
    const sink = (v: number): number => v + (y - v) * 0.3;
    pen.poly(stage.tone(STONE, lit), [
      x0,
      y0,
      x1,
      y1,
      pull(x1) + dice.range(-12, 12),
      sink(y1),
      pull((x0 + x1) / 2),
      sink((y0 + y1) / 2) + dice.range(10, 30),
      pull(x0) + dice.range(-10, 10),
      sink(y0),
    ]);
  }
  for (let i = 0; i < 4; i++) {
    const bed = outer.map((p, k) =>
      k % 2 ? p + 34 + i * 20 + dice.range(-4, 4) : p + (cx - p) * (0.06 + i * 0.05),
    );
    pen.line(stage.tone(STONE, i % 2 ? 0.05 : 0.7), 2, bed.slice(6, 26), 0.55);
  }
  const hole = (k: number, drop: number): number[] => {
    const points: number[] = [cx - 236 * k, y + 10];
    for (let i = 0; i <= 9; i++) {
      const a = Math.PI * (1 - i / 9);
      points.push(
        cx + Math.cos(a) * 236 * k * (i % 2 ? 1 : 0.94),
        y + drop - Math.sin(a) ** 0.7 * 168 * k,
      );
    }
    return [...points, cx + 236 * k, y + 10];
  };
  pen.poly(
    stage.tone(STONE, 1),
    hole(1.04, 0).map((p, i) => (i % 2 ? p : p - side * 9)),
  );
  ["#2a2325", "#1d181c", "#120f13", "#0a090c"].forEach((fill, i) => {
    pen.poly(mix(fill, stage.tone("#8a4a38", 0.8), 0.3 - i * 0.07), hole(1 - i * 0.16, i * 3));
  });
  pen.glow(EMBER, cx + 16, y - 26, 200, 0.6 + 0.3 * light.lamps, 110);
  pen.glow(EMBER_CORE, cx + 16, y - 8, 80, 0.75, 46);
  for (const u of [-8, 6]) pen.line("#ffe9b0", 3.2, [cx - 92 + u, y - 58]);
  for (let i = 0; i < 11; i++) {
    const t = i / 10;
    const a = Math.PI * (0.9 - 0.8 * t);
    const [u, v] = [cx + Math.cos(a) * 214, y - Math.sin(a) ** 0.7 * 158];
    pen.poly(stage.tone(STONE, i % 2 ? 0.42 : 0.12), [
      u - 11,
      v - 8,
      u + 2,
      v + dice.range(22, 66),
      u + 12,
      v - 8,
    ]);
  }
  const water = mix(light.sky[1]?.[1] ?? light.haze, "#16303c", 0.5);
  pen.blob(
    water,
    [
      cx - 250,
      y + 2,
      cx + 250,
      y + 2,
      cx + 330,
      y + 30,
      cx + 390,
      y + 74,
      cx + 60,
      y + 92,
      cx - 330,
      y + 80,
      cx - 340,
      y + 34,
    ],
    0.95,
  );
  pen.poly(EMBER, [cx - 70, y + 6, cx + 100, y + 6, cx + 60, y + 44, cx - 20, y + 60], 0.34);
  for (let i = 0; i < 12; i++) {
    const [u, v, w] = [cx + dice.range(-260, 260), y + 10 + i * 5.6, dice.range(24, 96)];
    pen.line(
      i % 3 ? mix(water, "#ffffff", 0.32) : EMBER_CORE,
      1.8,
      [u - w / 2, v, u + w / 2, v],
      0.65,
    );
  }
  const jetty = cx + 150;
  for (let i = 0; i < 6; i++)
    pen.rect(stage.tone(TIMBER, 0.3), jetty + i * 34, y + 34 + i * 5, 5, 24);
  pen.poly(stage.tone(PLANK, 0.8), [
    jetty - 10,
    y + 28,
    jetty + 10,
    y + 24,
    jetty + 204,
    y + 54,
    jetty + 184,
    y + 62,
  ]);
  pen.line(stage.tone(STRAW, 1.1), 2, [jetty - 10, y + 28, jetty + 184, y + 62]);
  const boat = cx - 70;
  pen.poly(stage.tone(TIMBER, 0.4), [
    boat - 48,
    y + 44,
    boat + 52,
    y + 44,
    boat + 34,
    y + 60,
    boat - 34,
    y + 60,
  ]);
  pen.line(stage.tone(STRAW, 1), 2.4, [boat - 50, y + 43, boat + 54, y + 43]);
  pen.line(stage.tone(TIMBER, 0.6), 3, [boat + 26, y + 46, boat + 26, y + 6]);
  pen.group({ className: "art-flicker" }, () => lamp(stage, boat + 26, y + 8, 6));
  for (let i = 0; i < 16; i++) {
    const u = (i % 2 ? 1 : -1) * dice.range(270, 440);
    shadow(stage, cx + u, y + 20, 60);
    rock(stage, cx + u, y + dice.range(8, 46), dice.range(44, 96), dice.range(22, 58), STONE);
  }
  for (let i = 0; i < 5; i++) {
    const p = dice.int(3, n - 3);
    pines(
      stage,
      {
        trees: [{ x: outer[p * 2] ?? cx, y: (outer[p * 2 + 1] ?? 0) + 10, h: dice.range(34, 60) }],
        depth: 0.1,
      },
      PINE,
      4,
    );
  }
  worker(stage, jetty + 116, y + 42, 27);
  tufts(stage, 70, 300, y + 66, 12, MOSS);
  tufts(stage, 700, 900, y + 66, 10, DRY);
}
