import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "../schema/index.ts";
import { CHANGED, CLEARED, KEPT } from "./season-tables.ts";

test("a change of season clears, rewrites or keeps each table of the schema", () => {
  const tables = Object.values<unknown>(schema).filter((one) => is(one, PgTable));
  const listed = [...CLEARED, ...CHANGED, ...KEPT].map((table) => getTableName(table));
  expect(listed.toSorted()).toEqual(tables.map((table) => getTableName(table)).toSorted());
});
