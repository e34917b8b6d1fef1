import type { LoginPayload } from "@emberlode/contract";
import { MATCHUP_FACTORS, MINUTE, type Side, type UnitInfo } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { howLongAgo } from "../../lib/times.ts";
import { useNow } from "../../lib/use-now.ts";
import { meanDig } from "../field/mean-dig.ts";
import { type Fact, FactList } from "../ui/list-row.tsx";
import { PriceTile } from "../ui/price-tile.tsx";
import { unitNames } from "./unit-figures.tsx";
import { decimals, factorAgainst, matchupsOf, otherSide, unitWorth } from "./unit-worth.ts";
import type { LastOpponent } from "./use-army.ts";

const tArmy = await messages("army");

interface UnitDetailsProps {
  side: Side;
  index: number;
  unit: UnitInfo;
  user: LoginPayload["user"];
  /** Number of units that the price is for; 0 if none can be bought. */
  count: number;
  opponent: LastOpponent | null;
}

function worthFacts(side: Side, index: number): Fact[] {
  const { perResources, perSlots } = unitWorth(side, index);
  const { strong, weak } = matchupsOf(side, index);
  return [
    [tArmy("worth.perResources"), decimals().format(perResources)],
    [tArmy("worth.perSlots"), decimals().format(perSlots)],
    [
      tArmy("worth.strong", { factor: decimals().format(MATCHUP_FACTORS.strong) }),
      unitNames(otherSide(side), strong),
    ],
    [
      tArmy("worth.weak", { factor: decimals().format(MATCHUP_FACTORS.weak) }),
      unitNames(otherSide(side), weak),
    ],
  ];
}

/** A unit's effect on the last opponent's army. */
function opponentFact(side: Side, index: number, opponent: LastOpponent, now: number): Fact {
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

/** A unit's figures in battle, which differ from those on its card. */
function inBattle(side: Side, index: number): string {
  const { strength, hp, oneStrike } = unitWorth(side, index);
  const damage = decimals().format(strength);
  return oneStrike
    ? tArmy("battle.strike", { strength: damage })
    : tArmy("battle.each", { strength: damage, hp: decimals().format(hp) });
}

/** A unit's value and the units it is strong against; collapsed at first. */
export function UnitDetails({ side, index, unit, user, count, opponent }: UnitDetailsProps) {
  const now = useNow(MINUTE);
  const facts = worthFacts(side, index);
  if (opponent !== null) facts.push(opponentFact(side, index, opponent, now));
  return (
    <details className="unit-more">
      <summary>{tArmy("more")}</summary>
      <p className="unit-battle figure">{inBattle(side, index)}</p>
      <FactList facts={facts} />
      {count > 0 && (
        <PriceTile price={unit} have={user.status} yieldPerDig={meanDig(user)} count={count} />
      )}
    </details>
  );
}
