import type { Position } from "@emberlode/contract";
import { gpsRestMs, MINUTE, travelRefusal } from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { messages } from "../../lib/messages.ts";
import { clockSpan } from "../../lib/numbers.ts";
import { useReadOfNow } from "../../lib/use-now.ts";
import { openDesk } from "../desks/use-desk.ts";
import { useGpsReadyAt, useOwnedTool } from "../tools/use-owned-tool.ts";

const tPlots = await messages("plots");
const tErrors = await messages("errors");

const SECOND_MS = 1000;

/** Whether the GPS can take the player to a plot now, or why not, by the server's rule. */
export function GpsState({ from, plot }: { from: Position; plot: Position }) {
  const level = useOwnedTool("gps");
  const readyAt = useGpsReadyAt();
  // Rerenders every second only during the cooldown.
  const left = useReadOfNow((now) => Math.max(0, Math.ceil((readyAt - now) / SECOND_MS)));
  if (level === null) return null;
  const refusal = travelRefusal({ level, at: from, plot, readyAt: left }, 0);
  if (refusal === null) return tPlots("gps.ready");
  if (refusal.code === "TOOL_NOT_READY")
    return <span translate="no">{tPlots("gps.rests", { span: clockSpan(left * SECOND_MS) })}</span>;
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
          : tPlots("gps.level", { level, minutes: gpsRestMs(level) / MINUTE })}
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
