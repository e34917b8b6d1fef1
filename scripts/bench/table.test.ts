import { expect, test } from "vitest";
import { type MeasuredLine, ratiosOf } from "./table.ts";

const line = (id: string, perSecond: number): MeasuredLine => ({
  id,
  name: id,
  perSecond,
  p50Ms: 1,
  p99Ms: 2,
  generatorMicros: 3,
  serverMicros: null,
  postgresMicros: null,
  failures: 0,
  firstFailure: null,
});

test("compares a dig with the mean of lean's lines and with the stock stack", () => {
  const measured = [line("lean", 900), line("dig", 500), line("lean", 1_100), line("stock", 50)];
  expect(ratiosOf(measured)).toEqual({ leanPerSecond: 1_000, digOfLean: 0.5, digOfStock: 10 });
});

test("lines that were not run have no ratio", () => {
  const measured = [line("dig", 500), line("stock", 50)];
  expect(ratiosOf(measured)).toEqual({ leanPerSecond: null, digOfLean: null, digOfStock: 10 });
});
