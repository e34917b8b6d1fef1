import type { Position, WirePlot } from "@emberlode/contract";
import { useState } from "react";
import { copyText } from "../../lib/copy.ts";
import { messages } from "../../lib/messages.ts";
import { BatchProgress } from "../ui/batch-progress.tsx";
import { BulkBar } from "../ui/bulk-bar.tsx";
import { EmptyNext } from "../ui/empty-next.tsx";
import { ListRows } from "../ui/list-row.tsx";
import { saveCsv } from "../ui/save-csv.ts";
import type { BulkAction } from "../ui/table-column.ts";
import { type Chosen, useChosen } from "../ui/use-chosen.ts";
import { BringPlots } from "./bring-plots.tsx";
import { GpsLine } from "./gps-state.tsx";
import { PLOT_COLORS } from "./plot-colors.ts";
import { PLOTS_FILE, plotsCsv } from "./plot-csv.ts";
import { PlotRow } from "./plot-row.tsx";
import { plotsText } from "./plot-text.ts";
import { usePlotBatch } from "./use-plot-batch.ts";

const t = await messages("plots");

/** Recolors or deletes the selected plots. */
function PlotBulk({ chosen }: { chosen: Chosen<WirePlot> }) {
  const batch = usePlotBatch();
  const paint = (id: string, color: string, name: string): BulkAction<WirePlot> => ({
    id,
    label: t("bulk.paint", { color: name }),
    run: (plots) => void batch.paint(plots, color),
  });
  const actions: readonly BulkAction<WirePlot>[] = [
    ...PLOT_COLORS.map((color) => paint(color, color, t(`colors.${color}`))),
    paint("none", "", t("colors.none")),
    {
      id: "remove",
      label: t("bulk.remove"),
      question: (count) => ({
        title: t("bulk.question.title", { count }),
        text: t("bulk.question.text", { count }),
        verb: t("bulk.question.verb"),
      }),
      run: (plots) => void batch.remove(plots).then(chosen.clear),
    },
  ];
  return (
    <BulkBar
      label={t("bulk.label")}
      actions={actions}
      chosen={chosen}
      isBusy={batch.progress !== null}
    >
      <BatchProgress progress={batch.progress} />
    </BulkBar>
  );
}

interface PlotToolsProps {
  plots: readonly WirePlot[];
  /** Whether selection mode is on. */
  chooses: boolean;
  onChoose: () => void;
  /** Whether the import is open. */
  brings: boolean;
  onBring: () => void;
}

/** Actions on all plots: select some, export, import. */
function PlotTools({ plots, chooses, onChoose, brings, onBring }: PlotToolsProps) {
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

interface PlotListProps {
  plots: readonly WirePlot[];
  from: Position;
}

/** All plots, with actions on several or all of them. */
export function PlotList({ plots, from }: PlotListProps) {
  const [open, setOpen] = useState<"choose" | "bring" | null>(null);
  const chosen = useChosen(plots, ({ _id }) => _id);
  const chooses = open === "choose" && plots.length > 0;
  const brings = open === "bring";
  return (
    <>
      <PlotTools
        plots={plots}
        chooses={chooses}
        onChoose={() => setOpen(chooses ? null : "choose")}
        brings={brings}
        onBring={() => setOpen(brings ? null : "bring")}
      />
      {brings && <BringPlots plots={plots} onDone={() => setOpen(null)} />}
      {chooses && <PlotBulk chosen={chosen} />}
      {plots.length === 0 ? (
        <EmptyNext icon="pin" title={t("emptyTitle")} text={t("empty")} />
      ) : (
        <>
          <GpsLine />
          <ListRows label={t("list")}>
            {plots.map((plot) => (
              <PlotRow key={plot._id} plot={plot} from={from} chosen={chooses ? chosen : null} />
            ))}
          </ListRows>
        </>
      )}
    </>
  );
}
