/** What days of play would bring, for journeys that start later in the game. */
import {
  type Outfit,
  outfitPlayer,
  prepareForAttack as prepareInDatabase,
} from "@emberlode/db/testing";
import type { Page } from "playwright-core";
import { callApi } from "./api-calls.ts";
import type { BuiltServer } from "./built-server.ts";
import { payloadOf, stepByKey, waitForGame } from "./game-page.ts";
import { leaveGame } from "./open-game.ts";

export type { Outfit };

/** Every field of the world, as a value of the column for explored fields. */
export const ALL_FIELDS = "decode(repeat('ff', 313), 'hex')";

/**
 * Counts the day's relics as taken. One that lies on a field would be offered first, and the area
 * of one is a part of the labels of its fields.
 */
export const NO_RELICS =
  "relics = '{1,2,3}', relic_day = floor(extract(epoch from now()) / 86400)::int";

/** Takes the first step, which puts the base on the map. */
export async function placeBase(page: Page): Promise<void> {
  const { status } = await payloadOf(page);
  await stepByKey(page, { x: status.x, y: status.y }, 1, 0);
  for (let tries = 0; tries < 50; tries++) {
    if ((await payloadOf(page)).baseOnMap) return;
  }
  throw new Error("The first step placed no base.");
}

/** Puts the armed attacker on the defender's base, both without a shield; by `_id`. */
export function prepareForAttack(server: BuiltServer, attacker: string, defender: string) {
  return prepareInDatabase(server.pool(), Number(attacker), Number(defender));
}

/** Equips the page's player directly in the database, without updating the page. */
export async function equipInDatabase(
  server: BuiltServer,
  page: Page,
  outfit: Outfit,
): Promise<void> {
  const { _id } = await payloadOf(page);
  const set = [outfit.onFieldType === undefined ? "" : NO_RELICS, outfit.set ?? ""]
    .filter(Boolean)
    .join();
  const worn: Outfit = set === "" ? outfit : { ...outfit, set };
  const { x, y } = await outfitPlayer(server.pool(), Number(_id), worn);
  // A player moved by SQL has not explored the field; querying it does that. Like any action, it
  // also makes the server notice that the player's row is newer.
  await callApi(page, "GET", `/api/fields/coords?x=${x}&y=${y}`);
}

/** Equips the page's player directly in the database, then opens the game, or a desk in it. */
export async function equip(
  server: BuiltServer,
  page: Page,
  outfit: Outfit,
  path = "/game",
): Promise<void> {
  // Moving the player would close an open desk and change its URL in the middle of the next load.
  await leaveGame(page);
  await equipInDatabase(server, page, outfit);
  await page.goto(path);
  // On a phone, an open desk covers the controls.
  if (path === "/game") await waitForGame(page);
}

/** Gives an account a role, like the operator's command. */
export async function setRole(server: BuiltServer, username: string, role: string): Promise<void> {
  await server
    .pool()
    .query("update accounts set role = $2 where username_lower = lower($1)", [username, role]);
}
