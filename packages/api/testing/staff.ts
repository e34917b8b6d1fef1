/** Roles, bans and labels, as commands on the server set them. */

import type { PlayerAction } from "@emberlode/contract";
import { accounts, type Database, isActiveSanction, sanctions } from "@emberlode/db";
import type { Role } from "@emberlode/game";
import { and, eq, sql } from "drizzle-orm";
import { GameError } from "../errors.ts";
import { actOnPlayer } from "../modules/admin/player-actions.ts";

const REASON = "For a test.";

/** False if nothing changed. */
async function act(
  db: Database,
  username: string,
  action: PlayerAction,
  now = Date.now(),
): Promise<boolean> {
  const outcome = await actOnPlayer(db, "console", { username, action, reason: REASON }, { now });
  if (!(outcome instanceof GameError)) return true;
  if (outcome.gameCode === "NOTHING_TO_CHANGE") return false;
  throw outcome;
}

export const setRole = (db: Database, username: string, role: Role): Promise<boolean> =>
  act(db, username, { kind: "setRole", role });

export const setBot = (db: Database, username: string, isBot: boolean): Promise<boolean> =>
  act(db, username, { kind: "setBot", isBot });

/** Bans an account; null lifts its bans and suspensions. */
export async function setBan(db: Database, username: string, now: number | null): Promise<void> {
  if (now !== null) {
    await act(db, username, { kind: "ban" }, now);
    return;
  }
  const active = await db
    .select({ id: sanctions.id })
    .from(sanctions)
    .innerJoin(accounts, eq(accounts.id, sanctions.playerId))
    .where(and(eq(accounts.usernameLower, sql`lower(${username})`), isActiveSanction(Date.now())));
  for (const { id } of active) await act(db, username, { kind: "lift", sanction: id });
}
