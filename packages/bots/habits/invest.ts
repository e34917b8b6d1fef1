/** Spending: the base, research, the excavator, and an army. */
import {
  type Amounts,
  armyPower,
  baseUpgradeCost,
  EXCAVATOR_PART_IDS,
  EXCAVATOR_PARTS,
  type ExcavatorPartId,
  FATIGUE,
  MAX_RESEARCH_LEVEL,
  mapResources,
  ONE_STRIKE_INDEXES,
  type Resource,
  researchPrice,
  type Side,
  TECHS,
  type ToolId,
  UNITS,
  type UnitInfo,
} from "@emberlode/game";
import { savesForFactory } from "./fight.ts";
import type { Proposal, Proposer } from "./intent.ts";
import { type Knowledge, nearestOf, ownBase, position } from "./knowledge.ts";
import type { Home, Temperament } from "./temperament.ts";

/** Number of held parts that justify a trip to an Excavator Center. */
export const PARTS_WORTH_A_TRIP = 5;
/** Carry at least this, and the price of two parts, before going there to buy. */
export const RESOURCES_WORTH_A_TRIP = 10_000;
/** A part is bought if it pays off within this many days. */
const PAYBACK_DAYS = 4;
/** A research may cost this share of what is carried. */
const RESEARCH_SHARE = 1 / 3;
/** Minimum number of units per purchase. */
const MIN_UNITS = 5;
/**
 * Up to this level of the base, a guarded neighbor spends its purse, to have slots for the guard.
 */
const PURSELESS_LEVEL = 1;
/** Walls of a base that is left open. */
const OPEN_WALLS = 3;
/** Index of the Marksman: no tech, and twice as hard at Pikemen. */
const MARKSMAN = 1;
/**
 * Marksmen of the smallest guard, which ten Pikemen do not beat, and the guard's share of the
 * slots.
 */
const MIN_GUARD = 5;
const GUARD_SHARE = 1 / 3;

/** The next part to buy: the smallest below its limit, for the resource with the lower range. */
export function nextPart(
  range: Readonly<Record<Resource, readonly [number, number]>>,
  installed: (id: ExcavatorPartId) => number,
): ExcavatorPartId | null {
  const low = range.metal[1] <= range.energy[1] ? "metal" : "energy";
  const hasRoom = (id: ExcavatorPartId) =>
    EXCAVATOR_PARTS[id].raises === low && installed(id) < EXCAVATOR_PARTS[id].limit;
  return EXCAVATOR_PART_IDS.find(hasRoom) ?? null;
}

/** Price of the next base level per resource; null at the last level and without a base. */
export function baseUpgradePrice(known: Knowledge): number | null {
  const base = ownBase(known);
  return base === undefined ? null : baseUpgradeCost(base.lvl);
}

/** Metal and energy that may be spent. A neighbor keeps a purse for raiders. */
function spendable(known: Knowledge, { home }: Temperament): Amounts {
  const isSettled = home?.isGuarded === false || (ownBase(known)?.lvl ?? 0) > PURSELESS_LEVEL;
  const purse = isSettled ? (home?.purse ?? 0) : 0;
  return mapResources((resource) => Math.max(0, known.status[resource] - purse));
}

/** Upgrades the base as soon as it is affordable. */
export const upgradeBase: Proposer = (known, temperament) => {
  const base = ownBase(known);
  const price = baseUpgradePrice(known);
  const { metal, energy } = spendable(known, temperament);
  if (base === undefined || price === null || savesForFactory(known, temperament)) return [];
  if (metal < price || energy < price) return [];
  const intent = { do: "upgrade base", id: base._id } as const;
  return [{ motive: "build", intent, at: position(known), worth: price }];
};

/** Researches the tools of this temperament in order, as far as the base level allows. */
export const research: Proposer = (known, temperament) => {
  const base = ownBase(known);
  const { metal, energy } = spendable(known, temperament);
  if (base === undefined || savesForFactory(known, temperament)) return [];
  const levelOf = (tool: ToolId) => known.researches[tool] ?? 0;
  const maxLevel = Math.min(MAX_RESEARCH_LEVEL, base.lvl);
  const tool = temperament.researches.find((one) => levelOf(one) < maxLevel);
  const price = tool === undefined ? null : researchPrice(tool, levelOf(tool));
  if (tool === undefined || price === null) return [];
  if (price > Math.min(metal, energy) * RESEARCH_SHARE) return [];
  const intent = { do: "research", tool, level: levelOf(tool) + 1 } as const;
  return [{ motive: "build", intent, at: position(known), worth: price }];
};

/** Days until a part has paid for itself, if half of the day's digs are of its resource. */
function paybackDays(part: ExcavatorPartId, { digsPerDay }: Temperament): number {
  const { price, min, max } = EXCAVATOR_PARTS[part];
  const fullDigs = Math.min(digsPerDay, FATIGUE.dig.full);
  const tired = Math.max(0, Math.min(digsPerDay, FATIGUE.dig.half) - FATIGUE.dig.full) / 2;
  return price / (((min + max) / 2) * ((fullDigs + tired) / 2));
}

/**
 * Installs parts, and buys those that cost no more than the next base level and pay off soon. Large
 * parts cost more than the level that makes room for an army.
 */
