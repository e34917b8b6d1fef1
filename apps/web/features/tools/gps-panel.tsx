import { gpsRestMs, MINUTE, travelRefusal } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNow } from "../../lib/use-now.ts";
import { openDesk } from "../desks/use-desk.ts";
import { Countdown } from "../ui/countdown.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { EmptyNext, QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { wayText } from "./found-card.tsx";
import type { ToolPanelProps } from "./use-button.tsx";

const t = await messages("tools");

/** Travels to one of the player's plots. */
export function GpsPanel({ held, at, standing, pending, onUse }: ToolPanelProps) {
  const { data, error, refetch } = trpc.plots.list.useQuery();
  const now = useNow();
  const readyAt = standing.gpsReadyAt;
  if (data === undefined) {
    if (error === null) return <Skeleton rows={3} />;
    return <QueryFailed error={error} onRetry={() => refetch()} />;
  }
  if (data.plots.length === 0) {
    return (
      <EmptyNext
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
        {t("gps.note", { minutes: gpsRestMs(held) / MINUTE })}{" "}
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
              meta={t("gps.where", { x: plot.x, y: plot.y, steps: wayText(at, plot) })}
              trailing={
                <button
                  type="button"
                  className="btn"
                  aria-label={t("gps.goTo", { title })}
                  aria-disabled={refusal !== null || pending}
                  onClick={() => {
                    if (refusal !== null || pending) return;
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
