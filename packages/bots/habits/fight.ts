/** Factories and raids: look, walk there, assess, and only then fight. */
import type { BattleTarget } from "@emberlode/contract";
import {
  armyPower,
  baseUpgradeCost,
  cellAt,
  cellIndex,
  DAY,
  FACTORY_CLASSES,
  factoryClass,
  HOUR,
  maxPlainFactories,
  neutralWalls,
  UNITS,
} from "@emberlode/game";
import { stepsTo } from "./cells-by-distance.ts";
import { mayFight, mayHoldOneMore } from "./fair-play.ts";
import { type Intent, isRefused, type Proposal, type Proposer } from "./intent.ts";
import {
  type AssessedFactory,
  type Knowledge,
  ownBase,
  plainFactories,
  position,
} from "./knowledge.ts";
import type { Temperament } from "./temperament.ts";

/** Maximum distance of factories to capture. */
export const CAPTURE_REACH = 10;
/** The same with an army below this strength, which is no match for most guards. */
const WEAK_REACH = 3;
const STRONG = 40;
/** For the first factory, no distance is too far. */
const FIRST_REACH = 25;
const RAID_REACH = 12;
/** Pikemen per Wall of the garrison, and the minimum. */
export const PIKEMEN_PER_WALL = 2;
export const MIN_PIKEMEN = 10;
/** A player who could pay for the first army this many times no longer needs to save. */
const WELL_OFF_FACTOR = 4;
/** Value of the first factory. Each factory already held lowers it. */
const FACTORY_WORTH = 20_000;
/** Raids start after this share of the day's digs, since loot is limited by what was dug. */
const RAID_DIGS_SHARE = 1 / 2;
/** Bounds of the expected value of a raid. */
const MIN_RAID_WORTH = 500;
const MAX_RAID_WORTH = 50_000;
/** Share of the price of the next level that players are assumed to carry. */
const CARRIED_SHARE_OF_PRICE = 1 / 40;
/** Price of the cheapest units per point of strength, metal and energy added. */
const STRENGTH_PRICE = 150;
/** Savings goal once the base has its last level: units and techs, about as much as that level. */
const LAST_LEVEL_PRICE = 1_000_000;
/** Value of looking at a possible target. */
const LOOK_WORTH = 400;
/** How long a look that found no owner stays valid. */
const LOOK_MS = 2 * HOUR;
/** How long a look that found an owner, or an assessment against a fight, stays valid. */
const ASSESSED_MS = 12 * HOUR;
/** The same for a player who already has a factory. */
const SETTLED_MS = 3 * DAY;
/** The longest that any look or assessment stays valid. */
export const MAX_VALID_MS = Math.max(LOOK_MS, ASSESSED_MS, SETTLED_MS);
/** Minimum ratio of the own attack to the target's total power. */
const RAID_ODDS = 0.75;
/**
 * Attack strength to bring, as a share of the owner's power: twice the garrison, which is a quarter
 * of the defense. About half of the power is defense.
 */
const STRENGTH_SHARE_OF_POWER = 1 / 4;

/** From this weight on, a bot takes factories from other players. */
const BOLD_CAPTURE = 2;
/** Own strength per strength of a garrison that is seen. */
const SURE_FACTOR = 1.5;

const attackPower = ({ status }: Knowledge): number =>
  armyPower({ attackUnits: status.attack_units, defenseUnits: status.defense_units }).attack;

const isRecent = (known: Knowledge, at: number | undefined, ms: number): boolean =>
  at !== undefined && known.now - at < ms;

/** Slots assumed of a factory that hides them. */
const HIDDEN_SLOTS = FACTORY_CLASSES.medium.maxSlots;

/** Attack strength needed for a factory: twice its Walls, or twice the owner's likely garrison. */
function strengthFor(known: Knowledge, { scout, owner }: AssessedFactory): number {
  if (scout?.guard.ofOwner) return SURE_FACTOR * strengthOf(scout.guard.units);
  const walls = neutralWalls(scout?.slots ?? HIDDEN_SLOTS, plainFactories(known));
  const isKnown = scout !== null;
  const againstOwner = owner === null || isKnown ? 0 : owner.power * STRENGTH_SHARE_OF_POWER;
  return Math.max(MIN_PIKEMEN, PIKEMEN_PER_WALL * walls, Math.ceil(againstOwner));
}

