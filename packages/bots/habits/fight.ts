/** Factories and raids: look, walk there, ask what is known, and only then fight. */
import type { BattleTarget, FactoryTarget } from "@emberlode/contract";
import {
  baseUpgradeCost,
  cellAt,
  cellIndex,
  DAY,
  HOUR,
  maxPlainFactories,
  neutralWalls,
  power,
  STARTER_FACTORY,
  UNITS,
} from "@emberlode/game";
import { mayFight, mayHoldOneMore } from "./fair-play.ts";
import type { Intent } from "./intent.ts";
import { type Knowledge, ownBase, plainFactories, position } from "./knowledge.ts";
import type { Block, Proposal } from "./proposal.ts";
import { stepsTo } from "./rings.ts";
import type { Temperament } from "./temperament.ts";

/** Factories farther away than this are left alone. */
export const CAPTURE_REACH = 8;
/** Before the first factory every way is short enough. */
const FIRST_REACH = 25;
const RAID_REACH = 12;
/** Pikemen for each Wall of the guard, and at least. */
export const PIKEMEN_PER_WALL = 2;
export const FEWEST_PIKEMEN = 10;
/** Who could pay the first troops so many times needs to save no longer. */
const WELL_OFF = 4;
/** What a factory is worth to who has none; less for each that one has. */
const FACTORY_WORTH = 20_000;
/** Raids begin once one part in so many of the day's digs is done: loot is a share of what was dug. */
const WORK_BEFORE_RAIDS = 2;
/** Less and more than this no raid is thought to bring. */
const LEAST_RAID = 500;
const BEST_RAID = 50_000;
/** Of the price of the next level so much is carried. */
const CARRIED_OF_PRICE = 1 / 40;
/** What the cheapest troops cost for each point of strength, in metal and energy together. */
const STRENGTH_PRICE = 150;
/** What is saved for once the base has its last level: troops and techs, about as much as for that level. */
const LAST_LEVEL_PRICE = 1_000_000;
/** What a look at something that may be worth a fight is worth. */
const LOOK_WORTH = 400;
/** A look that showed nobody is good for this long. */
const LOOK_MS = 2 * HOUR;
/** One that showed an owner, and an assessment that spoke against a fight, longer. */
const ASSESSED_MS = 12 * HOUR;
/** The more so for who has a factory already. */
const SETTLED_MS = 3 * DAY;
/** One's attack over the other's total power, at least. */
const RAID_ODDS = 0.75;
/** A quarter of a defense guards a factory, and half of the power is defense; doubled to be sure. */
const GARRISON_OF_POWER = 1 / 4;

const attackPower = ({ status }: Knowledge): number =>
  power({ attackUnits: status.attack_units, defenseUnits: status.defense_units }).attack;

const isRecent = (known: Knowledge, at: number | undefined, ms: number): boolean =>
  at !== undefined && known.now - at < ms;

/** Attack strength that takes a factory: twice its Walls, or what may stand guard for its owner. */
function strengthFor(known: Knowledge, { scout, owner }: FactoryTarget): number {
  const slots = scout?.slots ?? STARTER_FACTORY.maxSlots;
  const walls = neutralWalls(slots, plainFactories(known));
  const garrison = owner === null ? 0 : owner.power * GARRISON_OF_POWER;
  return Math.max(FEWEST_PIKEMEN, PIKEMEN_PER_WALL * walls, Math.ceil(garrison));
}

/** Pikemen that are lacking for an attack of this strength; null when they cannot be had. */
function pikemenToBuy({ status }: Knowledge, lacking: number, share: number): number | null {
  const [pikeman] = UNITS.attack;
  if (lacking <= 0 || pikeman === undefined) return 0;
  const isAffordable =
    pikeman.metal * lacking <= status.metal * share &&
    pikeman.energy * lacking <= status.energy * share &&
    pikeman.slots * lacking <= status.slots;
  return isAffordable ? lacking : null;
}

/** Whether the first factory is still to come. */
export function wantsFirstFactory(known: Knowledge, { factories }: Temperament): boolean {
  return factories > 0 && plainFactories(known) === 0 && mayHoldOneMore(known);
}

