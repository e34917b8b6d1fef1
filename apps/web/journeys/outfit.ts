/** What days of play would have brought, for journeys that begin later in the game. */
import { type Outfit, outfitPlayer, readyForWar as readyTheirRows } from "@emberlode/db/testing";
import type { Page } from "playwright-core";
import type { BuiltServer } from "./built-server.ts";
import { callBeside } from "./calls-beside.ts";
import { leaveGame } from "./coming-back.ts";
import { inGame, payloadOf, stepByKey } from "./game-page.ts";

export type { Outfit };

/** Every field of the world, as the column for explored land has it. */
export const ALL_FIELDS = "decode(repeat('ff', 313), 'hex')";

/** Takes the first step, so that the base is on the map. */
export async function settle(page: Page): Promise<void> {
  const { status } = await payloadOf(page);
  await stepByKey(page, { x: status.x, y: status.y }, 1, 0);
  for (let tries = 0; tries < 50; tries++) {
    if ((await payloadOf(page)).baseOnMap) return;
  }
  throw new Error("The first step placed no base.");
}

/** Lets an attacker stand armed on a defender's base, both out of the beginner's shield; by `_id`. */
export function readyForWar(server: BuiltServer, attacker: string, defender: string) {
  return readyTheirRows(server.pool(), Number(attacker), Number(defender));
}

/** Equips the page's player behind the server's back, without showing it. */
export async function equipUnseen(server: BuiltServer, page: Page, outfit: Outfit): Promise<void> {
  const { _id } = await payloadOf(page);
  const { x, y } = await outfitPlayer(server.pool(), Number(_id), outfit);
  // A player put somewhere by SQL has not walked there: standing on the field explores it. As any action does,
  // this also has the server notice that the player's row is a newer one.
  await callBeside(page, "GET", `/api/fields/coords?x=${x}&y=${y}`);
}

/** Equips the page's player behind the server's back, and opens the game, or a desk in it, as it is then. */
export async function equip(
  server: BuiltServer,
  page: Page,
  outfit: Outfit,
  path = "/game",
): Promise<void> {
  // An open desk would leave its address when the player is put elsewhere, in the middle of the next load.
  await leaveGame(page);
  await equipUnseen(server, page, outfit);
  await page.goto(path);
  // On a phone an open desk takes the place of the controls.
  if (path === "/game") await inGame(page);
}

/** Gives an account a role, as the operator's command does. */
export async function setRole(server: BuiltServer, username: string, role: string): Promise<void> {
  await server
    .pool()
    .query("update accounts set role = $2 where username_lower = lower($1)", [username, role]);
}
