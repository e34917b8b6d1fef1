/** The Base Locator (rules §14). */
import type { Refusal } from "../../result.ts";
import { type Found, located, nearest } from "./found.ts";
import type { KnownBase, Tool, ToolInput, ToolState, Used } from "./tool.ts";

interface LocateBaseOutcome extends Found {
  tool: "base_locator";
  /** Locators left. */
  count: number;
  name: string;
}

/** Whether the owner's current or former guest name matches `wanted`, which is lowercase. */
const isOf = ({ name, formerName = null }: KnownBase, wanted: string): boolean =>
  name.toLowerCase() === wanted || formerName?.toLowerCase() === wanted;

/**
 * Finds the base of the named player (in any case) or, without a name, the nearest base of another
 * player. Refuses with `NOTHING_FOUND`.
 */
function locateBase(
  state: ToolState,
  input: ToolInput,
): Used<LocateBaseOutcome> | Refusal<"NOTHING_FOUND"> {
  const { player, bases } = state;
  const wanted = input.username?.toLowerCase();
  const base = nearest(
    player,
    bases.filter((base) =>
      wanted === undefined ? base.ownerId !== player.id : isOf(base, wanted),
    ),
  );
  if (base === null) return { ok: false, code: "NOTHING_FOUND" };
  return located("base_locator", state, input, base, { name: base.name });
}

export const baseLocatorTool = {
  id: "base_locator",
  icon: "compass",
  basePrice: 1000,
  pack: 5,
  use: locateBase,
  asks: "bases",
} as const satisfies Tool;
