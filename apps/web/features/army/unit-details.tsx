import type { LoginPayload, Status } from "@emberlode/contract";
import { MATCHUP_FACTORS, MINUTE, type Side, UNITS, type UnitInfo } from "@emberlode/game";
import { formatList } from "../../lib/language.ts";
import { messages } from "../../lib/messages.ts";
import { howLongAgo } from "../../lib/times.ts";
import { useNow } from "../../lib/use-now.ts";
import { meanDig } from "../field/mean-dig.ts";
import { Amount } from "../ui/amount.tsx";
import { type Fact, FactList } from "../ui/list-row.tsx";
import { PriceTile } from "../ui/price-tile.tsx";
import { armyOf } from "./army.ts";
import { decimals, factorAgainst, matchupsOf, otherSide, unitWorth } from "./unit-worth.ts";
import type { LastOpponent } from "./use-army.ts";

const tArmy = await messages("army");
const tCatalogue = await messages("catalogue");

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
  return found.length === 0 ? tArmy("worth.nobody") : formatList(found);
}

function worthFacts(side: Side, index: number): Fact[] {
  const { perResources, perSlots } = unitWorth(side, index);
  const { strong, weak } = matchupsOf(side, index);
  return [
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

interface UnitFiguresProps {
  side: Side;
  index: number;
  unit: UnitInfo;
  status: Status;
}

/** A unit's figures in columns (spec §2): strength, hp, both costs, slots and the number owned. */
export function UnitFigures({ side, index, unit, status }: UnitFiguresProps) {
  const army = armyOf(status);
  const owned = (side === "attack" ? army.attackUnits : army.defenseUnits)[index] ?? 0;
  const figures = [
    [tArmy("figures.strength"), unit.strength],
    [tArmy("figures.hp"), unit.hp],
    [tArmy("figures.metal"), unit.metal],
    [tArmy("figures.energy"), unit.energy],
    [tArmy("figures.slots"), unit.slots],
    [tArmy("figures.owned"), owned],
  ] as const;
  return (
    <span className="unit-figures">
      {figures.map(([name, value]) => (
        <span key={name} data-owned={(name === tArmy("figures.owned") && owned > 0) || undefined}>
          <span className="unit-figure-name">{name} </span>
          <Amount value={value} />
        </span>
      ))}
    </span>
  );
}
