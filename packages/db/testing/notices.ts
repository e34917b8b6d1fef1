/** Sends notifications between server processes (packages/api, notices) from a test. */
import type { Position } from "@emberlode/game";
import { CHANNEL, type Pool } from "../connection/pool.ts";

async function sendNotice(pool: Pool, notice: Readonly<Record<string, unknown>>): Promise<void> {
  await pool.query(`select pg_notify(${CHANNEL}, $1)`, [JSON.stringify(notice)]);
}

/** Makes servers send the new status of players to their open pages. */
export function notifyPlayers(pool: Pool, playerIds: readonly number[]): Promise<void> {
  return sendNotice(pool, { t: "status", by: "test", playerIds });
}

/** Makes servers reload cells of their maps. */
export function notifyCells(pool: Pool, cells: readonly Position[]): Promise<void> {
  return sendNotice(pool, { t: "fields", cells: cells.map(({ x, y }) => [x, y]) });
}
