/** Players who walk and dig over HTTP until they are stopped, and note what they were told. */
import { type Client, createClient } from "@emberlode/client";
import type { Pool } from "@emberlode/db";

/** What a digger was told was done. */
export interface DigJournal {
  id: number;
  digs: number;
  gathered: number;
  failures: string[];
}

export interface Digger {
  journal: DigJournal;
  /** Walks and digs until `isOver`. */
  run(isOver: () => boolean): Promise<void>;
}

async function digNext(client: Client, at: { x: number; y: number }, journal: DigJournal) {
  // Row by row, so that there is always ore that was not dug yet.
  const next = { x: (at.x % 50) + 1, y: at.x === 50 ? (at.y % 50) + 1 : at.y };
  const field = await client.fields.move.mutate(next);
  if (!("type" in field) || (field.type !== "metal" && field.type !== "energy")) return next;
  if (field.spentUntil !== undefined) return next;
  const { gathered } = await client.user.gather.mutate({ type: field.type, field: next });
  journal.digs += 1;
  journal.gathered += gathered;
  return next;
}

/** Registers a player whose client repeats what was answered BUSY, under the same key. */
export async function createDigger(url: string, username: string): Promise<Digger> {
  const client = createClient({ url, attempts: 40, longestPauseMs: 3_000 });
  const { user } = await client.user.register.mutate({
    username,
    email: `${username}@example.com`,
    password: "correct horse",
  });
  const journal: DigJournal = { id: Number(user._id), digs: 0, gathered: 0, failures: [] };
  return {
    journal,
    async run(isOver) {
      let { x, y } = (await client.user.session.query()).user.status;
      while (!isOver()) {
        try {
          ({ x, y } = await digNext(client, { x, y }, journal));
        } catch (error) {
          journal.failures.push(String(error));
        }
      }
    },
  };
}

/** What the books say of a digger, in the form of its journal. */
export async function booksOf(admin: Pool, id: number): Promise<DigJournal> {
  const [row] = await admin.query<{ gathered: string; digs: number; keys: number }>(
    `select p.metal + p.energy - 2000 as gathered,
      (select count(*)::int from ledger l where l.player_id = p.id and l.kind = 'dig') as digs,
      (select count(distinct l.key)::int from ledger l where l.player_id = p.id and l.kind = 'dig') as keys
    from players p where p.id = $1`,
    [id],
  );
  const { gathered, digs, keys } = row ?? { gathered: "0", digs: 0, keys: -1 };
  return { id, digs, gathered: Number(gathered), failures: digs === keys ? [] : ["doubled"] };
}
