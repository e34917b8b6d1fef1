import type { WirePlot } from "@emberlode/contract";
import { enPlots } from "@emberlode/words/en/plots";
import { copyText } from "../../../lib/copy.ts";
import { saveCsv } from "../../ui/save-csv.ts";
import { PLOTS_FILE, plotsCsv } from "../plot-csv.ts";
import { plotsText } from "../plot-text.ts";

interface PlotToolsProps {
  plots: readonly WirePlot[];
  /** Several are being chosen. */
  chooses: boolean;
  onChoose: () => void;
  /** Plots are being brought in. */
  brings: boolean;
  onBring: () => void;
}

/** What one does with all plots at once: choose among them, pass them on, bring some in. */
export function PlotTools({ plots, chooses, onChoose, brings, onBring }: PlotToolsProps) {
  const words = enPlots.tools;
  return (
    <div className="plot-actions plot-tools">
      {plots.length > 0 && (
        <>
          <button type="button" className="btn" aria-expanded={chooses} onClick={onChoose}>
            {words.choose}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => void copyText(plotsText(plots), words.copied)}
          >
            {words.copyAll}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => saveCsv(PLOTS_FILE, plotsCsv(plots))}
          >
            {words.csv}
          </button>
        </>
      )}
      <button type="button" className="btn" aria-expanded={brings} onClick={onBring}>
        {words.bring}
      </button>
    </div>
  );
}