const strengthOf = (units: readonly number[]) =>
  UNITS.defense.reduce((sum, unit, index) => sum + unit.strength * (units[index] ?? 0), 0);

/**
 * Number of Pikemen to buy for the missing strength; null if unaffordable.
 * @param share of what is carried that they may cost, 0..1
 */
function pikemenToBuy({ status }: Knowledge, lacking: number, share: number): number | null {
  const [pikeman] = UNITS.attack;
  if (lacking <= 0 || pikeman === undefined) return 0;
  const isAffordable =
    pikeman.metal * lacking <= status.metal * share &&
    pikeman.energy * lacking <= status.energy * share &&
    pikeman.slots * lacking <= status.slots;
  return isAffordable ? lacking : null;
}

/** Whether the bot still wants its first factory. */
export function wantsFirstFactory(known: Knowledge, { factories }: Temperament): boolean {
  return factories > 0 && plainFactories(known) === 0 && mayHoldOneMore(known);
}

/** Whether to save for the first factory: until the army for it is affordable several times. */
export function savesForFactory(known: Knowledge, temperament: Temperament): boolean {
  return wantsFirstFactory(known, temperament) && !isWellOff(known);
}

function isWellOff({ status: { metal, energy } }: Knowledge): boolean {
  const [pikeman] = UNITS.attack;
  const count = MIN_PIKEMEN * WELL_OFF_FACTOR;
  return (
    pikeman !== undefined && metal >= pikeman.metal * count && energy >= pikeman.energy * count
  );
}

/** Whether ten Pikemen are available, or affordable with everything carried. */
export function affordsFirstArmy(known: Knowledge): boolean {
  return pikemenToBuy(known, MIN_PIKEMEN - attackPower(known), 1) !== null;
}

/** The army for the first factory may cost everything. */
const shareForFactory = (known: Knowledge, { armyShare }: Temperament) =>
  plainFactories(known) === 0 ? 1 : armyShare;

/** Buys what is missing, then fights; null if that costs too much. */
function fightHere(
  known: Knowledge,
  temperament: Temperament,
  target: AssessedFactory,
  intent: Intent,
): Intent | null {
  const lacking = strengthFor(known, target) - attackPower(known);
  const count = pikemenToBuy(known, lacking, shareForFactory(known, temperament));
  if (count === null) return null;
  return count > 0 ? { do: "buy units", side: "attack", index: 0, count } : intent;
}

/** Buying units resolves a missing army. */
const isOpen = (refusal: AssessedFactory["refusal"]) =>
  refusal === null || refusal.code === "NO_ARMY";

/** What to do about the assessed factory on the bot's own field. */
function intentAtFactory(
  known: Knowledge,
  temperament: Temperament,
  target: AssessedFactory,
): Intent | null {
  const from = target.owner?.user.username ?? null;
  if (isOpen(target.refusal) && wantsOneMore(known, temperament))
    return fightHere(known, temperament, target, { do: "capture", from });
  const plunders = from !== null && temperament.motives.raid > 0 && isOpen(target.plunderRefusal);
  return plunders ? fightHere(known, temperament, target, { do: "plunder", from }) : null;
}

/** Whether the bot fights for other players' factories, not only for a first one. */
const isBold = ({ motives }: Temperament) => motives.raid > 0 || motives.capture >= BOLD_CAPTURE;

/** Whether the bot may take a factory from this owner; null while unknown. */
function mayTakeFrom(known: Knowledge, temperament: Temperament, owner: string | null) {
  if (owner === null) return wantsOneMore(known, temperament);
  // If all factories are taken, even peaceful bots take a first one.
  return isBold(temperament) || plainFactories(known) === 0 ? mayFight(known, owner) : false;
}

/** Whether the factory is too small for a base of this level, which never changes back. */
const isTooSmall = ({ target }: { target: AssessedFactory }) =>
  target.refusal?.code === "FACTORY_TOO_SMALL";

