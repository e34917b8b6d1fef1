import type { DrawStructure } from "./base-structure.ts";
import { plume, shadow } from "./growth.ts";
import { EMBER, EMBER_CORE } from "./light.ts";
import { BRICK, CHROME, COAL, GIRDER, IRON, RUST, SOOT, TILE, ZINC } from "./materials.ts";
import { drawRoundBody } from "./round-body.ts";
import { block, cylinder, gateGlow, lamp, sawRoof, truss, windows } from "./works.ts";

/**
 * A blast furnace: swelling stack, skip hoist up its right side, downcomer, fire at foot and
 * throat.
 */
export const blastFurnace: DrawStructure = (stage, x, y, w, h) => {
  const { pen, light } = stage;
  const steel = stage.tone(COAL, 0.35);
  shadow(stage, x, y + 4, w * 1.5);
  pen.glow(EMBER, x, y - h, w * 0.9, 0.3 + 0.5 * light.lamps, w * 0.7);
  truss(stage, [x + w * 1.35, y, w * 0.12], [x + w * 0.12, y - h * 0.98, w * 0.09], 14, steel, 2.8);
  pen.line(stage.tone(ZINC, 1), 2, [x + w * 1.42, y, x + w * 0.18, y - h * 0.99]);
  block(stage, x + w * 0.66, y - h * 0.42, w * 0.2, h * 0.07, RUST);
  drawRoundBody(
    stage,
    x,
    y,
    [
      [w * 0.7, 0],
      [w * 0.7, h * 0.2],
      [w, h * 0.36],
      [w * 0.98, h * 0.42],
      [w * 0.56, h * 0.84],
      [w * 0.56, h * 0.9],
    ],
    IRON,
  );
  for (const [t, k] of [
    [0.2, 0.84],
    [0.38, 1.14],
    [0.6, 0.92],
    [0.84, 0.76],
  ] as const) {
    pen.rect(stage.tone(SOOT, 0.4), x - w * k * 0.5, y - h * t, w * k, 6);
    pen.line(stage.tone(ZINC, 0.8), 1.4, [
      x - w * k * 0.5,
      y - h * t - 9,
      x + w * k * 0.5,
      y - h * t - 9,
    ]);
  }
  for (const u of [-0.22, 0.22]) cylinder(stage, x + u * w, y - h * 0.88, w * 0.13, h * 0.13, RUST);
  pen.stroke(
    stage.tone(SOOT, 0.35),
    w * 0.15,
    `M${Math.round(x - w * 0.2)} ${Math.round(y - h * 0.97)}L${Math.round(x - w * 0.74)} ${Math.round(y - h * 0.62)}V${Math.round(y - h * 0.3)}`,
  );
  pen.stroke(
    stage.tone(RUST, 0.8),
    w * 0.07,
    `M${Math.round(x - w * 0.2)} ${Math.round(y - h * 0.98)}L${Math.round(x - w * 0.74)} ${Math.round(y - h * 0.63)}V${Math.round(y - h * 0.3)}`,
  );
  cylinder(stage, x - w * 0.74, y, w * 0.34, h * 0.32, RUST);
  pen.group({ className: "art-flicker" }, () =>
    pen.blob(
      EMBER,
      [
        x - w * 0.16,
        y - h * 0.9,
        x - w * 0.1,
        y - h,
        x,
        y - h * 1.1,
        x + w * 0.12,
        y - h,
        x + w * 0.16,
        y - h * 0.9,
      ],
      0.9,
    ),
  );
  gateGlow(stage, x - w * 0.2, y, w * 0.4, h * 0.15);
  pen.poly(EMBER, [x - w * 0.1, y, x + w * 0.1, y, x + w * 0.3, y + 16, x - w * 0.5, y + 18]);
  pen.poly(EMBER_CORE, [
    x - w * 0.04,
    y,
    x + w * 0.05,
    y,
    x + w * 0.1,
    y + 15,
    x - w * 0.26,
    y + 16,
  ]);
  lamp(stage, x + w * 0.5, y - h * 0.62, 2.4);
  lamp(stage, x - w * 0.5, y - h * 0.4, 2.4);
};

/** A hall under a saw-tooth roof with a gate open on the fire. */
export const hall: DrawStructure = (stage, x, y, w, h) => {
  const { pen } = stage;
  const bays = Math.max(2, Math.round(w / 74));
  const [left, wall] = [x - w / 2, h * 0.66];
  shadow(stage, x, y + 2, w * 1.05);
  sawRoof(stage, left, y - wall, w * 0.86, h * 0.34, bays, IRON);
  block(stage, left, y, w, wall, BRICK, 0, 0.14);
  for (let i = 0; i <= bays; i++)
    pen.rect(stage.tone("#9a6a58", 0.75), left + (i * w * 0.86) / bays - 3, y - wall, 6, wall);
  windows(
    stage,
    left + 14,
    y - wall * 0.84,
    bays * 2,
    1,
    (w * 0.86) / (bays * 2),
    30,
    (w * 0.86) / (bays * 2) - 16,
    wall * 0.3,
  );
  gateGlow(stage, x - w * 0.2, y, Math.min(64, w * 0.2), wall * 0.46);
};

/** A brick chimney with bands and a warning light, smoking. */
export const chimney: DrawStructure = (stage, x, y, w, h) => {
  plume(stage, x, y - h, 120, w * 0.62, "smoke");
  cylinder(stage, x, y, w, h, TILE, 0.62);
  for (const t of [0.74, 0.98])
    stage.pen.rect(stage.tone("#c9b9a6", 0.6), x - w * 0.36, y - h * t, w * 0.72, 5);
  lamp(stage, x, y - h - 2, 2.2, "#ff5a3d");
};

/** A head frame over a shaft: slanted legs, a wheel, a winding house. */
export const windingTower: DrawStructure = (stage, x, y, w, h) => {
  const { pen } = stage;
  const steel = stage.tone(GIRDER, 0.4);
  const hub = y - h * 0.82;
  const r = w * 0.24;
  truss(stage, [x + w * 0.56, y, w * 0.13], [x + 5, hub, 7], 7, stage.tone(IRON, 0.25), 3);
  truss(stage, [x - w * 0.26, y, w * 0.12], [x - 7, hub, 8], 7, steel, 3);
  pen.rect(steel, x - w * 0.24, hub, w * 0.5, 6);
  pen.ring(stage.tone(COAL, 0.4), 6, x, hub - r * 0.55, r);
  for (let a = 0; a < 6; a++)
    pen.line(stage.tone(ZINC, 0.8), 2.4, [
      x,
      hub - r * 0.55,
      x + Math.cos(a) * r,
      hub - r * 0.55 + Math.sin(a) * r,
    ]);
  pen.ring(stage.tone(CHROME, 1), 2, x, hub - r * 0.55, r + 3);
  pen.line(stage.tone(SOOT, 0.3), 1.8, [x + r, hub - r * 0.6, x + w * 0.7, y - h * 0.2]);
  block(stage, x + w * 0.5, y, w * 0.36, h * 0.22, BRICK);
  lamp(stage, x, hub - r * 1.7, 2.6, "#ff5a3d");
};
