/** What tests hand to players. */
import { giveResources } from "@emberlode/db/testing";
import { TOOL_IDS, type ToolId } from "@emberlode/game";
import { setPlayer } from "./armies.ts";
import type { TestPlayer } from "./players.ts";
import type { TestApp } from "./test-app.ts";

/** Gives (or takes) resources with a ledger row, so that the ledger stays right. */
export async function give(
  test: TestApp,
  { id }: Pick<TestPlayer, "id">,
  metal: number,
  energy: number,
) {
  await giveResources(test.pool, [id], metal, energy);
  test.services.actions.forget(id);
}

/** Gives the research of a kept tool, such as a card or key, at this level. */
export async function giveKey(test: TestApp, player: TestPlayer, tool: ToolId, level: number) {
  const at = TOOL_IDS.indexOf(tool) + 1;
  await setPlayer(test, player, `tools[${at}] = ${level}, researches[${at}] = ${level}`);
}
