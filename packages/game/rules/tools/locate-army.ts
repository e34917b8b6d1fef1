/** The Army Locator (rules §14). */
import { power } from "../../power.ts";
import { NO_CHANGES, type Result } from "../../result.ts";
import type { PlayerState, Position } from "../../state.ts";
import { type Found, foundAt, nearest } from "./ground.ts";
import { heldTools, spendTools, toolEntry } from "./held-tools.ts";

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
  const base = nearest(
    player,
    bases.filter(
      ({ ownerId, defense }) => ownerId !== player.id && defense < attack && mayAttack(ownerId),
    ),
  );
  if (base === null) return { ok: false, code: "NOTHING_FOUND" };
  const { name, defense, x, y } = base;
  return {
    ok: true,
    changes: {
      ...NO_CHANGES,
      players: [{ id: player.id, set: { tools } }],
      ledger: [toolEntry(player.id, "army_locator", { x, y, name })],
    },
    outcome: {
      tool: "army_locator",
      count: heldTools({ tools }, "army_locator"),
      ...foundAt(player, base),
      name,
      defense,
    },
  };
}
