import { plume, rock, shadow } from "./growth.ts";
import { EMBER, EMBER_CORE, mix } from "./light.ts";
import { CHROME, COAL, EARTH, IRON, RUST, SILVER, SLATE, SOOT, UMBER, ZINC } from "./materials.ts";
import { FLOOR, type Stage } from "./stage.ts";
import { block, cylinder, gable, lamp, windows, worker } from "./works.ts";

/** Fissures running over the ground from a point: dead black when spent, else glowing from their core. */
function fissures(stage: Stage, x: number, y: number, n: number, reach: number): void {
  const { pen, spent, dice } = stage;
  const runs: { u: number; v: number; w: number }[][] = [];
  const run = (u0: number, v0: number, angle: number, length: number, w: number): void => {
    const points = [{ u: u0, v: v0, w }];
    let [u, v, a] = [u0, v0, angle];
    for (let i = 1; i <= 5; i++) {
      a += dice.range(-0.55, 0.55);
      u += (Math.cos(a) * length) / 5;
      v = Math.max(FLOOR - 6, v + (Math.sin(a) * length * 0.42) / 5);
      points.push({ u, v, w: w * (1 - i / 5.4) * dice.range(0.7, 1.2) });
      if (i === 2 && w > 5) run(u, v, a + dice.sign() * 0.9, length * 0.5, w * 0.55);
    }
    runs.push(points);
  };
  for (let i = 0; i < n; i++)
    run(
      x,
      y,
      ((i + 0.5) / n) * Math.PI + dice.range(-0.25, 0.25),
      reach * dice.range(0.6, 1.1),
      dice.range(6, 10),
    );
  const layers = spent
    ? ([["#0d0e11", 0.9]] as const)
    : ([
        ["#a52f10", 1.7],
        [EMBER, 1],
        [EMBER_CORE, 0.4],
      ] as const);
  for (const [colour, k] of layers) {
    for (const points of runs) {
      pen.poly(colour, [
        ...points.flatMap(({ u, v, w }) => [u, v - w * k * 0.5]),
        ...points.toReversed().flatMap(({ u, v, w }) => [u + 2, v + w * k * 0.5]),
      ]);
    }
  }
}

/** A vent cone with a torn crater; the rim glows from inside. */
function vent(stage: Stage, x: number, y: number, w: number, h: number): void {
  const { pen, side, dice, spent, light } = stage;
  const base = "#5c4a45";
  const j = (): number => dice.range(-0.03, 0.03) * w;
  const rim = w * 0.16;
  if (!spent) pen.glow(EMBER, x, y - h, w * 0.75, 0.35 + light.lamps * 0.4, h * 1.1);
  pen.poly(stage.tone(base, 0.18), [
    x - w / 2,
    y,
    x - w * 0.3,
    y - h * 0.42 + j(),
    x - rim,
    y - h + j(),
    x - rim * 0.3,
    y - h * 0.9,
    x + rim * 0.4,
    y - h * 1.03,
    x + rim,
    y - h * 0.95,
    x + w * 0.27,
    y - h * 0.5 + j(),
    x + w / 2,
    y,
  ]);
  pen.poly(stage.tone(base, 0.9), [
    x + side * w * 0.5,
    y,
    x + side * w * 0.28,
    y - h * 0.48,
    x + side * rim,
    y - h * 0.96,
    x + side * rim * 0.4,
    y - h * 0.7,
    x + side * w * 0.14,
    y - h * 0.3,
    x + side * w * 0.1,
    y,
  ]);
  pen.poly(stage.tone(base, 0.5), [
    x - side * w * 0.02,
    y,
    x + side * w * 0.02,
    y - h * 0.6,
    x - side * w * 0.12,
    y - h * 0.2,
    x - side * w * 0.16,
    y,
  ]);
  pen.disc(spent ? "#0d0e11" : "#ff6a24", x, y - h * 0.95, rim * 0.95, h * 0.07);
  if (spent) return;
  pen.disc(EMBER_CORE, x, y - h * 0.94, rim * 0.6, h * 0.035);
  for (const u of [-0.35, 0.1, 0.5]) {
    const run = [
      x + rim * u,
      y - h * 0.93,
      x + rim * u * 1.8,
      y - h * 0.6,
      x + rim * u * 2.2 + j(),
      y - h * dice.range(0.1, 0.4),
    ];
    pen.line(EMBER, 2.6, run);
  }
}

