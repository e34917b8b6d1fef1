/** Recomputes a roll in the browser, with the server's own rules and WebCrypto (rules §16). */
import {
  blockText,
  isVein,
  type Position,
  type ProvenRelic,
  proveRelic,
  type ReplayedRoll,
  type RollDigest,
  type RollRequest,
  relicText,
  replayRoll,
  rollText,
  rollUint32,
  type ShownTypeAt,
  veinText,
} from "@emberlode/game";

/** One of a player's relics, and the map that decides its place. */
interface RelicRequest {
  playerId: number;
  number: number;
  typeAt: ShownTypeAt;
}

/** A player's roll, the vein of a field, or a player's relic. */
export type CheckRequest = { roll: RollRequest } | { vein: Position } | { relic: RelicRequest };

type Outcome =
  | ReplayedRoll
  | { purpose: "vein"; vein: boolean }
  | { purpose: "relic"; proven: ProvenRelic };

export interface RollCheck {
  /** SHA-256 of the seed, 64 hex digits; "fingerprint" on screens. */
  commitment: string;
  /** The text fed to HMAC: `17:204:cave`. */
  text: string;
  /** The first numbers drawn, each 0..2^32-1. */
  numbers: readonly number[];
  outcome: Outcome;
}

const NUMBERS_SHOWN = 8;
/** Number of 32-byte blocks computed at first; hardly any roll needs more. */
const FIRST_BLOCKS = 2;

/** Thrown when a block is needed that has not been computed yet. */
class MissingBlock extends Error {
  constructor(
    readonly text: string,
    readonly block: number,
  ) {
    super();
  }
}

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether the browser can check rolls: WebCrypto requires a secure context. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

/**
 * Runs `use` with digests of the seed. Rules read them synchronously but WebCrypto is asynchronous:
 * whenever one is missing, it and some more of its text are computed, and `use` runs again.
 */
async function withDigests<T>(
  seed: Uint8Array<ArrayBuffer>,
  use: (digest: RollDigest) => T,
): Promise<T> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", seed, algorithm, false, ["sign"]);
  const digests = new Map<string, Uint8Array>();
  const sign = async (message: string) => {
    const mac = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(message));
    digests.set(message, new Uint8Array(mac));
  };
  for (;;) {
    try {
      return use((text, block) => {
        const digest = digests.get(blockText(text, block));
        if (digest === undefined) throw new MissingBlock(text, block);
        return digest;
      });
    } catch (error) {
      if (!(error instanceof MissingBlock)) throw error;
      const { text, block } = error;
      const blocks = Array.from({ length: Math.max(FIRST_BLOCKS, block) }, (_, i) => block + i);
      await Promise.all(blocks.map((one) => sign(blockText(text, one))));
    }
  }
}

/** The text that a request's numbers are generated from. */
function textOf(request: CheckRequest): string {
  if ("vein" in request) return veinText(request.vein);
  if ("relic" in request) return relicText(request.relic.playerId, request.relic.number);
  return rollText(request.roll.playerId, request.roll.counter, request.roll.purpose);
}

function outcomeOf(request: CheckRequest, digest: RollDigest): Outcome {
  if ("vein" in request) return { purpose: "vein", vein: isVein(request.vein, digest) };
  if ("roll" in request) return replayRoll(request.roll, digest);
  const { playerId, number, typeAt } = request.relic;
  return { purpose: "relic", proven: proveRelic(playerId, number, typeAt, digest) };
}

/** @param seed 64 hex digits */
export async function checkRoll(seed: string, request: CheckRequest): Promise<RollCheck> {
  const bytes = bytesOf(seed);
  const commitment = hexOf(await crypto.subtle.digest("SHA-256", bytes));
  const text = textOf(request);
  return withDigests(bytes, (digest) => ({
    commitment,
    text,
    numbers: Array.from({ length: NUMBERS_SHOWN }, rollUint32(text, digest)),
    outcome: outcomeOf(request, digest),
  }));
}
