/** The Base Locator (rules §14). */
import type { Refusal } from "../../result.ts";
import { locatorResult, nearestCell, type RelativePosition } from "./locator-result.ts";
import type { KnownBase, Tool, ToolEffect, ToolInput, ToolState } from "./tool.ts";

interface LocateBaseOutcome extends RelativePosition {
  tool: "base_locator";
  /** Locators left. */
  count: number;
  name: string;
}

/** Whether the owner's current or former guest name matches `searchedName`, which is lowercase. */
const isOf = ({ name, formerName = null }: KnownBase, searchedName: string): boolean =>
  name.toLowerCase() === searchedName || formerName?.toLowerCase() === searchedName;

/**
 * Finds the base of the named player (in any case) or, without a name, the nearest base of another
 * player. Refuses with `NOTHING_FOUND`.
 */
function locateBase(
  state: ToolState,
  input: ToolInput,
): ToolEffect<LocateBaseOutcome> | Refusal<"NOTHING_FOUND"> {
  const { player, bases } = state;
  const searchedName = input.username?.toLowerCase();
  const base = nearestCell(
    player,
    bases.filter((base) =>
      searchedName === undefined ? base.ownerId !== player.id : isOf(base, searchedName),
    ),
  );
  if (base === null) return { ok: false, code: "NOTHING_FOUND" };
  return locatorResult("base_locator", state, input, base, { name: base.name });
}

export const baseLocatorTool = {
  id: "base_locator",
  icon: "compass",
  basePrice: 1000,
  pack: 5,
  use: locateBase,
  needs: "bases",
} as const satisfies Tool;
