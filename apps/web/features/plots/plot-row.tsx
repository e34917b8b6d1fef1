/** A plot in the list: its text, its form, and the way there. */
import type { Position, WirePlot } from "@emberlode/contract";
import {
  gpsCooldownMs,
  isSameCell,
  MAX_PLOT_TEXT_LENGTH,
  MINUTE,
  SECOND,
  travelRefusal,
} from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { type FormEvent, useId, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { copyText } from "../../lib/notify.ts";
import { clockSpan } from "../../lib/numbers.ts";
import { useNowSelector } from "../../lib/use-now.ts";
import { wayText } from "../../lib/way.ts";
import { openDesk, uncoverField } from "../desks/use-desk.ts";
import { useGpsReadyAt, useOwnedTool } from "../inventory/use-owned-tool.ts";
import { useWalker } from "../movement/use-walker.ts";
import { RowCheckbox, type RowSelection } from "../ui/bulk-bar.tsx";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { Icon } from "../ui/icon.tsx";
import { ListRow } from "../ui/list-row.tsx";
import { PLOT_COLORS, plotColor } from "./pins.ts";
import { plotText } from "./plot-drafts.ts";
import { type PlotTexts, plotName, usePlotCalls } from "./use-plots.ts";

const tPlots = await messages("plots");
const tControls = await messages("controls");
const tErrors = await messages("errors");

/** Whether the GPS can take the player to a plot now, or why not, by the server's rule. */
function GpsState({ from, plot }: { from: Position; plot: Position }) {
  const level = useOwnedTool("gps");
  const readyAt = useGpsReadyAt();
  // Rerenders every second only during the cooldown.
  const now = useNowSelector((time) => Math.min(readyAt, Math.floor(time / SECOND) * SECOND));
  if (level === null) return null;
  const refusal = travelRefusal({ level, at: from, plot, readyAt }, now);
  if (refusal === null) return tPlots("gps.ready");
  if (refusal.code === "TOOL_NOT_READY")
    return <span translate="no">{tPlots("gps.readyIn", { span: clockSpan(readyAt - now) })}</span>;
  return tPlots(`gps.not.${refusal.code}`);
}

/** What the GPS does for plots, and a link to it. */
export function GpsLine() {
  const level = useOwnedTool("gps");
  if (level === null) return null;
  return (
    <p className="plot-gps">
      <span>
        {level < 1
          ? errorText(tErrors, "GPS_NEEDED")
          : tPlots("gps.level", { level, minutes: gpsCooldownMs(level) / MINUTE })}
      </span>
      <button
        type="button"
        className="btn"
        onClick={() => openDesk(level < 1 ? "research" : "tools")}
      >
        {level < 1 ? tPlots("gps.toResearch") : tPlots("gps.toTools")}
      </button>
    </p>
  );
}

/** The options for a plot's color, starting with none. */
function ColorOptions() {
  return (
    <>
      <option value="">{tPlots("colors.none")}</option>
      {PLOT_COLORS.map((color) => (
        <option key={color} value={color}>
          {tPlots(`colors.${color}`)}
        </option>
      ))}
    </>
  );
}

interface PlotFormProps {
  label: string;
  /** Initial texts, used until the player types; the title may load later. */
  initial: PlotTexts;
  isPending: boolean;
  /** Called to save; call `saved` on success to reset the form. */
  onSave: (texts: PlotTexts, saved: () => void) => void;
  onCancel?: () => void;
  /** The button's label. */
  save: string;
}

/** Title, note and color of a plot. */
export function PlotForm({ label, initial, isPending, onSave, onCancel, save }: PlotFormProps) {
  const id = useId();
  const [typed, setTyped] = useState<Partial<PlotTexts>>({});
  const texts = { ...initial, ...typed };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(texts, () => setTyped({}));
  };
  return (
    <form className="plot-form" aria-label={label} onSubmit={submit}>
      {(["title", "note"] as const).map((name) => (
        <div key={name}>
          <label htmlFor={`${id}${name}`}>{tPlots(`${name}`)}</label>
          <input
            id={`${id}${name}`}
            name={name}
            className="input"
            autoComplete="off"
            maxLength={MAX_PLOT_TEXT_LENGTH}
            value={texts[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        </div>
      ))}
      <div>
        <label htmlFor={`${id}color`}>{tPlots("color")}</label>
        <select
          id={`${id}color`}
          name="color"
          className="input"
          value={texts.color}
          onChange={({ target }) => setTyped({ ...typed, color: target.value })}
        >
          <ColorOptions />
        </select>
      </div>
      <div className="plot-form-end">
        <button type="submit" className="btn btn-ember" disabled={isPending}>
          {save}
        </button>
        {onCancel !== undefined && (
          <button type="button" className="btn" onClick={onCancel}>
            {tPlots("cancel")}
          </button>
        )}
      </div>
    </form>
  );
}

function whereIs(plot: WirePlot, from: Position): string {
  const place = tPlots("at", { x: plot.x, y: plot.y });
  const way = isSameCell(from, plot) ? tPlots("here") : wayText(from, plot);
  return `${place} · ${way}`;
}

interface PlotRowProps {
  plot: WirePlot;
  from: Position;
  /** The plots selected for a bulk action; null outside of selection mode. */
  selection: RowSelection<WirePlot> | null;
}

/** A plot: its text and distance, with a button to walk there. */
export function PlotRow({ plot, from, selection }: PlotRowProps) {
  const walker = useWalker();
  const { update, remove } = usePlotCalls();
  const [isEditing, setEditing] = useState(false);
  const name = plotName(plot);
  const color = plotColor(plot.color);
  const isHere = isSameCell(from, plot);
  return (
    <ListRow
      checkbox={
        selection !== null && (
          <RowCheckbox
            name={tControls("table.selectRow", { name })}
            isSelected={selection.isSelected(plot)}
            onSelect={() => selection.toggle(plot)}
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
              onClick={() => {
                uncoverField();
                walker.walkTo({ x: plot.x, y: plot.y });
              }}
            >
              {tPlots("walk")}
            </button>
          )}
          <button
            type="button"
            className="btn"
            aria-label={tPlots("editOf", { title: name })}
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
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
      {isEditing ? (
        <PlotForm
          label={tPlots("form.edit")}
          initial={{ title: plot.title, note: plot.note, color: color ?? "" }}
          isPending={update.isPending}
          save={tPlots("save")}
          onSave={(texts) => {
            // Keep another client's color when only the texts change.
            const savedColor = texts.color === "" && color === null ? plot.color : texts.color;
            const change = { id: plot._id, ...texts, color: savedColor };
            update.mutate(change, { onSuccess: () => setEditing(false) });
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        plot.note !== "" && <p>{plot.note}</p>
      )}
    </ListRow>
  );
}