/** Whether what is carried is kept for the first factory: until it would pay the troops several times. */
export function savesForFactory(known: Knowledge, temperament: Temperament): boolean {
  return wantsFirstFactory(known, temperament) && !isWellOff(known);
}

function isWellOff({ status: { metal, energy } }: Knowledge): boolean {
  const [pikeman] = UNITS.attack;
  const count = FEWEST_PIKEMEN * WELL_OFF;
  return (
    pikeman !== undefined && metal >= pikeman.metal * count && energy >= pikeman.energy * count
  );
}

/** Whether ten Pikemen are there, or can be had for all that is carried. */
export function hasFirstTroops(known: Knowledge): boolean {
  return pikemenToBuy(known, FEWEST_PIKEMEN - attackPower(known), 1) !== null;
}

/** Before the first factory troops may cost everything. */
const shareForFactory = (known: Knowledge, { forTroops }: Temperament) =>
  plainFactories(known) === 0 ? 1 : forTroops;

/** What to do about the factory underfoot, of which this is known. */
function overFactory(
  known: Knowledge,
  temperament: Temperament,
  target: FactoryTarget,
): Intent | null {
  // What the lack of an army forbids, a purchase mends.
  if (target.refusal !== null && target.refusal.code !== "NO_ARMY") return null;
  const lacking = strengthFor(known, target) - attackPower(known);
  const count = pikemenToBuy(known, lacking, shareForFactory(known, temperament));
  if (count === null) return null;
  if (count > 0) return { do: "buy units", side: "attack", index: 0, count };
  return { do: "capture", from: target.owner?.user.username ?? null };
}

/** Whether somebody who holds a factory may lose it to this bot; null while that is not known. */
function mayTakeFrom(known: Knowledge, { drives }: Temperament, owner: string | null) {
  if (owner === null) return true;
  // Where all are taken, even the peaceful take a first one.
  return drives.raid > 0 || plainFactories(known) === 0 ? mayFight(known, owner) : false;
}

/** Whether the factory is one of those that bases of this size cannot hold: they never will. */
const isTooSmall = ({ target }: { target: FactoryTarget }) =>
  target.refusal?.code === "FACTORY_TOO_SMALL";

/** What comes next on the way to the factory on this cell; null for leaving it alone. */
function towardFactory(known: Knowledge, temperament: Temperament, index: number): Intent | null {
  const { looked, assessed } = known;
  const assessment = assessed.get(index);
  if (assessment?.of === "factory" && isTooSmall(assessment)) return null;
  const look = looked.get(index);
  const assessedMs = plainFactories(known) === 0 ? ASSESSED_MS : SETTLED_MS;
  const lookMs = (look?.owner ?? null) === null ? LOOK_MS : assessedMs;
  if (!isRecent(known, look?.at, lookMs)) return { do: "look", at: cellAt(index) };
  const isAssessed =
    assessment?.of === "factory" &&
    isRecent(known, assessment.at, assessedMs) &&
    assessment.at >= (look?.at ?? 0);
  // Whatever was seen last says whose it is.
  const owner = isAssessed
    ? (assessment.target.owner?.user.username ?? null)
    : (look?.owner ?? null);
  const may = mayTakeFrom(known, temperament, owner);
  if (may === false) return null;
  if (may === null && owner !== null) return { do: "inquire", username: owner };
  if (isAssessed) return overFactory(known, temperament, assessment.target);
  return { do: "assess", of: "factory" };
}

/** Takes a factory nearby: a free one, or as a raider or for a first that of somebody who may be fought. */
export const captureFactory: Block = (known, temperament) => {
  const base = ownBase(known);
  const held = plainFactories(known);
  if (base === undefined || !mayHoldOneMore(known)) return [];
  if (held >= Math.min(temperament.factories, maxPlainFactories(base.lvl))) return [];
  const share = shareForFactory(known, temperament);
  const lacking = FEWEST_PIKEMEN - attackPower(known);
  if (pikemenToBuy(known, lacking, share) === null) return [];
  const worth = FACTORY_WORTH / (held + 1);
  const here = position(known);
  const isOwn = (index: number) =>
    known.factories.some(({ factory }) => cellIndex(factory) === index);
  // The nearest of which something can be made is enough.
  let nearest = (held === 0 ? FIRST_REACH : CAPTURE_REACH) + 1;
  let proposal: Proposal | null = null;
  for (const index of known.land.of("factory")) {
    const away = stepsTo(here, index);
    if (away >= nearest) continue;
    const intent = towardFactory(known, temperament, index);
    if (intent === null || isOwn(index) || isBarred(known, index)) continue;
    const isFar = intent.do === "look" || intent.do === "inquire";
    proposal = { drive: "capture", intent, at: isFar ? here : cellAt(index), worth };
    nearest = away;
  }
  return proposal === null ? [] : [proposal];
};

