import type { Position, WirePlot } from "@emberlode/contract";
import { bearing, distance } from "@emberlode/game";
import { useState } from "react";
import { copyText } from "../../lib/copy.ts";
import { messages } from "../../lib/messages.ts";
import { useWalker } from "../movement/use-walker.ts";
import { Chooser } from "../ui/chooser.tsx";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { Icon } from "../ui/icon.tsx";
import { ListRow } from "../ui/list-row.tsx";
import type { Chosen } from "../ui/use-chosen.ts";
import { GpsState } from "./gps-state.tsx";
import { plotColor } from "./plot-colors.ts";
import { PlotForm } from "./plot-form.tsx";
import { plotText } from "./plot-text.ts";
import { nameOf, usePlotCalls } from "./use-plots.ts";

const tPlots = await messages("plots");
const tCatalogue = await messages("catalogue");
const tControls = await messages("controls");

function whereIs(plot: WirePlot, from: Position): string {
  const steps = distance(from, plot);
  const place = tPlots("at", { x: plot.x, y: plot.y });
  const way =
    steps === 0
      ? tPlots("here")
      : tPlots("steps", { steps: steps, where: tCatalogue(`directions.${bearing(from, plot)}`) });
  return `${place} · ${way}`;
}

interface PlotRowProps {
  plot: WirePlot;
  from: Position;
  /** The plots selected for a bulk action; null outside of selection mode. */
  chosen: Chosen<WirePlot> | null;
}

/** A plot: its text and distance, with a button to walk there. */
export function PlotRow({ plot, from, chosen }: PlotRowProps) {
  const walker = useWalker();
  const { update, remove } = usePlotCalls();
  const [edits, setEdits] = useState(false);
  const name = nameOf(plot);
  const color = plotColor(plot.color);
  const isHere = distance(from, plot) === 0;
  return (
    <ListRow
      chooser={
        chosen !== null && (
          <Chooser
            name={tControls("table.chooseRow", { name })}
            isChosen={chosen.isChosen(plot)}
            onChoose={() => chosen.toggle(plot)}
          />
        )
      }
      icon={
        <span className="plot-pin" data-color={color ?? undefined}>
          <Icon name="pin" className="size-6" />
          {color !== null && <span className="sr-only">{tPlots(`colors.${color}`)}</span>}
        </span>
      }
      title={name}
      meta={
        <>
          {whereIs(plot, from)} · <GpsState from={from} plot={plot} />
        </>
      }
      trailing={
        <div className="plot-actions">
          {!isHere && (
            <button
              type="button"
              className="btn"
              aria-label={tPlots("walkTo", { title: name })}
              onClick={() => walker.walkTo({ x: plot.x, y: plot.y })}
            >
              {tPlots("walk")}
            </button>
          )}
          <button
            type="button"
            className="btn"
            aria-label={tPlots("editOf", { title: name })}
            aria-expanded={edits}
            onClick={() => setEdits(!edits)}
          >
            {tPlots("edit")}
          </button>
          <button
            type="button"
            className="btn"
            aria-label={tPlots("copyOf", { title: name })}
            onClick={() => void copyText(plotText(plot), tPlots("copied", { title: name }))}
          >
            {tPlots("copy")}
          </button>
          <ConfirmButton
            text={tPlots("remove")}
            question={{
              title: tPlots("question.title", { title: name }),
              text: tPlots("question.text"),
              verb: tPlots("remove"),
            }}
            onConfirm={() => remove(plot)}
          />
        </div>
      }
    >
      {edits ? (
        <PlotForm
          label={tPlots("form.edit")}
          initial={{ title: plot.title, note: plot.note, color: color ?? "" }}
          pending={update.isPending}
          save={tPlots("save")}
          onSave={(texts) => {
            // Keep another client's color when only the texts change.
            const kept = texts.color === "" && color === null ? plot.color : texts.color;
            const change = { id: plot._id, ...texts, color: kept };
            update.mutate(change, { onSuccess: () => setEdits(false) });
          }}
          onCancel={() => setEdits(false)}
        />
      ) : (
        plot.note !== "" && <p>{plot.note}</p>
      )}
    </ListRow>
  );
}
