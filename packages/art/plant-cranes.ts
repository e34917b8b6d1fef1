import type { DrawStructure } from "./base-structure.ts";
import { BRASS, CHROME, COAL, GIRDER, SOOT, TIMBER, ZINC } from "./materials.ts";
import { block, lamp, truss } from "./works.ts";

/** A tower crane: mast, long jib to the right, counterweight, a load on the hook. */
export const towerCrane: DrawStructure = (stage, x, y, w, h) => {
  const { pen } = stage;
  const steel = stage.tone(BRASS, 0.55);
  const dark = stage.tone(SOOT, 0.3);
  const arm = y - h * 0.84;
  truss(stage, [x, y, w * 0.1], [x, arm, w * 0.08], Math.round(h / 26), steel, 3);
  pen.line(stage.tone(BRASS, 1.1), 2, [
    x + stage.side * w * 0.045,
    y,
    x + stage.side * w * 0.04,
    arm,
  ]);
  truss(stage, [x - w * 0.3, arm, w * 0.05], [x + w * 0.7, arm - 4, w * 0.04], 16, steel, 2.4);
  truss(stage, [x, arm, w * 0.07], [x, y - h, 3], 3, steel, 2.6);
  for (const u of [-0.28, 0.34, 0.66]) pen.line(dark, 1.6, [x, y - h, x + u * w, arm - 4]);
  block(stage, x - w * 0.33, arm + h * 0.08, w * 0.13, h * 0.09, COAL);
  block(stage, x - w * 0.03, arm + h * 0.07, w * 0.11, h * 0.075, ZINC);
  const hook = x + w * 0.54;
  pen.line(dark, 1.8, [hook, arm, hook, arm + h * 0.3]);
  pen.poly(dark, [
    hook - w * 0.08,
    arm + h * 0.36,
    hook,
    arm + h * 0.29,
    hook + w * 0.08,
    arm + h * 0.36,
  ]);
  block(stage, hook - w * 0.09, arm + h * 0.42, w * 0.18, h * 0.065, TIMBER, 0, 0.2);
  lamp(stage, x, y - h - 2, 2.6, "#ff5a3d");
  lamp(stage, x + w * 0.7, arm - 4, 2, "#ff5a3d");
};

/** A gantry crane: two legs astride the yard, a bridge, a trolley with its load. */
export const gantry: DrawStructure = (stage, x, y, w, h) => {
  const { pen } = stage;
  const steel = stage.tone(GIRDER, 0.4);
  const lit = stage.tone(ZINC, 1);
  for (const u of [-1, 1]) {
    const foot = x + u * w * 0.42;
    truss(stage, [foot - h * 0.13, y, 9], [foot, y - h * 0.86, 7], 6, steel, 2.8);
    truss(stage, [foot + h * 0.13, y, 9], [foot, y - h * 0.86, 7], 6, steel, 2.8);
    pen.line(lit, 2, [foot + stage.side * (h * 0.13 + 3), y, foot + stage.side * 4, y - h * 0.86]);
    pen.rect(stage.tone(SOOT, 0.4), foot - h * 0.18, y - 8, h * 0.36, 8);
  }
  truss(
    stage,
    [x - w * 0.56, y - h * 0.92, h * 0.13],
    [x + w * 0.56, y - h * 0.92, h * 0.13],
    18,
    steel,
    2.8,
  );
  pen.line(lit, 2.4, [x - w * 0.56, y - h * 0.99, x + w * 0.56, y - h * 0.99]);
  const hook = x + w * 0.13;
  block(stage, hook - 26, y - h * 0.96, 52, h * 0.1, BRASS, 0, 0.3);
  for (const u of [-7, 7])
    pen.line(stage.tone(SOOT, 0.3), 1.8, [hook + u, y - h * 0.96, hook + u * 0.4, y - h * 0.5]);
  pen.disc(stage.tone(SOOT, 0.4), hook, y - h * 0.48, 7);
  pen.line(stage.tone(SOOT, 0.3), 2, [
    hook - 34,
    y - h * 0.36,
    hook,
    y - h * 0.46,
    hook + 34,
    y - h * 0.36,
  ]);
  block(stage, hook - 42, y - h * 0.25, 84, h * 0.11, CHROME, 0, 0.14);
  block(stage, x - w * 0.42 - 4, y - h * 0.72, 34, 30, BRASS);
  lamp(stage, x - w * 0.42 + 10, y - h * 0.72 - 14, 4);
  lamp(stage, x + w * 0.56, y - h, 2.4, "#ff5a3d");
};
