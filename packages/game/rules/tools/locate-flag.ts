/** The Flag Locator (rules §14). */
import { NO_CHANGES, type Result } from "../../result.ts";
import type { PlayerState } from "../../state.ts";
import { type Found, foundAt, type Ground, nearest } from "./ground.ts";
import { heldTools, spendTools, toolEntry } from "./held-tools.ts";

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
  const { x, y } = factory;
  const free = factory.ownerId === null;
  return {
    ok: true,
    changes: {
      ...NO_CHANGES,
      players: [{ id: player.id, set: { tools } }],
      ledger: [toolEntry(player.id, "flag_locator", { x, y, free })],
    },
    outcome: {
      tool: "flag_locator",
      count: heldTools({ tools }, "flag_locator"),
      ...foundAt(player, factory),
      free,
    },
  };
}
