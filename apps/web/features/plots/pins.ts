/** A plot's mark on a map: letter and color, so that it does not rely on color alone. */
import type { WirePlot } from "@emberlode/contract";
import { cellKey } from "@emberlode/game";

/** The colors that the desk offers; the API accepts any text. */
export const PLOT_COLORS = ["ember", "steel", "good", "bad"] as const;
export type PlotColor = (typeof PLOT_COLORS)[number];

/** A plot's color if the desk offers it, else null. */
export function plotColor(text: string): PlotColor | null {
  return PLOT_COLORS.find((color) => color === text) ?? null;
}

export interface Pin {
  /** The first letter or digit of the title. */
  letter: string;
  color: PlotColor | null;
  /** Empty for a plot without a title. */
  title: string;
}

/** Pins by cell key. */
export type Pins = ReadonlyMap<string, Pin>;

export const NO_PINS: Pins = new Map();

const FIRST_CHARACTER = /[\p{L}\p{N}]/u;
/** Used for a title without a letter or digit. */
const FALLBACK_LETTER = "P";

/** The pins of these plots; the newest if several are on one cell. */
export function pinsOf(plots: readonly WirePlot[]): Pins {
  return new Map(
    plots.map((plot) => {
      const letter = (FIRST_CHARACTER.exec(plot.title)?.[0] ?? FALLBACK_LETTER).toUpperCase();
      return [cellKey(plot), { letter, color: plotColor(plot.color), title: plot.title }];
    }),
  );
}
