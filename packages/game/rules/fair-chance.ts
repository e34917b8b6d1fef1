/** Provable randomness (rules §16): roll texts and the numbers derived from them. No crypto. */
import { type Random, randomFrom, type Uint32Source } from "../random.ts";

/** The purposes of provable rolls. */
export const ROLL_PURPOSES = ["cave", "forest", "mirage", "casino", "battle"] as const;
export type RollPurpose = (typeof ROLL_PURPOSES)[number];

/**
 * The HMAC-SHA256 of a text under the day's seed, as computed by the server or a verifier. The
 * message of a block is `blockText(text, block)`. At least 4 bytes.
 */
export type RollDigest = (text: string, block: number) => Uint8Array;

/** The text that identifies one roll: `player id:counter:purpose`, such as `17:204:cave`. */
export function rollText(playerId: number, counter: number, purpose: RollPurpose): string {
  for (const n of [playerId, counter]) {
    if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`${n} is not a number of a roll.`);
  }
  return `${playerId}:${counter}:${purpose}`;
}

/** The message of one block of a roll: the text itself, then `text:1`, `text:2` and so on. */
export function blockText(text: string, block: number): string {
  return block === 0 ? text : `${text}:${block}`;
}

/**
 * The numbers of a roll: the bytes of each block in order, four at a time, big-endian. Bytes left
 * over at the end of a block are dropped. A block is requested only when needed.
 */
export function rollUint32(text: string, digest: RollDigest): Uint32Source {
  let block = 0;
  let bytes: DataView = new DataView(new ArrayBuffer(0));
  let at = 0;
  return () => {
    if (at + 4 > bytes.byteLength) {
      const { buffer, byteOffset, byteLength } = digest(text, block);
      if (byteLength < 4) throw new RangeError("A digest must have at least 4 bytes.");
      bytes = new DataView(buffer, byteOffset, byteLength);
      block += 1;
      at = 0;
    }
    const value = bytes.getUint32(at);
    at += 4;
    return value;
  };
}

/** Random choices of one roll. The same text and digest give the same choices everywhere. */
export function rollRandom(text: string, digest: RollDigest): Random {
  return randomFrom(rollUint32(text, digest));
}
