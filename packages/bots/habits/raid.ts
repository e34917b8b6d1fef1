/** Raids on bases: look, walk there, assess, and only then fight. */
import type { BattleTarget } from "@emberlode/contract";
import { ATTACK, baseUpgradeCost, cellAt } from "@emberlode/game";
import { stepsTo } from "./cells-by-distance.ts";
import { mayFight } from "./fair-play.ts";
import { ASSESSED_MS, attackPower, isRecent, MIN_PIKEMEN, STRENGTH_PRICE } from "./fight.ts";
import { floorOf, type Intent, isRefused, type Proposal, type Proposer } from "./intent.ts";
import { type Knowledge, type KnownPlayer, position } from "./knowledge.ts";

/** Maximum distance of bases to raid. */
const RAID_REACH = 12;
/** Raids start after this share of the day's digs, since loot is limited by what was dug. */
const RAID_DIGS_SHARE = 1 / 2;
/** Bounds of the expected value of a raid. */
const MIN_RAID_WORTH = 500;
const MAX_RAID_WORTH = 50_000;
/** Share of the price of the next level that players are assumed to carry. */
const CARRIED_SHARE_OF_PRICE = 1 / 40;
/** Savings goal once the base has its last level: units and techs, about as much as that level. */
const LAST_LEVEL_PRICE = 1_000_000;
/** Value of reading the page of a possible target, or of a look at one without power. */
const LOOK_WORTH = 400;
/** Minimum ratio of the bot's attack power to the target's total power. */
const RAID_ODDS = 0.75;

/** Estimated price of an attack's losses: half the units against equals, less against fewer. */
function lossesAgainst(known: Knowledge, power: number): number {
  const attack = attackPower(known);
  const defense = Math.min(attack, power / 2);
  return (STRENGTH_PRICE * defense * defense) / (2 * attack);
}

/** Estimated amount carried by a player saving for the next level: little, as most use a bank. */
function carriedBy(baseLevel: number): number {
  return (baseUpgradeCost(baseLevel) ?? LAST_LEVEL_PRICE) * CARRIED_SHARE_OF_PRICE;
}

/** Estimated value of a raid, less its losses, by the player's page: before anyone walks there. */
function worthByPage(known: Knowledge, { power, baseLevel }: KnownPlayer): number {
  if (power === null) return LOOK_WORTH;
  if (power > attackPower(known) / RAID_ODDS) return 0;
  const loot = Math.max(MIN_RAID_WORTH, (carriedBy(baseLevel ?? 1) * ATTACK.lootPercent) / 100);
  return Math.max(0, Math.min(MAX_RAID_WORTH, loot) - lossesAgainst(known, power));
}

/** Estimated value of attacking the base on the bot's field, less its losses. */
function raidWorth(known: Knowledge, target: BattleTarget): number {
  const { refusal, loot, power } = target;
  if (refusal !== null || power > attackPower(known) / RAID_ODDS) return 0;
  const expectedLoot = Math.max(MIN_RAID_WORTH, (carriedBy(target.baseLevel) * loot.percent) / 100);
  const maxLoot = Math.max(loot.metal, loot.energy);
  return Math.max(0, Math.min(MAX_RAID_WORTH, expectedLoot, maxLoot) - lossesAgainst(known, power));
}

function towardRaid(known: Knowledge, index: number, owner: string): Intent | null {
  const may = mayFight(known, owner);
  if (may === false) return null;
  if (may === null) return { do: "inquire", username: owner };
  const { assessed, players } = known;
  const page = players.get(owner);
  if (page !== undefined && worthByPage(known, page) === 0) return null;
  const assessment = assessed.get(index);
  if (assessment?.targetType === "base" && isRecent(known, assessment.seenAt, ASSESSED_MS)) {
    const { target } = assessment;
    if (target.user.username !== owner || raidWorth(known, target) === 0) return null;
    return { do: "attack", enemy: target.user._id };
  }
  return { do: "assess", targetType: "base" };
}

/** Raids a nearby base whose owner is old enough, or attacked first. */
export const raid: Proposer = (known, { motives, digsPerDay }, floor) => {
  if (motives.raid === 0 || attackPower(known) < MIN_PIKEMEN) return [];
  if (known.status.fatigue.digs < digsPerDay * RAID_DIGS_SHARE) return [];
  const here = position(known);
  let best: Proposal | null = null;
  let bestRate = floorOf(floor, motives.raid);
  for (const [index, owner] of known.bases) {
    const steps = stepsTo(here, index);
    if (steps > RAID_REACH || MAX_RAID_WORTH / (steps + 1) <= bestRate) continue;
    const at = cellAt(index);
    if (isRefused(known, { do: "attack", enemy: owner }, at)) continue;
    const intent = towardRaid(known, index, owner);
    if (intent === null || isRefused(known, intent, at)) continue;
    const isRemote = intent.do === "inquire";
    const worth = worthOf(known, index, intent);
    const rate = worth / ((isRemote ? 0 : steps) + 1);
    if (rate <= bestRate) continue;
    best = { motive: "raid", intent, at: isRemote ? here : at, worth };
    bestRate = rate;
  }
  return best === null ? [] : [best];
};

/** Estimated value of the next intent toward a raid on the base of a cell. */
function worthOf(known: Knowledge, index: number, intent: Intent): number {
  if (intent.do === "inquire") return LOOK_WORTH;
  const assessment = known.assessed.get(index);
  if (intent.do === "attack")
    return assessment?.targetType === "base" ? raidWorth(known, assessment.target) : 0;
  const page = known.players.get(known.bases.get(index) ?? "");
  return page === undefined ? LOOK_WORTH : worthByPage(known, page);
}