/** The next intent toward the factory on this cell; null to leave it alone. */
function towardFactory(known: Knowledge, temperament: Temperament, index: number): Intent | null {
  const { sightings, assessed } = known;
  const assessment = assessed.get(index);
  if (assessment?.of === "factory" && isTooSmall(assessment)) return null;
  const look = sightings.get(index);
  const isSettled = plainFactories(known) > 0 && !isBold(temperament);
  const assessedMs = isSettled ? SETTLED_MS : ASSESSED_MS;
  const lookMs = (look?.owner ?? null) === null ? LOOK_MS : assessedMs;
  if (!isRecent(known, look?.seenAt, lookMs)) return { do: "look", at: cellAt(index) };
  const isAssessed =
    assessment?.of === "factory" &&
    isRecent(known, assessment.seenAt, assessedMs) &&
    assessment.seenAt >= (look?.seenAt ?? 0);
  // The more recent observation decides who owns it.
  const owner = isAssessed
    ? (assessment.target.owner?.user.username ?? null)
    : (look?.owner ?? null);
  const may = mayTakeFrom(known, temperament, owner);
  if (may === false) return null;
  if (may === null && owner !== null) return { do: "inquire", username: owner };
  if (isAssessed) return intentAtFactory(known, temperament, assessment.target);
  return { do: "assess", of: "factory" };
}

/** Whether the bot wants and may hold one more factory. */
function wantsOneMore(known: Knowledge, temperament: Temperament): boolean {
  const base = ownBase(known);
  if (base === undefined || !mayHoldOneMore(known)) return false;
  return plainFactories(known) < Math.min(temperament.factories, maxPlainFactories(base.lvl));
}

/** Average dig of both resources together. */
const averageDig = ({ range: { metal, energy } }: Knowledge) =>
  (metal[0] + metal[1] + energy[0] + energy[1]) / 2;

/** Slots of a factory as far as the bot knows; null for hidden ones. */
function knownSlots({ assessed, sightings }: Knowledge, index: number): number | null {
  const seen = assessed.get(index);
  const scouted = seen?.of === "factory" ? seen.target.scout?.slots : null;
  return scouted ?? sightings.get(index)?.slots ?? null;
}

/**
 * The value of factories by cell: the slots, worth less with each one held, and a day of the output;
 * or if no more are wanted, a quarter of a day's output of a medium one, for a plunder.
 */
function factoryWorths(known: Knowledge, wants: boolean): (index: number) => number {
  const perDig = averageDig(known);
  const { medium } = FACTORY_CLASSES;
  if (!wants) return () => (medium.digsPerDay * perDig) / 4;
  const forSlots = FACTORY_WORTH / (plainFactories(known) + 1);
  return (index) => {
    // Half of all are small, so a hidden one is rather that.
    const slots = knownSlots(known, index) ?? FACTORY_CLASSES.small.maxSlots;
    return forSlots + FACTORY_CLASSES[factoryClass(slots)].digsPerDay * perDig;
  };
}

/** How far to go for a factory. A weak army can take few, so looking at many is not worth it. */
function reachOf(known: Knowledge): number {
  if (plainFactories(known) === 0) return FIRST_REACH;
  return attackPower(known) < STRONG ? WEAK_REACH : CAPTURE_REACH;
}

/**
 * Fights for a nearby factory: a free one, or (the bold, or as a first one) an attackable player's;
 * or plunders its store.
 */
export const captureFactory: Proposer = (known, temperament) => {
  const wants = wantsOneMore(known, temperament);
  if (!wants && temperament.motives.raid === 0) return [];
  const share = shareForFactory(known, temperament);
  const lacking = MIN_PIKEMEN - attackPower(known);
  if (pikemenToBuy(known, lacking, share) === null) return [];
  const here = position(known);
  const own = new Set(known.factories.map(({ factory }) => cellIndex(factory)));
  const reach = reachOf(known);
  const worthAt = factoryWorths(known, wants);
  let best: Proposal | null = null;
  let bestRate = 0;
  for (const index of known.land.of("factory")) {
    const steps = stepsTo(here, index);
    if (steps > reach) continue;
    const worth = worthAt(index);
    if (worth / (steps + 1) <= bestRate || own.has(index)) continue;
    const intent = towardFactory(known, temperament, index);
    if (intent === null || isBarred(known, index, intent)) continue;
    const isRemote = intent.do === "look" || intent.do === "inquire";
    const motive = wants ? "capture" : "raid";
    best = { motive, intent, at: isRemote ? here : cellAt(index), worth };
    bestRate = worth / (steps + 1);
  }
  return best === null ? [] : [best];
};

