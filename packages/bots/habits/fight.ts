/** Factories and raids: look, walk there, ask what is known, and only then fight. */
import type { BattleTarget, FactoryTarget } from "@emberlode/contract";
import {
  cellAt,
  distance,
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
import { eachInRing } from "./rings.ts";
import type { Temperament } from "./temperament.ts";

/** Factories farther away than this are left alone. */
export const CAPTURE_REACH = 8;
/** Before the first factory every way is short enough. */
const FIRST_REACH = 25;
const RAID_REACH = 12;
/** Pikemen for each Wall of the guard, and at least. */
export const PIKEMEN_PER_WALL = 2;
export const FEWEST_PIKEMEN = 10;
/** What a factory is worth to who has none; less for each that one has. */
const FACTORY_WORTH = 20_000;
/** What a raid is worth before more is known. */
const RAID_WORTH = 6_000;
/** What a look at something that may be worth a fight is worth. */
const LOOK_WORTH = 4_000;
/** A look is good for this long, and an assessment that spoke against a fight. */
const LOOK_MS = 2 * HOUR;
const ASSESSED_MS = 4 * HOUR;
/** One's attack over the other's total power, at least. */
const RAID_ODDS = 0.75;
/** A quarter of a defence guards a factory, and half of the power is defence; doubled to be sure. */
const GUARD_OF_POWER = 1 / 4;

const attackPower = ({ status }: Knowledge): number =>
  power({ attackUnits: status.attack_units, defenseUnits: status.defense_units }).attack;

const isRecent = (known: Knowledge, at: number | undefined, ms: number): boolean =>
  at !== undefined && known.now - at < ms;

/** Attack strength that takes a factory: twice its Walls, or what may stand guard for its owner. */
function strengthFor(known: Knowledge, { scout, owner }: FactoryTarget): number {
  const slots = scout?.slots ?? STARTER_FACTORY.maxSlots;
  const walls = neutralWalls(slots, plainFactories(known));
  const guard = owner === null ? 0 : owner.power * GUARD_OF_POWER;
  return Math.max(FEWEST_PIKEMEN, PIKEMEN_PER_WALL * walls, Math.ceil(guard));
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
  return count > 0 ? { do: "buy units", side: "attack", index: 0, count } : { do: "capture" };
}

/** Whether somebody who holds a factory may lose it to this bot; null while that is not known. */
function mayTakeFrom(known: Knowledge, { drives }: Temperament, owner: string | null) {
  if (owner === null) return true;
  return drives.raid > 0 ? mayFight(known, owner) : false;
}

/** What comes next on the way to the factory on this cell; null for leaving it alone. */
function towardsFactory(known: Knowledge, temperament: Temperament, index: number): Intent | null {
  const { looked, assessed } = known;
  const cell = cellAt(index);
  const look = looked.get(index);
  if (!isRecent(known, look?.at, LOOK_MS)) return { do: "look", at: cell };
  const owner = look?.owner ?? null;
  const may = mayTakeFrom(known, temperament, owner);
  if (may === false) return null;
  if (may === null && owner !== null) return { do: "inquire", username: owner };
  const assessment = assessed.get(index);
  if (assessment?.of === "factory" && isRecent(known, assessment.at, ASSESSED_MS)) {
    return overFactory(known, temperament, assessment.target);
  }
  return { do: "assess", of: "factory" };
}

/** Takes a factory nearby: a free one, or as a raider that of somebody who may be fought. */
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
  const own = new Set(known.factories.map(({ factory: { x, y } }) => `${x}/${y}`));
  const proposals: Proposal[] = [];
  for (let ring = 0; ring <= (held === 0 ? FIRST_REACH : CAPTURE_REACH); ring++) {
    eachInRing(here, ring, (index) => {
      // The nearest of which something can be made is enough.
      if (proposals.length > 0 || known.cells[index] !== "factory") return;
      const at = cellAt(index);
      if (own.has(`${at.x}/${at.y}`) || isBarred(known, index)) return;
      const intent = towardsFactory(known, temperament, index);
      if (intent === null) return;
      const isFar = intent.do === "look" || intent.do === "inquire";
      proposals.push({ drive: "capture", intent, at: isFar ? here : at, worth });
    });
  }
  return proposals;
};

/** Whether a capture here was refused or lost a short while ago. */
function isBarred({ refused, now }: Knowledge, index: number): boolean {
  const { x, y } = cellAt(index);
  return ["capture", "assess", "look"].some(
    (what) => (refused.get(`${what} ${x}/${y}`) ?? 0) > now,
  );
}

/** Whether the base underfoot is worth an attack with what is known of it. */
function isWorthRaiding(known: Knowledge, target: BattleTarget): boolean {
  const { refusal, loot } = target;
  if (refusal !== null || target.power > attackPower(known) / RAID_ODDS) return false;
  return Math.max(loot.metal, loot.energy) > 0;
}

function towardsRaid(known: Knowledge, index: number, owner: string): Intent | null {
  const may = mayFight(known, owner);
  if (may === false) return null;
  if (may === null) return { do: "inquire", username: owner };
  const { assessed, players } = known;
  const strength = players.get(owner)?.power ?? null;
  if (strength !== null && strength > attackPower(known) / RAID_ODDS) return null;
  const seen = assessed.get(index);
  if (seen?.of === "base" && isRecent(known, seen.at, ASSESSED_MS)) {
    const { target } = seen;
    if (target.user.username !== owner || !isWorthRaiding(known, target)) return null;
    return { do: "attack", enemy: target.user._id };
  }
  return { do: "assess", of: "base" };
}

/** Raids a base nearby whose owner is old enough in the game, or began it. */
export const raid: Block = (known, { drives }) => {
  if (drives.raid === 0 || attackPower(known) < FEWEST_PIKEMEN) return [];
  const here = position(known);
  for (const [index, owner] of known.bases) {
    const at = cellAt(index);
    const { x, y } = at;
    if (distance(here, at) > RAID_REACH) continue;
    if ((known.refused.get(`attack ${x}/${y}`) ?? 0) > known.now) continue;
    const intent = towardsRaid(known, index, owner);
    if (intent === null) continue;
    const isFar = intent.do === "inquire";
    const worth = isFar ? LOOK_WORTH : RAID_WORTH;
    return [{ drive: "raid", intent, at: isFar ? here : at, worth }];
  }
  return [];
};
