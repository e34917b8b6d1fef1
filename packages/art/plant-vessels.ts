import type { DrawStructure } from "./base-structure.ts";
import { shadow } from "./growth.ts";
import { EMBER, EMBER_CORE } from "./light.ts";
import { BRASS, BRICK, CHROME, COAL, GIRDER, IRON, MARL, RUST, SOOT, ZINC } from "./materials.ts";
import { drawRoundBody } from "./round-body.ts";
import { cylinder, lamp, truss } from "./works.ts";

/** A gasometer: a domed drum half risen inside its cage of columns. */
export const gasometer: DrawStructure = (stage, x, y, w, h) => {
  const { pen } = stage;
  const back = stage.tone(COAL, 0.3, 0.1);
  const front = stage.tone(GIRDER, 0.45);
  shadow(stage, x, y, w * 1.1);
  const ring = (v: number, color: string, over: number): void =>
    pen.stroke(
      color,
      3,
      `M${Math.round(x - w / 2)} ${Math.round(y - v)}q${Math.round(w / 2)} ${Math.round(over * w * 0.09)} ${Math.round(w)} 0`,
    );
  for (const t of [0.55, 0.97]) ring(h * t, back, -2);
  for (const u of [-0.3, 0, 0.3])
    pen.line(back, 3, [x + u * w, y - h * 0.5, x + u * w, y - h * 1.02]);
  drawRoundBody(
    stage,
    x,
    y,
    [
      [w * 0.94, 0],
      [w * 0.94, h * 0.3],
      [w * 0.88, h * 0.31],
      [w * 0.88, h * 0.6],
      [w * 0.7, h * 0.68],
      [w * 0.34, h * 0.73],
      [0, h * 0.74],
    ],
    ZINC,
  );
  for (const t of [0.1, 0.2, 0.3, 0.45, 0.6])
    pen.stroke(
      stage.tone(SOOT, 0.3),
      1.8,
      `M${Math.round(x - w * 0.47)} ${Math.round(y - h * t)}q${Math.round(w * 0.47)} ${Math.round(w * 0.1)} ${Math.round(w * 0.94)} 0`,
      0.7,
    );
  for (const t of [0.32, 0.66, 1]) ring(h * t, front, 2);
  for (const u of [-0.5, -0.42, -0.18, 0.18, 0.42, 0.5]) {
    const drop = (0.25 - u * u) * w * 0.18;
    pen.line(front, 4, [x + u * w, y + drop, x + u * w, y - h * 1.02 + drop]);
  }
  for (const u of [-0.5, 0.5]) lamp(stage, x + u * w, y - h * 1.03, 2, "#ff5a3d");
};

/** A boiler lying on its cradles: banded drum, furnace door, steam dome and stack. */
export const boiler: DrawStructure = (stage, x, y, w, h) => {
  const { pen, light } = stage;
  const [left, top] = [x - w / 2, y - h];
  shadow(stage, x, y + 2, w * 1.1);
  cylinder(stage, x + w * 0.3, top + 8, w * 0.1, h * 0.9, RUST, 0.8);
  pen.rect(stage.tone(SOOT, 0.4), x + w * 0.235, top - h * 0.88, w * 0.13, h * 0.08);
  drawRoundBody(
    stage,
    x - w * 0.06,
    top + 6,
    [
      [w * 0.17, 0],
      [w * 0.17, h * 0.16],
      [w * 0.1, h * 0.25],
      [0, h * 0.27],
    ],
    BRASS,
  );
  for (const u of [0.16, 0.78])
    pen.rect(stage.tone(BRICK, 0.35), left + u * w, y - h * 0.3, w * 0.1, h * 0.3);
  for (const [from, to, lit] of [
    [0, 0.12, 1.1],
    [0.12, 0.4, 0.75],
    [0.4, 0.62, 0.4],
    [0.62, 0.84, 0.12],
  ] as const)
    pen.rect(
      stage.tone(IRON, lit),
      left + h * 0.1,
      top + h * from,
      w - h * 0.1,
      h * (to - from) + 0.5,
    );
  for (let i = 1; i < 5; i++)
    pen.rect(stage.tone(BRASS, 0.5), left + (w * i) / 5, top, 4.5, h * 0.84);
  pen.disc(stage.tone(SOOT, 0.5), left + h * 0.16, y - h * 0.58, h * 0.2, h * 0.42);
  pen.disc(stage.tone(COAL, 0.8), left + h * 0.14, y - h * 0.58, h * 0.17, h * 0.37);
  pen.disc(EMBER, left + h * 0.13, y - h * 0.5, h * 0.1, h * 0.17, 0.5 + 0.5 * light.lamps);
  pen.disc(EMBER_CORE, left + h * 0.13, y - h * 0.47, h * 0.05, h * 0.1);
  pen.glow(EMBER, left + h * 0.1, y - h * 0.45, h * 0.75, 0.7 * light.lamps);
  pen.line(stage.tone(CHROME, 1), 2, [left + h * 0.2, top + h * 0.05, left + w, top + h * 0.05]);
};

