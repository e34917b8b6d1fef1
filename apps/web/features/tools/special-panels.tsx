/** Panels of tools with inputs of their own: GPS, mines and both drives. */
import {
  DRIVE_FIELD_TYPES,
  type FieldType,
  gpsCooldownMs,
  HOUR,
  MINES,
  MINUTE,
  possibleEventKinds,
  travelRefusal,
  UNLIKELY_EVENTS,
} from "@emberlode/game";
import { useId, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { useNow } from "../../lib/use-now.ts";
import { openDesk } from "../desks/use-desk.ts";
import { usePlots } from "../plots/use-plots.ts";
import { useIsShielded } from "../session/player-context.tsx";
import { AmountStepper } from "../ui/amount-stepper.tsx";
import type { Question } from "../ui/confirm-dialog.tsx";
import { Countdown } from "../ui/countdown.tsx";
import { Icon } from "../ui/icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { OddsBar } from "../ui/odds-bar.tsx";
import { EmptyState, QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { distanceText } from "./found-card.tsx";
import { TargetPicker } from "./target-picker.tsx";
import { type ToolPanelProps, ToolUseButton } from "./tool-use-button.tsx";

const t = await messages("tools");
const tCatalogue = await messages("catalogue");

/** Travels to one of the player's plots. */
export function GpsPanel({ held, at, context, isPending, onUse }: ToolPanelProps) {
  const { data, error, refetch } = usePlots();
  const now = useNow();
  const readyAt = context.gpsReadyAt;
  if (data === undefined) {
    if (error === null) return <Skeleton rows={3} />;
    return <QueryFailed error={error} onRetry={() => refetch()} />;
  }
  if (data.plots.length === 0) {
    return (
      <EmptyState
        icon="pin"
        title={t("gps.noneTitle")}
        text={t("gps.noneText")}
        action={
          <button type="button" className="btn" onClick={() => openDesk("plots")}>
            {t("gps.toPlots")}
          </button>
        }
      />
    );
  }
  return (
    <div className="tool-form">
      <p className="text-muted">
        {t("gps.note", { minutes: gpsCooldownMs(held) / MINUTE })}{" "}
        <Countdown until={readyAt} text={(span) => t("refused.resting", { span })} />
      </p>
      <ListRows label={t("gps.plots")}>
        {data.plots.map((plot) => {
          const title = plot.title === "" ? `${plot.x}, ${plot.y}` : plot.title;
          const refusal = travelRefusal({ level: held, at, plot, readyAt }, now);
          return (
            <ListRow
              key={plot._id}
              title={title}
              meta={t("gps.where", { x: plot.x, y: plot.y, steps: distanceText(at, plot) })}
              trailing={
                <button
                  type="button"
                  className="btn"
                  aria-label={t("gps.goTo", { title })}
                  aria-disabled={refusal !== null || isPending}
                  onClick={() => {
                    if (refusal !== null || isPending) return;
                    onUse({ tool: "gps", count: held, plot: plot._id });
                  }}
                >
                  {t("gps.go")}
                </button>
              }
            />
          );
        })}
      </ListRows>
    </div>
  );
}

const SHIELD_QUESTION: Question = {
  title: t("mines.question.title"),
  text: t("mines.question.text"),
  verb: t("mines.question.verb"),
};

/** Lays one to five mines; asks players with a shield whether to give it up. */
export function MinesPanel(props: ToolPanelProps) {
  const { held, user, onUse } = props;
  const [wanted, setWanted] = useState<number | null>(1);
  const maxMines = Math.min(MINES.perField, held);
  const n = wanted === null ? null : Math.min(wanted, Math.max(1, maxMines));
  const isShielded = useIsShielded(user.status);
  return (
    <TargetPicker
      {...props}
      tool="mines"
      text={t("mines.go", { count: n ?? 0 })}
      question={isShielded ? SHIELD_QUESTION : null}
      blockedBy={n === null ? t("mines.choose") : null}
      onConfirmed={() => n !== null && onUse({ tool: "mines", count: held - n, n })}
    >
      <AmountStepper label={t("mines.howMany")} value={n} onChange={setWanted} max={maxMines} />
      <p className="text-muted">{t("mines.note", { hours: MINES.lifetimeMs / HOUR })}</p>
      {isShielded && (
        <p className="tool-warning">
          <Icon name="shield" className="size-5 flex-none" /> {t("mines.dropsShield")}
        </p>
      )}
    </TargetPicker>
  );
}

/** Jumps anywhere, showing the odds beforehand. */
export function ImprobDrivePanel({ held, user, isPending, onUse }: ToolPanelProps) {
  const { slots, candle } = user.status;
  // Only the server knows whether today's mirage is still there; the list says so.
  const kinds = possibleEventKinds({ freeSlots: slots, candle, mirageOpen: true });
  const { chance, pikemenMin, pikemenMax } = UNLIKELY_EVENTS;
  return (
    <div className="tool-form">
      <p className="text-muted">{t("improb_drive.note")}</p>
      <OddsBar
        label={t("improb_drive.odds")}
        segments={[
          { id: "plain", label: t("improb_drive.plain"), share: 1 - chance, tone: "plain" },
          { id: "rare", label: t("improb_drive.rare"), share: chance, tone: "rare" },
        ]}
      />
      <div>
        <p>{t("improb_drive.which")}</p>
        <ul className="unlikely">
          {kinds.map((kind) => (
            <li key={kind}>
              {kind === "pikemen"
                ? t("improb_drive.kinds.pikemen", {
                    min: pikemenMin,
                    max: pikemenMax,
                  })
                : t(`improb_drive.kinds.${kind}`)}
            </li>
          ))}
        </ul>
      </div>
      <ToolUseButton
        text={t("improb_drive.go")}
        reason={null}
        isPending={isPending}
        onUse={() => onUse({ tool: "improb_drive", count: held - 1 })}
      />
    </div>
  );
}

/** Jumps to a random field of a kind. */
export function ProbDrivePanel({ held, isPending, onUse }: ToolPanelProps) {
  const [type, setType] = useState<FieldType>("factory");
  const id = useId();
  return (
    <div className="tool-form">
      <label htmlFor={id} className="tool-label">
        {t("prob_drive.type")}
      </label>
      <select
        id={id}
        className="input tool-select"
        value={type}
        onChange={({ target }) =>
          setType(DRIVE_FIELD_TYPES.find((one) => one === target.value) ?? type)
        }
      >
        {DRIVE_FIELD_TYPES.map((one) => (
          <option key={one} value={one}>
            {tCatalogue(`fields.${one}.title`)}
          </option>
        ))}
      </select>
      <p className="text-muted">{t("prob_drive.note")}</p>
      <ToolUseButton
        text={t("prob_drive.go", { title: tCatalogue(`fields.${type}.title`) })}
        reason={null}
        isPending={isPending}
        onUse={() => onUse({ tool: "prob_drive", count: held - 1, type })}
      />
    </div>
  );
}
