/** The results of the 200 bots in readable form, and which of them are failures. */
import { percentile } from "../../lib/statistics.ts";
import { printRows } from "../table.ts";

/** Milliseconds. */
export interface Times {
  count: number;
  p50: number;
  p95: number;
  p99: number;
}

export interface BotsReport {
  players: number;
  seconds: number;
  /** Seconds until all had an account, a base and their first view of the map. */
  movedInSeconds: number;
  calls: Times;
  /** Fastify's hello, requested concurrently by the same process. */
  hello: Times;
  /** CPU time per call in microseconds; null if unknown. */
  serverMicros: number | null;
  postgresMicros: number | null;
  generatorMicros: number;
  /** Refusals by code, most frequent first. */
  refusals: readonly (readonly [code: string, count: number])[];
  /** Answers of 500 and above, and requests without an answer. */
  faults: readonly string[];
  /** Errors after which a bot had to start again. */
  troubles: readonly string[];
  /** Number of acknowledged changes, and the calls among them that the ledger lacks. */
  done: number;
  lost: readonly string[];
  /** Broken invariants of the ledger. */
  broken: readonly string[];
  /** The server's exit code. */
  exitCode: number | null;
  /** The server's last warnings and errors. */
  serverLog: readonly string[];
}

export function timesOf(latencies: readonly number[]): Times {
  const at = (share: number) => percentile(latencies, share) ?? 0;
  return { count: latencies.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** How many entries of a list are shown. */
const SHOWN = 5;
const firstFew = (list: readonly string[]) => list.slice(0, SHOWN).join("; ");

/** Everything that must not happen but did, one sentence each. */
export function faultsOf(report: BotsReport): string[] {
  const { calls, faults, troubles, lost, broken, exitCode } = report;
  const list = (count: number, what: string, which: readonly string[]) =>
    count === 0 ? [] : [`${count} ${what}: ${firstFew(which)}`];
  return [
    ...(calls.count === 0 ? ["no calls at all"] : []),
    ...list(faults.length, "calls failed by the server or unanswered", faults),
    ...list(troubles.length, "times a bot had to begin again", troubles),
    ...list(lost.length, "changes answered as done are not in the ledger", lost),
    ...list(broken.length, "broken invariants", broken),
    ...(exitCode === 0 ? [] : [`the server ended with ${exitCode}`]),
  ];
}

const number = (value: number) => value.toLocaleString("en-US");
const row = (name: string, { count, p50, p95, p99 }: Times, seconds: number, ratio: string) => [
  name,
  number(count),
  (count / seconds).toFixed(0),
  ...[p50, p95, p99].map((ms) => ms.toFixed(1)),
  ratio,
];

export function printBots(report: BotsReport): void {
  const { players, seconds, movedInSeconds, calls, hello, refusals, done, lost, broken } = report;
  console.log(
    `\n${players} bots at the lively pace for ${(seconds / 60).toFixed(1)} minutes, ` +
      `after they had moved in within ${movedInSeconds.toFixed(0)} s\n`,
  );
  printRows([
    ["", "calls", "per second", "p50 ms", "p95 ms", "p99 ms", "p99 ratio"],
    row("Fastify hello, concurrently", hello, seconds, "1.00"),
    row(`${players} bots`, calls, seconds, (calls.p99 / hello.p99).toFixed(2)),
  ]);
  const { serverMicros, postgresMicros, generatorMicros } = report;
  const cpu = [serverMicros, postgresMicros, generatorMicros].map((one) => one?.toFixed(0) ?? "-");
  const share = (micros: number | null) =>
    micros === null ? "-" : `${((micros * calls.count) / seconds / 10_000).toFixed(0)}%`;
  console.log(`\nCPU in µs per call: server ${cpu[0]}, Postgres ${cpu[1]}, bots ${cpu[2]}`);
  console.log(
    `of a core: server ${share(serverMicros)}, Postgres ${share(postgresMicros)}, bots ${share(generatorMicros)}`,
  );
  const codes = refusals.map(([code, count]) => `${code} ${number(count)}`);
  console.log(`refusals: ${codes.join(", ") || "none"}`);
  console.log(`changes answered as done: ${number(done)}; not in the ledger: ${lost.length}`);
  console.log(`broken invariants: ${broken.length}`);
  const wrong = faultsOf(report);
  for (const fault of wrong) console.log(`WRONG: ${fault}`);
  if (wrong.length > 0) for (const line of report.serverLog) console.log(`the server: ${line}`);
}
