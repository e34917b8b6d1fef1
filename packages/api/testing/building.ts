/** Helpers for the buildings. */
import { type FieldType, TOOL_IDS, type ToolId } from "@emberlode/game";
import type { TestGame } from "./game.ts";
import { setPlayer } from "./give.ts";
import { cellOf, putPlayer } from "./positions.ts";

/** Gives a player a card or key of this level, with its research. */
export async function giveKey(game: TestGame, id: number, tool: ToolId, level: number) {
  const at = TOOL_IDS.indexOf(tool) + 1;
  await setPlayer(game, id, `tools[${at}] = ${level}, researches[${at}] = ${level}`);
}

/** Moves a player onto a field of this type. */
export async function standOn(game: TestGame, id: number, type: FieldType): Promise<void> {
  await putPlayer(game, id, cellOf(game, type));
}
