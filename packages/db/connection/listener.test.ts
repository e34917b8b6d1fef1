import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { CHANNEL, createPool, type Pool } from "./pool.ts";

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, world: database.world, reads: 2 });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const notify = (text: string) => pool.query(`select pg_notify(${CHANNEL}, $1)`, [text]);
const killListeners = () =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'listen%' and datname = current_database()`,
  );
/** Connections that listen. */
async function listeners(): Promise<number> {
  const [row] = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
    where query like 'listen%' and datname = current_database()`,
  );
  return row?.count ?? 0;
}

async function until(done: () => boolean): Promise<void> {
  const end = performance.now() + 5000;
  while (!done()) {
    if (performance.now() > end) throw new Error("waited in vain");
    await sleep(5);
  }
}

it("hears what is notified, and listens again after its connection was killed ten times", async () => {
  const heard: string[] = [];
  let listening = 0;
  const listener = pool.listen({
    onNotify: (payload) => heard.push(payload),
    onListening: () => {
      listening += 1;
    },
  });
  for (let turn = 1; turn <= 10; turn++) {
    await until(() => listening === turn);
    await notify(`first ${turn}`);
    await notify(`second ${turn}`);
    await until(() => heard.includes(`second ${turn}`));
    await killListeners();
  }
  await until(() => listening === 11);
  expect(heard).toEqual(
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
  await until(() => isListening);
  await expect.poll(listeners, { timeout: 5000 }).toBe(1);
  await notify("after");
  await until(() => later.includes("after"));
  expect(heard).not.toContain("after");
  await second.close();
});
