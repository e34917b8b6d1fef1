import type { Position, WirePlot } from "@emberlode/contract";
import { bearing, distance } from "@emberlode/game";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enPlots } from "@emberlode/words/en/plots";
import { useState } from "react";
import { copyText } from "../../../lib/copy.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { useWalker } from "../../movement/hooks/use-walker.ts";
import { ConfirmButton } from "../../ui/components/confirm-button.tsx";
import { Icon } from "../../ui/components/icon.tsx";
import { ListRow } from "../../ui/components/list-row.tsx";
import { nameOf, usePlotCalls } from "../hooks/use-plots.ts";
import { plotColor } from "../plot-colors.ts";
import { plotText } from "../plot-text.ts";
import { GpsState } from "./gps-state.tsx";
import { PlotForm } from "./plot-form.tsx";

function whereIs(plot: WirePlot, from: Position): string {
  const steps = distance(from, plot);
  const place = enPlots.at(plot.x, plot.y);
  const way =
    steps === 0
      ? enPlots.here
      : enPlots.steps(exactNumber(steps), steps === 1, enCatalogue.directions[bearing(from, plot)]);
  return `${place} · ${way}`;
}

interface PlotRowProps {
  plot: WirePlot;
  from: Position;
  /** Whether it is among several chosen; null while none are being chosen. */
  chosen: boolean | null;
  onChoose: (id: string) => void;
}

/** One plot: what it is, how far, and the way there. */
export function PlotRow({ plot, from, chosen, onChoose }: PlotRowProps) {
  const walker = useWalker();
  const { update, remove } = usePlotCalls();
  const [edits, setEdits] = useState(false);
  const name = nameOf(plot);
  const color = plotColor(plot.color);
  const isHere = distance(from, plot) === 0;
  return (
    <ListRow
      icon={
        <span className="plot-pin" data-color={color ?? undefined}>
          {chosen !== null && (
            <label className="plot-choose">
              <span className="sr-only">{enPlots.bulk.choose(name)}</span>
              <input type="checkbox" checked={chosen} onChange={() => onChoose(plot._id)} />
            </label>
          )}
          <Icon name="pin" className="size-6" />
          {color !== null && <span className="sr-only">{enPlots.colors[color]}</span>}
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
              aria-label={enPlots.walkTo(name)}
              onClick={() => walker.walkTo({ x: plot.x, y: plot.y })}
            >
              {enPlots.walk}
            </button>
          )}
          <button
            type="button"
            className="btn"
            aria-label={enPlots.editOf(name)}
            aria-expanded={edits}
            onClick={() => setEdits(!edits)}
          >
            {enPlots.edit}
          </button>
          <button
            type="button"
            className="btn"
            aria-label={enPlots.copyOf(name)}
            onClick={() => void copyText(plotText(plot), enPlots.copied(name))}
          >
            {enPlots.copy}
          </button>
          <ConfirmButton
            text={enPlots.remove}
            confirmText={enPlots.removeSure}
            onConfirm={() => remove(plot)}
          />
        </div>
      }
    >
      {edits ? (
        <PlotForm
          label={enPlots.form.edit}
          initial={{ title: plot.title, note: plot.note, color: color ?? "" }}
          pending={update.isPending}
          save={enPlots.save}
          onSave={(texts) => {
            // A colour of another client is not lost by a change of the title.
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
