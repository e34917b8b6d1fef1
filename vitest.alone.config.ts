import { defineConfig } from "vitest/config";
import { ALONE } from "./vitest.processes.config.ts";

/** Measures what a whole machine does, so nothing runs beside it; after all other processes. */
export default defineConfig({
  test: {
    name: "alone",
    globalSetup: ["packages/db/testing/global-setup.ts", "apps/server/testing/processes-setup.ts"],
    include: [...ALONE],
    maxWorkers: 1,
    sequence: { groupOrder: 3 },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
