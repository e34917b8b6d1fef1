import { describe, expect, it } from "vitest";
import { recordingLog } from "../testing/own-postgres.ts";
import { createReader } from "./postgres-log.ts";

function read(...raw: string[]) {
  const log = recordingLog();
  const reader = createReader(log);
  for (const line of raw) reader.read(line);
  return { written: log.lines.map(({ level, text }) => `${level} ${text}`), reader };
}

describe("the log filter", () => {
  it.each([
    ["7 53100 ERROR:  could not extend file: No space left on device", "error"],
    ["7 58030 LOG:  could not fsync file: Input/output error", "warn"],
    ["7 XX001 WARNING:  page verification failed", "warn"],
    ["7 01000 WARNING:  database has a collation version mismatch", "warn"],
    ["7 53300 FATAL:  sorry, too many clients already", "error"],
    ["7 58P01 PANIC:  could not open file", "error"],
    ["7 00000 LOG:  server process (PID 9) was terminated by signal 9: Killed", "error"],
    ["7 00000 LOG:  redo in progress, elapsed time: 10.00 s, current LSN: 0/1", "info"],
  ])("%s is written as %s", (raw, level) => {
    const { written } = read(raw);
    expect(written).toEqual([`${level} Postgres: ${raw.slice(8)}`.replace(/: {2}/, ": ")]);
  });

  it.each([
    '7 23505 ERROR:  duplicate key value violates unique constraint "players_email"',
    "7 23505 DETAIL:  Key (email)=(somebody@example.com) already exists.",
    "7 40001 ERROR:  could not serialize access due to concurrent update",
    "7 57014 ERROR:  canceling statement due to statement timeout",
    "7 57P03 FATAL:  the database system is starting up",
    "7 57P02 WARNING:  terminating connection because of crash of another server process",
    "7 00000 LOG:  database system is ready to accept connections",
    "7 00000 LOG:  checkpoint starting: time",
    "7 08006 LOG:  could not receive data from client: Connection reset by peer",
    "\tcontinued",
  ])("%s says nothing to an operator", (raw) => {
    expect(read(raw).written).toEqual([]);
  });

  it("keeps the hint and drops the statement", () => {
    const { written } = read(
      "7 53100 ERROR:  could not extend file",
      "7 53100 HINT:  Check free disk space.",
      "7 53100 STATEMENT:  update players set email = 'somebody@example.com'",
      "7 23505 ERROR:  duplicate key",
      "7 23505 DETAIL:  Key (email)=(somebody@example.com) already exists.",
    );
    expect(written).toEqual([
      "error Postgres: ERROR: could not extend file",
      "error Postgres: HINT: Check free disk space.",
    ]);
  });

  it("writes repeated lines once in ten seconds, with a count", () => {
    let now = 0;
    const log = recordingLog();
    const { read: take } = createReader(log, () => now);
    for (let i = 0; i < 100; i++) {
      take(`${i} 53100 ERROR:  could not extend file "base/5/${i}"`);
      take(`${i} 53100 HINT:  Check free disk space.`);
    }
    expect(log.lines).toHaveLength(2);
    now = 10_001;
    take('7 53100 ERROR:  could not extend file "base/5/7"');
    expect(log.lines).toHaveLength(3);
    expect(log.lines[2]?.facts).toEqual({ postgres: 7, sqlState: "53100", repeated: 99 });
  });

  it("reports readiness after a recovery", () => {
    const { written } = read(
      "7 00000 LOG:  all server processes terminated; reinitializing",
      "7 00000 LOG:  database system is ready to accept connections",
    );
    expect(written).toHaveLength(2);
  });

  it("returns the last complaint, ignoring old ones", () => {
    let now = 0;
    const { read: take, last } = createReader(recordingLog(), () => now);
    take("7 58030 FATAL:  an old one");
    expect(last()).toBe("FATAL: an old one");
    now = 60_000;
    expect(last()).toBe("");
    take("7 58030 PANIC:  could not write to file");
    take("7 00000 LOG:  database system is shut down");
    expect(last()).toBe("PANIC: could not write to file");
  });
});