/** A pipe run with flanges, lit along its top. */
function pipe(stage: Stage, points: readonly number[], k: number): void {
  const { pen } = stage;
  const run = (colour: string, width: number, dy: number): void =>
    pen.stroke(colour, width, `M${points.map((p, i) => Math.round(i % 2 ? p + dy : p)).join(" ")}`);
  run(stage.tone(SLATE, 0.15), 13 * k, 0);
  run(stage.tone(ZINC, 0.7), 8 * k, -1.5 * k);
  run(stage.tone(SILVER, 1.1), 2 * k, -4 * k);
  for (let i = 0; i < points.length; i += 2)
    pen.rect(
      stage.tone(IRON, 0.3),
      (points[i] ?? 0) - 4 * k,
      (points[i + 1] ?? 0) - 9 * k,
      8 * k,
      18 * k,
    );
}

/** Geothermal Vent: fire under the ground, and the works that drink from it. */
export function drawEnergy(stage: Stage): void {
  const { pen, dice, spent, light } = stage;
  const y = FLOOR;
  pen.disc(stage.tone(SOOT, 0.25), 440, y + 34, 400, 50, 0.6);
  if (!spent) pen.glow(EMBER, 400, y + 30, 400, 0.3 + light.lamps * 0.35, 100);
  const large = dice.range(300, 350);
  const cones = [
    [large, y - 4, dice.range(280, 330), dice.range(124, 160)],
    [large + 190, y + 6, dice.range(170, 200), dice.range(66, 88)],
    [large - 155, y + 16, dice.range(130, 160), dice.range(40, 58)],
  ] as const;
  if (!spent)
    for (const [x, v, w, h] of cones)
      plume(stage, x, v - h, h * 0.75 + 130, w * 0.17, "steam", "#ffb884");
  shadow(stage, 760, y, 220);
  cylinder(stage, 708, y - 2, 74, 120, ZINC);
  pen.disc(stage.tone(CHROME, 0.9), 708, y - 122, 37, 9);
  block(stage, 734, y + 4, 120, 70, UMBER);
  gable(stage, 734, y - 64, 120, 26, IRON);
  windows(stage, 748, y - 48, 3, 1, 27, 20, 15, 18);
  cylinder(stage, 836, y - 12, 20, 160, RUST, 0.75);
  if (!spent) plume(stage, 836, y - 170, 100, 13, "steam");
  for (const [x, v, w, h] of cones) {
    shadow(stage, x, v, w * 0.9);
    vent(stage, x, v, w, h);
  }
  fissures(stage, large + 20, y + 4, 7, 250);
  fissures(stage, large + 190, y + 12, 5, 150);
  fissures(stage, large - 155, y + 20, 4, 110);
  for (let i = 0; i < 8; i++)
    rock(
      stage,
      dice.range(120, 700),
      y + dice.range(0, 60),
      dice.range(18, 44),
      dice.range(10, 26),
      EARTH,
    );
  pipe(
    stage,
    [large + 190, y - 50, large + 190, y - 104, 640, y - 104, 640, y - 30, 690, y - 30],
    1,
  );
  pipe(stage, [large + 60, y + 22, 600, y + 22, 660, y + 12, 760, y + 12], 1.15);
  for (const u of [560, 660]) pen.rect(stage.tone(COAL, 0.3), u, y + 16, 6, 24);
  const valve = [600, y + 6] as const;
  pen.ring(mix(stage.tone("#c4452e", 0.9), EMBER, 0.2), 3.4, valve[0], valve[1] - 10, 11);
  pen.line(stage.tone("#c4452e", 0.6), 2.4, [
    valve[0] - 10,
    valve[1] - 10,
    valve[0] + 10,
    valve[1] - 10,
  ]);
  worker(stage, 688, y + 34, 27);
  lamp(stage, 742, y - 60, 3);
  lamp(stage, 708, y - 128, 3, spent ? "#777f86" : "#ff5a3d");
  if (spent) return;
  for (let i = 0; i < 16; i++)
    pen.line(
      EMBER,
      dice.range(1.5, 3),
      [large + dice.range(-120, 200), y - dice.range(60, 300)],
      0.9,
    );
}
