import { migrationDrift } from "@emberlode/db/testing";
import { expect, it } from "vitest";

it("every part of the schema has a migration", { timeout: 60_000 }, async () => {
  expect(await migrationDrift()).toEqual([]);
});
