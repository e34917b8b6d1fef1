/** The second factor of staff: time-based codes (RFC 6238), and recovery codes that work once. */
import { randomBytes } from "node:crypto";
import { type Database, secondFactors } from "@emberlode/db";
import { SECOND } from "@emberlode/game";
import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { hashSecret, hexOf, seal, unseal } from "../../platform/secrets.ts";

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

/** Creates a secret, which replaces one that was never enabled. Null if a second factor is enabled. */
export async function createSecondFactor(
  db: Database,
  serverSecret: string,
  { id, username }: { id: number; username: string },
  now: number,
): Promise<{ address: string; secret: string } | null> {
  const totp = totpOf(new Secret().base32, username);
  const secret = totp.secret.base32;
  const row = { sealedSecret: seal(serverSecret, secret), createdAt: now, lastStep: 0 };
  const stored = await db
    .insert(secondFactors)
    .values({ accountId: id, ...row })
    .onConflictDoUpdate({
      target: secondFactors.accountId,
      set: row,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ id: secondFactors.accountId });
  return stored.length === 0 ? null : { address: totp.toString(), secret };
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

async function findSealed(tx: Database, accountId: number, isEnabled: boolean) {
  const { confirmedAt } = secondFactors;
  const [row] = await tx
    .select({ sealedSecret: secondFactors.sealedSecret })
    .from(secondFactors)
    .where(
      and(
        eq(secondFactors.accountId, accountId),
        isEnabled ? isNotNull(confirmedAt) : isNull(confirmedAt),
      ),
    );
  return row?.sealedSecret ?? null;
}

/** Enables a new secret by its first code, with new recovery codes; null if the code is wrong. */
export async function enableSecondFactor(
  tx: Database,
  serverSecret: string,
  accountId: number,
  code: string,
  now: number,
): Promise<readonly string[] | "NONE" | null> {
  const sealed = await findSealed(tx, accountId, false);
  if (sealed === null) return "NONE";
  const secret = unseal(serverSecret, sealed);
  const step = secret === null ? null : stepOf(secret, code, now);
  if (step === null) return null;
  const codes = Array.from(
    { length: RECOVERY_CODES },
    () => new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32,
  );
  const set = { confirmedAt: now, recoveryCodes: codes.map(hashOf) };
  return (await spendStep(tx, accountId, step, set)) ? codes : null;
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
  const sealed = await findSealed(tx, accountId, true);
  const secret = sealed === null ? null : unseal(serverSecret, sealed);
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
