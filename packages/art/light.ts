import type { Period } from "@emberlode/game";
import type { Stop } from "./pen.ts";

export type Rgb = readonly [number, number, number];

/** The light of an hour, which affects every color. */
export interface Light {
  sky: readonly Stop[];
  /** Color the distance fades into. */
  haze: string;
  /** Sun or moon color; `key` is its share of a fully lit surface, `ambient` that of the shade. */
  sun: string;
  /** Color of the sky around it. */
  halo: string;
  key: Rgb;
  ambient: Rgb;
  /** Strength of lamps, windows and fires, 0..1. */
  lamps: number;
  /** Height of sun or moon above the horizon, in scene units. */
  sunHeight: number;
}

/** Ember (energy) and steel (metal): the two accents of the game. */
export const EMBER = "#ff8a3d";
export const EMBER_CORE = "#ffd79a";
export const STEEL = "#8fb3c9";
export const STEEL_CORE = "#d8f1ff";

const NIGHT: Light = {
  sky: [
    [0, "#050912"],
    [0.4, "#0c1a30"],
    [0.75, "#1b3350"],
    [1, "#3d4a63"],
  ],
  haze: "#23374f",
  sun: "#cfe0f2",
  halo: "#7fa6d0",
  key: [0.36, 0.46, 0.62],
  ambient: [0.15, 0.2, 0.32],
  lamps: 1,
  sunHeight: 235,
};

const DAWN: Light = {
  sky: [
    [0, "#27385e"],
    [0.35, "#6b6288"],
    [0.65, "#c98a86"],
    [0.85, "#f3b585"],
    [1, "#ffdca6"],
  ],
  haze: "#b98f90",
  sun: "#ffe2b0",
  halo: "#ffb27a",
  key: [0.78, 0.6, 0.44],
  ambient: [0.31, 0.3, 0.41],
  lamps: 0.55,
  sunHeight: 62,
};

const DAY: Light = {
  sky: [
    [0, "#3f7594"],
    [0.45, "#7cabb9"],
    [0.8, "#c4d3c8"],
    [1, "#ecdfbf"],
  ],
  haze: "#a9bdbd",
  sun: "#fff3d2",
  halo: "#fff0cc",
  key: [0.68, 0.62, 0.5],
  ambient: [0.38, 0.43, 0.48],
  lamps: 0.25,
  sunHeight: 255,
};

const DUSK: Light = {
  sky: [
    [0, "#15132f"],
    [0.35, "#3f2552"],
    [0.62, "#91394f"],
    [0.83, "#e0653d"],
    [1, "#ffb35e"],
  ],
  haze: "#8a4450",
  sun: "#ffc47a",
  halo: "#ff8038",
  key: [0.95, 0.5, 0.27],
  ambient: [0.24, 0.2, 0.31],
  lamps: 0.9,
  sunHeight: 44,
};

export const LIGHTS: Readonly<Record<Period, Light>> = {
  night: NIGHT,
  dawn: DAWN,
  day: DAY,
  dusk: DUSK,
};

const channels = (hex: string): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
};

const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map((c) =>
      Math.max(0, Math.min(255, Math.round(c)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** Mixes two colors; `share` (0..1) is that of the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const at = (i: 0 | 1 | 2): number => a[i] + (b[i] - a[i]) * share;
  return hexOf([at(0), at(1), at(2)]);
}

/** A material's color: `lit` 0 (shade), 1 (facing) or more (rim); `depth` 0 (near) to 1 (haze). */
export function shade(light: Light, base: string, lit: number, depth: number): string {
  const rgb = channels(base);
  const at = (i: 0 | 1 | 2): number => rgb[i] * (light.ambient[i] + light.key[i] * lit);
  return mix(hexOf([at(0), at(1), at(2)]), light.haze, depth);
}

/** The color of a gradient at an offset 0..1. */
function colorAt(stops: readonly Stop[], offset: number): string {
  const after = stops.findIndex(([at]) => at >= offset);
  const [to, color] = stops[after] ?? [1, "#000000"];
  const before = stops[after - 1];
  if (before === undefined || to === before[0]) return color;
  return mix(before[1], color, (offset - before[0]) / (to - before[0]));
}

/** Blends two lights; `share` (0..1) is that of the second. */
export function blendLights(one: Light, two: Light, share: number): Light {
  const number = (a: number, b: number): number => a + (b - a) * share;
  const rgb = (a: Rgb, b: Rgb): Rgb => [number(a[0], b[0]), number(a[1], b[1]), number(a[2], b[2])];
  return {
    sky: [0, 0.2, 0.4, 0.6, 0.8, 1].map((at) => [
      at,
      mix(colorAt(one.sky, at), colorAt(two.sky, at), share),
    ]),
    haze: mix(one.haze, two.haze, share),
    sun: mix(one.sun, two.sun, share),
    halo: mix(one.halo, two.halo, share),
    key: rgb(one.key, two.key),
    ambient: rgb(one.ambient, two.ambient),
    lamps: number(one.lamps, two.lamps),
    sunHeight: number(one.sunHeight, two.sunHeight),
  };
}
