/**
 * One of several processes that act on the same players with the same keys. Reads its orders from
 * `ORDERS`, reports that it is ready, starts when told to, and sends its answers. Forked by the
 * test of two processes.
 */
import { once } from "node:events";
import { createGroupCommit } from "../commit/group-commit.ts";
import { asOutcome } from "../commit/plan.ts";
import { createPool } from "../connection/pool.ts";
import { digChanges } from "./fixtures.ts";
import { randomFrom } from "./random.ts";

export interface Orders {
  url: string;
  world: string;
  ids: number[];
  keys: number;
  clients: number;
  seed: number;
}

const orders: Orders = JSON.parse(process.env.ORDERS ?? "{}");
const random = randomFrom(orders.seed);
const pool = createPool({ url: orders.url, world: orders.world, reads: 4 });
const actions = createGroupCommit({ pool, clock: Date.now });
const answers: Record<string, string> = {};
let replays = 0;

async function dig(index: number): Promise<void> {
  const playerId = orders.ids[index % orders.ids.length] ?? 0;
  const gain = index % 7;
  const result = await actions.perform(
    playerId,
    {
      rule: (locked) => {
        const player = locked.player(playerId);
        if (player === undefined) return { ok: false, code: "NOT_FOUND" };
        const outcome = { metal: player.carried.metal + gain, by: process.pid };
        return { ok: true, changes: digChanges(player, gain, 0), outcome };
      },
      answer: asOutcome,
    },
    { key: `key-${index}`, bodyHash: String(gain) },
  );
  if (!result.ok) return dig(index);
  // Possibly written by this process before it timed out waiting for the answer.
  if (result.replayed && result.answer.by !== process.pid) replays++;
  answers[index] = JSON.stringify(result.answer);
}

/** The keys in this process's own random order. */
const queue = Array.from({ length: orders.keys }, (_, index) => index)
  .map((index) => ({ index, rank: random() }))
  .sort((a, b) => a.rank - b.rank);

// Both processes start together, or the first would do all the work.
await pool.query("select 1");
process.send?.("ready");
await once(process, "message");
await Promise.all(
  Array.from({ length: orders.clients }, async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) await dig(next.index);
  }),
);
await pool.close();
process.send?.({ answers, replays });
process.disconnect();
