/** Whether the player can act on a goal now, by what the page knows. */
import type { LoginPayload, Position } from "@emberlode/contract";
import {
  armyPower,
  baseUpgrade,
  type CaptureMode,
  EXCAVATOR_PART_IDS,
  EXCAVATOR_PARTS,
  EXCHANGE,
  FACTORY_CLASSES,
  type GoalId,
  isEffortAvailable,
  LOCATOR_IDS,
  MAX_CANDLES,
  maxPlainFactories,
  maxTransfer,
  RESOURCES,
  researchRefusal,
  type Side,
  STAKES,
  TECHS,
  type ToolId,
  techPurchase,
  UNITS,
  unitPurchase,
  veinsStillPay,
} from "@emberlode/game";
import { armyOf, buyerOf } from "../army/army.ts";
import type { Goal, GoalPlace } from "./goals.ts";

/** What the page knows of the fight at a place. */
export interface FightFacts {
  /** Whether the server refuses it for a reason that no army lifts, as of the last visit. */
  isRefused: boolean;
  /** Whether another player defends it: a peace and the day's limit stop that. */
  isOwned: boolean;
  /** Whether it would end the player's shield. */
  endsShield: boolean;
  /** Strength of the guard, at least; 0 if nothing is known of it. */
  guard: number;
  /** Metal and energy that a plunder would take; null if unknown. */
  spoils: number | null;
}

/** Everything that decides which goals are possible. */
export interface Situation {
  user: Pick<LoginPayload["user"], "isGuest" | "items" | "status">;
  baseLevel: number;
  /** Whether the page is asking the guest for a name anyway. */
  isAskedForName: boolean;
  isShielded: boolean;
  /** Metal and energy in all stores. */
  stored: number;
  /** Whether the wait after the last division of the garrison is over. */
  isGarrisonReady: boolean;
  /** Whether players can fight each other now, and some of the day's attacks are left. */
  canFightPlayers: boolean;
  /** Level of a research; 0 while unknown. */
  levelOf: (research: ToolId) => number;
  /** How many of a tool the player has; 0 while unknown. */
  countOf: (tool: ToolId) => number;
  /** The place to go to; null if none is known. */
  placeOf: (place: GoalPlace) => Position | null;
  fightAt: (at: Position, mode: CaptureMode | "raid") => FightFacts;
}

type Condition = (situation: Situation) => boolean;

const canBuy =
  (side: Side): Condition =>
  ({ user }) =>
    unitPurchase(buyerOf(user.status), { side, index: 0, count: 1 }).ok;

const canLearn: Condition = ({ user }) =>
  TECHS.attack.some(
    (_tech, index) => techPurchase(buyerOf(user.status), { side: "attack", index }).ok,
  );

const canUpgrade: Condition = ({ user, baseLevel }) => baseUpgrade(user.status, baseLevel).ok;

const attackPower = ({ user }: Situation) => armyPower(armyOf(user.status)).attack;

/** Whether the player's army may fight at the place of a goal, and has a chance. */
function canWin(situation: Situation, place: GoalPlace, mode: CaptureMode | "raid"): boolean {
  const at = situation.placeOf(place);
  const power = attackPower(situation);
  if (at === null || power === 0) return false;
  const { isRefused, isOwned, guard } = situation.fightAt(at, mode);
  // A Pikeman beats a Wall, so equal strength is enough.
  return !isRefused && power >= guard && (!isOwned || situation.canFightPlayers);
}

const canCapture =
  (place: "factory" | "medium" | "works"): Condition =>
  (situation) =>
    situation.user.status.factories - 1 < maxPlainFactories(situation.baseLevel) &&
    canWin(situation, place, "capture");

/** What the cheapest unit costs, the Pikeman. */
const CHEAPEST_UNIT = Math.min(...UNITS.attack.map(({ metal, energy }) => metal + energy));

/** Whether the store is not known to hold less than a lost Pikeman costs. */
function isWorthPlundering({ placeOf, fightAt }: Situation): boolean {
  const at = placeOf("plunder");
  const spoils = at && fightAt(at, "plunder").spoils;
  return spoils === null || spoils >= CHEAPEST_UNIT;
}

const canGetPart: Condition = ({ user: { items, status } }) =>
  EXCAVATOR_PART_IDS.some((id) => {
    const { paidIn, price } = EXCAVATOR_PARTS[id];
    return status[paidIn] >= price || items.some(({ item, count }) => item === id && count > 0);
  });

