/** Random secrets and their stored hashes. */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  randomInt,
} from "node:crypto";
import { type Random, randomFrom } from "@emberlode/game";

const TOKEN_BYTES = 32;
const ID_BYTES = 12;

/** A new secret of 256 bits as 43 characters of base64url. */
export function newSecret(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** A secret like `newSecret`, derived from another secret and a text without revealing either. */
export function derivedSecret(from: string, text: string): string {
  return createHmac("sha256", from).update(text).digest("base64url");
}

/** Whether a text has the format of a secret; others are never looked up. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** SHA-256 of a secret, the only stored form. */
export function hashSecret(secret: string): Uint8Array {
  return new Uint8Array(createHash("sha256").update(secret).digest());
}

export function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}

/** Randomness that no player can predict. */
export const systemRandom: Random = randomFrom(() => randomInt(2 ** 32));

/** SHA-256 as 64 hex digits. */
export function sha256Hex(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** An unguessable name for a battle, plot or picture: 16 characters of base64url. */
export function newId(): string {
  return randomBytes(ID_BYTES).toString("base64url");
}

const SEAL_ALGORITHM = "aes-256-gcm";
const SEAL_IV_BYTES = 12;
const SEAL_TAG_BYTES = 16;

const sealingKey = (secret: string) =>
  createHash("sha256").update(derivedSecret(secret, "seal")).digest();

/** A text that only the server's secret can read again, and that cannot be changed unnoticed. */
export function seal(secret: string, text: string): string {
  const iv = randomBytes(SEAL_IV_BYTES);
  const cipher = createCipheriv(SEAL_ALGORITHM, sealingKey(secret), iv);
  const sealed = [cipher.update(text, "utf8"), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString("base64url");
}

/** The sealed text; null if it was sealed with another secret or changed since. */
export function unseal(secret: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  const start = SEAL_IV_BYTES + SEAL_TAG_BYTES;
  if (bytes.length < start) return null;
  try {
    const iv = bytes.subarray(0, SEAL_IV_BYTES);
    const decipher = createDecipheriv(SEAL_ALGORITHM, sealingKey(secret), iv);
    decipher.setAuthTag(bytes.subarray(SEAL_IV_BYTES, start));
    return decipher.update(bytes.subarray(start), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}
