import { EMBER, EMBER_CORE, mix } from "./light.ts";
import { BRASS, COAL, SAND, SOOT } from "./materials.ts";
import type { Stage } from "./stage.ts";

/**
 * A building block standing on (x, y) with its right face turned away: front, side and lit edge.
 */
export function block(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  depth = 0,
  turn = 0.26,
): void {
  const { pen, side } = stage;
  const front = w * (1 - turn);
  const skew = w * turn * 0.22;
  const rightLit = side === 1 ? 1 : 0.08;
  const frontLit = side === 1 ? 0.3 : 0.62;
  pen.rect(stage.tone(color, frontLit, depth), x, y - h, front, h);
  pen.poly(stage.tone(color, rightLit, depth), [
    x + front,
    y - h,
    x + w,
    y - h + skew,
    x + w,
    y - skew,
    x + front,
    y,
  ]);
  pen.rect(stage.tone(color, 1.25, depth), x, y - h, front, 2.2);
}

/** A pitched roof over a block of the same x, w and turn. */
export function gable(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  depth = 0,
  turn = 0.26,
): void {
  const { pen, side } = stage;
  const front = w * (1 - turn);
  const skew = w * turn * 0.22;
  pen.poly(stage.tone(color, side === 1 ? 0.25 : 0.8, depth), [
    x - 5,
    y + 2,
    x + front * 0.12,
    y - h,
    x + front * 0.88,
    y - h,
    x + front + 3,
    y + 2,
  ]);
  pen.poly(stage.tone(color, side === 1 ? 1.05 : 0.08, depth), [
    x + front * 0.88,
    y - h,
    x + front + 3,
    y + 2,
    x + w + 4,
    y + skew + 2,
  ]);
  pen.line(stage.tone(color, 1.3, depth), 1.8, [x + front * 0.12, y - h, x + front * 0.88, y - h]);
}

/** Saw-tooth roof of a factory hall: steep glazed faces, lit when lamps are on. */
export function sawRoof(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  n: number,
  color: string,
): void {
  const { pen, light, side } = stage;
  const step = w / n;
  for (let i = 0; i < n; i++) {
    const u = x + i * step;
    pen.poly(stage.tone(color, side === -1 ? 0.8 : 0.3), [
      u,
      y + 1,
      u + step * 0.72,
      y - h,
      u + step,
      y + 1,
    ]);
  }
  const glass = mix(stage.tone("#9fc0cc", side === 1 ? 0.9 : 0.35), EMBER_CORE, light.lamps * 0.85);
  for (let i = 0; i < n; i++) {
    const u = x + i * step;
    pen.poly(glass, [
      u + step * 0.76,
      y - h * 0.82,
      u + step * 0.96,
      y - 3,
      u + step * 0.84,
      y - 3,
    ]);
  }
  for (let i = 0; i < n; i++)
    pen.line(stage.tone(color, 1.2), 2, [x + i * step, y, x + i * step + step * 0.72, y - h]);
}

/** An upright cylinder or tapering stack; bands from the light into the shade. */
export function cylinder(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  taper = 1,
  depth = 0,
): void {
  const { pen, side } = stage;
  const bands = [0.12, 0.3, 0.6, 1, 0.8];
  const edges = [-0.5, -0.3, -0.04, 0.22, 0.4, 0.5];
  bands.forEach((lit, i) => {
    const [a, b] = [side * w * (edges[i] ?? 0), side * w * (edges[i + 1] ?? 0)];
    pen.poly(stage.tone(color, lit, depth), [
      x + a,
      y,
      x + a * taper,
      y - h,
      x + b * taper,
      y - h,
      x + b,
      y,
    ]);
  });
}

/** A trussed mast with n bays, as one path. Each end is its x, y and width. */
export function truss(
  stage: Stage,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  n: number,
  color: string,
  width = 2.4,
): void {
  const [x0, y0, w0] = from;
  const [x1, y1, w1] = to;
  const long = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [nx, ny] = [-(y1 - y0) / long, (x1 - x0) / long];
  const at = (t: number, sideways: number): [number, number] => {
    const w = ((w0 + (w1 - w0) * t) / 2) * sideways;
    return [x0 + (x1 - x0) * t + nx * w, y0 + (y1 - y0) * t + ny * w];
  };
  const { pen } = stage;
  pen.line(color, width, [...at(0, -1), ...at(1, -1)]);
  pen.line(color, width, [...at(0, 1), ...at(1, 1)]);
  for (let i = 0; i < n; i++) {
    const [a, b] = [i / n, (i + 1) / n];
    const turn = i % 2 ? 1 : -1;
    pen.line(color, width, [...at(a, turn), ...at(b, -turn), ...at(b, turn)]);
  }
}

