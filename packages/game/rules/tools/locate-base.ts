/** The Base Locator (rules §14). */
import type { Result } from "../../result.ts";
import type { PlayerState } from "../../state.ts";
import { type Found, located, nearest } from "./ground.ts";
import type { KnownBase } from "./locate-army.ts";
import { spendTools } from "./tool-counts.ts";

export interface LocateBaseState {
  player: PlayerState;
  bases: readonly Omit<KnownBase, "defense">[];
}

export interface LocateBaseOutcome extends Found {
  tool: "base_locator";
  /** Locators still held. */
  count: number;
  name: string;
}

/**
 * Finds the base of the named player (whatever the case of the name), or without a name the nearest
 * base of somebody else. Refuses with `NOT_ENOUGH_TOOLS` and `NOTHING_FOUND`; then nothing is used
 * up.
 */
export function locateBase(
  { player, bases }: LocateBaseState,
  { username }: { username?: string | undefined },
): Result<LocateBaseOutcome, "NOT_ENOUGH_TOOLS" | "NOTHING_FOUND"> {
  const tools = spendTools(player, "base_locator", 1);
  if (tools === null) return { ok: false, code: "NOT_ENOUGH_TOOLS" };
  const wanted = username?.toLowerCase();
  const base = nearest(
    player,
    bases.filter(({ ownerId, name }) =>
      wanted === undefined ? ownerId !== player.id : name.toLowerCase() === wanted,
    ),
  );
  if (base === null) return { ok: false, code: "NOTHING_FOUND" };
  return located(player, { tool: "base_locator", tools }, base, { name: base.name });
}
