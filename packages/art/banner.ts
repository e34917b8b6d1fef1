/** The drawn headers of desks: wide and flat interiors, cropped from the left on narrow screens. */
import { type Light, mix, type Rgb } from "./light.ts";
import { SOOT } from "./materials.ts";
import { skyAt } from "./sky-clock.ts";
import { type Stage, stageOf } from "./stage.ts";
import { lamp } from "./works.ts";

export const BANNER = { width: 960, height: 112 } as const;
/** Where things stand, in SVG units from the top. */
export const BANNER_FLOOR = 98;

/** Draws a desk's header. Its own things belong to the right half, which every width shows. */
export type DrawBanner = (stage: Stage) => void;

/** The light of lamps: a fully lit surface, and the shade. */
const LAMP_KEY = [0.8, 0.64, 0.46] as const;
const LAMP_AMBIENT = [0.27, 0.23, 0.22] as const;
/** Its share indoors; the rest comes from outside and changes with the hour. */
const LAMP_SHARE = 0.55;

/** Lamps burn indoors at any hour, so that gold stays golden at night. */
function indoors(light: Light): Light {
  const blend = (outside: Rgb, lamp: Rgb): Rgb => {
    const at = (i: 0 | 1 | 2): number => outside[i] + (lamp[i] - outside[i]) * LAMP_SHARE;
    return [at(0), at(1), at(2)];
  };
  return {
    ...light,
    key: blend(light.key, LAMP_KEY),
    ambient: blend(light.ambient, LAMP_AMBIENT),
    lamps: Math.max(0.7, light.lamps),
  };
}

/** A header in the light of an hour (0..24). `id` must be unique in the page. */
export function composeBanner(id: string, name: string, hour: number, draw: DrawBanner): Stage {
  const sky = skyAt(hour);
  const stage = stageOf({ id, seed: `banner ${name}`, sky, light: indoors(sky.light), ...BANNER });
  draw(stage);
  return stage;
}

/** Wall and floor of a room, darker toward the ceiling. */
export function room(stage: Stage, wall: string, floor: string): void {
  const { pen } = stage;
  const { width, height } = BANNER;
  pen.rect(stage.tone(wall, 0.34), 0, 0, width, height);
  const shade = pen.vertical("ceiling", [
    [0, "#05070a", 0.62],
    [1, "#05070a", 0],
  ]);
  pen.rect(shade, 0, 0, width, 76);
  pen.rect(stage.tone(floor, 0.3), 0, BANNER_FLOOR - 6, width, height - BANNER_FLOOR + 6);
  pen.rect(stage.tone(floor, 0.8), 0, BANNER_FLOOR - 6, width, 1.6);
}

/** A lamp on a cord from the ceiling, with its cone of light. */
export function hangingLamp(stage: Stage, x: number, y: number, color: string): void {
  const { pen, light } = stage;
  const cone = pen.vertical(`cone ${color}`, [
    [0, color, 0.42 * light.lamps],
    [1, color, 0],
  ]);
  pen.poly(cone, [x - 7, y, x - 62, BANNER_FLOOR, x + 62, BANNER_FLOOR, x + 7, y]);
  pen.line(stage.tone(SOOT, 0.5), 1.6, [x, 0, x, y - 8]);
  pen.poly(stage.tone(SOOT, 0.9), [x - 4, y - 9, x + 4, y - 9, x + 12, y, x - 12, y]);
  lamp(stage, x, y + 1, 3, color);
}

/** A stack of coins standing on (x, y). */
export function coinStack(stage: Stage, x: number, y: number, n: number, color: string): void {
  const { pen, dice } = stage;
  for (let i = 0; i < n; i++) {
    const [u, v] = [x + dice.range(-1, 1), y - i * 3.4];
    pen.path(`M${u - 10} ${v - 3}v3a10 3.4 0 0 0 20 0v-3Z`, { fill: stage.tone(color, 0.35) });
    pen.rect(stage.tone(color, 1.1), u + stage.side * 4 - 1.5, v - 1, 3, 3.4);
    pen.disc(stage.tone(color, i === n - 1 ? 1.15 : 0.7), u, v - 3, 10, 3.4);
  }
}

/** A bar of metal with a slanted face, standing on (x, y). */
export function ingot(stage: Stage, x: number, y: number, color: string): void {
  const { pen, side } = stage;
  pen.poly(stage.tone(color, 0.4), [x - 14, y, x - 11, y - 8, x + 11, y - 8, x + 14, y]);
  pen.poly(stage.tone(color, 1.15), [x - 11, y - 8, x - 8, y - 11, x + 8, y - 11, x + 11, y - 8]);
  pen.poly(stage.tone(color, 0.85), [
    x + side * 14,
    y,
    x + side * 11,
    y - 8,
    x + side * 6,
    y - 8,
    x + side * 8,
    y,
  ]);
}

/** Two bars side by side and one on top, the left one standing on (x, y). */
export function ingotPile(stage: Stage, x: number, y: number, color: string): void {
  ingot(stage, x, y, color);
  ingot(stage, x + 29, y, color);
  ingot(stage, x + 14, y - 11, color);
}

/** A charged crystal standing on (x, y), which glows. */
export function crystal(stage: Stage, x: number, y: number, h: number, color: string): void {
  const { pen } = stage;
  pen.glow(color, x, y - h / 2, h * 1.3, 0.6);
  pen.poly(mix(color, "#3a1206", 0.35), [x - h * 0.3, y - h * 0.3, x, y, x, y - h]);
  pen.poly(color, [x, y, x + h * 0.3, y - h * 0.34, x, y - h]);
  pen.poly(mix(color, "#ffffff", 0.6), [x, y - h * 0.2, x + h * 0.14, y - h * 0.4, x, y - h]);
}

/** A toothed wheel. */
export function gear(
  stage: Stage,
  x: number,
  y: number,
  r: number,
  teeth: number,
  color: string,
): void {
  const { pen, side } = stage;
  const outline = (k: number, dx: number): number[] => {
    const points: number[] = [];
    for (let i = 0; i < teeth * 4; i++) {
      const a = ((i + 0.5) / (teeth * 4)) * Math.PI * 2;
      const d = (i % 4 < 2 ? r : r * 0.8) * k;
      points.push(x + dx + Math.cos(a) * d, y + Math.sin(a) * d);
    }
    return points;
  };
  pen.poly(stage.tone(color, 0.14), outline(1, -side * 2.4));
  pen.poly(stage.tone(color, 0.62), outline(1, 0));
  pen.ring(stage.tone(color, 1.15), 1.6, x, y, r * 0.66);
  pen.disc(stage.tone(color, 0.3), x, y, r * 0.44);
  pen.disc(stage.tone(SOOT, 0.4), x, y, r * 0.2);
}
