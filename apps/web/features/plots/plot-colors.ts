/** The desk's colors; the wire accepts any text. */
export const PLOT_COLORS = ["ember", "steel", "good", "bad"] as const;
export type PlotColor = (typeof PLOT_COLORS)[number];

/** A plot's color, if it is one of the desk's; else null. */
export function plotColor(text: string): PlotColor | null {
  return PLOT_COLORS.find((color) => color === text) ?? null;
}
