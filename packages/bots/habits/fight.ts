/** Fights for factories: look, walk there, assess, and only then fight. */
import {
  armyPower,
  cellAt,
  cellIndex,
  DAY,
  FACTORY_CLASSES,
  type FactoryClassId,
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
/** Maximum distance with an attack strength below `STRONG`, which is no match for most guards. */
const WEAK_REACH = 3;
const STRONG = 40;
/** Maximum distance of a newcomer's first factory. */
const FIRST_REACH = 14;
/** Pikemen per Wall of the garrison, and the minimum. */
export const PIKEMEN_PER_WALL = 2;
export const MIN_PIKEMEN = 10;
/** A player who could pay for the first army this many times no longer needs to save. */
const WELL_OFF_FACTOR = 4;
/** Highest level of the base of a newcomer, who has little else to gain than a first factory. */
const NEWCOMER_LEVEL = 3;
/** Value of a newcomer's first factory. */
const FIRST_WORTH = 20_000;
/** Value of a slot, metal and energy added, and how many days of output a player counts on. */
const SLOT_WORTH = 0.2;
const HELD_DAYS = 3 / 8;
/** Works are worth a longer way. */
const WORKS_REACH = 20;
/** Price of the cheapest units per point of strength, metal and energy added. */
export const STRENGTH_PRICE = 150;
/** How long a look that found no owner stays valid. */
const FREE_FACTORY_VALID_MS = 2 * HOUR;
/** How long a look that found an owner, or an assessment against a fight, stays valid. */
export const ASSESSED_MS = 12 * HOUR;
/** How long an assessment against a fight stays valid for a player who already has a factory. */
const SETTLED_MS = 3 * DAY;
/** The longest that any look or assessment stays valid. */
export const MAX_VALID_MS = Math.max(FREE_FACTORY_VALID_MS, ASSESSED_MS, SETTLED_MS);
/**
 * Attack strength to bring against a garrison that hides, as a share of the owner's power. About
 * half of the power is defense, and most of it guards one factory: with less, armies are lost for
 * nothing, and with more, few fights seem worth it (decision 85).
 */
const STRENGTH_SHARE_OF_POWER = 3 / 10;

/** From this weight on, a bot takes factories from other players. */
const BOLD_CAPTURE = 1;
/** Own strength per strength of a garrison that is seen. */
const SURE_FACTOR = 1.5;

/** Attack strength by list of units. A decision reads it for each possible target. */
const ATTACK_OF = new WeakMap<readonly number[], number>();

export function attackPower({ status }: Knowledge): number {
  const units = status.attack_units;
  let attack = ATTACK_OF.get(units);
  if (attack === undefined) {
    attack = armyPower({ attackUnits: units, defenseUnits: status.defense_units }).attack;
    ATTACK_OF.set(units, attack);
  }
  return attack;
}

export const isRecent = (known: Knowledge, at: number | undefined, ms: number): boolean =>
  at !== undefined && known.now - at < ms;

/** Slots assumed of a factory that hides them. */
const HIDDEN_SLOTS = FACTORY_CLASSES.medium.maxSlots;

/** The player's facts for comparing possible targets. */
interface Fighter {
  known: Knowledge;
  temperament: Temperament;
  attack: number;
  held: number;
  /** The level of the base; 0 without one. */
  level: number;
  /** Whether it looks for the first factory that a newcomer gets. */
  isNewcomer: boolean;
  /** Whether the bot wants and may hold one more factory. */
  wants: boolean;
  /** Whether it fights for other players' factories, not only for a first one. */
  isBold: boolean;
}

function fighterOf(known: Knowledge, temperament: Temperament): Fighter {
  const { motives } = temperament;
  return {
    known,
    temperament,
    attack: attackPower(known),
    held: plainFactories(known),
    level: ownBase(known)?.lvl ?? 0,
    isNewcomer: wantsFirstFactory(known, temperament),
    wants: wantsOneMore(known, temperament),
    isBold: motives.raid > 0 || motives.capture >= BOLD_CAPTURE,
  };
}

/**
 * Attack strength for a factory: `SURE_FACTOR` times a garrison that was seen, else enough for its
 * Walls; at least `STRENGTH_SHARE_OF_POWER` of the power of an owner whose guard is not scouted.
 */
function strengthFor({ held }: Fighter, { scout, owner }: AssessedFactory): number {
  if (scout?.guard.ofOwner) return SURE_FACTOR * strengthOf(scout.guard.units);
  const walls = neutralWalls(scout?.slots ?? HIDDEN_SLOTS, held);
  const againstOwner = owner === null || scout !== null ? 0 : owner.power * STRENGTH_SHARE_OF_POWER;
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

/** Whether a newcomer still wants a first factory. Those with a larger base fight when it pays. */
export function wantsFirstFactory(known: Knowledge, { factories }: Temperament): boolean {
  if (factories === 0 || plainFactories(known) > 0 || !mayHoldOneMore(known)) return false;
  return (ownBase(known)?.lvl ?? 0) <= NEWCOMER_LEVEL;
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
const shareForFactory = ({ isNewcomer, temperament }: Fighter) =>
  isNewcomer ? 1 : temperament.armyShare;

/** Whether a fight costs more units than the factory is worth: few against few, half of equals. */
function isTooCostly(fighter: Fighter, strength: number, worth: number): boolean {
  const against = strength / SURE_FACTOR;
  return (STRENGTH_PRICE * against * against) / (2 * Math.max(strength, fighter.attack)) > worth;
}

/** Buys what is missing, then fights; null if that costs too much. */
function fightHere(fighter: Fighter, target: AssessedFactory, intent: Intent): Intent | null {
  const strength = strengthFor(fighter, target);
  const worth = worthOf(fighter, target.scout?.slots ?? HIDDEN_SLOTS);
  if (isTooCostly(fighter, strength, worth)) return null;
  const lacking = strength - fighter.attack;
  const count = pikemenToBuy(fighter.known, lacking, shareForFactory(fighter));
  if (count === null) return null;
  return count > 0 ? { do: "buy units", side: "attack", index: 0, count } : intent;
}

/** Buying units resolves a missing army. */
const isOpen = (refusal: AssessedFactory["refusal"]) =>
  refusal === null || refusal.code === "NO_ARMY";

/** The intent for the assessed factory on the bot's field. */
function intentAtFactory(fighter: Fighter, target: AssessedFactory): Intent | null {
  const from = target.owner?.user.username ?? null;
  if (isOpen(target.refusal) && fighter.wants)
    return fightHere(fighter, target, { do: "capture", from });
  const { raid } = fighter.temperament.motives;
  const plunders = from !== null && raid > 0 && isOpen(target.plunderRefusal);
  return plunders ? fightHere(fighter, target, { do: "plunder", from }) : null;
}

/** Whether the bot may take a factory from this owner; null while unknown. */
function mayTakeFrom({ known, isNewcomer, wants, isBold }: Fighter, owner: string | null) {
  if (owner === null) return wants;
  // If all factories are taken, even peaceful newcomers take a first one.
  return isBold || isNewcomer ? mayFight(known, owner) : false;
}

/** Whether nobody can capture the factory on a cell now, as far as the bot knows. */
const isSafe = ({ known }: Fighter, index: number): boolean =>
  (known.sightings.get(index)?.safeUntil ?? 0) > known.now;

/** The class of the factory on a cell; null while unknown. */
function classAt(known: Knowledge, index: number): FactoryClassId | null {
  const slots = knownSlots(known, index);
  return slots === null ? (known.sightings.get(index)?.class ?? null) : factoryClass(slots);
}

/** Number of the player's factories of a class. */
const countOfClass = ({ factories }: Knowledge, id: FactoryClassId): number =>
  factories.filter(({ factory, slots }) => factory.type === "factory" && factoryClass(slots) === id)
    .length;

/** Strength needed for the factory on a cell as far as a look and the owner's page tell. */
function strengthFromAfar({ known, held }: Fighter, index: number, owner: string | null): number {
  if (owner === null) {
    const walls = neutralWalls(likelySlots(known, index), held);
    return Math.max(MIN_PIKEMEN, PIKEMEN_PER_WALL * walls);
  }
  const power = known.players.get(owner)?.power ?? 0;
  return Math.max(MIN_PIKEMEN, Math.ceil(power * STRENGTH_SHARE_OF_POWER));
}

/** Whether the army that it takes costs too much, before anyone walks there. */
function isHopeless(fighter: Fighter, index: number, owner: string | null): boolean {
  const strength = strengthFromAfar(fighter, index, owner);
  const worth = worthOf(fighter, likelySlots(fighter.known, index));
  if (isTooCostly(fighter, strength, worth)) return true;
  return pikemenToBuy(fighter.known, strength - fighter.attack, shareForFactory(fighter)) === null;
}

/** Whether the factory is too small for a base of this level, which never changes back. */
const isTooSmall = ({ target }: { target: AssessedFactory }) =>
  target.refusal?.code === "FACTORY_TOO_SMALL";

/** The next intent toward the factory on this cell; null to leave it alone. */
function towardFactory(fighter: Fighter, index: number): Intent | null {
  const { known, held, isBold, level } = fighter;
  const id = classAt(known, index);
  if (id !== null) {
    const { minBaseLevel, maxBaseLevel, perPlayer } = FACTORY_CLASSES[id];
    if (level > maxBaseLevel || (fighter.wants && level < minBaseLevel)) return null;
    const isFull = countOfClass(known, id) >= perPlayer;
    if (isFull && fighter.temperament.motives.raid === 0) return null;
  }
  const { sightings, assessed } = known;
  const assessment = assessed.get(index);
  if (assessment?.targetType === "factory" && isTooSmall(assessment)) return null;
  const sighting = sightings.get(index);
  // Safe ones are left to those who plunder, and looked at again as soon as anyone may take them.
  if (isSafe(fighter, index) && fighter.temperament.motives.raid === 0) return null;
  const isSettled = held > 0 && !isBold;
  const assessedMs = isSettled ? SETTLED_MS : ASSESSED_MS;
  const sightingMs = (sighting?.owner ?? null) === null ? FREE_FACTORY_VALID_MS : assessedMs;
  const wasSafe =
    sighting !== undefined &&
    sighting.safeUntil > sighting.seenAt &&
    sighting.safeUntil <= known.now;
  if (wasSafe || !isRecent(known, sighting?.seenAt, sightingMs))
    return { do: "look", at: cellAt(index) };
  const isAssessed =
    assessment?.targetType === "factory" &&
    isRecent(known, assessment.seenAt, assessedMs) &&
    assessment.seenAt >= (sighting?.seenAt ?? 0);
  // The more recent observation decides who owns it.
  const owner = isAssessed
    ? (assessment.target.owner?.user.username ?? null)
    : (sighting?.owner ?? null);
  const may = mayTakeFrom(fighter, owner);
  if (may === false) return null;
  if (may === null && owner !== null) return { do: "inquire", username: owner };
  if (isAssessed) return intentAtFactory(fighter, assessment.target);
  if (isHopeless(fighter, index, owner)) return null;
  return { do: "assess", targetType: "factory" };
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
  const assessment = assessed.get(index);
  const scouted = assessment?.targetType === "factory" ? assessment.target.scout?.slots : null;
  return scouted ?? sightings.get(index)?.slots ?? null;
}

/** The slots of a factory, or else the middle of its class, or of the smallest one. */
function likelySlots(known: Knowledge, index: number): number {
  const { minSlots, maxSlots } = FACTORY_CLASSES[known.sightings.get(index)?.class ?? "small"];
  return knownSlots(known, index) ?? (minSlots + maxSlots) / 2;
}

/** The value of a factory with these slots. */
function worthOf({ known, isNewcomer }: Fighter, slots: number): number {
  const perDay = FACTORY_CLASSES[factoryClass(slots)].digsPerDay * averageDig(known);
  return (isNewcomer ? FIRST_WORTH : slots * SLOT_WORTH) + perDay * HELD_DAYS;
}

/**
 * The value of factories by cell, or if no more are wanted, a quarter of a day's output of a medium
 * one, for a plunder.
 */
function factoryWorths(fighter: Fighter) {
  const { known, wants, isNewcomer } = fighter;
  const { small, medium, works } = FACTORY_CLASSES;
  const ofPlunder = (medium.digsPerDay * averageDig(known)) / 4;
  if (!wants) return { max: ofPlunder, worthAt: () => ofPlunder };
  // What newcomers may have is small.
  const hiddenSlots = isNewcomer ? small.maxSlots : medium.maxSlots;
  return {
    max: worthOf(fighter, works.maxSlots),
    worthAt: (index: number) =>
      isSafe(fighter, index)
        ? ofPlunder
        : worthOf(fighter, knownSlots(known, index) ?? hiddenSlots),
  };
}

/** How far to go for a factory. A weak army can take few, so looking at many is not worth it. */
function reachOf({ isNewcomer, attack }: Fighter): number {
  if (isNewcomer) return FIRST_REACH;
  return attack < STRONG ? WEAK_REACH : CAPTURE_REACH;
}

/** Whether a far factory is worth the way: works, for a base that may have them. */
function isFarWorks({ known, level }: Fighter, index: number, steps: number): boolean {
  if (level < FACTORY_CLASSES.works.minBaseLevel || steps > WORKS_REACH) return false;
  const slots = knownSlots(known, index);
  return slots !== null && factoryClass(slots) === "works";
}

/**
 * Fights for a nearby factory: a free one, or (the bold, or as a first one) an attackable player's;
 * or plunders its store.
 */
export const captureFactory: Proposer = (known, temperament) => {
  const fighter = fighterOf(known, temperament);
  const { wants, attack } = fighter;
  if (!wants && temperament.motives.raid === 0) return [];
  if (pikemenToBuy(known, MIN_PIKEMEN - attack, shareForFactory(fighter)) === null) return [];
  const here = position(known);
  const ownCells = known.factories.map(({ factory }) => cellIndex(factory));
  const reach = reachOf(fighter);
  const { max, worthAt } = factoryWorths(fighter);
  let best: Proposal | null = null;
  let bestRate = 0;
  for (const index of known.land.of("factory")) {
    const steps = stepsTo(here, index);
    if (steps > reach && !isFarWorks(fighter, index, steps)) continue;
    if (max / (steps + 1) <= bestRate || ownCells.includes(index)) continue;
    const intent = towardFactory(fighter, index);
    if (intent === null) continue;
    const worth = worthAt(index);
    if (worth / (steps + 1) <= bestRate || isBarred(known, index, intent)) continue;
    const isRemote = intent.do === "look" || intent.do === "inquire";
    const motive = wants ? "capture" : "raid";
    best = isRemote
      ? // A look takes no way, but it is only worth what comes of it.
        { motive, intent, at: here, worth: worth / (steps + 1) }
      : { motive, intent, at: cellAt(index), worth };
    bestRate = worth / (steps + 1);
  }
  return best === null ? [] : [best];
};

/** Whether this next intent, or a capture here, was recently refused or lost. */
function isBarred(known: Knowledge, index: number, next: Intent): boolean {
  if (known.refused.size === 0) return false;
  const at = cellAt(index);
  const steps: readonly Intent[] = [
    next,
    { do: "capture", from: null },
    { do: "plunder", from: "" },
    { do: "assess", targetType: "factory" },
    { do: "look", at },
  ];
  return steps.some((intent) => isRefused(known, intent, at));
}
