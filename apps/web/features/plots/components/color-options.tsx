import { enPlots } from "@emberlode/words/en/plots";
import { PLOT_COLORS } from "../plot-colors.ts";

/** The colours of a plot, none first. */
export function ColorOptions() {
  return (
    <>
      <option value="">{enPlots.colors.none}</option>
      {PLOT_COLORS.map((color) => (
        <option key={color} value={color}>
          {enPlots.colors[color]}
        </option>
      ))}
    </>
  );
}
