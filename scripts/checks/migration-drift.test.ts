import { migrationDrift } from "@emberlode/db/testing";
import { expect, it } from "vitest";

it("has a migration for everything in the schema", { timeout: 60_000 }, async () => {
  expect(await migrationDrift()).toEqual([]);
});
