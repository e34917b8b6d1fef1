import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { makePlayers } from "../testing/fixtures.ts";
import { programFile } from "../testing/program.ts";
import { seededRandom } from "../testing/random.ts";
import type { Orders } from "../testing/rival.ts";
import { useDatabase } from "../testing/use-database.ts";

const KEYS = 1500;
const random = seededRandom("two processes");

const { database, pool } = useDatabase("wasteland", { isAudited: true });

interface Report {
  answers: Record<string, string>;
  replays: number;
}

/** A process that is ready to start. */
async function rival(orders: Orders): Promise<ChildProcess> {
  const env = { ...process.env, ORDERS: JSON.stringify(orders) };
  const child = fork(programFile("packages/db/testing/rival.ts"), { env });
  await once(child, "message");
  return child;
}

async function reportOf(child: ChildProcess): Promise<Report> {
  child.send("begin");
  const [report] = await once(child, "message");
  return report;
}

it("stays exact when two processes send the same keys for the same players", async () => {
  const ids = await makePlayers(pool, 40);
  const { url, world } = database;
  const orders = () => ({ url, world, ids, keys: KEYS, clients: 24, seed: random() * 2 ** 31 });
  const rivals = await Promise.all([rival(orders()), rival(orders())]);
  const [one, two] = await Promise.all([reportOf(rivals[0]), reportOf(rivals[1])]);

  expect(Object.keys(one.answers)).toHaveLength(KEYS);
  expect(one.answers).toEqual(two.answers);
  expect(one.replays + two.replays).toBe(KEYS);
  expect(new Set(Object.values(one.answers).map((answer) => JSON.parse(answer).by)).size).toBe(2);

  const expected = ids.map((id, place) => {
    let [metal, digs] = [1000, 0];
    for (let index = place; index < KEYS; index += ids.length) {
      metal += index % 7;
      digs++;
    }
    return { id, metal, digs, version: digs + 1 };
  });
  expect(await pool.query("select id, metal, digs, version from players order by id")).toEqual(
    expected,
  );
});
