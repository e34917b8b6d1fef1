/** The Army Locator (rules §14). */
import { power } from "../../power.ts";
import type { Result } from "../../result.ts";
import type { PlayerState, Position } from "../../state.ts";
import { type Found, located, nearest } from "./ground.ts";
import { spendTools } from "./tool-counts.ts";

/** A base with what anybody may know of its owner. */
export interface KnownBase extends Position {
  ownerId: number;
  name: string;
  /** The owner's defence strength: sum of strength times count. */
  defense: number;
}

export interface LocateArmyState {
  player: PlayerState;
  bases: readonly KnownBase[];
  /** Whether the rules of attack let the player attack this owner's base now (rules §12). */
  mayAttack: (ownerId: number) => boolean;
}

export interface LocateArmyOutcome extends Found {
  tool: "army_locator";
  /** Locators still held. */
  count: number;
  name: string;
  defense: number;
}

/** Whether an attack of this strength is more than the weakest defence there can be. */
export function canBeatSomebody(attack: number): boolean {
  return attack > 0;
}

/**
 * Finds the nearest base whose defence is weaker than the player's attack and that may be attacked.
 * Refuses with `NOT_ENOUGH_TOOLS` and `NOTHING_FOUND`; then nothing is used up.
 */
export function locateArmy({
  player,
  bases,
  mayAttack,
}: LocateArmyState): Result<LocateArmyOutcome, "NOT_ENOUGH_TOOLS" | "NOTHING_FOUND"> {
  const tools = spendTools(player, "army_locator", 1);
  if (tools === null) return { ok: false, code: "NOT_ENOUGH_TOOLS" };
  const { attack } = power(player);
  if (!canBeatSomebody(attack)) return { ok: false, code: "NOTHING_FOUND" };
  const base = nearest(
    player,
    bases.filter(
      ({ ownerId, defense }) => ownerId !== player.id && defense < attack && mayAttack(ownerId),
    ),
  );
  if (base === null) return { ok: false, code: "NOTHING_FOUND" };
  const { name, defense } = base;
  const found = located(player, { tool: "army_locator", tools }, base, { name });
  return { ...found, outcome: { ...found.outcome, defense } };
}
