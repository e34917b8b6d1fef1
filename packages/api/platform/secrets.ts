/** Random secrets and their stored hashes. */
import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";
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
