/** Research, one per tool (spec §4, rules §14). */

import { addCount } from "../by-id.ts";
import { MAX_RESEARCH_LEVEL } from "../catalogue/limits.ts";
import type { ToolId } from "../catalogue/tools.ts";
import { type Amounts, equalAmounts, negateAmounts, subtractAmounts } from "../resource.ts";
import type { Env, Refusal, Result } from "../result.ts";
import type { FactoryState, PlayerState } from "../state.ts";
import { write } from "../writes.ts";
import { type Shortage, shortageForPrice } from "./price.ts";
import { TOOLS } from "./tools/all-tools.ts";

export interface ResearchState {
  player: PlayerState;
  /** All factories of the player, including the base. */
  factories: readonly Pick<FactoryState, "type" | "lvl">[];
}

export interface ResearchInput {
  research: ToolId;
  /** Optional check: must be the current level + 1. */
  level?: number | undefined;
}

/** The new level, with the resources carried afterward. */
export interface ResearchOutcome extends Amounts {
  research: ToolId;
  /** The level reached, 1..5. */
  level: number;
  /** Tools of that kind held now. */
  held: number;
}

export type ResearchRefusal = "LEVEL_NOT_NEXT" | "MAX_LEVEL" | "BASE_LEVEL_TOO_LOW" | Shortage;

/** Everything that decides the next level of a research. */
export interface ResearchHoldings {
  carried: Amounts;
  /** Level of the research, 0 before the first. */
  level: number;
  /** Level of the player's base, 0 without one. */
  baseLevel: number;
}

/**
 * Price of going from `level` to the next, in both metal and energy: the tool's base price, doubled
 * with each level; null at the highest level. Level is 0..5 (rules §14).
 */
export function researchPrice(id: ToolId, level: number): number | null {
  return level >= MAX_RESEARCH_LEVEL ? null : TOOLS[id].basePrice * 2 ** level;
}

/** Why the next level of a research is refused now; null if it is allowed. */
export function researchRefusal(
  research: ToolId,
  { carried, level, baseLevel }: ResearchHoldings,
): Refusal<"MAX_LEVEL" | "BASE_LEVEL_TOO_LOW" | Shortage> | null {
  const price = researchPrice(research, level);
  if (price === null) return { ok: false, code: "MAX_LEVEL" };
  if (level + 1 > baseLevel) {
    return { ok: false, code: "BASE_LEVEL_TOO_LOW", baseLevel: level + 1 };
  }
  return shortageForPrice(carried, equalAmounts(price));
}

/** Tools of a kind after its research reached `level`, given `held` before. */
export function countAfterResearch(research: ToolId, level: number, held: number): number {
  const { pack } = TOOLS[research];
  return pack === null ? level : held + pack;
}

/**
 * Raises a research by one level for its price in both metal and energy. Each level adds a pack of
 * a consumable tool, or sets the count of a kept tool to the level. Refuses with `LEVEL_NOT_NEXT`
 * (another level was requested), `MAX_LEVEL` (level 5), `BASE_LEVEL_TOO_LOW` (with the required
 * base level), `NOT_ENOUGH_METAL`, `NOT_ENOUGH_ENERGY` and `NOT_ENOUGH_RESOURCES` (both are
 * missing). Source: spec §4, §9, rules §14.
 */
export function raiseResearch(
  { player, factories }: ResearchState,
  input: ResearchInput,
  _env: Env,
): Result<ResearchOutcome, ResearchRefusal> {
  const { research } = input;
  const current = player.researches[research];
  const level = current + 1;
  if (input.level !== undefined && input.level !== level) {
    return { ok: false, code: "LEVEL_NOT_NEXT" };
  }
  const baseLevel = factories.find(({ type }) => type === "base")?.lvl ?? 0;
  const { carried } = player;
  const refusal = researchRefusal(research, { carried, level: current, baseLevel });
  if (refusal !== null) return refusal;

  const price = equalAmounts(researchPrice(research, current) ?? 0);
  const held = countAfterResearch(research, level, player.tools[research]);
  const carriedAfter = subtractAmounts(carried, price);
  const set = {
    carried: carriedAfter,
    researches: addCount(player.researches, research, 1),
    tools: { ...player.tools, [research]: held },
  };
  const detail = { research, level, pack: TOOLS[research].pack ?? 0 };
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set }),
      write("ledger", { playerId: player.id, kind: "research", ...negateAmounts(price), detail }),
    ],
    outcome: { research, level, held, ...carriedAfter },
  };
}
