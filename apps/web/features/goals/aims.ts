/** What to work toward beyond the next step, with what is missing for it. */
import type { LoginPayload, RanksAnswer } from "@emberlode/contract";
import {
  type Amounts,
  baseUpgradeCost,
  equalAmounts,
  FACTORY_CLASS_IDS,
  FACTORY_CLASSES,
  FATIGUE,
  type FactoryClassId,
  mapResources,
  maxPlainFactories,
  missingAmounts,
  NO_AMOUNTS,
  neutralWalls,
  ownsTech,
  SIDES,
  type Side,
  TECHS,
  UNITS,
  type UnitId,
} from "@emberlode/game";
import { buyerOf } from "../army/army.ts";
import { digsFor } from "../ui/price-tile.tsx";

interface Shortfall {
  /** What is missing; nothing if the aim can be reached now. */
  missing: Amounts;
  /** Average digs that it takes; infinite if digging yields none of it. */
  digs: number;
}

/** What is bought for resources. */
export type PaidAim = Shortfall &
  (
    | { kind: "base"; level: number }
    | { kind: "tech"; side: Side; index: number; unit: UnitId }
    /**
     * To capture the first factory of a class: `strength` is the attack strength that is missing.
     */
    | { kind: "class"; class: FactoryClassId; strength: number }
  );

/** The next place on the ladder of today's renown, and the renown missing, in hundredths. */
interface RankAim {
  kind: "rank";
  rank: number;
  renown: number;
}

export type Aim = PaidAim | RankAim;

export interface AimFacts {
  status: LoginPayload["user"]["status"];
  baseLevel: number;
  /** Attack power of the player's army. */
  attack: number;
  /** The classes of the player's plain factories. */
  held: readonly FactoryClassId[];
  /** A dig's average yield. */
  meanDig: Amounts;
  /** The player's place on the ladder of today's renown; null without one. */
  place: { rank: number; renown: number; above: number | null } | null;
}

function shortfall(price: Amounts, { status, meanDig }: AimFacts): Shortfall {
  const missing = missingAmounts(status, price);
  return { missing, digs: digsFor(missing, meanDig) ?? Number.POSITIVE_INFINITY };
}

function baseAim(facts: AimFacts): PaidAim | null {
  const price = baseUpgradeCost(facts.baseLevel);
  if (price === null) return null;
  const level = facts.baseLevel + 1;
  return { kind: "base", level, ...shortfall(equalAmounts(price), facts) };
}

/** The first tech of a side that the player lacks for a unit above those that they have. */
function techAim(side: Side, facts: AimFacts): PaidAim | null {
  const buyer = buyerOf(facts.status);
  const highest = facts.status[`${side}_units`].findLastIndex((count) => count > 0);
  for (const [index, { cost }] of TECHS[side].entries()) {
    const unit = UNITS[side].find(({ tech }, at) => tech === index + 1 && at > highest);
    if (unit === undefined || ownsTech(buyer, side, index)) continue;
    return { kind: "tech", side, index, unit: unit.id, ...shortfall(equalAmounts(cost), facts) };
  }
  return null;
}

/** The smallest class above those held that the player may hold one of. */
function nextClass({ held, baseLevel }: AimFacts): FactoryClassId | null {
  const largest = Math.max(-1, ...held.map((id) => FACTORY_CLASS_IDS.indexOf(id)));
  const isOpen = (id: FactoryClassId) => {
    const { minBaseLevel, maxBaseLevel } = FACTORY_CLASSES[id];
    return baseLevel >= minBaseLevel && baseLevel <= maxBaseLevel;
  };
  return FACTORY_CLASS_IDS.slice(largest + 1).find(isOpen) ?? null;
}

function classAim(facts: AimFacts): PaidAim | null {
  const { held, baseLevel, attack } = facts;
  const id = nextClass(facts);
  const [soldier] = UNITS.attack;
  if (id === null || soldier === undefined || held.length >= maxPlainFactories(baseLevel))
    return null;
  // A Pikeman beats a Wall.
  const strength = Math.max(0, neutralWalls(FACTORY_CLASSES[id].minSlots, held.length) - attack);
  const price = mapResources((of) => soldier[of] * Math.ceil(strength / soldier.strength));
  const missing = strength === 0 ? { missing: NO_AMOUNTS, digs: 0 } : shortfall(price, facts);
  return { kind: "class", class: id, strength, ...missing };
}

function rankAim({ place }: AimFacts): RankAim | null {
  if (place === null || place.above === null || place.rank <= 1) return null;
  return { kind: "rank", rank: place.rank - 1, renown: Math.max(0, place.above - place.renown) };
}

/**
 * The aim that takes the fewest digs. One that takes more than a day's comes after a better rank of
 * today. Null if the player has everything and leads.
 */
export function aimOf(facts: AimFacts): Aim | null {
  const [nearest] = [classAim(facts), ...SIDES.map((side) => techAim(side, facts)), baseAim(facts)]
    .filter((aim) => aim !== null)
    .sort((one, other) => one.digs - other.digs);
  if (nearest !== undefined && nearest.digs <= FATIGUE.dig.full) return nearest;
  return rankAim(facts) ?? nearest ?? null;
}

/** The player's place among their neighbors on a ladder; null if they are not on it. */
export function placeOn(
  { ranks }: Pick<RanksAnswer, "ranks">,
  id: string,
): NonNullable<AimFacts["place"]> | null {
  const own = ranks.find(({ _id }) => _id === id);
  if (own === undefined) return null;
  const above = ranks.find(({ rank }) => rank === own.rank - 1);
  return { rank: own.rank, renown: own.score ?? 0, above: above?.score ?? null };
}
