/** Fan-out of the chat: the game's gateway compared with bare ws and the same messages. */
import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { answerOf, startChild } from "../children.ts";
import type {
  FanOutClientsOrder,
  FanOutCommand,
  FanOutCpu,
  FanOutReport,
  FanOutServerOrder,
  FanOutServerReady,
} from "./messages.ts";

const DELIVERIES_PER_SECOND = 60_000;
const SOCKETS = [500, 1000];
/** Players with five to ten sockets each, as a player may have. */
const PLAYERS = 100;
const WARM_UP_MS = 1_000;

export interface FanOut {
  through: "gateway" | "bare";
  sockets: number;
  perSecond: number;
  /** CPU time of the server per delivery, in microseconds. */
  serverMicros: number;
  p50Ms: number;
  p99Ms: number;
  /** Resident memory of the server with all sockets open, in MiB. */
  memoryMib: number;
}

async function cpuOf(server: ChildProcess): Promise<FanOutCpu> {
  server.send({ kind: "cpu" } satisfies FanOutCommand);
  return answerOf<FanOutCpu>(server);
}

async function sendCommand(server: ChildProcess, command: FanOutCommand): Promise<void> {
  server.send(command);
  await answerOf<"said">(server);
  await sleep(300);
}

async function measureOne(
  server: ChildProcess,
  ready: FanOutServerReady,
  through: FanOut["through"],
  sockets: number,
  seconds: number,
): Promise<FanOut> {
  const clients = startChild("fanOutClients");
  try {
    const { sids, ports } = ready;
    const order: FanOutClientsOrder = { port: ports[through], through, sockets, sids };
    clients.send(order);
    await answerOf<"open">(clients);
    const perSecond = DELIVERIES_PER_SECOND / sockets;
    await sendCommand(server, { kind: "say", through, perSecond, durationMs: WARM_UP_MS });
    clients.send("report");
    await answerOf<FanOutReport>(clients);
    const before = await cpuOf(server);
    await sendCommand(server, { kind: "say", through, perSecond, durationMs: seconds * 1000 });
    const after = await cpuOf(server);
    clients.send("report");
    const { deliveries, p50Ms, p99Ms } = await answerOf<FanOutReport>(clients);
    return {
      through,
      sockets,
      perSecond: deliveries / seconds,
      serverMicros: (after.cpu - before.cpu) / Math.max(1, deliveries),
      p50Ms,
      p99Ms,
      memoryMib: after.memory / 2 ** 20,
    };
  } finally {
    clients.kill("SIGKILL");
  }
}

/** Measures bare ws and the gateway, with 500 and with 1,000 sockets. */
export async function measureFanOut(
  database: Omit<FanOutServerOrder, "players">,
  seconds: number,
): Promise<FanOut[]> {
  const measured: FanOut[] = [];
  for (const sockets of SOCKETS) {
    for (const through of ["bare", "gateway"] as const) {
      // Separate processes, so that neither inherits the other's memory.
      const server = startChild("fanOutServer");
      try {
        const world = `${database.world}_${through}_${sockets}`;
        server.send({ ...database, world, players: PLAYERS } satisfies FanOutServerOrder);
        const ready = await answerOf<FanOutServerReady>(server);
        if (through === "bare") {
          await sendCommand(server, {
            kind: "say",
            through: "gateway",
            perSecond: 10,
            durationMs: 300,
          });
        }
        measured.push(await measureOne(server, ready, through, sockets, seconds));
      } finally {
        server.kill("SIGKILL");
      }
    }
  }
  return measured;
}

export function printFanOut(measured: readonly FanOut[]): void {
  console.log(`\nChat fan-out at ${DELIVERIES_PER_SECOND} deliveries a second`);
  for (const line of measured) {
    const bare = measured.find(
      ({ through, sockets }) => through === "bare" && sockets === line.sockets,
    );
    const ratio = bare === undefined ? Number.NaN : line.serverMicros / bare.serverMicros;
    const name = line.through === "bare" ? "bare ws" : "gateway";
    console.log(
      [
        `${name}, ${line.sockets} sockets`.padEnd(24),
        `${line.perSecond.toFixed(0)}/s`.padStart(10),
        `${line.serverMicros.toFixed(2)} µs CPU per delivery (${ratio.toFixed(2)} x)`.padStart(38),
        `p50 ${line.p50Ms.toFixed(1)} ms`.padStart(14),
        `p99 ${line.p99Ms.toFixed(1)} ms`.padStart(14),
        `${line.memoryMib.toFixed(0)} MiB`.padStart(9),
      ].join("  "),
    );
  }
}
