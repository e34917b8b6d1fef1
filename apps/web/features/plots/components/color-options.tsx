import { messages } from "../../../lib/messages.ts";
import { PLOT_COLORS } from "../plot-colors.ts";

const t = await messages("plots");

/** The colors of a plot, none first. */
export function ColorOptions() {
  return (
    <>
      <option value="">{t("colors.none")}</option>
      {PLOT_COLORS.map((color) => (
        <option key={color} value={color}>
          {t(`colors.${color}`)}
        </option>
      ))}
    </>
  );
}
