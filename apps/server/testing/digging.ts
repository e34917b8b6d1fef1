/** Players who walk from field to field and dig, and keep count. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, ClientError, type ClientErrorCode } from "@emberlode/client";
import type { Pool } from "@emberlode/db";
import { expect } from "vitest";

/** The calls of somebody who sends no keys, and tries nothing again. */
const NO_KEY = { context: { idempotencyKey: null } };

/** What every digger logs in with. */
export const PASSWORD = "correct horse";

/** The answers a digger got. */
interface Journal {
  id: number;
  isKeyless: boolean;
  /** Digs whose outcome nobody knows: given up, and maybe written once. */
  unknown: number;
  /** Digs that were acknowledged, and what they brought. */
  digs: number;
  gathered: number;
  failures: string[];
}

export interface Digger {
  client: Client;
  username: string;
  journal: Journal;
}

/** Registers players, each with a client of their own. */
export const registerDiggers = (
  count: number,
  name: string,
  newClient: () => Client,
): Promise<Digger[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) => registerDigger(newClient(), `${name}${index}`)),
  );

/** Registers a player, who did nothing yet. */
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

/** Whether a call without a key was acknowledged: it is tried only once. */
const isAnswered = (error: unknown, code: ClientErrorCode, { isKeyless }: Journal): boolean =>
  isKeyless && error instanceof ClientError && error.code === code;

/** Digs until it is stopped. Failures are kept, and the digging goes on. */
async function dig({ client, journal }: Digger, until: { stopped: boolean }): Promise<void> {
  const options = journal.isKeyless ? NO_KEY : {};
  let { x, y } = (await client.user.session.query()).user.status;
  while (!until.stopped) {
    try {
      // Row by row, so that there is always ore that was not dug yet.
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
    } catch (error) {
      if (isAnswered(error, "TOO_MANY_REQUESTS", journal)) await sleep(1000);
      else if (!isAnswered(error, "BUSY", journal)) journal.failures.push(String(error));
    }
  }
}

/** Longest wait for digs that have to come. */
const CEILING = { timeout: 30_000 };

/** Has players dig until they are stopped. */
export function startDigging(diggers: readonly Digger[]) {
  const until = { stopped: false };
  const work = diggers.map((digger) => dig(digger, until));
  /** Digs of all that were acknowledged. */
  const digs = () => diggers.reduce((sum, { journal }) => sum + journal.digs, 0);
  return {
    digs,
    /** Resolves once there are as many more digs as players. */
    async goOn(since = digs()): Promise<void> {
      await expect.poll(digs, CEILING).toBeGreaterThan(since + diggers.length);
    },
    async stop(): Promise<void> {
      until.stopped = true;
      await Promise.all(work);
    },
  };
}

/** What the database holds of a digger: `keys` fewer than `digs` means that one was written twice. */
export interface Stored {
  digs: number;
  keys: number;
  gathered: number;
}

/** Reads what a database holds of a digger; throws when there is no such player. */
export async function storedOf(pool: Pool, id: number): Promise<Stored> {
  const [stored] = await pool.query<Stored>(
    `select (select count(*)::int from ledger l where l.player_id = p.id and l.kind = 'dig') as digs,
      (select count(distinct l.key)::int from ledger l where l.player_id = p.id and l.kind = 'dig') as keys,
      p.metal + p.energy - 2000 as gathered
    from players p where p.id = $1::int`,
    [id],
  );
  if (stored === undefined) throw new Error(`There is no player ${id}.`);
  return stored;
}

/** Expects that no digger saw a failure, and that each acknowledged dig is stored once. */
export async function expectDigsKept(pool: Pool, diggers: readonly Digger[]): Promise<void> {
  for (const { journal } of diggers) {
    const { id, digs, gathered, failures } = journal;
    expect(failures).toEqual([]);
    expect(await storedOf(pool, id)).toEqual({ digs, keys: digs, gathered });
  }
}
