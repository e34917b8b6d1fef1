/** The reference servers: started only for their line, then audited. */
import type { ChildProcess } from "node:child_process";
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

/** Time to store what was pending when the generator stopped. */
const SETTLE_MS = 1_000;

/** The players created by tables.ts. */
const diggers = (count: number): BenchPlayer[] =>
  Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const place = { x: 1 + (id % 50), y: 1 + Math.floor(id / 50) };
    return { id, sid: `session-${id}`, ...place, type: "metal", at: place, enemy: 0 };
  });

async function withServer(
  file: "stock" | "room",
  { url, schema }: ReferenceOrder,
  measure: (server: ChildProcess, port: number) => Promise<Figures>,
): Promise<Figures> {
  await makeTables(url, schema);
  const server = startChild(file);
  try {
    server.send({ url, schema } satisfies ReferenceOrder);
    const { port } = await answerOf<ReferenceReady>(server);
    const figures = await measure(server, port);
    await sleep(SETTLE_MS);
    const { broken } = await auditTables(url, schema);
    if (broken === 0) return figures;
    const firstFailure = figures.firstFailure ?? "balances that the ledger does not explain";
    return { ...figures, failures: figures.failures + broken, firstFailure };
  } finally {
    server.kill("SIGKILL");
  }
}

export const measureStock = (
  url: string,
  postgresPid: number,
  durationMs: number,
): Promise<Figures> =>
  withServer("stock", { url, schema: "bench_stock" }, (server, port) =>
    measureLoad({
      server,
      generator: startChild("lean"),
      order: {
        ...{ port, connections: CONNECTIONS, warmUpMs: WARM_UP_MS, durationMs },
        requests: diggers(DIGGERS).map(digByStock),
      },
      postgresPid,
    }),
  );

/** A client of the room is one player, so there are as many as connections. */
export const measureRoom = (
  url: string,
  postgresPid: number,
  durationMs: number,
): Promise<Figures> =>
  withServer("room", { url, schema: "bench_room" }, (server, port) =>
    measureLoad({
      server,
      generator: startChild("roomClients"),
      order: { port, warmUpMs: WARM_UP_MS, durationMs, diggers: diggers(CONNECTIONS) },
      postgresPid,
    }),
  );
