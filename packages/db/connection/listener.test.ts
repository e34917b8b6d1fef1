import { expect, it } from "vitest";
import { useDatabase } from "../testing/use-database.ts";
import { CHANNEL } from "./pool.ts";

const { pool } = useDatabase("empty", { reads: 2 });

const notify = (text: string) => pool.query(`select pg_notify(${CHANNEL}, $1)`, [text]);
const killListeners = () =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'listen%' and datname = current_database()`,
  );
/** Number of listening connections. */
async function listeners(): Promise<number> {
  const [row] = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
    where query like 'listen%' and datname = current_database()`,
  );
  return row?.count ?? 0;
}

const FAST = { interval: 5, timeout: 5000 };

it("receives notifications, and listens again after its connection was killed ten times", async () => {
  const received: string[] = [];
  let listening = 0;
  let lost = 0;
  const listener = pool.listen({
    onNotify: (payload) => received.push(payload),
    onListening: () => {
      listening += 1;
    },
    onLost: () => {
      lost += 1;
    },
  });
  for (let turn = 1; turn <= 10; turn++) {
    await expect.poll(() => listening, FAST).toBe(turn);
    await notify(`first ${turn}`);
    await notify(`second ${turn}`);
    await expect.poll(() => received, FAST).toContain(`second ${turn}`);
    await killListeners();
  }
  await expect.poll(() => listening, FAST).toBe(11);
  expect(lost).toBe(10);
  expect(received).toEqual(
    Array.from({ length: 10 }, (_, index) => [`first ${index + 1}`, `second ${index + 1}`]).flat(),
  );
  await listener.close();
  const later: string[] = [];
  let isListening = false;
  const second = pool.listen({
    onNotify: (payload) => later.push(payload),
    onListening: () => {
      isListening = true;
    },
  });
  await expect.poll(() => isListening, FAST).toBe(true);
  await expect.poll(listeners, FAST).toBe(1);
  await notify("after");
  await expect.poll(() => later, FAST).toContain("after");
  expect(received).not.toContain("after");
  await second.close();
});
