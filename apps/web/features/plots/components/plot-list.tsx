import type { Position, WirePlot } from "@emberlode/contract";
import { useState } from "react";
import { messages } from "../../../lib/messages.ts";
import { EmptyNext } from "../../ui/components/empty-next.tsx";
import { ListRows } from "../../ui/components/list-row.tsx";
import { useChosen } from "../../ui/hooks/use-chosen.ts";
import { BringPlots } from "./bring-plots.tsx";
import { GpsLine } from "./gps-state.tsx";
import { PlotBulk } from "./plot-bulk.tsx";
import { PlotRow } from "./plot-row.tsx";
import { PlotTools } from "./plot-tools.tsx";

const t = await messages("plots");

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
