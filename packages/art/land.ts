import { diceOf } from "./dice.ts";
import { mix } from "./light.ts";
import type { Stage } from "./stage.ts";

/** A mountain outline by midpoint displacement: 2^depth + 1 points from left to right. */
function outline(stage: Stage, base: number, relief: number, depth: number): number[] {
  const { dice, width } = stage;
  let heights = [dice.range(0, 1), dice.range(0.2, 1), dice.range(0, 1)];
  let jag = 0.55;
  for (let level = 1; level < depth; level++) {
    const next: number[] = [];
    heights.forEach((h, i) => {
      const after = heights[i + 1];
      next.push(h);
      if (after !== undefined) next.push((h + after) / 2 + dice.range(-jag, jag));
    });
    heights = next;
    jag *= 0.52;
  }
  const step = width / (heights.length - 1);
  return heights.flatMap((h, i) => [i * step, base - relief * Math.max(0.04, h)]);
}

/** One far range: silhouette, then facets on the slopes that face the sun. */
function ridge(
  stage: Stage,
  base: number,
  relief: number,
  depth: number,
  color: string,
  fine: number,
): void {
  const { pen, side, width } = stage;
  // Separate dice, since the number of facets depends on the side of the sun.
  const dice = diceOf(`${stage.seed}/${base}/${depth}`);
  const line = outline(stage, base, relief, fine);
  const bottom = base + 60;
  pen.poly(stage.tone(color, 0.28, depth), [0, bottom, ...line, width, bottom]);
  const lit = stage.tone(color, 0.95, depth * 0.93);
  const last = line.length / 2 - 1;
  const heightAt = (i: number): number => line[i * 2 + 1] ?? base;
  for (let peak = 1; peak < last; peak++) {
    if (heightAt(peak) > heightAt(peak - 1) || heightAt(peak) > heightAt(peak + 1)) continue;
    let foot = peak;
    while (foot + side >= 0 && foot + side <= last && heightAt(foot + side) > heightAt(foot))
      foot += side;
    const slope: number[] = [];
    const under: number[] = [];
    const steps = Math.abs(foot - peak);
    for (let k = 0; k <= steps; k++) {
      const [x, y] = [(peak + k * side) * (width / last), heightAt(peak + k * side)];
      const drop = (base - y) * (1 - k / (steps + 0.4)) * dice.range(0.3, 0.85);
      slope.push(x, y);
      under.unshift(x + side * drop * 0.16, y + drop);
    }
    pen.poly(lit, [...slope, ...under]);
  }
}

/** Two far ranges at `base`, and the haze at their feet. */
export function drawFarRidges(stage: Stage, base: number): void {
  const { dice, pen, light, width, height } = stage;
  const scale = height / 540;
  ridge(stage, base + 8, dice.range(120, 190) * scale, 0.78, "#6a7690", 5);
  ridge(stage, base + 10, dice.range(60, 120) * scale, 0.58, "#5f6a78", 6);
  pen.glow(light.haze, width / 2, base, width * 0.8, 0.5, 46 * scale);
}

/** The near range, low and dark. */
export function drawNearRidge(stage: Stage, base: number): void {
  ridge(stage, base + 16, (stage.dice.range(22, 52) * stage.height) / 540, 0.34, "#56604f", 6);
}

/** The ground in perspective: haze at the horizon, streaks that widen toward the viewer, stones. */
export function drawGround(stage: Stage, color: string, horizon: number): void {
  const { dice, pen, width, height, light } = stage;
  const far = stage.tone(color, 0.62, 0.32);
  const fill = pen.vertical("ground", [
    [0, far],
    [0.3, stage.tone(color, 0.6)],
    [1, stage.tone(color, 0.16)],
  ]);
  const lip: number[] = [];
  for (let i = 0; i <= 8; i++) lip.push((i * width) / 8, horizon + dice.range(-6, 8));
  pen.poly(fill, [0, height, 0, horizon, ...lip, width, horizon, width, height]);
  for (const [lit, opacity] of [
    [0.1, 0.4],
    [0.95, 0.34],
  ] as const) {
    for (let i = 0; i < 26; i++) {
      const t = dice.range(0, 1) ** 1.5;
      const [x, y] = [dice.range(-40, width), horizon + 12 + t * (height - horizon - 14)];
      const [w, h] = [(30 + t * 150) * dice.range(0.5, 1.2), 1.2 + t * 6];
      pen.poly(
        stage.tone(color, lit),
        [x, y, x + w * 0.3, y - h, x + w, y - h * 0.2, x + w * 0.6, y + h * 0.5],
        opacity,
      );
    }
  }
  pen.glow(light.halo, stage.sunX, horizon, width * 0.45, 0.4, 56);
  for (let i = 0; i < 3; i++) {
    const [x, y, w, h] = [
      dice.range(-0.1, 0.9) * width,
      horizon + 22 + i * 20,
      dice.range(0.2, 0.42) * width,
      9 + i * 5,
    ];
    const swell = (lit: number, dy: number): void =>
      pen.blob(stage.tone(color, lit, 0.2 - i * 0.06), [
        x - 30,
        y + 9,
        x + w * 0.25,
        y - h + dy,
        x + w * 0.6,
        y - h * 1.2 + dy,
        x + w + 30,
        y + 9,
        x + w * 0.5,
        y + 12,
      ]);
    swell(1.05, 0);
    swell(0.5, 4);
  }
  for (let i = 0; i < 34; i++) {
    const t = dice.range(0, 1) ** 1.3;
    const [x, y, k] = [
      dice.range(0, width),
      horizon + 12 + t * (height - horizon) * 0.5,
      2 + t * 6,
    ];
    pen.poly(stage.tone(color, i < 17 ? 0.3 : 0.06, 0.15), [
      x - k * 2,
      y,
      x - k * 1.4,
      y - k,
      x,
      y - k * 1.3,
      x + k * 1.3,
      y - k * 0.8,
      x + k * 2.2,
      y,
    ]);
  }
}

/** Dark growth and stones along the bottom corners: a foreground that gives the scene depth. */
export function drawForeground(stage: Stage, color: string): void {
  const { dice, pen, width, height } = stage;
  const near = stage.tone(mix(color, "#10151c", 0.55), 0.12);
  const rim = stage.tone(color, 0.75);
  for (const corner of [0, width]) {
    const inward = corner === 0 ? 1 : -1;
    const reach = dice.range(120, 300);
    const top = dice.range(18, 56);
    const points = [corner, height, corner, height - top];
    for (let i = 1; i < 6; i++)
      points.push(
        corner + (inward * reach * i) / 6,
        height - top * (1 - i / 6) * dice.range(0.7, 1.25),
      );
    pen.poly(near, [...points, corner + inward * reach, height]);
    for (let i = 0; i < 14; i++) {
      const t = dice.range(0, 0.9);
      const [x, y, h] = [
        corner + inward * reach * t,
        height - top * (1 - t) + 6,
        dice.range(10, 30),
      ];
      pen.poly(near, [x - 2, y, x + dice.range(-9, 9), y - h, x + 2.5, y]);
    }
    for (let i = 0; i < 3; i++) {
      const t = dice.range(0.1, 0.8);
      const [x, y] = [corner + inward * reach * t, height - top * (1 - t)];
      pen.line(rim, 1.4, [x, y, x + dice.range(-7, 7), y - dice.range(14, 26)], 0.5);
    }
  }
}
