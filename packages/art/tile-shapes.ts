/** Parts of the small drawings on maps: rocks, trees, blocks and towers as filled outlines. */

/** A filled outline: a color, and a path as in SVG. */
export type TileShape = readonly [fill: string, path: string];

/** Colors of the lit, the plain and the shaded side of a material. */
type Tones = readonly [lit: string, plain: string, shaded: string];

export const STONE: Tones = ["#c9d4dc", "#8397a6", "#43525f"];
const BASALT: Tones = ["#8a5f49", "#573a2e", "#2b1c18"];
export const CLIFF: Tones = ["#c2b8ad", "#8b827b", "#4a4441"];
const NEEDLES: Tones = ["#79b184", "#47805a", "#214a34"];
export const BRICK: Tones = ["#e0a184", "#a9674f", "#64392d"];
export const STEEL: Tones = ["#dde6ec", "#9db0be", "#566878"];
export const SAND: Tones = ["#f0dcae", "#cdae78", "#876b45"];
export const TIMBER: Tones = ["#d9a86a", "#a5763f", "#60411f"];
export const WALL: Tones = ["#f2e3c2", "#c7b08a", "#7c6749"];
export const MARBLE: Tones = ["#fbf6e8", "#d8cfb6", "#948a70"];
export const NIGHT: Tones = ["#b48ad0", "#774f96", "#432a58"];
export const GLOW = "#ffb14a";
export const DARK = "#14100e";
const SHADE = "#00000059";

function path(points: readonly number[]): string {
  const pairs: string[] = [];
  for (let n = 0; n < points.length; n += 2) pairs.push(`${points[n]} ${points[n + 1]}`);
  return `M${pairs.join("L")}Z`;
}

export const shape = (fill: string, ...points: number[]): TileShape => [fill, path(points)];

export const disc = (
  fill: string,
  x: number,
  y: number,
  across: number,
  down = across,
): TileShape => [
  fill,
  `M${x - across} ${y}a${across} ${down} 0 1 0 ${across * 2} 0a${across} ${down} 0 1 0 ${-across * 2} 0Z`,
];

export const rect = (fill: string, x: number, y: number, w: number, h: number): TileShape =>
  shape(fill, x, y, x + w, y, x + w, y + h, x, y + h);

export const shadow = (x: number, y: number, across: number): TileShape =>
  disc(SHADE, x, y, across, Math.max(1.2, across * 0.22));

/** A boulder around `x`, standing on `y`. */
export function rock([lit, plain, shaded]: Tones, x: number, y: number, w: number, h: number) {
  const top = [x - w * 0.08, y - h] as const;
  return [
    shape(plain, x - w / 2, y, x - w * 0.38, y - h * 0.62, ...top, x + w * 0.05, y),
    shape(shaded, x + w * 0.05, y, ...top, x + w * 0.32, y - h * 0.72, x + w / 2, y),
    shape(
      lit,
      x - w * 0.38,
      y - h * 0.62,
      ...top,
      x + w * 0.08,
      y - h * 0.55,
      x - w * 0.1,
      y - h * 0.36,
    ),
  ];
}

export function pine(x: number, y: number, h: number): TileShape[] {
  const [lit, plain, shaded] = NEEDLES;
  const w = h * 0.34;
  const tier = (bottom: number, top: number, half: number) => [
    shape(plain, x - half, y - bottom, x, y - top, x, y - bottom + h * 0.03),
    shape(shaded, x, y - bottom + h * 0.03, x, y - top, x + half, y - bottom),
  ];
  return [
    rect("#4a3220", x - h * 0.05, y - h * 0.16, h * 0.1, h * 0.16),
    ...tier(h * 0.12, h * 0.62, w),
    ...tier(h * 0.4, h * 0.84, w * 0.78),
    ...tier(h * 0.64, h, w * 0.52),
    shape(lit, x - w * 0.4, y - h * 0.66, x, y - h, x, y - h * 0.72),
  ];
}

