/** One use of a tool: the rule over the map of this process, and the fields that it may change. */
import type { UseToolInput } from "@emberlode/contract";
import {
  distance,
  freeSlots,
  MINES,
  type MineState,
  type PlayerState,
  type Position,
  type Result,
  seededRandom,
  type TravelOutcome,
  type TravelRefusal,
  toolCount,
  travel,
  type UseToolOutcome,
  type UseToolRefusal,
  useTool,
} from "@emberlode/game";
import { foreignMines } from "../../world/map/mines-there.ts";
import type { WorldMap } from "../../world/map/world-map.ts";
import type { KnownBases } from "./known-bases.ts";

export interface ToolUse {
  input: UseToolInput;
  world: WorldMap;
  playerName: string;
  playerIsBot: boolean;
  /** Where chance comes from: the same for every try, so that a jump ends where it did before its mine was locked. */
  seed: string;
  /** Of the GPS: where the player's own plot is; null for none. */
  plot: Position | null;
  /** When the call came, milliseconds. */
  at: number;
}

export type ToolOutcome = UseToolOutcome | TravelOutcome;
export type ToolRefusal = UseToolRefusal | TravelRefusal;

/** Runs the rule of the tool. */
export function runTool(
  { input, world, playerName, playerIsBot, seed, plot }: ToolUse,
  player: PlayerState,
  { bases, mayAttack, mines }: KnownBases & { mines: readonly MineState[] },
  now: number,
): Result<ToolOutcome, ToolRefusal> {
  const env = { now, random: seededRandom(seed) };
  if (input.tool === "gps" && input.plot !== undefined) {
    // It is kept: its level is all that can be left of it.
    if (input.count !== toolCount(player, "gps")) return { ok: false, code: "TOOL_NOT_USABLE" };
    return travel({ player, playerName, playerIsBot, mines, plot }, env);
  }
  const free = freeSlots(world.factoriesOf(player.id), player);
  const fields = world.cells();
  const named = { player, playerName, playerIsBot };
  const state = { ...named, fields, mines, bases, mayAttack, freeSlots: free };
  return useTool(state, input, env);
}

/** Whether the tool takes the player elsewhere, where mines may lie. */
export function isJump({ input: { tool } }: ToolUse): boolean {
  return tool === "prob_drive" || tool === "improb_drive" || tool === "gps";
}

/** The fields that the use may change, but for where a jump ends: those whose mines matter to it. */
export function groundOf(use: ToolUse, player: PlayerState): readonly Position[] {
  const { world, input, at } = use;
  const isMined = (cell: Position) => foreignMines(world.at(cell), player.id, at).length > 0;
  const here = { x: player.x, y: player.y };
  switch (input.tool) {
    case "mines":
      return [here];
    case "mdn":
      return world
        .cells()
        .filter((cell) => cell.mines.length > 0 && distance(cell, player) <= MINES.detectCells)
        .filter(isMined)
        .map(({ x, y }) => ({ x, y }));
    case "base_mover": {
      const { baseX, baseY } = player;
      return baseX === null || baseY === null ? [here] : [here, { x: baseX, y: baseY }];
    }
    default:
      return [];
  }
}
