/** Roles, bans and labels, as commands on the server set them. */

import type { PlayerAction } from "@emberlode/contract";
import { accounts, type Database, isActiveSanction, type Pool, sanctions } from "@emberlode/db";
import type { Role } from "@emberlode/game";
import { and, eq, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
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

/** The code that an authenticator app shows at a time (milliseconds). */
export const codeOf = (secret: string, now: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });

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

interface AuditRow {
  by: number | null;
  action: string;
  target: number | null;
  subject: string | null;
  reason: string;
  facts: unknown;
}

/** The rows of actions that were carried out, after the row `last`. */
export async function auditRows(pool: Pool, last = 0): Promise<AuditRow[]> {
  const rows = await pool.query<AuditRow & { facts: string }>(
    `select actor_id as "by", action, target_id as target, subject, reason, facts
    from audit_log where id > $1 and outcome = 'done' order by id`,
    [last],
  );
  return rows.map(({ facts, ...row }) => ({ ...row, facts: JSON.parse(facts) }));
}
