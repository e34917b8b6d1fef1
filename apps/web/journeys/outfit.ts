/** What days of play would have brought, for journeys that begin later in the game. */
import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import type { BuiltServer } from "./built-server.ts";
import { answerBeside, callBeside } from "./calls-beside.ts";
import { inGame, payloadOf, stepByKey } from "./game-page.ts";

/** For so long the server counts the calls of a player against the twenty that it takes. */
const CALLS_COUNT_MS = 1_000;

const ROOT = resolve(import.meta.dirname, "../../..");

/** Every field of the world, as the column for explored land has it. */
export const ALL_FIELDS = "decode(repeat('ff', 313), 'hex')";

export interface Outfit {
  /** Added to what the player carries. */
  metal?: number;
  energy?: number;
  /** So many free factories become the player's. */
  own?: number;
  /** The kind of field to stand on: the nearest one that nobody holds and the player has not used up. */
  on?: string;
  /** Assignments of player columns that are no balance, at last: `tools[11] = 1, researches[11] = 1`. */
  set?: string;
}

/** Takes the first step, so that there is a base. */
export async function settle(page: Page): Promise<void> {
  const { status } = await payloadOf(page);
  await stepByKey(page, { x: status.x, y: status.y }, 1, 0);
  for (let tries = 0; tries < 50; tries++) {
    if ((await payloadOf(page)).base === null) continue;
    // Coming, stepping and loading the page again in one second would be too much.
    await wait(CALLS_COUNT_MS);
    return;
  }
  throw new Error("The first step placed no base.");
}

/** Runs a script of the repository on a server's world, beside the server. */
export async function runScript(
  server: BuiltServer,
  name: string,
  ...words: string[]
): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", join(ROOT, "scripts", name), ...words],
    { cwd: ROOT, env: { ...process.env, DATABASE_URL: "", DATA_DIR: server.dataDir } },
  );
}

/** Lets an attacker stand armed on a defender's base, both out of the beginner's shield; by `_id`. */
export function readyForWar(server: BuiltServer, attacker: string, defender: string) {
  return runScript(server, "testing/ready-for-war.ts", attacker, defender);
}

/** Equips the page's player behind the server's back, and shows the game as it is then. */
export async function equip(server: BuiltServer, page: Page, outfit: Outfit): Promise<void> {
  const { _id } = await payloadOf(page);
  await runScript(server, "testing/outfit.ts", _id, JSON.stringify(outfit));
  // The server keeps players in memory; a note of the player's own makes it load the row again.
  await callBeside(page, "POST", "/api/logs", { cat: "note", content: "Equipped" });
  // So does abandoning with the map, even where there is nothing to abandon.
  if (outfit.own !== undefined) await answerBeside(page, "DELETE", "/api/user/puc?id=999999");
  // Whoever was put somewhere has not walked there: standing on the field explores it.
  const { x, y } = (await payloadOf(page)).status;
  await callBeside(page, "GET", `/api/fields/coords?x=${x}&y=${y}`);
  // The page that comes may ask for all that it needs, and be loaded once again.
  await wait(CALLS_COUNT_MS);
  await page.goto("/game");
  await inGame(page);
}
