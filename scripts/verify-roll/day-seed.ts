/** A day's seed, from the command line or a server, and whether it matches the commitment. */
import { createHash } from "node:crypto";

const SEED = /^[0-9a-f]{64}$/i;

export interface DaySeed {
  seed: Uint8Array;
  /** SHA-256 of the seed, 64 hex digits. */
  hash: string;
  /** The hash published before the day; null if none was given. */
  commitment: string | null;
}

/** A user error, described in one sentence. */
export class VerifyError extends Error {}

/** Parses a seed of 64 hex digits. */
export function readSeed(hex: string, commitment: string | null): DaySeed {
  if (!SEED.test(hex)) throw new VerifyError("A seed has 64 hex digits.");
  const seed = new Uint8Array(Buffer.from(hex, "hex"));
  const hash = createHash("sha256").update(seed).digest("hex");
  return { seed, hash, commitment: commitment?.toLowerCase() ?? null };
}

/** Whether the seed matches its commitment; true if none. */
export function matchesCommitment({ hash, commitment }: DaySeed): boolean {
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

/** The entry of the seed with a hash: the day's, or an earlier one published early and replaced. */
function withHash(answer: unknown, hash: string | null): unknown {
  const earlier = memberOf(answer, "earlier");
  const all: unknown[] = Array.isArray(earlier) ? earlier : [];
  return all.find((one) => hash !== null && textOf(one, "commitment") === hash) ?? answer;
}

/**
 * Requests `GET /api/fair/{day}` from a server.
 * @param commitment the hash noted before the day; without it, the server's own commitment to the
 * day's last seed is trusted
 */
export async function fetchSeed(
  server: string,
  day: string,
  commitment: string | null,
): Promise<DaySeed> {
  if (!URL.canParse(server)) throw new VerifyError("--server takes a URL.");
  const url = new URL(`/api/fair/${encodeURIComponent(day)}`, server);
  const response = await fetch(url).catch(() => null);
  if (response === null) throw new VerifyError(`${url} does not answer.`);
  if (!response.ok) throw new VerifyError(`${url} answers ${response.status}.`);
  const noted = commitment?.toLowerCase() ?? null;
  // Null for a page of HTML.
  const body: unknown = await response.json().catch(() => null);
  const answer = withHash(body, noted);
  const seed = textOf(answer, "seed");
  if (seed === null) {
    const revealedAt = textOf(answer, "revealedAt");
    if (revealedAt === null) throw new VerifyError(`${url.origin} is not a game server.`);
    throw new VerifyError(`The seed of ${day} will be published at ${revealedAt}.`);
  }
  return readSeed(seed, noted ?? textOf(answer, "commitment"));
}
