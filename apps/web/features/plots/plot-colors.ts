/** The colors that the desk offers; the API accepts any text. */
export const PLOT_COLORS = ["ember", "steel", "good", "bad"] as const;
export type PlotColor = (typeof PLOT_COLORS)[number];

/** A plot's color if the desk offers it, else null. */
export function plotColor(text: string): PlotColor | null {
  return PLOT_COLORS.find((color) => color === text) ?? null;
}
