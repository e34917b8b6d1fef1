import { plume, rock, shadow } from "./growth.ts";
import { EMBER, EMBER_CORE } from "./light.ts";
import { BRASS, CHROME, COAL, EARTH, GIRDER, IRON, RUST, SOOT, ZINC } from "./materials.ts";
import { reversed } from "./pen.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { block, cable, lamp, lampPost, truss, windows, worker } from "./works.ts";

/** A turbine over the rift: a bladed wheel in a ring on trussed legs. */
function turbine(stage: Stage, x: number, y: number, r: number): void {
  const { pen, spent, light, side } = stage;
  const hub = y - r * 2;
  for (const u of [-1, 1])
    truss(
      stage,
      [x + u * r * 0.95, y, 11],
      [x + u * r * 0.3, hub, 7],
      6,
      stage.tone(COAL, 0.4),
      2.8,
    );
  if (!spent) pen.glow(EMBER, x, hub + r * 0.5, r * 1.9, 0.3 + 0.35 * light.lamps);
  pen.disc(stage.tone(SOOT, 0.3), x, hub, r, r);
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    const at = (turn: number, k: number): [number, number] => [
      x + Math.cos(a + turn) * r * k,
      hub + Math.sin(a + turn) * r * k,
    ];
    pen.poly(i % 2 ? stage.tone(ZINC, 0.4) : stage.tone(CHROME, 0.95), [
      ...at(0, 0.2),
      ...at(0.1, 0.88),
      ...at(0.36, 0.88),
      ...at(0.3, 0.2),
    ]);
  }
  pen.ring(stage.tone(IRON, 0.5), r * 0.14, x, hub, r);
  pen.ring(stage.tone(BRASS, 0.95), 2.4, x + side * 1.5, hub, r * 1.07);
  pen.disc(stage.tone(BRASS, 0.8), x, hub, r * 0.2);
  lamp(stage, x, hub - r * 1.12, 2.6, "#ff5a3d");
}

/**
 * A rift torn through the plain, fire in its depth, a row of turbines astride it and a bridge over
 * it.
 */
export function drawRift(stage: Stage): void {
  const { pen, dice, spent, light } = stage;
  const y = FLOOR + 20;
  const far: number[] = [];
  const near: number[] = [];
  for (let i = 0; i <= 14; i++) {
    const t = i / 14;
    const x = -20 + t * 1000;
    far.push(x, y - 44 - Math.sin(t * 5) * 10 + dice.range(-13, 13));
    near.unshift(x + dice.range(-10, 10), y + 26 + Math.sin(t * 4 + 1) * 16 + dice.range(-14, 14));
  }
  const back = reversed(near);
  for (let i = 0; i < 9; i++)
    rock(
      stage,
      60 + i * 108 + dice.range(-20, 20),
      y - 40,
      dice.range(60, 120),
      dice.range(22, 66),
      EARTH,
      0.1,
    );
  const shifted = (points: readonly number[], dy: number): number[] =>
    points.map((p, i) => (i % 2 ? p + dy : p));
  pen.poly(stage.tone(EARTH, 0.08), [...far, ...near]);
  pen.poly(spent ? "#101114" : "#7c220c", [...shifted(far, 22), ...near]);
  if (!spent) {
    pen.poly(EMBER, [...shifted(far, 42), ...near]);
    pen.poly("#d9541c", [...shifted(far, 34), ...reversed(shifted(far, 46))], 0.8);
    const stream = far.map((p, i) => (i % 2 ? p + 54 + dice.range(-3, 3) : p));
    pen.poly(EMBER_CORE, [...stream, ...reversed(shifted(stream, 9))], 0.9);
    for (let i = 0; i < 22; i++) {
      const [u, v, w] = [dice.range(-20, 960), y + dice.range(4, 34), dice.range(18, 56)];
      pen.poly(
        "#6b1f0c",
        [
          u,
          v,
          u + w * 0.3,
          v - w * 0.12,
          u + w,
          v - w * 0.04,
          u + w * 0.8,
          v + w * 0.13,
          u + w * 0.25,
          v + w * 0.15,
        ],
        0.85,
      );
    }
    pen.glow(EMBER, 480, y - 20, 540, 0.5 + 0.35 * light.lamps, 150);
    for (const x of [130, 356, 604, 842])
      plume(stage, x + dice.range(-20, 20), y - 10, 190, 20, "steam", "#ffb884");
  } else pen.poly("#08090b", [...shifted(far, 40), ...near]);
  for (let i = 0; i < 13; i++) {
    const [u, v] = [far[i * 2] ?? 0, far[i * 2 + 1] ?? 0];
    pen.poly(stage.tone(EARTH, i % 2 ? 0.4 : 0.14), [
      u - 4,
      v,
      u + 74,
      v + 2,
      u + 52,
      v + dice.range(18, 34),
      u + 22,
      v + dice.range(30, 46),
    ]);
  }
  for (const [x, r] of [
    [226, 60],
    [420, 70],
    [614, 62],
  ] as const)
    turbine(stage, x, y + 10, r);
  for (const v of [-52, -44]) pen.line(stage.tone(RUST, 0.5), 5, [120, y + v, 720, y + v + 3]);
  shadow(stage, 800, y - 30, 180);
  block(stage, 716, y - 34, 150, 92, RUST, 0.03, 0.22);
  for (let i = 0; i < 7; i++) pen.rect(stage.tone("#9a6a58", 0.8), 720 + i * 17, y - 126, 3, 92);
  windows(stage, 730, y - 108, 4, 2, 27, 30, 15, 18);
  for (let i = 0; i < 3; i++) pen.rect(stage.tone(GIRDER, 0.7), 734 + i * 34, y - 146, 20, 22);
  for (const k of [0, 1, 2])
    cable(stage, 860, y - 112 + k * 8, 1010, y - 150 + k * 10, 14, stage.tone(SOOT, 0.2));
  pen.poly(stage.tone(EARTH, 0.55), [...back, 980, y + 74, -20, y + 74], 0.9);
  pen.line(stage.tone(EARTH, 1.2), 2.6, back);
  const bridge = 744;
  truss(stage, [bridge, y - 36, 14], [bridge + 76, y + 48, 20], 6, stage.tone(COAL, 0.5), 2.8);
  pen.line(stage.tone(ZINC, 1), 2.6, [bridge + 8, y - 44, bridge + 88, y + 38]);
  for (let i = 0; i < 8; i++)
    rock(
      stage,
      dice.range(60, 900),
      y + dice.range(44, 66),
      dice.range(24, 54),
      dice.range(12, 28),
      EARTH,
    );
  lampPost(stage, bridge + 104, y + 48, 78);
  lampPost(stage, 128, y + 54, 78);
  worker(stage, bridge + 60, y + 60, 28);
  worker(stage, 330, y + 62, 28);
  if (spent) return;
  for (let i = 0; i < 18; i++)
    pen.line(EMBER, dice.range(1.5, 3), [dice.range(60, 900), y - dice.range(30, 240)], 0.9);
}
