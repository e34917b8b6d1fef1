/** What players remember of their fights, and what it forbids (rules §12, §13). */
import { ATTACK, SLOTS_PER_STANDING } from "../catalogue/battle.ts";
import { type Army, power, totalSlots, usedSlots } from "../power.ts";
import type { Refusal } from "../result.ts";
import type { FactoryState, Fight, PlayerState } from "../state.ts";
import type { BattleAttacker } from "./battle-sides.ts";
import { countersToday } from "./daily-counters.ts";

/** Fights that a player remembers; the most wanted target of a whole world meets fewer a day. */
const MEMORY_SIZE = 500;

type Factories = readonly FactoryState[];
/** Just the room that factories give. */
type Room = readonly Pick<FactoryState, "slots">[];

/** Standing of the owner of these factories: total slots / 200 (rules §11). */
export function standing(factories: Room): number {
  return totalSlots(factories) / SLOTS_PER_STANDING;
}

/** The level of the base among these factories, 0 without one. */
export function baseLevel(factories: Factories): number {
  return factories.find(({ type }) => type === "base")?.lvl ?? 0;
}

/** Plain factories among these. */
export function plainFactories(factories: Factories): number {
  return factories.filter(({ type }) => type === "factory").length;
}

/** Share of an army that its owner's slots can keep up, 0..1 (rules §10). */
export function supply(player: Army, factories: Room): number {
  const used = usedSlots(player);
  return used === 0 ? 1 : Math.min(1, totalSlots(factories) / used);
}

/** All attack units of a player, as they go to battle (rules §11). */
export function attackingArmy(player: Army, factories: Room): BattleAttacker {
  return {
    units: player.attackUnits,
    standing: standing(factories),
    balanced: !power(player).halved,
  };
}

/** Whether the player has any attack unit to send. */
export function hasAttackUnits({ attackUnits }: Pick<PlayerState, "attackUnits">): boolean {
  return attackUnits.some((count) => count > 0);
}

/** Fights of the last 24 hours before `now`. */
export function recentFights(fights: readonly Fight[], now: number): readonly Fight[] {
  return fights.filter(({ at }) => at > now - ATTACK.memoryMs);
}

/** The memory with a new fight in it; those older than 24 hours, or too many, are forgotten. */
export function rememberFight(fights: readonly Fight[], fight: Fight): readonly Fight[] {
  return [...recentFights(fights, fight.at), fight].slice(-MEMORY_SIZE);
}

/** Milliseconds until the attacker may go at this player in this place again; 0 for now. */
export function fightWait(
  attacker: PlayerState,
  target: { other: number; place: Fight["place"]; againMs: number },
  now: number,
): number {
  const times = attacker.fights
    .filter(({ role }) => role === "attacker")
    .filter(({ other, place }) => other === target.other && place === target.place)
    .map(({ at }) => at + target.againMs - now);
  return Math.max(0, ...times);
}

/** Both players of a fight with everything they own, the bases included. */
export interface Opponents {
  attacker: PlayerState;
  attackerFactories: Factories;
  defender: PlayerState;
  defenderFactories: Factories;
}

/** Why weakness does not protect somebody: of one's own size, or an exception for the weak (rules §12). */
export type FightOpening = "size" | "revenge";

export type FightRefusal = "SHIELDED" | "NAP_PARTNER" | "TOO_WEAK" | "TOO_MANY_ATTACKS";

/** The same with of the defender only what can forbid a fight. */
export interface FightQuestion extends Omit<Opponents, "defender"> {
  defender: Pick<PlayerState, "id" | "shieldUntil" | "napPartners">;
}

/**
 * What opens the defender to the attacker as far as standing goes; null for a defender too weak. A
 * standing below 20 % of the attacker's protects, but not who attacked this one within 24 hours.
 */
export function fightOpening(question: FightQuestion, now: number): FightOpening | null {
  const { attacker, attackerFactories, defender, defenderFactories } = question;
  const least = standing(attackerFactories) * ATTACK.weakShare;
  if (standing(defenderFactories) >= least) return "size";
  const struckFirst = recentFights(attacker.fights, now).some(
    ({ other, role }) => other === defender.id && role === "defender",
  );
  return struckFirst ? "revenge" : null;
}

/** Attacks that are left to a player today. */
export function attacksLeft(attacker: PlayerState, now: number): number {
  return Math.max(0, ATTACK.perDay - countersToday(attacker, now).attacks);
}

/**
 * Why one player may not fight another, whatever the place; null when they may. `SHIELDED` (with
 * the time left), `NAP_PARTNER`, `TOO_WEAK` (a standing below 20 % of the attacker's, unless that
 * player attacked this one within 24 hours), `TOO_MANY_ATTACKS` (20 a day) (rules §12).
 */
export function fightRefusal(question: FightQuestion, now: number): Refusal<FightRefusal> | null {
  const { attacker, defender } = question;
  if (defender.shieldUntil > now) {
    return { ok: false, code: "SHIELDED", waitMs: defender.shieldUntil - now };
  }
  const partners =
    attacker.napPartners.includes(defender.id) || defender.napPartners.includes(attacker.id);
  if (partners) return { ok: false, code: "NAP_PARTNER" };
  if (fightOpening(question, now) === null) return { ok: false, code: "TOO_WEAK" };
  return attacksLeft(attacker, now) > 0 ? null : { ok: false, code: "TOO_MANY_ATTACKS" };
}
