/** The player's army in the form that the rules of purchases and power take. */
import type { LoginPayload, Status } from "@emberlode/contract";
import {
  type Amounts,
  type Army,
  BATTLE_FACTORS,
  isOneStrike,
  matchup,
  missingOf,
  type Side,
  type TechBuyer,
  UNITS,
  type UnitBuyer,
  type UnitInfo,
} from "@emberlode/game";
import { inLanguage } from "../../lib/language.ts";
import { messages } from "../../lib/messages.ts";
import { digsFor, priceText } from "../ui/price-tile.tsx";

const tControls = await messages("controls");
const tCatalogue = await messages("catalogue");

/** The units of both sides. */
export function armyOf({ attack_units, defense_units }: Status): Army {
  return { attackUnits: attack_units, defenseUnits: defense_units };
}

/** Inputs of the rules for buying units or techs. */
export function buyerOf(status: Status): UnitBuyer & TechBuyer {
  const { slots, attack_level, defense_level } = status;
  return {
    carried: status,
    freeSlots: slots,
    attackLevel: attack_level,
    defenseLevel: defense_level,
    ...armyOf(status),
  };
}

/** A dig's average yield. */
export function meanDig({ digMetalCap, digEnergyCap }: LoginPayload["user"]): Amounts {
  const mean = ([min, max]: readonly [number, number]) => (min + max) / 2;
  return { metal: mean(digMetalCap), energy: mean(digEnergyCap) };
}

/** "7 Pikemen", "1 Pikeman"; "Pikemen" for 0. */
export function unitsText({ id }: Pick<UnitInfo, "id">, count: number): string {
  return tCatalogue(`unitCounts.${id}`, { count });
}

/** "You need 120 more energy (about 3 digs)"; null when nothing is missing. */
export function shortText(price: Amounts, have: Amounts, yieldPerDig: Amounts): string | null {
  const missing = missingOf(have, price);
  if (missing.metal === 0 && missing.energy === 0) return null;
  const digs = digsFor(missing, yieldPerDig);
  const how = digs === null ? "" : tControls("price.digs", { count: digs });
  return `${tControls("price.shortBy", { amounts: priceText(missing, "more") })}${how}`;
}

// A unit's value in battle, and the units it is strong and weak against (rules §11).

/** Number format of battle figures: at most two decimals. */
export const decimals = inLanguage(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
);

/** Strength is compared per this much metal and energy together, and per this many slots. */
const PER = 1000;

interface UnitWorth {
  /** Damage per round and hit points of one unit, including the battle factors. */
  strength: number;
  hp: number;
  /** Strength for `PER` of metal and energy together, and for `PER` slots. */
  perResources: number;
  perSlots: number;
  oneStrike: boolean;
}

/** The unit at an index (0..9) with its battle figures. */
export function unitWorth(side: Side, index: number): UnitWorth {
  const unit = UNITS[side][index];
  if (unit === undefined) throw new RangeError(`No unit at ${index}.`);
  const strength = unit.strength * (BATTLE_FACTORS.strength[index] ?? 1);
  return {
    strength,
    hp: unit.hp * (BATTLE_FACTORS.hp[index] ?? 1),
    perResources: (strength / (unit.metal + unit.energy)) * PER,
    perSlots: (strength / unit.slots) * PER,
    oneStrike: isOneStrike(index),
  };
}

interface Matchups {
  /** Indexes of the enemy units against which its damage factor is above 1, and below 1. */
  strong: readonly number[];
  weak: readonly number[];
}

export const otherSide = (side: Side): Side => (side === "attack" ? "defense" : "attack");

/** The opposing units that it is strong and weak against, except those that take no hits. */
export function matchupsOf(side: Side, index: number): Matchups {
  const enemies = UNITS.attack.map((_, at) => at).filter((at) => !isOneStrike(at));
  return {
    strong: enemies.filter((at) => matchup(side, index, at) > 1),
    weak: enemies.filter((at) => matchup(side, index, at) < 1),
  };
}

/**
 * The mean damage factor against an opposing army, weighted by its hp; null for an army without hp.
 */
export function factorAgainst(side: Side, index: number, enemy: readonly number[]): number | null {
  let hp = 0;
  let weighted = 0;
  for (const [at, count] of enemy.entries()) {
    const worth = unitWorth(otherSide(side), at);
    if (worth.oneStrike) continue;
    hp += count * worth.hp;
    weighted += count * worth.hp * matchup(side, index, at);
  }
  return hp === 0 ? null : weighted / hp;
}