/** Whether this next intent, or a capture here, was recently refused or lost. */
function isBarred(known: Knowledge, index: number, next: Intent): boolean {
  const at = cellAt(index);
  const steps: readonly Intent[] = [
    next,
    { do: "capture", from: null },
    { do: "plunder", from: "" },
    { do: "assess", of: "factory" },
    { do: "look", at },
  ];
  return steps.some((intent) => isRefused(known, intent, at));
}

/** Estimated price of an attack's losses: half the units against equals, less against fewer. */
function lossesAgainst(known: Knowledge, target: BattleTarget): number {
  const attack = attackPower(known);
  const defense = Math.min(attack, target.power / 2);
  return (STRENGTH_PRICE * defense * defense) / (2 * attack);
}

/** Estimated amount carried by a player saving for the next level: little, as most use a bank. */
function carriedBy({ baseLevel }: BattleTarget): number {
  return (baseUpgradeCost(baseLevel) ?? LAST_LEVEL_PRICE) * CARRIED_SHARE_OF_PRICE;
}

/** Estimated value of attacking the base on the bot's field, less its losses. */
function raidWorth(known: Knowledge, target: BattleTarget): number {
  const { refusal, loot, power } = target;
  if (refusal !== null || power > attackPower(known) / RAID_ODDS) return 0;
  const expectedLoot = Math.max(MIN_RAID_WORTH, (carriedBy(target) * loot.percent) / 100);
  const maxLoot = Math.max(loot.metal, loot.energy);
  return Math.max(
    0,
    Math.min(MAX_RAID_WORTH, expectedLoot, maxLoot) - lossesAgainst(known, target),
  );
}

function towardRaid(known: Knowledge, index: number, owner: string): Intent | null {
  const may = mayFight(known, owner);
  if (may === false) return null;
  if (may === null) return { do: "inquire", username: owner };
  const { assessed, players } = known;
  const power = players.get(owner)?.power ?? null;
  if (power !== null && power > attackPower(known) / RAID_ODDS) return null;
  const seen = assessed.get(index);
  if (seen?.of === "base" && isRecent(known, seen.seenAt, ASSESSED_MS)) {
    const { target } = seen;
    if (target.user.username !== owner || raidWorth(known, target) === 0) return null;
    return { do: "attack", enemy: target.user._id };
  }
  return { do: "assess", of: "base" };
}

/** Raids a nearby base whose owner is old enough, or attacked first. */
export const raid: Proposer = (known, { motives, digsPerDay }) => {
  if (motives.raid === 0 || attackPower(known) < MIN_PIKEMEN) return [];
  if (known.status.fatigue.digs < digsPerDay * RAID_DIGS_SHARE) return [];
  const here = position(known);
  let best: Proposal | null = null;
  let bestRate = 0;
  for (const [index, owner] of known.bases) {
    const steps = stepsTo(here, index);
    if (steps > RAID_REACH || MAX_RAID_WORTH / (steps + 1) <= bestRate) continue;
    const at = cellAt(index);
    if (isRefused(known, { do: "attack", enemy: owner }, at)) continue;
    const intent = towardRaid(known, index, owner);
    if (intent === null || isRefused(known, intent, at)) continue;
    const isRemote = intent.do === "inquire";
    const worth = intent.do === "attack" ? raidWorthAt(known, index) : LOOK_WORTH;
    const rate = worth / ((isRemote ? 0 : steps) + 1);
    if (rate <= bestRate) continue;
    best = { motive: "raid", intent, at: isRemote ? here : at, worth };
    bestRate = rate;
  }
  return best === null ? [] : [best];
};

/** Estimated value of a raid on an assessed base. */
function raidWorthAt(known: Knowledge, index: number): number {
  const seen = known.assessed.get(index);
  return seen?.of === "base" ? raidWorth(known, seen.target) : 0;
}
