/** A player who holds ten of every tool and stands on bare waste, for tests. */
import { byId } from "../by-id.ts";
import { TOOL_IDS } from "../catalogue/tools.ts";
import { seededRandom } from "../random.ts";
import { type UseToolInput, type UseToolState, useTool } from "../rules/tools/use-tool.ts";
import { groundOf } from "./ground.ts";
import { makePlayer, NOON, units } from "./players.ts";
import { applied } from "./results.ts";

export const toolEnv = { now: NOON, random: seededRandom("tools") };

export const allTools = byId(TOOL_IDS, () => 10);

const pikemen = units(5);
/** Player 1 at 20, 20, with five pikemen. */
export const toolUser = makePlayer({ id: 1, x: 20, y: 20, tools: allTools, attackUnits: pikemen });

/** Where player 1's base stands. */
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

/** A base in the row where player 1 stands. */
export function knownBase(ownerId: number, name: string, x: number, defense = 0) {
  return { ownerId, name, defense, x, y: 20 };
}

/** An accepted use; a refusal fails the test. */
export function toolUsed(state: UseToolState, input: UseToolInput) {
  return applied(state.player, useTool(state, input, toolEnv));
}
