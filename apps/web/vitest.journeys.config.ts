import { defineConfig } from "vitest/config";

const FULL = process.env.FULL === "1";

/** Journeys: what players do, in a real browser against the built server. */
export default defineConfig({
  test: {
    name: "journeys",
    include: ["journeys/*.journey.ts", "journeys/*.test.ts"],
    exclude: FULL ? [] : ["journeys/*.full.journey.ts"],
    globalSetup: "./journeys/global-setup.ts",
    // Pages wait for the server, and the server for its database: two workers use both cores.
    maxWorkers: 2,
    sequence: { groupOrder: 4 },
    // A worker keeps its browser across files.
    isolate: false,
    // Only hanging tests take this long: a busy machine is up to four times as slow as an idle one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Polling ends as soon as the condition holds; the limit allows for a busy machine.
    expect: { poll: { timeout: 10_000 } },
  },
});
