/** Who may make a call for staff: by role, second factor, and how long ago they confirmed. */
import type { Call } from "@emberlode/contract/calls";
import { accounts, type Database, secondFactors, sessions } from "@emberlode/db";
import {
  CONFIRMED_RECENTLY_MS,
  isAtLeast,
  isStaff,
  type Role,
  type StaffRole,
} from "@emberlode/game";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { hashSecret } from "../../platform/secrets.ts";

/** An account of staff in one of its sessions. Times in milliseconds. */
export interface StaffSession {
  username: string;
  role: Role;
  hasSecondFactor: boolean;
  recoveryCodes: readonly string[];
  /** When the session began; null for a token. */
  startedAt: number | null;
  confirmedAt: number | null;
}

/** Null for a deleted account. */
export async function findStaffSession(
  db: Database,
  accountId: number,
  sessionToken: string | null,
): Promise<StaffSession | null> {
  const isOfCaller = and(
    eq(sessions.accountId, accounts.id),
    eq(sessions.tokenHash, sessionToken === null ? new Uint8Array() : hashSecret(sessionToken)),
  );
  const [row] = await db
    .select({
      username: accounts.username,
      role: accounts.role,
      hasSecondFactor: sql<boolean>`${isNotNull(secondFactors.confirmedAt)}`,
      recoveryCodes: secondFactors.recoveryCodes,
      startedAt: sessions.createdAt,
      confirmedAt: sessions.confirmedAt,
    })
    .from(accounts)
    .leftJoin(sessions, isOfCaller)
    .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  return row === undefined ? null : { ...row, recoveryCodes: row.recoveryCodes ?? [] };
}

/**
 * When the caller last proved who they are. A log-in proves it only to an account without a second
 * factor, since it asks for no code.
 */
export function confirmedAt({
  hasSecondFactor,
  startedAt,
  confirmedAt,
}: StaffSession): number | null {
  return confirmedAt ?? (hasSecondFactor ? null : startedAt);
}

export function isConfirmedRecently(staff: StaffSession, now: number): boolean {
  const at = confirmedAt(staff);
  return at !== null && at <= now && now - at < CONFIRMED_RECENTLY_MS;
}

type StaffRefusal = "FORBIDDEN" | "CONFIRMATION_NEEDED" | "SECOND_FACTOR_NEEDED";

/** Whether the caller confirmed within the last 15 minutes. */
export async function isCallerConfirmedRecently({
  services,
  playerId,
  request,
}: PlayerContext<"clock" | "db">): Promise<boolean> {
  const staff = await findStaffSession(services.db, playerId, request.sessionToken);
  return staff !== null && isConfirmedRecently(staff, services.clock.now());
}

/** The caller's role if they may make the call. Players learn nothing but FORBIDDEN. */
export async function findStaffAccess(
  { services, playerId, player, request }: PlayerContext<"clock" | "config" | "db">,
  { role: minRole, confirmed }: Pick<Call, "role" | "confirmed">,
): Promise<{ role: StaffRole } | GameError<StaffRefusal>> {
  const token = player.via === "token" ? null : request.sessionToken;
  const staff = await findStaffSession(services.db, playerId, token);
  if (
    staff === null ||
    !isStaff(staff.role) ||
    (minRole !== undefined && !isAtLeast(staff.role, minRole))
  ) {
    return new GameError("FORBIDDEN");
  }
  const { role } = staff;
  if (confirmed === undefined) return { role };
  if (!staff.hasSecondFactor && services.config.secondFactor === "required") {
    return new GameError("SECOND_FACTOR_NEEDED");
  }
  const isConfirmed =
    confirmed === "recently"
      ? isConfirmedRecently(staff, services.clock.now())
      : confirmedAt(staff) !== null;
  return isConfirmed ? { role } : new GameError("CONFIRMATION_NEEDED");
}
