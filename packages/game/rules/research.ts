/** Researches, one per tool (spec §4, rules §14). */
import {
  MAX_RESEARCH_LEVEL,
  RESEARCH_IDS,
  RESEARCHES,
  researchPrice,
} from "../catalogue/researches.ts";
import { TOOL_IDS, type ToolId } from "../catalogue/tools.ts";
import { type Env, NO_CHANGES, type Result } from "../result.ts";
import type { FactoryState, PlayerState } from "../state.ts";
import { cost, paid, type Shortage, shortage } from "./price.ts";

export interface ResearchState {
  player: PlayerState;
  /** Everything the player owns, the base included. */
  factories: readonly Pick<FactoryState, "type" | "lvl">[];
}

export interface ResearchInput {
  research: ToolId;
  /** The level to reach, for callers that want no other; must be the present one + 1. */
  level?: number | undefined;
}

export interface ResearchOutcome {
  research: ToolId;
  /** The level reached, 1..5. */
  level: number;
  /** Tools of that kind held now. */
  held: number;
  metal: number;
  energy: number;
}

export type ResearchRefusal = "LEVEL_NOT_NEXT" | "MAX_LEVEL" | "BASE_LEVEL_TOO_LOW" | Shortage;

/**
 * Raises one research by a level for its price in metal and again in energy. A consumable tool
 * comes in its pack with each level; of a kept tool the count becomes the level. Refuses with
 * `LEVEL_NOT_NEXT` (another level was asked for), `MAX_LEVEL` (level 5), `BASE_LEVEL_TOO_LOW`,
 * `NOT_ENOUGH_METAL`, `NOT_ENOUGH_ENERGY` and `NOT_ENOUGH_RESOURCES` (both are missing).
 * Source: spec §4, §9, rules §14.
 */
export function raiseResearch(
  { player, factories }: ResearchState,
  input: ResearchInput,
  _env: Env,
): Result<ResearchOutcome, ResearchRefusal> {
  const { research } = input;
  const index = RESEARCH_IDS.indexOf(research);
  const current = player.researches[index] ?? 0;
  const level = current + 1;
  if (input.level !== undefined && input.level !== level) {
    return { ok: false, code: "LEVEL_NOT_NEXT" };
  }
  const each = researchPrice(research, current);
  if (each === null || level > MAX_RESEARCH_LEVEL) return { ok: false, code: "MAX_LEVEL" };
  const baseLevel = factories.find(({ type }) => type === "base")?.lvl ?? 0;
  if (level > baseLevel) return { ok: false, code: "BASE_LEVEL_TOO_LOW" };
  const price = { metal: each, energy: each };
  const missing = shortage(player, price);
  if (missing) return { ok: false, code: missing };

  const { pack } = RESEARCHES[research];
  const tool = TOOL_IDS.indexOf(research);
  const held = pack === null ? level : (player.tools[tool] ?? 0) + pack;
  const left = paid(player, price);
  const set = {
    ...left,
    researches: player.researches.with(index, level),
    tools: player.tools.with(tool, held),
  };
  const detail = { research, level, pack: pack ?? 0 };
  return {
    ok: true,
    changes: {
      ...NO_CHANGES,
      players: [{ id: player.id, set }],
      ledger: [{ playerId: player.id, kind: "research", ...cost(price), detail }],
    },
    outcome: { research, level, held, ...left },
  };
}
