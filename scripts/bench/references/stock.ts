/** The stock stack: its server is started only for its line, then its tables are audited. */
import { setTimeout as sleep } from "node:timers/promises";
import { answerOf, startChild } from "../children.ts";
import { measureLoad } from "../measure.ts";
import {
  type BenchPlayer,
  CONNECTIONS,
  type ReferenceOrder,
  type ReferenceReady,
  WARM_UP_MS,
} from "../messages.ts";
import { digByStock } from "../requests.ts";
import type { Figures } from "../table.ts";
import { auditTables, DIGGERS, makeTables } from "./tables.ts";

const SCHEMA = "bench_stock";
/** Time to store what was pending when the generator stopped. */
const SETTLE_MS = 1_000;

/** The players created by tables.ts. */
const diggers = (): BenchPlayer[] =>
  Array.from({ length: DIGGERS }, (_, index) => {
    const id = index + 1;
    const place = { x: 1 + (id % 50), y: 1 + Math.floor(id / 50) };
    return {
      id,
      username: `Player${id}`,
      sid: `session-${id}`,
      ...place,
      type: "metal",
      at: place,
      enemy: 0,
    };
  });

export async function measureStock(
  url: string,
  postgresPid: number,
  durationMs: number,
): Promise<Figures> {
  await makeTables(url, SCHEMA);
  const server = startChild("stock");
  try {
    server.send({ url, schema: SCHEMA } satisfies ReferenceOrder);
    const { port } = await answerOf<ReferenceReady>(server);
    const order = { port, connections: CONNECTIONS, warmUpMs: WARM_UP_MS, durationMs };
    const figures = await measureLoad({
      server,
      generator: startChild("generator"),
      order: { ...order, requests: diggers().map(digByStock) },
      postgresPid,
    });
    await sleep(SETTLE_MS);
    const { broken } = await auditTables(url, SCHEMA);
    if (broken === 0) return figures;
    const firstFailure = figures.firstFailure ?? "balances that the ledger does not explain";
    return { ...figures, failures: figures.failures + broken, firstFailure };
  } finally {
    server.kill("SIGKILL");
  }
}
