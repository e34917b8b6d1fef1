/** A plot's marks on a map: a letter and a color, so that neither is needed alone. */
import type { WirePlot } from "@emberlode/contract";
import { cellKey } from "@emberlode/game";
import { type PlotColor, plotColor } from "./plot-colors.ts";

export interface Pin {
  /** The first letter or digit of the title. */
  letter: string;
  color: PlotColor | null;
  /** Empty for a plot without a title. */
  title: string;
}

/** Pins by the key of their cell. */
export type Pins = ReadonlyMap<string, Pin>;

export const NO_PINS: Pins = new Map();

const FIRST_SIGN = /[\p{L}\p{N}]/u;
/** Used for a title without a letter. */
const NAMELESS = "P";

/** The pins of these plots; if several are on one cell, the newest. */
export function pinsOf(plots: readonly WirePlot[]): Pins {
  return new Map(
    plots.map((plot) => {
      const letter = (FIRST_SIGN.exec(plot.title)?.[0] ?? NAMELESS).toUpperCase();
      return [cellKey(plot), { letter, color: plotColor(plot.color), title: plot.title }];
    }),
  );
}