/** A water tower: a banded tank with a pointed lid on trussed legs. */
export const waterTower: DrawStructure = (stage, x, y, w, h) => {
  shadow(stage, x, y, w);
  const steel = stage.tone(COAL, 0.35);
  for (const u of [-1, 1])
    truss(stage, [x + u * w * 0.4, y, 8], [x + u * w * 0.28, y - h * 0.58, 6], 5, steel, 2.6);
  stage.pen.line(steel, 2.2, [x - w * 0.38, y - h * 0.06, x + w * 0.3, y - h * 0.52]);
  stage.pen.line(steel, 2.2, [x + w * 0.38, y - h * 0.06, x - w * 0.3, y - h * 0.52]);
  stage.pen.rect(steel, x - 3, y - h * 0.56, 6, h * 0.56);
  drawRoundBody(
    stage,
    x,
    y,
    [
      [w * 0.5, h * 0.54],
      [w * 0.92, h * 0.62],
      [w * 0.92, h * 0.86],
      [w, h * 0.87],
      [0, h],
    ],
    RUST,
  );
  for (const t of [0.66, 0.74, 0.82])
    stage.pen.rect(stage.tone(SOOT, 0.35), x - w * 0.46, y - h * t, w * 0.92, 2.6);
  lamp(stage, x, y - h, 2.2, "#ff5a3d");
};

/** A cooling tower: the waist of concrete, its mouth dark. */
export const coolingTower: DrawStructure = (stage, x, y, w, h) => {
  const { pen } = stage;
  shadow(stage, x, y, w * 1.15);
  const profile: [number, number][] = [];
  for (let i = 0; i <= 8; i++) {
    const t = i / 8;
    profile.push([
      w * (0.6 + 0.4 * (1 - t / 0.78) ** 2 * (t < 0.78 ? 1 : 0.9)),
      h * (0.07 + 0.93 * t),
    ]);
  }
  for (let i = 0; i < 9; i++)
    pen.line(stage.tone(MARL, i % 2 ? 0.2 : 0.6), 3, [
      x - w * 0.48 + i * w * 0.12,
      y,
      x - w * 0.44 + i * w * 0.11,
      y - h * 0.08,
    ]);
  drawRoundBody(stage, x, y, profile, MARL);
  const mouth = profile.at(-1)?.[0] ?? w;
  pen.disc(stage.tone(MARL, 1), x, y - h, mouth / 2, mouth * 0.07);
  pen.disc(stage.tone(SOOT, 0.2), x, y - h + 1.5, mouth * 0.46, mouth * 0.05);
  for (const t of [0.5, 0.53])
    pen.rect(stage.tone("#b5492f", 0.5), x - w * 0.32, y - h * t, w * 0.64, h * 0.014);
};
