/** The seed of a day, from the command line or a server, and whether it is the one promised. */
import { createHash } from "node:crypto";

const SEED = /^[0-9a-f]{64}$/i;

export interface DaySeed {
  seed: Uint8Array;
  /** SHA-256 of the seed, 64 hex digits. */
  hash: string;
  /** What was published before the day; null when nobody said. */
  commitment: string | null;
}

/** A mistake of the caller's, as one sentence. */
export class VerifyError extends Error {}

/** The seed from its 64 hex digits. */
export function readSeed(hex: string, commitment: string | null): DaySeed {
  if (!SEED.test(hex)) throw new VerifyError("A seed has 64 hex digits.");
  const seed = new Uint8Array(Buffer.from(hex, "hex"));
  const hash = createHash("sha256").update(seed).digest("hex");
  return { seed, hash, commitment: commitment?.toLowerCase() ?? null };
}

/** Whether the seed is the one that was promised; true when nothing was promised. */
export function isPromised({ hash, commitment }: DaySeed): boolean {
  return commitment === null || commitment === hash;
}

function memberOf(answer: unknown, key: string): unknown {
  if (typeof answer !== "object" || answer === null) return undefined;
  return Object.entries(answer).find(([name]) => name === key)?.[1];
}

function textOf(answer: unknown, key: string): string | null {
  const value = memberOf(answer, key);
  return typeof value === "string" ? value : null;
}

/** The answer about the seed with a hash: the day's, or one that was published early and replaced. */
function withHash(answer: unknown, hash: string | null): unknown {
  const earlier = memberOf(answer, "earlier");
  const all: unknown[] = Array.isArray(earlier) ? earlier : [];
  return all.find((one) => hash !== null && textOf(one, "commitment") === hash) ?? answer;
}

/**
 * Asks `GET /api/fair/{day}` of a server.
 * @param commitment what was written down before the day; without it the server's own word is taken for
 *   the day's last seed
 */
export async function fetchSeed(
  server: string,
  day: string,
  commitment: string | null,
): Promise<DaySeed> {
  const url = new URL(`/api/fair/${encodeURIComponent(day)}`, server);
  const response = await fetch(url);
  if (!response.ok) throw new VerifyError(`${url} answers ${response.status}.`);
  const asked = commitment?.toLowerCase() ?? null;
  const answer = withHash(await response.json(), asked);
  const seed = textOf(answer, "seed");
  if (seed === null) {
    throw new VerifyError(
      `The seed of ${day} will be published at ${textOf(answer, "revealedAt")}.`,
    );
  }
  return readSeed(seed, asked ?? textOf(answer, "commitment"));
}
