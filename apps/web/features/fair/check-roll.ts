/** Recomputes a roll in the browser, with the server's own rules and WebCrypto (rules §16). */
import {
  blockText,
  isVein,
  type Position,
  type ReplayedRoll,
  type RollDigest,
  type RollRequest,
  replayRoll,
  rollText,
  rollUint32,
  veinText,
} from "@emberlode/game";

/** A player's roll, or the vein of a field. */
export type CheckRequest = { roll: RollRequest } | { vein: Position };

export interface RollCheck {
  /** SHA-256 of the seed, 64 hex digits; "fingerprint" on screens. */
  commitment: string;
  /** The text fed to HMAC: `17:204:cave`. */
  text: string;
  /** The first numbers drawn, each 0..2^32-1. */
  numbers: readonly number[];
  outcome: ReplayedRoll | { purpose: "vein"; vein: boolean };
}

const NUMBERS_SHOWN = 8;
/** Number of 32-byte blocks computed up front; hardly any roll needs more. */
const FIRST_BLOCKS = 2;

/** Thrown when a roll needs a block that has not been computed yet. */
class MoreBlocks extends Error {}

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether the browser can check rolls: WebCrypto requires a secure context. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

/**
 * Runs `use` with digests of a text. Rules read them synchronously but WebCrypto is asynchronous:
 * some are computed up front, and more if those run out.
 */
async function withDigests<T>(
  seed: Uint8Array<ArrayBuffer>,
  text: string,
  use: (digest: RollDigest) => T,
): Promise<T> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", seed, algorithm, false, ["sign"]);
  const sign = (block: number) =>
    crypto.subtle.sign("HMAC", key, new TextEncoder().encode(blockText(text, block)));
  for (let count = FIRST_BLOCKS; ; count *= 2) {
    const blocks = await Promise.all(Array.from({ length: count }, (_, block) => sign(block)));
    try {
      return use((_, block) => {
        const mac = blocks[block];
        if (mac === undefined) throw new MoreBlocks();
        return new Uint8Array(mac);
      });
    } catch (error) {
      if (!(error instanceof MoreBlocks)) throw error;
    }
  }
}

/** @param seed 64 hex digits */
export async function checkRoll(seed: string, request: CheckRequest): Promise<RollCheck> {
  const bytes = bytesOf(seed);
  const commitment = hexOf(await crypto.subtle.digest("SHA-256", bytes));
  const isOfVein = "vein" in request;
  const text = isOfVein
    ? veinText(request.vein)
    : rollText(request.roll.playerId, request.roll.counter, request.roll.purpose);
  return withDigests(bytes, text, (digest) => ({
    commitment,
    text,
    numbers: Array.from({ length: NUMBERS_SHOWN }, rollUint32(text, digest)),
    outcome: isOfVein
      ? { purpose: "vein", vein: isVein(request.vein, digest) }
      : replayRoll(request.roll, digest),
  }));
}