/** A block: its front stands on (x, y) to (x + w, y); the side goes back by `d` to the right. */
export function block(
  [lit, plain, shaded]: Tones,
  x: number,
  y: number,
  w: number,
  h: number,
  d: number,
) {
  const [right, top, back] = [x + w, y - h, d * 0.5];
  return [
    shape(shaded, right, y, right, top, right + d, top - back, right + d, y - back),
    shape(plain, x, y, right, y, right, top, x, top),
    shape(lit, x, top, right, top, right + d, top - back, x + d, top - back),
  ];
}

/** A tower with battlements. */
export function tower([lit, plain, shaded]: Tones, x: number, y: number, w: number, h: number) {
  const third = w / 3;
  return [
    rect(plain, x, y - h, w, h),
    rect(shaded, x + w * 0.62, y - h, w * 0.38, h),
    rect(lit, x, y - h, w * 0.18, h),
    rect(plain, x - w * 0.12, y - h - 1.2, w * 1.24, 1.8),
    ...[0, 1, 2].map((n) =>
      rect(n === 2 ? shaded : lit, x - 0.4 + n * third * 1.12, y - h - 3, third * 0.7, 2),
    ),
  ];
}

export function chimney(x: number, y: number, h: number): TileShape[] {
  const [lit, plain, shaded] = BRICK;
  return [
    disc("#cfd3d699", x + 2.2, y - h - 2.6, 2.6, 2),
    disc("#e6e8ea99", x + 4.6, y - h - 5.2, 2.2, 1.7),
    shape(plain, x, y, x + 0.5, y - h, x + 3, y - h, x + 3.5, y),
    shape(shaded, x + 1.9, y, x + 1.9, y - h, x + 3, y - h, x + 3.5, y),
    rect(lit, x + 0.2, y - h, 3.1, 1.3),
  ];
}

export const window = (x: number, y: number, w = 1.6, h = 2.2) => rect(GLOW, x, y, w, h);

/** A works hall with a saw-tooth roof of `bays`. */
export function hall(x: number, y: number, bays: number, bay: number, h: number): TileShape[] {
  const [lit, plain, shaded] = BRICK;
  const roofs = Array.from({ length: bays }, (_, n) => x + n * bay).flatMap((left) => [
    shape(lit, left, y - h, left + bay, y - h, left + bay, y - h - bay * 0.55),
    shape(STEEL[0], left + bay * 0.7, y - h, left + bay, y - h, left + bay, y - h - bay * 0.55),
  ]);
  return [
    rect(plain, x, y - h, bays * bay, h),
    rect(shaded, x + bays * bay - 2, y - h, 2, h),
    ...roofs,
    ...Array.from({ length: bays }, (_, n) =>
      window(x + n * bay + bay * 0.25, y - h * 0.62, bay * 0.42),
    ),
  ];
}

export function vent(x: number, y: number, w: number, h: number): TileShape[] {
  const [lit, plain, shaded] = BASALT;
  const [left, right] = [x - w * 0.18, x + w * 0.18];
  return [
    disc("#ffd3a066", x + 1, y - h - 3.5, w * 0.28, 3),
    disc("#ffe6c466", x + 3, y - h - 7, w * 0.22, 2.6),
    shape(plain, x - w / 2, y, left, y - h, x, y - h + 0.8, x, y),
    shape(shaded, x, y, x, y - h + 0.8, right, y - h, x + w / 2, y),
    shape(lit, x - w / 2, y, left, y - h, x - w * 0.16, y - h * 0.6, x - w * 0.28, y),
    disc(GLOW, x, y - h, w * 0.18, 1.5),
    shape(
      "#ff7a2a",
      x - w * 0.06,
      y - h + 1,
      x + w * 0.08,
      y - h + 1,
      x + w * 0.02,
      y - h * 0.5,
      x + w * 0.14,
      y - h * 0.2,
      x + w * 0.02,
      y,
    ),
  ];
}