const canDeposit: Condition = ({ user: { status }, levelOf }) => {
  const banked = { metal: status.bankMetal, energy: status.bankEnergy };
  const holdings = { carried: status, banked, level: levelOf("bank") };
  return RESOURCES.some((resource) => maxTransfer(holdings, "deposit", resource) > 0);
};

const carries =
  (minAmount: number): Condition =>
  ({ user: { status } }) =>
    status.metal >= minAmount || status.energy >= minAmount;

/** Conditions besides a place to go to; goals without one are always possible. */
const CONDITIONS: Readonly<Partial<Record<GoalId, Condition>>> = {
  name: ({ user, isAskedForName }) => user.isGuest && !isAskedForName,
  pikeman: canBuy("attack"),
  wall: canBuy("defense"),
  effort: ({ user }) => isEffortAvailable(20, user.status.fatigue.digs),
  candle: ({ user }) => user.status.candle < MAX_CANDLES,
  level2: canUpgrade,
  // For the first factory.
  squad: (situation) => situation.user.status.factories <= 1 && canBuy("attack")(situation),
  factory: canCapture("factory"),
  tech: canLearn,
  collect: ({ stored }) => stored > 0,
  part: canGetPart,
  exchange: carries(EXCHANGE.minAmount),
  vein: ({ user: { status } }) => veinsStillPay(status.fatigue.digs, status.fatigue.veins),
  card: ({ user, baseLevel, levelOf }) =>
    researchRefusal("bank", { carried: user.status, baseLevel, level: levelOf("bank") }) === null,
  deposit: canDeposit,
  mines: ({ countOf }) => countOf("mines") > 0,
  locator: ({ countOf }) => LOCATOR_IDS.some((tool) => countOf(tool) > 0),
  holdings: canCapture("factory"),
  medium: canCapture("medium"),
  garrison: ({ user: { status }, isGarrisonReady }) =>
    status.factories > 1 && isGarrisonReady && status.defense_units.some((count) => count > 0),
  // Guests take nothing from stores.
  plunder: (situation) =>
    !situation.user.isGuest &&
    canWin(situation, "plunder", "plunder") &&
    isWorthPlundering(situation),
  market: carries(1),
  casino: carries(STAKES.min),
  battle: (situation) => canWin(situation, "base", "raid"),
  rank: canBuy("attack"),
  level5: canUpgrade,
  works: canCapture("works"),
};

const FIGHTS: Readonly<Partial<Record<GoalPlace, CaptureMode | "raid">>> = {
  factory: "capture",
  medium: "capture",
  works: "capture",
  plunder: "plunder",
  base: "raid",
};

const placeOfLink = ({ link }: Pick<Goal, "link">): GoalPlace | null =>
  typeof link === "object" && "at" in link ? link.at : null;

/** Whether the goal's deed would end the player's shield (rules §2). */
export function endsShield(goal: Pick<Goal, "id" | "link">, situation: Situation): boolean {
  if (goal.id === "mines") return situation.isShielded;
  const place = placeOfLink(goal);
  const mode = place === null ? undefined : FIGHTS[place];
  if (place === null || mode === undefined) return false;
  const at = situation.placeOf(place);
  return at !== null && situation.fightAt(at, mode).endsShield;
}

/** What the player has to reach or research before a goal. */
export type Requirement = { level: number } | { research: ToolId };

const REQUIRED_RESEARCH = { deposit: "bank", market: "market", casino: "casino" } as const;

/** The requirement of a goal that the player does not meet yet, or null. */
export function requirementOf(
  id: GoalId,
  { baseLevel, levelOf }: Pick<Situation, "baseLevel" | "levelOf">,
): Requirement | null {
  if (id === "works") {
    const level = FACTORY_CLASSES.works.minBaseLevel;
    return baseLevel < level ? { level } : null;
  }
  if (id !== "deposit" && id !== "market" && id !== "casino") return null;
  const research = REQUIRED_RESEARCH[id];
  return levelOf(research) === 0 ? { research } : null;
}

/** Whether the player can act on a goal now, without a price that the goal does not name. */
export function isPossibleNow(goal: Pick<Goal, "id" | "link">, situation: Situation): boolean {
  const place = placeOfLink(goal);
  if (requirementOf(goal.id, situation) !== null) return false;
  if (place !== null && situation.placeOf(place) === null) return false;
  return (CONDITIONS[goal.id]?.(situation) ?? true) && !endsShield(goal, situation);
}
