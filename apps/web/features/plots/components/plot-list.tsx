import type { Position, WirePlot } from "@emberlode/contract";
import { useState } from "react";
import { messages } from "../../../lib/messages.ts";
import { EmptyNext } from "../../ui/components/empty-next.tsx";
import { ListRows } from "../../ui/components/list-row.tsx";
import { BringPlots } from "./bring-plots.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { GpsLine } from "./gps-state.tsx";
import { PlotRow } from "./plot-row.tsx";
import { PlotTools } from "./plot-tools.tsx";

const t = await messages("plots");

const NONE: ReadonlySet<string> = new Set();

interface PlotListProps {
  plots: readonly WirePlot[];
  from: Position;
}

/** All plots, with what can be done to several of them, and to all. */
export function PlotList({ plots, from }: PlotListProps) {
  const [open, setOpen] = useState<"choose" | "bring" | null>(null);
  const [picked, setPicked] = useState(NONE);
  const chosen = plots.filter(({ _id }) => picked.has(_id));
  const chooses = open === "choose" && plots.length > 0;
  const brings = open === "bring";
  const isAll = chosen.length === plots.length;
  const toggle = (id: string) => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
  };
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
      {chooses && (
        <BulkBar
          chosen={chosen}
          isAll={isAll}
          onAll={() => setPicked(isAll ? NONE : new Set(plots.map(({ _id }) => _id)))}
          onDone={() => setPicked(NONE)}
        />
      )}
      {plots.length === 0 ? (
        <EmptyNext icon="pin" title={t("emptyTitle")} text={t("empty")} />
      ) : (
        <>
          <GpsLine />
          <ListRows label={t("list")}>
            {plots.map((plot) => (
              <PlotRow
                key={plot._id}
                plot={plot}
                from={from}
                chosen={chooses ? picked.has(plot._id) : null}
                onChoose={toggle}
              />
            ))}
          </ListRows>
        </>
      )}
    </>
  );
}
