/** The Flag Locator (rules §14). */
import type { Refusal } from "../../result.ts";
import { locatorResult, nearestCell, type RelativePosition } from "./locator-result.ts";
import type { Tool, ToolEffect, ToolInput, ToolState } from "./tool.ts";

interface LocateFlagOutcome extends RelativePosition {
  tool: "flag_locator";
  /** Locators left. */
  count: number;
  /** Whether the factory is free. */
  free: boolean;
}

/**
 * Finds the nearest factory held by another player, else the nearest free one. Refuses with
 * `NOTHING_FOUND`.
 */
function locateFlag(
  state: ToolState,
  input: ToolInput,
): ToolEffect<LocateFlagOutcome> | Refusal<"NOTHING_FOUND"> {
  const { player, fields } = state;
  const factories = fields.filter(
    ({ type, ownerId }) => type === "factory" && ownerId !== player.id,
  );
  const ownedFactories = factories.filter(({ ownerId }) => ownerId !== null);
  const factory = nearestCell(player, ownedFactories) ?? nearestCell(player, factories);
  if (factory === null) return { ok: false, code: "NOTHING_FOUND" };
  return locatorResult("flag_locator", state, input, factory, { free: factory.ownerId === null });
}

export const flagLocatorTool = {
  id: "flag_locator",
  icon: "flying-flag",
  basePrice: 1200,
  pack: 5,
  use: locateFlag,
} as const satisfies Tool;