/** A grid of windows. Some are lit when lamps are on, the rest reflect the sky. */
export function windows(
  stage: Stage,
  x: number,
  y: number,
  cols: number,
  rows: number,
  stepX: number,
  stepY: number,
  w: number,
  h: number,
): void {
  const { pen, dice, light } = stage;
  const lit = mix(stage.tone(COAL), EMBER_CORE, Math.min(1, light.lamps * 1.3));
  for (const on of [false, true]) {
    for (let c = 0; c < cols; c++) {
      for (let r = 0; r < rows; r++) {
        const isDrawn = dice.chance(on ? 0.35 + light.lamps * 0.35 : 1);
        if (isDrawn) pen.rect(on ? lit : stage.tone(SOOT, 0.3), x + c * stepX, y + r * stepY, w, h);
      }
    }
  }
}

/** A lamp: halo, warm disc, white core. */
export function lamp(stage: Stage, x: number, y: number, r: number, color = EMBER): void {
  const { pen, light } = stage;
  pen.glow(color, x, y, r * 7, 0.75 * light.lamps);
  pen.disc(mix(color, "#ffffff", 0.25), x, y, r);
  pen.disc(mix(color, "#ffffff", 0.8), x, y, r * 0.5);
}

/** A lamp on a post standing on (x, y). */
export function lampPost(stage: Stage, x: number, y: number, h: number): void {
  stage.pen.line(stage.tone(COAL, 0.3), 2.6, [x, y, x, y - h, x + 8, y - h - 3]);
  lamp(stage, x + 9, y - h + 1, 2.8);
}

/** A doorway with the fire of the works inside. */
export function gateGlow(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  color = EMBER,
): void {
  const { pen, light } = stage;
  pen.rect(stage.tone(SOOT, 0.3), x, y - h, w, h);
  const strong = 0.35 + light.lamps * 0.65;
  pen.rect(color, x + w * 0.1, y - h * 0.86, w * 0.8, h * 0.86, strong);
  pen.rect(EMBER_CORE, x + w * 0.22, y - h * 0.55, w * 0.56, h * 0.55, strong);
  pen.glow(color, x + w / 2, y - h * 0.3, w * 1.7, 0.6 * light.lamps, h * 1.2);
  pen.glow(color, x + w / 2, y + 6, w * 2, 0.45 * light.lamps, 16);
}

/** A hanging line between two points. */
export function cable(
  stage: Stage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  color: string,
  width = 1.6,
): void {
  const points: number[] = [];
  for (let i = 0; i <= 8; i++) {
    const t = i / 8;
    points.push(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t));
  }
  stage.pen.line(color, width, points);
}

/** A small figure for scale. */
export function worker(stage: Stage, x: number, y: number, h: number): void {
  const { pen } = stage;
  const coat = stage.tone(COAL, 0.2);
  pen.poly(coat, [
    x - h * 0.15,
    y,
    x - h * 0.1,
    y - h * 0.5,
    x + h * 0.1,
    y - h * 0.5,
    x + h * 0.15,
    y,
    x + h * 0.06,
    y,
    x,
    y - h * 0.34,
    x - h * 0.06,
    y,
  ]);
  pen.poly(coat, [
    x - h * 0.17,
    y - h * 0.4,
    x - h * 0.12,
    y - h * 0.77,
    x + h * 0.12,
    y - h * 0.77,
    x + h * 0.17,
    y - h * 0.4,
  ]);
  pen.disc(stage.tone(SAND, 0.6), x, y - h * 0.84, h * 0.11);
  pen.poly(stage.tone(BRASS, 0.8), [
    x - h * 0.14,
    y - h * 0.88,
    x - h * 0.07,
    y - h * 0.98,
    x + h * 0.07,
    y - h * 0.98,
    x + h * 0.14,
    y - h * 0.88,
  ]);
}
