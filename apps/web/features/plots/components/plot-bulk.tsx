import type { WirePlot } from "@emberlode/contract";
import { messages } from "../../../lib/messages.ts";
import { BatchProgress } from "../../ui/components/batch-progress.tsx";
import { BulkBar } from "../../ui/components/bulk-bar.tsx";
import type { Chosen } from "../../ui/hooks/use-chosen.ts";
import type { BulkAction } from "../../ui/table-column.ts";
import { usePlotBatch } from "../hooks/use-plot-batch.ts";
import { PLOT_COLORS } from "../plot-colors.ts";

const t = await messages("plots");

/** Recolors or deletes the selected plots. */
export function PlotBulk({ chosen }: { chosen: Chosen<WirePlot> }) {
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
