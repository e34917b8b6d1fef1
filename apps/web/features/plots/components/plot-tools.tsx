import type { WirePlot } from "@emberlode/contract";
import { copyText } from "../../../lib/copy.ts";
import { messages } from "../../../lib/messages.ts";
import { saveCsv } from "../../ui/save-csv.ts";
import { PLOTS_FILE, plotsCsv } from "../plot-csv.ts";
import { plotsText } from "../plot-text.ts";

const t = await messages("plots");

interface PlotToolsProps {
  plots: readonly WirePlot[];
  /** Selection mode is on. */
  chooses: boolean;
  onChoose: () => void;
  /** The import is open. */
  brings: boolean;
  onBring: () => void;
}

/** Actions on all plots: select some, export, import. */
export function PlotTools({ plots, chooses, onChoose, brings, onBring }: PlotToolsProps) {
  return (
    <div className="plot-actions plot-tools">
      {plots.length > 0 && (
        <>
          <button type="button" className="btn" aria-expanded={chooses} onClick={onChoose}>
            {t("tools.choose")}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => void copyText(plotsText(plots), t("tools.copied"))}
          >
            {t("tools.copyAll")}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => saveCsv(PLOTS_FILE, plotsCsv(plots))}
          >
            {t("tools.csv")}
          </button>
        </>
      )}
      <button type="button" className="btn" aria-expanded={brings} onClick={onBring}>
        {t("tools.bring")}
      </button>
    </div>
  );
}
