import type { LoginPayload } from "@emberlode/contract";
import { MATCHUP_FACTORS, MINUTE, type Side, UNITS, type UnitInfo } from "@emberlode/game";
import { inLanguage } from "../../lib/in-language.ts";
import { messages } from "../../lib/messages.ts";
import { useNow } from "../../lib/use-now.ts";
import { howLongAgo } from "../battles/how-long-ago.ts";
import { type Line, Lines } from "../ui/lines.tsx";
import { PriceTile } from "../ui/price-tile.tsx";
import { meanDig } from "./army.ts";
import { decimals, factorAgainst, matchupsOf, otherSide, unitWorth } from "./unit-worth.ts";
import type { LastOpponent } from "./use-army.ts";

const tArmy = await messages("army");
const tCatalogue = await messages("catalogue");

const list = inLanguage((locale) => new Intl.ListFormat(locale));

interface UnitDetailsProps {
  side: Side;
  index: number;
  unit: UnitInfo;
  user: LoginPayload["user"];
  /** Number of units that the price is for; 0 if none can be bought. */
  count: number;
  opponent: LastOpponent | null;
}

function names(side: Side, indexes: readonly number[]): string {
  const found = indexes.flatMap((index) => {
    const unit = UNITS[side][index];
    return unit === undefined ? [] : tCatalogue(`units.${unit.id}`);
  });
  return found.length === 0 ? tArmy("worth.nobody") : list().format(found);
}

function worthLines(side: Side, index: number): Line[] {
  const { perResources, perSlots, oneStrike } = unitWorth(side, index);
  const { strong, weak } = matchupsOf(side, index);
  return [
    ...(oneStrike ? [[tArmy("dial.total"), tArmy("worth.notInPower")] as const] : []),
    [tArmy("worth.perResources"), decimals().format(perResources)],
    [tArmy("worth.perSlots"), decimals().format(perSlots)],
    [
      tArmy("worth.strong", { factor: decimals().format(MATCHUP_FACTORS.strong) }),
      names(otherSide(side), strong),
    ],
    [
      tArmy("worth.weak", { factor: decimals().format(MATCHUP_FACTORS.weak) }),
      names(otherSide(side), weak),
    ],
  ];
}

/** A unit's effect on the last opponent's army. */
function opponentLine(side: Side, index: number, opponent: LastOpponent, now: number): Line {
  const factor = factorAgainst(side, index, opponent.units);
  const name = tArmy("worth.last", {
    name: opponent.name,
    when: howLongAgo(opponent.createdAt, now),
  });
  return [
    name,
    factor === null
      ? tArmy("worth.lastNobody")
      : tArmy("worth.lastFactor", { factor: decimals().format(factor) }),
  ];
}

/** A unit's value and the units it is strong against; collapsed at first. */
export function UnitDetails({ side, index, unit, user, count, opponent }: UnitDetailsProps) {
  const now = useNow(MINUTE);
  const lines = worthLines(side, index);
  if (opponent !== null) lines.push(opponentLine(side, index, opponent, now));
  return (
    <details className="unit-more">
      <summary>{tArmy("more")}</summary>
      <Lines lines={lines} />
      {count > 0 && (
        <PriceTile price={unit} have={user.status} yieldPerDig={meanDig(user)} count={count} />
      )}
    </details>
  );
}
