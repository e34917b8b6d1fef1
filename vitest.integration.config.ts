import { configDefaults, defineConfig } from "vitest/config";

/** Files that only the full tier runs. */
const FULL_ONLY = process.env.FULL === "1" ? [] : ["**/*.full.test.ts"];

/**
 * Database, API and server on one Postgres, as one project: a worker loads the code once for all of
 * them, and keeps it as long as the next file is of the same project.
 */
export default defineConfig({
  test: {
    name: "integration",
    globalSetup: "packages/db/testing/global-setup.ts",
    include: ["packages/{db,api,client}/**/*.test.ts", "apps/server/**/*.test.ts"],
    exclude: [...configDefaults.exclude, "**/*.process.test.ts", ...FULL_ONLY],
    // A sixth of the time is spent waiting for Postgres and timers: three workers use both cores.
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    // No test here changes a module.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Waiting ends as soon as the condition holds: the bound is for a busy machine.
    expect: { poll: { timeout: 10_000 } },
  },
});