/** Whether a capture here was refused or lost a short while ago. */
function isBarred({ refused, now }: Knowledge, index: number): boolean {
  const { x, y } = cellAt(index);
  return ["capture", "assess", "look"].some(
    (what) => (refused.get(`${what} ${x}/${y}`) ?? 0) > now,
  );
}

/** What an attack costs in troops: half of them against as many, ever fewer against fewer. */
function lossesAgainst(known: Knowledge, target: BattleTarget): number {
  const attack = attackPower(known);
  const defense = Math.min(attack, target.power / 2);
  return (STRENGTH_PRICE * defense * defense) / (2 * attack);
}

/** What somebody carries who saves for the next level: little, as raiders learn, for most have a bank. */
function carriedBy({ baseLevel }: BattleTarget): number {
  return (baseUpgradeCost(baseLevel) ?? LAST_LEVEL_PRICE) * CARRIED_OF_PRICE;
}

/** What an attack on the base underfoot brings with what is known of it, less the troops that it costs. */
function raidWorth(known: Knowledge, target: BattleTarget): number {
  const { refusal, loot, power: strength } = target;
  if (refusal !== null || strength > attackPower(known) / RAID_ODDS) return 0;
  const share = Math.max(LEAST_RAID, (carriedBy(target) * loot.percent) / 100);
  const most = Math.max(loot.metal, loot.energy);
  return Math.max(0, Math.min(BEST_RAID, share, most) - lossesAgainst(known, target));
}

function towardRaid(known: Knowledge, index: number, owner: string): Intent | null {
  const may = mayFight(known, owner);
  if (may === false) return null;
  if (may === null) return { do: "inquire", username: owner };
  const { assessed, players } = known;
  const strength = players.get(owner)?.power ?? null;
  if (strength !== null && strength > attackPower(known) / RAID_ODDS) return null;
  const seen = assessed.get(index);
  if (seen?.of === "base" && isRecent(known, seen.at, ASSESSED_MS)) {
    const { target } = seen;
    if (target.user.username !== owner || raidWorth(known, target) === 0) return null;
    return { do: "attack", enemy: target.user._id };
  }
  return { do: "assess", of: "base" };
}

/** Raids a base nearby whose owner is old enough in the game, or began it. */
export const raid: Block = (known, { drives, digsPerDay }) => {
  if (drives.raid === 0 || attackPower(known) < FEWEST_PIKEMEN) return [];
  if (known.status.fatigue.digs * WORK_BEFORE_RAIDS < digsPerDay) return [];
  const here = position(known);
  let best: Proposal | null = null;
  let rate = 0;
  for (const [index, owner] of known.bases) {
    const steps = stepsTo(here, index);
    if (steps > RAID_REACH || BEST_RAID / (steps + 1) <= rate) continue;
    const at = cellAt(index);
    const { x, y } = at;
    if ((known.refused.get(`attack ${x}/${y}`) ?? 0) > known.now) continue;
    const intent = towardRaid(known, index, owner);
    if (intent === null) continue;
    const isFar = intent.do === "inquire";
    const worth = intent.do === "attack" ? lootAt(known, index) : LOOK_WORTH;
    const each = worth / ((isFar ? 0 : steps) + 1);
    if (each <= rate) continue;
    best = { drive: "raid", intent, at: isFar ? here : at, worth };
    rate = each;
  }
  return best === null ? [] : [best];
};

/** What a raid on an assessed base would be worth. */
function lootAt(known: Knowledge, index: number): number {
  const seen = known.assessed.get(index);
  return seen?.of === "base" ? raidWorth(known, seen.target) : 0;
}
