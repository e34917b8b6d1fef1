/** Players who walk and dig, and count their digs. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, ClientError, type ClientErrorCode } from "@emberlode/client";
import type { Pool } from "@emberlode/db";
import { expect } from "vitest";

/** For calls without a key, which are never retried. */
const NO_KEY = { context: { idempotencyKey: null } };

/** The password of every digger. */
export const PASSWORD = "correct horse";

/** The answers a digger got. */
interface Journal {
  id: number;
  isKeyless: boolean;
  /** Digs with an unknown outcome: given up, possibly written once. */
  unknown: number;
  /** Acknowledged digs, and their yield. */
  digs: number;
  gathered: number;
  failures: string[];
}

export interface Digger {
  client: Client;
  username: string;
  journal: Journal;
}

/** Registers players, each with a separate client. */
export const registerDiggers = (
  count: number,
  name: string,
  newClient: () => Client,
): Promise<Digger[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) => registerDigger(newClient(), `${name}${index}`)),
  );

export async function registerDigger(
  client: Client,
  username: string,
  { isKeyless = false } = {},
): Promise<Digger> {
  const account = { username, email: `${username}@example.com`, password: PASSWORD };
  const { user } = await client.user.register.mutate(account);
  const counted = { digs: 0, gathered: 0, unknown: 0, failures: [] };
  return { client, username, journal: { id: Number(user._id), isKeyless, ...counted } };
}

/** Whether a call without a key was acknowledged, since it is tried only once. */
const isAnswered = (error: unknown, code: ClientErrorCode, { isKeyless }: Journal): boolean =>
  isKeyless && error instanceof ClientError && error.code === code;

/** Pause after a dig: a fast machine would exceed 300 actions a minute. */
const PAUSE_MS = 200;

/** Digs until stopped. Records failures and continues. */
async function dig({ client, journal }: Digger, until: { stopped: boolean }): Promise<void> {
  const options = journal.isKeyless ? NO_KEY : {};
  let { x, y } = (await client.user.session.query()).user.status;
  while (!until.stopped) {
    try {
      // Row by row, to find ore that has not been dug yet.
      const next = { x: (x % 50) + 1, y: x === 50 ? (y % 50) + 1 : y };
      const field = await client.fields.move.mutate(next, options);
      ({ x, y } = field);
      if (!("type" in field) || (field.type !== "metal" && field.type !== "energy")) continue;
      if (field.spentUntil !== undefined) continue;
      const input = { type: field.type, field: { x, y } };
      const answer = await client.user.gather.mutate(input, options).catch((error: unknown) => {
        if (!isAnswered(error, "BUSY", journal)) throw error;
        journal.unknown += 1;
        return null;
      });
      if (answer === null) continue;
      journal.digs += 1;
      journal.gathered += answer.gathered;
      await sleep(PAUSE_MS);
    } catch (error) {
      if (isAnswered(error, "TOO_MANY_REQUESTS", journal)) await sleep(1000);
      else if (!isAnswered(error, "BUSY", journal)) journal.failures.push(String(error));
    }
  }
}

/** Timeout of polls. */
const CEILING = { timeout: 30_000 };

/** Lets players dig until stopped. */
export function startDigging(diggers: readonly Digger[]) {
  const until = { stopped: false };
  const work = diggers.map((digger) => dig(digger, until));
  /** Acknowledged digs of all players. */
  const digs = () => diggers.reduce((sum, { journal }) => sum + journal.digs, 0);
  return {
    digs,
    /** Resolves once there are more new digs than players. */
    async waitForDigs(since = digs()): Promise<void> {
      await expect.poll(digs, CEILING).toBeGreaterThan(since + diggers.length);
    },
    async stop(): Promise<void> {
      until.stopped = true;
      await Promise.all(work);
    },
  };
}

/** The stored rows of a digger; fewer `keys` than `digs` means one was written twice. */
export interface StoredDigs {
  digs: number;
  keys: number;
  gathered: number;
}

/** Reads what the database contains about a digger; throws if there is no such player. */
export async function readStoredDigs(pool: Pool, id: number): Promise<StoredDigs> {
  const [stored] = await pool.query<StoredDigs>(
    `select (select count(*)::int from ledger l where l.player_id = p.id and l.kind = 'dig') as digs,
      (select count(distinct l.key)::int from ledger l where l.player_id = p.id and l.kind = 'dig') as keys,
      p.metal + p.energy - 2000 as gathered
    from players p where p.id = $1::int`,
    [id],
  );
  if (stored === undefined) throw new Error(`There is no player ${id}.`);
  return stored;
}

/** Expects that no digger saw a failure and that each acknowledged dig is stored once. */
export async function expectDigsStored(pool: Pool, diggers: readonly Digger[]): Promise<void> {
  for (const { journal } of diggers) {
    const { id, digs, gathered, failures } = journal;
    expect(failures).toEqual([]);
    expect(await readStoredDigs(pool, id)).toEqual({ digs, keys: digs, gathered });
  }
}
