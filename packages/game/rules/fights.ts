/** Recent fights of players and the limits that follow from them (rules §12, §13). */
import { ATTACK, SLOTS_PER_STANDING } from "../catalogue/battle.ts";
import { type FactoryClassId, factoryClass } from "../catalogue/factory-classes.ts";
import { NEW_PLAYER_START } from "../catalogue/limits.ts";
import { type Army, armyPower, totalSlots, usedSlots } from "../power.ts";
import type { Refusal } from "../result.ts";
import type { FactoryState, Fight, PlayerPatch, PlayerState } from "../state.ts";
import type { BattleAttacker } from "./battle-sides.ts";
import { countersToday } from "./daily-counters.ts";
import { isWithin, protectionLeft, waitLeft } from "./waits.ts";

/** Fights kept per player. Even the most popular target of a full world gets fewer a day. */
const MAX_FIGHTS = 500;

type Factories = readonly FactoryState[];
type FactorySlots = readonly Pick<FactoryState, "slots">[];

/** Standing of the owner of these factories: total slots / `SLOTS_PER_STANDING` (rules §11). */
export function armyStanding(factories: FactorySlots): number {
  return totalSlots(factories) / SLOTS_PER_STANDING;
}

/** The standing of both sides of a fight. */
export interface Standings {
  attacker: number;
  defender: number;
}

/** The level of the base among these factories, 0 without one. */
export function baseLevel(factories: Factories): number {
  return factories.find(({ type }) => type === "base")?.lvl ?? 0;
}

export function countPlainFactories(factories: Factories): number {
  return factories.filter(({ type }) => type === "factory").length;
}

/** Number of plain factories of a class (rules §13). */
export function countFactoriesOf(factories: Factories, id: FactoryClassId): number {
  return factories.filter(({ type, slots }) => type === "factory" && factoryClass(slots) === id)
    .length;
}

/** Share of an army that its owner's slots can supply, 0..1 (rules §10). */
export function armySupply(player: Army, factories: FactorySlots): number {
  const slotsUsed = usedSlots(player);
  return slotsUsed === 0 ? 1 : Math.min(1, totalSlots(factories) / slotsUsed);
}

/** A player's attack units as the attacking side of a battle (rules §11). */
export function attackingArmy(player: Army, factories: FactorySlots): BattleAttacker {
  return {
    units: player.attackUnits,
    standing: armyStanding(factories),
    balanced: !armyPower(player).halved,
  };
}

export function hasAttackUnits({ attackUnits }: Pick<PlayerState, "attackUnits">): boolean {
  return attackUnits.some((count) => count > 0);
}

/** Ends the player's own beginner's shield, if it is still up (rules §2). */
export function withoutShield(
  { shieldUntil }: Pick<PlayerState, "shieldUntil">,
  now: number,
): Pick<PlayerPatch, "shieldUntil"> {
  return shieldUntil > now ? { shieldUntil: now } : {};
}

/** Fights within `ATTACK.historyMs` before `now`. */
export function recentFights(fights: readonly Fight[], now: number): readonly Fight[] {
  return fights.filter(({ at }) => isWithin(at, ATTACK.historyMs, now));
}

/** Whether a defense cost the defender nothing: no loot and no factory. */
function isHarmlessDefense({ role, place, won, loot }: Fight): boolean {
  return role === "defender" && loot === 0 && !(place === "factory" && won);
}

/**
 * The recent fights with a new one added; older ones, and those beyond `MAX_FIGHTS`, are dropped.
 * Defenses without a loss are dropped first, so empty victories cannot push out real raids.
 */
export function rememberFight(fights: readonly Fight[], fight: Fight): readonly Fight[] {
  const all = [...recentFights(fights, fight.at), fight];
  const excess = Math.max(0, all.length - MAX_FIGHTS);
  const harmless = new Set(all.filter(isHarmlessDefense).slice(0, excess));
  return all.filter((one) => !harmless.has(one)).slice(-MAX_FIGHTS);
}

/** Milliseconds until the attacker may attack this player in this place again; 0 for now. */
export function fightWait(
  attacker: PlayerState,
  target: { other: number; place: Fight["place"]; cooldownMs: number },
  now: number,
): number {
  const times = attacker.fights
    .filter(({ role }) => role === "attacker")
    .filter(({ other, place }) => other === target.other && place === target.place)
    .map(({ at }) => waitLeft(at + target.cooldownMs, target.cooldownMs, now));
  return Math.max(0, ...times);
}

/** Both sides of a fight with all their factories, including the bases. */
export interface Opponents {
  attacker: PlayerState;
  attackerFactories: Factories;
  defender: PlayerState;
  defenderFactories: Factories;
  /** Whether the defender is a labeled bot. */
  defenderIsBot?: boolean;
}

export type FightRefusal = "SHIELDED" | "NAP_PARTNER" | "TOO_WEAK" | "TOO_MANY_ATTACKS";

/** The refusal when the defender is too weak. */
export const TOO_WEAK = {
  ok: false,
  code: "TOO_WEAK",
  percent: ATTACK.weakShare * 100,
} as const satisfies Refusal;

/** Like `Opponents`, but with only the properties of the defender that can forbid a fight. */
export interface FightContext extends Omit<Opponents, "defender"> {
  defender: Pick<PlayerState, "id" | "shieldUntil" | "napPartners">;
}

/** Whether the defender's standing is below `ATTACK.weakShare` of the attacker's. */
export function isTooWeak({
  attackerFactories,
  defenderFactories,
}: Pick<Opponents, "attackerFactories" | "defenderFactories">): boolean {
  return armyStanding(defenderFactories) < armyStanding(attackerFactories) * ATTACK.weakShare;
}

/** Attacks left for a player today. */
export function attacksLeft(attacker: PlayerState, now: number): number {
  return Math.max(0, ATTACK.perDay - countersToday(attacker, now).attacks);
}

/**
 * Why one player may not attack another; null if they may: `SHIELDED` (with the time left),
 * `NAP_PARTNER`, `TOO_WEAK` (with the percentage), `TOO_MANY_ATTACKS` (`ATTACK.perDay`) (rules §12,
 * §13).
 * @param isProtectedByWeakness whether the defender is too weak, and nothing lifts that protection
 */
export function fightRefusal(
  { attacker, defender }: FightContext,
  isProtectedByWeakness: boolean,
  now: number,
): Refusal<FightRefusal> | null {
  const shieldedFor = protectionLeft(defender.shieldUntil, NEW_PLAYER_START.shieldMs, now);
  if (shieldedFor > 0) return { ok: false, code: "SHIELDED", waitMs: shieldedFor };
  const partners =
    attacker.napPartners.includes(defender.id) || defender.napPartners.includes(attacker.id);
  if (partners) return { ok: false, code: "NAP_PARTNER" };
  if (isProtectedByWeakness) return TOO_WEAK;
  return attacksLeft(attacker, now) > 0 ? null : { ok: false, code: "TOO_MANY_ATTACKS" };
}
