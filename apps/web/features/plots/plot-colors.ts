/** Colors that the desk offers; the wire takes any text. */
export const PLOT_COLORS = ["ember", "steel", "good", "bad"] as const;
export type PlotColor = (typeof PLOT_COLORS)[number];

/** The offered color of a plot; null for none, or one that another client chose. */
export function plotColor(text: string): PlotColor | null {
  return PLOT_COLORS.find((color) => color === text) ?? null;
}
