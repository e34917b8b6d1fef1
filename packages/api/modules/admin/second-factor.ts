/** The second factor of staff: time-based codes (RFC 6238), and recovery codes that work once. */
import { type Database, secondFactors } from "@emberlode/db";
import { MINUTE, SECOND } from "@emberlode/game";
import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { derivedSecret, hashSecret, hexOf, seal, unseal } from "../../platform/secrets.ts";

const ISSUER = "Emberlode";
const PERIOD_SECONDS = 30;
/** Codes of one period before and after are accepted, for clocks that differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** 80 bits: 16 letters of base32. */
const RECOVERY_BYTES = 10;

const totpOf = (secret: string, username: string) =>
  new TOTP({ issuer: ISSUER, label: username, secret, period: PERIOD_SECONDS });

const hashOf = (code: string): string => hexOf(hashSecret(code));

/** How long a secret waits for its first code. A repeated call until then gets the same one. */
const SET_UP_MS = 15 * MINUTE;

/** The stored factor of an account, locked; null if none. */
async function lockFactor(tx: Database, accountId: number) {
  const [row] = await tx
    .select({
      sealedSecret: secondFactors.sealedSecret,
      createdAt: secondFactors.createdAt,
      confirmedAt: secondFactors.confirmedAt,
      lastStep: secondFactors.lastStep,
    })
    .from(secondFactors)
    .where(eq(secondFactors.accountId, accountId))
    .for("update");
  return row ?? null;
}

/** The secret of a second factor that is not enabled yet. Null if one is enabled. */
export async function prepareSecondFactor(
  db: Database,
  serverSecret: string,
  { id, username }: { id: number; username: string },
  now: number,
): Promise<{ address: string; secret: string } | null> {
  const fresh = seal(serverSecret, new Secret().base32);
  const row = { sealedSecret: fresh, createdAt: now, lastStep: 0 };
  const secret = await db.transaction(async (tx) => {
    await tx
      .insert(secondFactors)
      .values({ accountId: id, ...row })
      .onConflictDoNothing();
    const factor = await lockFactor(tx, id);
    if (factor === null || factor.confirmedAt !== null) return null;
    const pending = unseal(serverSecret, factor.sealedSecret);
    if (pending !== null && now - factor.createdAt < SET_UP_MS) return pending;
    await tx.update(secondFactors).set(row).where(eq(secondFactors.accountId, id));
    return unseal(serverSecret, fresh);
  });
  if (secret === null) return null;
  return { address: totpOf(secret, username).toString(), secret };
}

/** Number of the period of a valid code; null for a wrong one. */
function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret, "").validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / (PERIOD_SECONDS * SECOND)) + delta;
}

/** Spends a code of the app: neither it nor an earlier one works again. */
async function spendStep(
  tx: Database,
  accountId: number,
  step: number,
  set: { confirmedAt?: number; recoveryCodes?: readonly string[] } = {},
): Promise<boolean> {
  const spent = await tx
    .update(secondFactors)
    .set({ lastStep: step, ...set })
    .where(and(eq(secondFactors.accountId, accountId), lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.accountId });
  return spent.length > 0;
}

/** The recovery codes of a secret: the same each time, so that a lost answer can be repeated. */
const recoveryCodesOf = (serverSecret: string, sealedSecret: string): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, (_, index) => {
    const bytes = Buffer.from(
      derivedSecret(serverSecret, `${sealedSecret}\n${index}`),
      "base64url",
    );
    return new Secret({ buffer: new Uint8Array(bytes.subarray(0, RECOVERY_BYTES)).buffer }).base32;
  });

/**
 * Enables a secret by its first code, and returns its recovery codes, also to a repeated call. Null if the code is
 * wrong, `NONE` if there is no secret to enable.
 */
export async function enableSecondFactor(
  tx: Database,
  serverSecret: string,
  accountId: number,
  code: string,
  now: number,
): Promise<{ codes: readonly string[]; isRepeated: boolean } | "NONE" | null> {
  const factor = await lockFactor(tx, accountId);
  if (factor === null) return "NONE";
  const secret = unseal(serverSecret, factor.sealedSecret);
  const step = secret === null ? null : stepOf(secret, code, now);
  const codes = recoveryCodesOf(serverSecret, factor.sealedSecret);
  if (factor.confirmedAt !== null) {
    return step === factor.lastStep ? { codes, isRepeated: true } : "NONE";
  }
  if (step === null) return null;
  const set = { confirmedAt: now, recoveryCodes: codes.map(hashOf) };
  await spendStep(tx, accountId, step, set);
  return { codes, isRepeated: false };
}

/** Spends a recovery code. */
async function spendRecoveryCode(tx: Database, accountId: number, code: string): Promise<boolean> {
  const hash = hashOf(code);
  const spent = await tx
    .update(secondFactors)
    .set({ recoveryCodes: sql`${secondFactors.recoveryCodes} - ${hash}::text` })
    .where(
      and(
        eq(secondFactors.accountId, accountId),
        isNotNull(secondFactors.confirmedAt),
        sql`${secondFactors.recoveryCodes} ? ${hash}`,
      ),
    )
    .returning({ id: secondFactors.accountId });
  return spent.length > 0;
}

/** Whether a code of the app or a recovery code is right; it is spent then. */
export async function spendCode(
  tx: Database,
  serverSecret: string,
  accountId: number,
  code: string,
  now: number,
): Promise<boolean> {
  if (!/^\d+$/.test(code)) return spendRecoveryCode(tx, accountId, code);
  const [factor] = await tx
    .select({ sealedSecret: secondFactors.sealedSecret })
    .from(secondFactors)
    .where(and(eq(secondFactors.accountId, accountId), isNotNull(secondFactors.confirmedAt)));
  const secret = factor === undefined ? null : unseal(serverSecret, factor.sealedSecret);
  const step = secret === null ? null : stepOf(secret, code, now);
  return step !== null && (await spendStep(tx, accountId, step));
}

/** Removes a second factor; false if there was none. */
export async function deleteSecondFactor(tx: Database, accountId: number): Promise<boolean> {
  const removed = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.accountId, accountId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return removed.some(({ confirmedAt }) => confirmedAt !== null);
}
