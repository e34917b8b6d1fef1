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
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** How long the call that enabled a factor may be repeated, if its answer was lost. */
const REPEATED_MS = 2 * MINUTE;

const totpOf = (secret: string, username: string) =>
  new TOTP({ issuer: ISSUER, label: username, secret, period: PERIOD_SECONDS });

/** Keyed, so that a new server secret makes the codes useless. */
const hashOf = (serverSecret: string, code: string): string =>
  hexOf(hashSecret(derivedSecret(serverSecret, `recovery code\n${code}`)));

/** How long a secret waits for its first code. */
const SET_UP_MS = 15 * MINUTE;

/** The stored factor of an account, locked; null if none. */
async function lockFactor(tx: Database, accountId: number) {
  const [row] = await tx
    .select({
      sealedSecret: secondFactors.sealedSecret,
      createdAt: secondFactors.createdAt,
      confirmedAt: secondFactors.confirmedAt,
      enabledStep: secondFactors.enabledStep,
    })
    .from(secondFactors)
    .where(eq(secondFactors.accountId, accountId))
    .for("update");
  return row ?? null;
}

/**
 * The secret for a session that sets up a second factor, for a quarter of an hour. A repeated call
 * gets the same one; another session of the account gets its own, and replaces it.
 */
function newSecretFor(serverSecret: string, session: string, now: number): string {
  const text = `second factor\n${session}\n${Math.floor(now / SET_UP_MS)}`;
  const bytes = Buffer.from(derivedSecret(serverSecret, text), "base64url");
  return new Secret({ buffer: new Uint8Array(bytes.subarray(0, SECRET_BYTES)).buffer }).base32;
}

interface SecondFactorOwner {
  id: number;
  username: string;
  /** The session that sets it up, by its token. */
  session: string;
}

/** The secret of a second factor that is not enabled yet. Null if one is enabled. */
export async function prepareSecondFactor(
  db: Database,
  serverSecret: string,
  { id, username, session }: SecondFactorOwner,
  now: number,
): Promise<{ address: string; secret: string } | null> {
  const secret = newSecretFor(serverSecret, session, now);
  const isPrepared = await db.transaction(async (tx) => {
    const row = { sealedSecret: seal(serverSecret, secret), createdAt: now, lastStep: 0 };
    await tx
      .insert(secondFactors)
      .values({ accountId: id, ...row })
      .onConflictDoNothing();
    const factor = await lockFactor(tx, id);
    if (factor === null || factor.confirmedAt !== null) return false;
    const isSame = unseal(serverSecret, factor.sealedSecret) === secret;
    if (!isSame) await tx.update(secondFactors).set(row).where(eq(secondFactors.accountId, id));
    return true;
  });
  return isPrepared ? { address: totpOf(secret, username).toString(), secret } : null;
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
  set: { confirmedAt?: number; enabledStep?: number; recoveryCodes?: readonly string[] } = {},
): Promise<boolean> {
  const updatedRows = await tx
    .update(secondFactors)
    .set({ lastStep: step, ...set })
    .where(and(eq(secondFactors.accountId, accountId), lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.accountId });
  return updatedRows.length > 0;
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
 * Enables a secret by its first code, and returns its recovery codes, also to a call that is
 * repeated within two minutes. Null if the code is wrong, `NONE` if no secret waits for one.
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
    const isRepeated = step === factor.enabledStep && now - factor.confirmedAt < REPEATED_MS;
    return step !== null && isRepeated ? { codes, isRepeated } : null;
  }
  if (now - factor.createdAt >= SET_UP_MS) return "NONE";
  if (step === null) return null;
  const recoveryCodes = codes.map((one) => hashOf(serverSecret, one));
  const set = { confirmedAt: now, enabledStep: step, recoveryCodes };
  await spendStep(tx, accountId, step, set);
  return { codes, isRepeated: false };
}

async function spendRecoveryCode(
  tx: Database,
  serverSecret: string,
  accountId: number,
  code: string,
): Promise<boolean> {
  const hash = hashOf(serverSecret, code);
  const updatedRows = await tx
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
  return updatedRows.length > 0;
}

/** Whether a code of the app or a recovery code is right; it is spent then. */
export async function spendCode(
  tx: Database,
  serverSecret: string,
  accountId: number,
  code: string,
  now: number,
): Promise<boolean> {
  if (!/^\d+$/.test(code)) return spendRecoveryCode(tx, serverSecret, accountId, code);
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
  const deletedRows = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.accountId, accountId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return deletedRows.some(({ confirmedAt }) => confirmedAt !== null);
}
