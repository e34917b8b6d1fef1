import type { Position } from "@emberlode/contract";
import { gpsRestMs, MINUTE, travelRefusal } from "@emberlode/game";
import { enErrors } from "@emberlode/words/en/errors";
import { enPlots } from "@emberlode/words/en/plots";
import { errorText } from "@emberlode/words/error-text";
import { clockSpan, exactNumber } from "../../../lib/numbers.ts";
import { useReadOfNow } from "../../../lib/use-now.ts";
import { openDesk } from "../../desks/hooks/use-desk.ts";
import { useGpsReadyAt, useOwnedTool } from "../../tools/hooks/use-owned-tool.ts";

const SECOND_MS = 1000;

/** Whether the GPS takes the player to a plot now, or why not, by the rule that decides. */
export function GpsState({ from, plot }: { from: Position; plot: Position }) {
  const level = useOwnedTool("gps");
  const readyAt = useGpsReadyAt();
  // Drawn again each second only while it rests.
  const left = useReadOfNow((now) => Math.max(0, Math.ceil((readyAt - now) / SECOND_MS)));
  if (level === null) return null;
  const refusal = travelRefusal({ level, at: from, plot, readyAt: left }, 0);
  const words = enPlots.gps;
  if (refusal === null) return words.ready;
  if (refusal.code === "TOOL_NOT_READY") return words.rests(clockSpan(left * SECOND_MS));
  return words.not[refusal.code];
}

/** What the GPS can do for plots, and the way to it. */
export function GpsLine() {
  const level = useOwnedTool("gps");
  if (level === null) return null;
  const words = enPlots.gps;
  return (
    <p className="plot-gps">
      <span>
        {level < 1
          ? errorText(enErrors, "GPS_NEEDED")
          : words.level(level, exactNumber(gpsRestMs(level) / MINUTE))}
      </span>
      <button
        type="button"
        className="btn"
        onClick={() => openDesk(level < 1 ? "research" : "tools")}
      >
        {level < 1 ? words.toResearch : words.toTools}
      </button>
    </p>
  );
}
