import type { OwnSeason } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { openDesk, useOpenDesk } from "../desks/use-desk.ts";
import { renownText } from "./renown-text.ts";
import { useOwnSeason } from "./use-own-season.ts";

const t = await messages("game");
const tDesks = await messages("desks");

/** Every open game page asks this often, in milliseconds. */
const REFETCH_MS = 5 * MINUTE;

function dayText({ number, phase, day, days }: OwnSeason["season"]): string {
  if (phase !== "running") return t(`season.${phase}`, { number });
  return days === null ? t("season.dayNoEnd", { day }) : t("season.day", { day, days });
}

/** The day of the season and the player's renown of today; opens the season's desk. */
export function SeasonLine({ isGuest }: { isGuest: boolean }) {
  const open = useOpenDesk();
  const { data } = useOwnSeason({ everyMs: REFETCH_MS });
  return (
    <button
      type="button"
      className="line-btn season-line"
      aria-expanded={open === "season"}
      onClick={() => openDesk("season")}
    >
      <span className="underline decoration-1 underline-offset-4">
        {data === undefined ? tDesks("titles.season") : dayText(data.season)}
      </span>
      {data?.season.phase === "running" && (
        <span className="figure text-muted">
          {isGuest
            ? t("season.guest")
            : t("season.renown", { renown: renownText(data.today.renown) })}
        </span>
      )}
    </button>
  );
}
