import {
  DAY,
  EXPLORING_VALUES,
  isSameCell,
  type Position,
  RELIC_SIGHT,
  RELICS_PER_DAY,
  renownScore,
  utcDay,
} from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { useNowSelector } from "../../lib/use-now.ts";
import { wayText } from "../../lib/way.ts";
import { useSettledPosition, useWalker } from "../movement/use-walker.ts";
import { blurAfterClick } from "../ui/blur-after-click.ts";
import { Countdown } from "../ui/countdown.tsx";
import { areaCenter, isInArea, type Relic } from "./relic-marks.ts";
import { nextLook } from "./relic-tour.ts";
import { useRelics } from "./use-relics.ts";

const t = await messages("relics");
const tGoals = await messages("goals");

/** The Exploring score of a day with all relics, in points. */
const WORTH = Math.floor(renownScore("exploring", RELICS_PER_DAY * EXPLORING_VALUES.relic) / 100);

/** What is known of a relic from where the player is. */
function whereText(here: Position, relic: Relic): string {
  const { cell } = relic;
  if (cell !== null) {
    return isSameCell(here, cell) ? t("here") : t("seen", { way: wayText(here, cell) });
  }
  return isInArea(relic, here)
    ? t("inside", { steps: RELIC_SIGHT })
    : t("area", { way: wayText(here, areaCenter(relic)) });
}

function RelicRow({ relic, here }: { relic: Relic; here: Position }) {
  const walker = useWalker();
  const { number, taken, cell } = relic;
  const center = areaCenter(relic);
  const isSearching = cell === null && isInArea(relic, here);
  const target = cell ?? (isSearching ? nextLook(center, here) : center);
  return (
    <li className="relic-row" data-taken={taken || undefined}>
      <p>
        <b>{t("name", { number })}</b> {taken ? t("taken") : whereText(here, relic)}
      </p>
      {!taken && !isSameCell(here, target) && (
        <button
          type="button"
          className="btn"
          aria-label={isSearching ? t("searchFor", { number }) : t("walkTo", { number })}
          onClick={(event) => {
            blurAfterClick(event);
            walker.walkTo(target);
          }}
        >
          {isSearching ? tGoals("searchOn") : t(cell === null ? "walk" : "walkSeen")}
        </button>
      )}
    </li>
  );
}

/** Today's three relics: where to look for each, and which were taken. */
export default function RelicPanel() {
  const relics = useRelics();
  const here = useSettledPosition();
  const midnight = (useNowSelector(utcDay) + 1) * DAY;
  if (relics === undefined) return null;
  const taken = relics.filter((relic) => relic.taken).length;
  const isDone = taken === relics.length;
  return (
    <section className="relics" aria-label={t("title")}>
      <h2 className="panel-title">
        {t("title")} <span className="figure">{t("count", { taken, all: relics.length })}</span>
      </h2>
      {isDone ? (
        <p className="text-xs text-muted">
          <Countdown until={midnight} text={(span) => t("next", { span })} />
        </p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari needs it for lists without bullets */}
          <ul role="list">
            {relics
              .toSorted((one, other) => Number(one.taken) - Number(other.taken))
              .map((relic) => (
                <RelicRow key={relic.number} relic={relic} here={here} />
              ))}
          </ul>
          <p className="text-xs text-muted">
            {t("worth", { count: relics.length, points: WORTH })}
          </p>
        </>
      )}
    </section>
  );
}
