/** The Flag Locator (rules §14). */
import type { Result } from "../../result.ts";
import type { PlayerState } from "../../state.ts";
import { type Found, type Ground, located, nearest } from "./ground.ts";
import { spendTools } from "./tool-counts.ts";

export interface LocateFlagState {
  player: PlayerState;
  /** All fields, or at least all factories. */
  fields: readonly Ground[];
}

export interface LocateFlagOutcome extends Found {
  tool: "flag_locator";
  /** Locators still held. */
  count: number;
  /** Whether nobody holds the factory. */
  free: boolean;
}

/**
 * Finds the nearest factory held by another player, else the nearest free one. Refuses with
 * `NOT_ENOUGH_TOOLS` and `NOTHING_FOUND`; then nothing is used up.
 */
export function locateFlag({
  player,
  fields,
}: LocateFlagState): Result<LocateFlagOutcome, "NOT_ENOUGH_TOOLS" | "NOTHING_FOUND"> {
  const tools = spendTools(player, "flag_locator", 1);
  if (tools === null) return { ok: false, code: "NOT_ENOUGH_TOOLS" };
  const factories = fields.filter(
    ({ type, ownerId }) => type === "factory" && ownerId !== player.id,
  );
  const held = factories.filter(({ ownerId }) => ownerId !== null);
  const factory = nearest(player, held) ?? nearest(player, factories);
  if (factory === null) return { ok: false, code: "NOTHING_FOUND" };
  const free = factory.ownerId === null;
  return located(player, { tool: "flag_locator", tools }, factory, { free });
}
