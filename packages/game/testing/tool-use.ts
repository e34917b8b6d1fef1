/** A player with ten of every tool on a waste field, for tests. */
import { byId } from "../by-id.ts";
import { TOOL_IDS } from "../catalogue/tools.ts";
import { seededRandom } from "../random.ts";
import { applyTool, type UseToolInput, type UseToolState } from "../rules/tools/use-tool.ts";
import { groundOf } from "./ground.ts";
import { makePlayer, NOON, units } from "./players.ts";
import { applied } from "./results.ts";

export const toolEnv = { now: NOON, random: seededRandom("tools") };

export const allTools = byId(TOOL_IDS, () => 10);

const pikemen = units(5);
/** Player 1 at 20/20, with five Pikemen. */
export const toolUser = makePlayer({ id: 1, x: 20, y: 20, tools: allTools, attackUnits: pikemen });

/** The base of player 1. */
export const home = { x: 10, y: 10, ownerId: 1 };

export function toolState(set: Partial<UseToolState> = {}): UseToolState {
  return {
    player: toolUser,
    playerName: "Ada",
    fields: groundOf(home),
    mines: [],
    bases: [],
    mayAttack: () => true,
    freeSlots: 2000,
    plot: null,
    ...set,
  };
}

/** A base in the same row as player 1. */
export function knownBase(ownerId: number, name: string, x: number, defense = 0) {
  return { ownerId, name, defense, x, y: 20 };
}

/** A successful use. Throws on a refusal. */
export function toolUsed(state: UseToolState, input: UseToolInput) {
  return applied(state.player, applyTool(state, input, toolEnv));
}
