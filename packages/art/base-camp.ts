import type { DrawStructure } from "./base-structure.ts";
import { shadow } from "./growth.ts";
import { EMBER, EMBER_CORE } from "./light.ts";
import { BARK, BRICK, EARTH, PLANK, RUST, TIMBER } from "./materials.ts";
import { block, gable, gateGlow, lamp, truss, windows } from "./works.ts";

export const tent: DrawStructure = (stage, x, y, w, h) => {
  const { pen, side, light } = stage;
  shadow(stage, x, y, w * 1.1);
  const cloth = "#b08a5c";
  pen.poly(stage.tone(cloth, side === 1 ? 0.25 : 0.85), [
    x - w / 2,
    y,
    x - w * 0.06,
    y - h,
    x + w * 0.1,
    y,
  ]);
  pen.poly(stage.tone(cloth, side === 1 ? 0.95 : 0.15), [
    x + w * 0.1,
    y,
    x - w * 0.06,
    y - h,
    x + w * 0.2,
    y - h * 0.93,
    x + w / 2,
    y - h * 0.08,
  ]);
  pen.poly("#1a1412", [x - w * 0.3, y, x - w * 0.07, y - h * 0.82, x + w * 0.02, y]);
  pen.poly(
    EMBER,
    [x - w * 0.25, y, x - w * 0.08, y - h * 0.62, x - w * 0.04, y],
    0.3 + light.lamps * 0.5,
  );
  pen.line(stage.tone(BARK, 0.4), 1.6, [x - w * 0.06, y - h, x - w * 0.66, y + 6]);
  pen.line(stage.tone(BARK, 0.4), 1.6, [x + w * 0.2, y - h * 0.93, x + w * 0.64, y + 4]);
};

export const campfire: DrawStructure = (stage, x, y, w, h) => {
  const { pen, light } = stage;
  pen.glow(EMBER, x, y - h * 0.3, w * 3.4, 0.35 + light.lamps * 0.4, h * 1.7);
  pen.glow(EMBER, x, y + 3, w * 3, 0.5, w * 0.5);
  for (const u of [-1, 1])
    pen.line(stage.tone(BARK, 0.5), w * 0.14, [
      x - u * w * 0.42,
      y + 4,
      x + u * w * 0.34,
      y - w * 0.14,
    ]);
  pen.group({ className: "art-flicker" }, () => {
    pen.blob(EMBER, [
      x - w * 0.4,
      y,
      x - w * 0.34,
      y - h * 0.45,
      x - w * 0.12,
      y - h * 0.5,
      x,
      y - h * 1.25,
      x + w * 0.16,
      y - h * 0.5,
      x + w * 0.36,
      y - h * 0.4,
      x + w * 0.36,
      y,
    ]);
    pen.blob(EMBER_CORE, [
      x - w * 0.18,
      y,
      x - w * 0.16,
      y - h * 0.3,
      x + w * 0.02,
      y - h * 0.75,
      x + w * 0.18,
      y - h * 0.28,
      x + w * 0.16,
      y,
    ]);
  });
};

export const palisade: DrawStructure = (stage, x, y, w, h) => {
  const { pen, side, dice } = stage;
  const n = Math.round(w / 11);
  for (const lit of [0.2, 0.8]) {
    for (let i = 0; i < n; i++) {
      const [u, k] = [x - w / 2 + (i * w) / n, lit < 0.5 ? 1 : 0.98];
      const top = h * (i % 3 === 0 ? 1.06 : 0.96) * k;
      const from = lit < 0.5 ? 0 : side === 1 ? 6 : 0.6;
      const to = lit < 0.5 ? 10.4 : from + 3.8;
      pen.poly(stage.tone(RUST, lit), [
        u + from,
        y,
        u + from,
        y - top + 8,
        u + 5.2,
        y - top,
        u + to,
        y - top + 8,
        u + to,
        y,
      ]);
    }
  }
  pen.rect(stage.tone(BARK, 0.4), x - w / 2, y - h * 0.55 + dice.range(-1, 1), w, 5);
};

export const hut: DrawStructure = (stage, x, y, w, h) => {
  shadow(stage, x, y, w * 1.1);
  block(stage, x - w / 2, y, w, h * 0.58, BRICK);
  gable(stage, x - w / 2, y - h * 0.56, w, h * 0.44, RUST);
  gateGlow(stage, x - w * 0.36, y, w * 0.2, h * 0.4);
  windows(stage, x, y - h * 0.44, 1, 1, 10, 10, w * 0.16, h * 0.18);
};

export const watch: DrawStructure = (stage, x, y, w, h) => {
  const wood = stage.tone(TIMBER, 0.35);
  shadow(stage, x, y, w);
  truss(stage, [x, y, w * 0.8], [x, y - h * 0.66, w * 0.6], 4, wood, 4);
  block(stage, x - w * 0.45, y - h * 0.6, w * 0.9, h * 0.2, PLANK, 0, 0.3);
  stage.pen.rect("#171210", x - w * 0.3, y - h * 0.78, w * 0.44, h * 0.08);
  gable(stage, x - w * 0.55, y - h * 0.8, w * 1.1, h * 0.2, EARTH, 0, 0.3);
  lamp(stage, x, y - h * 0.72, 3);
};

export const banner: DrawStructure = (stage, x, y, w, h) => {
  const { pen } = stage;
  pen.line(stage.tone(BARK, 0.5), 2.6, [x, y, x, y - h]);
  pen.poly(stage.tone("#c9512c", 0.85), [
    x + 1,
    y - h,
    x + w,
    y - h + w * 0.12,
    x + w * 0.76,
    y - h + w * 0.3,
    x + w * 0.96,
    y - h + w * 0.52,
    x + 1,
    y - h + w * 0.6,
  ]);
  pen.poly(stage.tone("#e88a4a", 1), [
    x + 1,
    y - h + w * 0.2,
    x + w * 0.86,
    y - h + w * 0.26,
    x + w * 0.8,
    y - h + w * 0.36,
    x + 1,
    y - h + w * 0.4,
  ]);
};
