import { expect, test } from "vitest";
import { type BotsReport, faultsOf, timesOf } from "./report.ts";

const TIMES = { count: 100, p50: 1, p95: 2, p99: 3 };
const GOOD: BotsReport = {
  players: 200,
  seconds: 60,
  movedInSeconds: 20,
  calls: TIMES,
  hello: TIMES,
  serverMicros: null,
  postgresMicros: null,
  generatorMicros: 100,
  refusals: [["SPENT", 3]],
  faults: [],
  troubles: [],
  done: 90,
  lost: [],
  broken: [],
  exitCode: 0,
  serverLog: [],
};

test("refusals are not faults", () => {
  expect(faultsOf(GOOD)).toEqual([]);
});

test.each<[Partial<BotsReport>, RegExp]>([
  [{ calls: { ...TIMES, count: 0 } }, /no calls/],
  [{ faults: ["user.gather: 500 INTERNAL"] }, /^1 calls .*: user\.gather: 500 INTERNAL$/],
  [{ troubles: ["bot 3 of 2: BANNED"] }, /again: bot 3 of 2/],
  [{ lost: ["user.gather", "units.buy"] }, /^2 .*not in the ledger: user\.gather; units\.buy$/],
  [{ broken: ["balance of player 4"] }, /broken invariants: balance/],
  [{ exitCode: 1 }, /ended with 1/],
])("%o is a fault", (found, words) => {
  expect(faultsOf({ ...GOOD, ...found })).toEqual([expect.stringMatching(words)]);
});

test("percentiles are taken from sorted times", () => {
  const shuffled = Array.from({ length: 100 }, (_, index) => (index * 37) % 100);
  expect(timesOf(shuffled)).toEqual({ count: 100, p50: 49, p95: 94, p99: 98 });
});