export const improveExcavator: Proposer = (known, temperament) => {
  if (savesForFactory(known, temperament)) return [];
  const { parts, range, status } = known;
  const at = nearestOf(known, "euc");
  if (at === null) return [];
  const ready = EXCAVATOR_PART_IDS.filter(
    (id) => parts[id].held > 0 && parts[id].installed < EXCAVATOR_PARTS[id].limit,
  );
  const count = ready.reduce((sum, id) => sum + parts[id].held, 0);
  const isHere = at.x === status.x && at.y === status.y;
  const [first] = ready;
  if (first !== undefined && (isHere || count >= PARTS_WORTH_A_TRIP)) {
    const worth = EXCAVATOR_PARTS[first].price * count;
    return [{ motive: "build", intent: { do: "install part", part: first }, at, worth }];
  }
  const id = nextPart(range, (part) => parts[part].installed);
  if (id === null) return [];
  const { price, paidIn } = EXCAVATOR_PARTS[id];
  if (paybackDays(id, temperament) > PAYBACK_DAYS) return [];
  const needed = isHere ? price : Math.max(price * 2, RESOURCES_WORTH_A_TRIP);
  const carried = spendable(known, temperament)[paidIn];
  if (price > (baseUpgradePrice(known) ?? price) || carried < needed) return [];
  return [{ motive: "build", intent: { do: "buy part", part: id }, at, worth: price * 2 }];
};

const strikesOnce = (index: number) => ONE_STRIKE_INDEXES.some((one) => one === index);

/** How many of a unit an amount pays for, and how many fit into the free slots. */
function purchaseLimits({ status }: Knowledge, unit: UnitInfo, { metal, energy }: Amounts) {
  const affordable = Math.min(metal / unit.metal, energy / unit.energy);
  return { affordable: Math.floor(affordable), fitting: Math.floor(status.slots / unit.slots) };
}

/**
 * The best available kind that fights more than once: the strongest if slots are scarce, else the
 * cheapest per strength. -1 if none is available.
 */
function bestUnit(known: Knowledge, side: Side, budget: Amounts): number {
  const { status } = known;
  const owned = side === "attack" ? status.attack_level : status.defense_level;
  const units = UNITS[side];
  const isOpen = ({ tech }: UnitInfo, index: number) =>
    !strikesOnce(index) && (tech === null || owned[tech - 1] === true);
  const strongest = units.findLastIndex(isOpen);
  const one = units[strongest];
  if (one === undefined) return -1;
  const { affordable, fitting } = purchaseLimits(known, one, budget);
  if (affordable >= fitting) return strongest;
  const rate = ({ metal, energy, strength }: UnitInfo) => (metal + energy) / strength;
  return units.reduce((best, unit, index) => {
    const cheapest = units[best];
    if (!isOpen(unit, index) || cheapest === undefined) return best;
    return rate(unit) <= rate(cheapest) ? index : best;
  }, strongest);
}

/** The unit that guards a neighbor's base, and how many it wants of it. */
function guardOf({ status }: Knowledge, { isGuarded }: Home) {
  if (!isGuarded) return { index: 0, wanted: OPEN_WALLS };
  const slots = UNITS.defense[MARKSMAN]?.slots ?? 1;
  const guardUnits = Math.max(MIN_GUARD, Math.floor((status.totalSlots * GUARD_SHARE) / slots));
  return { index: MARKSMAN, wanted: guardUnits };
}

/** Buys what a neighbor's guard lacks, with all that it carries: fallen ones are replaced first. */
export const guardHome: Proposer = (known, temperament) => {
  const { home } = temperament;
  if (home === undefined || savesForFactory(known, temperament)) return [];
  const { index, wanted } = guardOf(known, home);
  const unit = UNITS.defense[index];
  if (unit === undefined) return [];
  const { defense } = armyPower({
    attackUnits: known.status.attack_units,
    defenseUnits: known.status.defense_units,
  });
  const lacking = Math.ceil(wanted - defense / unit.strength);
  const { affordable, fitting } = purchaseLimits(known, unit, known.status);
  const count = Math.min(lacking, affordable, fitting);
  if (count < Math.min(lacking, MIN_UNITS) || count <= 0) return [];
  const intent = { do: "buy units", side: "defense", index, count } as const;
  const worth = count * (unit.metal + unit.energy);
  return [{ motive: "arm", intent, at: position(known), worth }];
};

/** The side to strengthen. A base that is left open gets no more defense than its Walls. */
function sideToRaise(
  { home, favors }: Temperament,
  { attack, defense }: Record<Side, number>,
): Side {
  if (home !== undefined && !home.isGuarded) return "attack";
  if (attack === defense) return favors;
  return attack < defense ? "attack" : "defense";
}

/** Buys units for the weaker side of the army, or the next tech, within the budget for the army. */
export const raiseArmy: Proposer = (known, temperament) => {
  if (savesForFactory(known, temperament)) return [];
  const { status } = known;
  const power = armyPower({
    attackUnits: status.attack_units,
    defenseUnits: status.defense_units,
  });
  const side = sideToRaise(temperament, power);
  const carried = spendable(known, temperament);
  const budget = mapResources((resource) => carried[resource] * temperament.armyShare);
  const index = bestUnit(known, side, budget);
  const unit = UNITS[side][index];
  const at = position(known);
  const proposals: Proposal[] = [];
  if (unit !== undefined) {
    const { affordable, fitting } = purchaseLimits(known, unit, budget);
    const count = Math.min(affordable, fitting);
    const worth = (count * (unit.metal + unit.energy)) / 2;
    const intent = { do: "buy units", side, index, count } as const;
    if (count >= MIN_UNITS) proposals.push({ motive: "arm", intent, at, worth });
  }
  const owned = side === "attack" ? status.attack_level : status.defense_level;
  const next = owned.indexOf(false);
  const cost = TECHS[side][next]?.cost ?? Number.POSITIVE_INFINITY;
  if (cost <= Math.min(budget.metal, budget.energy) && status.slots > 0) {
    proposals.push({
      motive: "arm",
      intent: { do: "buy tech", side, index: next },
      at,
      worth: cost,
    });
  }
  return proposals;
};
