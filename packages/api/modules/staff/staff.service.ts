/** The log-in of staff to `/admin`, and its second factor. */
import type { ConfirmInput, StaffAnswer } from "@emberlode/contract";
import { type Database, sessions } from "@emberlode/db";
import { CONFIRMED_RECENTLY_MS } from "@emberlode/game";
import { eq } from "drizzle-orm";
import type { StaffContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { findByCurrentOrFormerName } from "../players/players.queries.ts";
import { authenticateWithinLimits } from "../sessions/login.service.ts";
import { logWrongCode } from "../sessions/login-log.ts";
import type { Actor } from "./audit.ts";
import {
  deleteSecondFactor,
  enableSecondFactor,
  prepareSecondFactor,
  spendCode,
} from "./second-factor.ts";
import {
  confirmedAt,
  findStaffSession,
  isConfirmedRecently,
  type StaffSession,
} from "./staff-access.ts";
import { performAsStaff } from "./staff-action.ts";

const DONE = { ok: true } as const;

type GateContext = StaffContext<
  "clock" | "config" | "db" | "devices" | "limits" | "log" | "passwords"
>;

/** The caller's account and session. Throws `NOT_LOGGED_IN` if either is gone. */
async function sessionOf({
  services,
  playerId,
  request,
}: Pick<StaffContext<"db">, "services" | "playerId" | "request">): Promise<StaffSession> {
  const staff = await findStaffSession(services.db, playerId, request.sessionToken);
  if (staff === null) throw new GameError("NOT_LOGGED_IN");
  return staff;
}

/** The caller's role, and what this session may do. */
export async function showStaff(
  ctx: StaffContext<"clock" | "config" | "db">,
): Promise<StaffAnswer> {
  const { config, clock } = ctx.services;
  const staff = await sessionOf(ctx);
  const isRequired = config.secondFactor === "required";
  const at = confirmedAt(staff);
  const mayEnter = at !== null && (staff.hasSecondFactor || !isRequired);
  const isRecent = mayEnter && isConfirmedRecently(staff, clock.now());
  return {
    username: staff.username,
    role: ctx.role,
    secondFactor: {
      isSetUp: staff.hasSecondFactor,
      isRequired,
      codesLeft: staff.recoveryCodes.length,
    },
    isConfirmed: mayEnter,
    graveUntil: isRecent ? isoTime(at + CONFIRMED_RECENTLY_MS) : null,
  };
}

/** Refuses a wrong password with `BAD_CREDENTIALS`; it counts as a failed log-in. */
async function refusePassword(
  { services, request }: GateContext,
  username: string,
  password: string,
): Promise<GameError<"BAD_CREDENTIALS"> | null> {
  const account = await authenticateWithinLimits(services, { username, password }, request);
  if (account !== null) return null;
  return new GameError("BAD_CREDENTIALS", {
    text: ({ answers }) => answers("team.wrongPassword"),
    fields: { password: ({ answers }) => answers("team.wrongPassword") },
  });
}

const wrongCode = () =>
  new GameError("WRONG_CODE", { fields: { code: ({ errors }) => errors("texts.WRONG_CODE") } });

/** Marks the caller's session as confirmed now. */
async function confirmSession(
  tx: Database,
  sessionToken: string | null,
  now: number,
): Promise<void> {
  if (sessionToken === null) return;
  await tx
    .update(sessions)
    .set({ confirmedAt: now })
    .where(eq(sessions.tokenHash, hashSecret(sessionToken)));
}

/** Makes every session of an account confirm again: what it proved before was less. */
async function endConfirmations(tx: Database, accountId: number): Promise<void> {
  await tx.update(sessions).set({ confirmedAt: null }).where(eq(sessions.accountId, accountId));
}

/**
 * Runs a check of a code. Wrong ones are counted by account, whatever browser or address they come
 * from.
 */
async function withinCodeLimits<Result>(
  { services, playerId, request }: GateContext,
  check: () => Promise<Result | null>,
): Promise<Result | GameError<"WRONG_CODE">> {
  const { limits, log } = services;
  const refund = await limits.chargeCode(playerId);
  const result = await check();
  if (result === null) {
    logWrongCode(log, { address: request.address, playerId });
    return wrongCode();
  }
  await refund();
  return result;
}

/** Confirms that it is the caller: by password, and by code if they have a second factor. */
export async function confirmStaff(
  ctx: GateContext,
  { password, code }: ConfirmInput,
): Promise<typeof DONE | GameError<"BAD_CREDENTIALS" | "WRONG_CODE" | "SECOND_FACTOR_NEEDED">> {
  const { services, playerId, request } = ctx;
  const { db, clock, config } = services;
  const { username, hasSecondFactor } = await sessionOf(ctx);
  const refused = await refusePassword(ctx, username, password);
  if (refused !== null) return refused;
  if (!hasSecondFactor && config.secondFactor === "required") {
    return new GameError("SECOND_FACTOR_NEEDED");
  }
  if (hasSecondFactor) {
    if (code === undefined) return wrongCode();
    const checked = await withinCodeLimits(ctx, async () =>
      (await spendCode(db, config.secret, playerId, code, clock.now())) ? DONE : null,
    );
    if (checked instanceof GameError) return checked;
  }
  await confirmSession(db, request.sessionToken, clock.now());
  return DONE;
}

/** Starts to set up a second factor. */
export async function startSecondFactor(
  ctx: GateContext,
  { password }: { password: string },
): Promise<
  { address: string; secret: string } | GameError<"BAD_CREDENTIALS" | "NOTHING_TO_CHANGE">
> {
  const { services, playerId, request } = ctx;
  const { db, clock, config } = services;
  const { username } = await sessionOf(ctx);
  const refused = await refusePassword(ctx, username, password);
  if (refused !== null) return refused;
  const account = { id: playerId, username, session: request.sessionToken ?? "" };
  const prepared = await prepareSecondFactor(db, config.secret, account, clock.now());
  return prepared ?? new GameError("NOTHING_TO_CHANGE");
}

const RECOVERY_CODE_PARTS = /.{4}(?=.)/g;

/** Enables the second factor, and confirms the session. */
export async function finishSecondFactor(
  ctx: GateContext,
  { code }: { code: string },
): Promise<{ recoveryCodes: string[] } | GameError<"WRONG_CODE" | "NOTHING_TO_CHANGE">> {
  const { services, playerId, role, request } = ctx;
  const { db, clock, config } = services;
  const outcome = await withinCodeLimits(ctx, async () => {
    const now = clock.now();
    let codes: readonly string[] = [];
    const done = await performAsStaff<"WRONG_CODE" | "NOTHING_TO_CHANGE">(db, {
      actor: { id: playerId, role },
      now,
      entry: { action: "setUpSecondFactor", reason: "" },
      async work(tx) {
        const enabled = await enableSecondFactor(tx, config.secret, playerId, code, now);
        if (enabled === "NONE") return new GameError("NOTHING_TO_CHANGE");
        if (enabled === null) return wrongCode();
        codes = enabled.codes;
        if (enabled.isRepeated) return null;
        await endConfirmations(tx, playerId);
        await confirmSession(tx, request.sessionToken, now);
        return { targetId: playerId };
      },
    });
    if (done instanceof GameError) return done.gameCode === "WRONG_CODE" ? null : done;
    return codes;
  });
  if (outcome instanceof GameError) return outcome as GameError<"WRONG_CODE" | "NOTHING_TO_CHANGE">;
  return { recoveryCodes: outcome.map((one) => one.replace(RECOVERY_CODE_PARTS, "$&-")) };
}

/** Removes a second factor with an audit row; false if there was none. */
async function removeFactorOf(
  db: Database,
  accountId: number,
  reason: string,
  by: { actor: Actor; now: number },
): Promise<boolean> {
  const removed = await performAsStaff(db, {
    ...by,
    entry: { action: "removeSecondFactor", reason },
    async work(tx) {
      const isRemoved = await deleteSecondFactor(tx, accountId);
      await endConfirmations(tx, accountId);
      return isRemoved ? { targetId: accountId } : null;
    },
  });
  return removed !== null && !(removed instanceof GameError);
}

/** Removes the caller's second factor. */
export async function removeOwnSecondFactor({
  services,
  playerId,
  role,
}: StaffContext<"clock" | "db">): Promise<typeof DONE> {
  const by = { actor: { id: playerId, role }, now: services.clock.now() };
  await removeFactorOf(services.db, playerId, "", by);
  return DONE;
}

/** Removes the second factor of an account by name, for staff who lost it. */
export async function removeSecondFactor(
  db: Database,
  username: string,
  reason: string,
  by: { actor: Actor; now: number },
): Promise<boolean> {
  const account = await findByCurrentOrFormerName(db, username);
  return account !== null && removeFactorOf(db, account.id, reason, by);
}
