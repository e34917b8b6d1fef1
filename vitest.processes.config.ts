import { configDefaults, defineConfig } from "vitest/config";

const FULL = process.env.FULL === "1";
/** Files that only the full tier runs. */
const FULL_ONLY = FULL ? [] : ["**/*.full.process.test.ts"];
/** Files that the full tier runs alone, since their figures depend on the whole machine. */
export const ALONE: readonly string[] = FULL
  ? [
      "scripts/overload.full.process.test.ts",
      "apps/server/server-kills.process.test.ts",
      "apps/server/kill.process.test.ts",
      "packages/db/commit/kill.process.test.ts",
    ]
  : [];

/**
 * Tests that start processes: the built server, commands, a Postgres of their own. They need
 * `npm run build`.
 */
export default defineConfig({
  test: {
    name: "processes",
    globalSetup: ["packages/db/testing/global-setup.ts", "apps/server/testing/processes-setup.ts"],
    include: ["{packages,apps}/**/*.process.test.ts", "scripts/*.process.test.ts"],
    exclude: [...configDefaults.exclude, ...FULL_ONLY, ...ALONE],
    // A quarter of the time is spent waiting for a process: three workers use both cores.
    maxWorkers: 3,
    sequence: { groupOrder: 2 },
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Waiting ends as soon as the condition holds: the bound is for a busy machine.
    expect: { poll: { timeout: 20_000 } },
  },
});
