import { defineConfig } from "vitest/config";

const FULL = process.env.FULL === "1";

/** Things that a player does, in a real browser against the built server. */
export default defineConfig({
  test: {
    name: "journeys",
    include: ["journeys/*.journey.ts", "journeys/*.test.ts"],
    exclude: FULL ? [] : ["journeys/*.full.journey.ts"],
    globalSetup: "./journeys/global-setup.ts",
    // A page waits for its server and the server for its database: two at once use both cores.
    maxWorkers: 2,
    // A worker keeps its browser from file to file.
    isolate: false,
    // Only what hangs takes so long: a busy machine is up to four times as slow as a quiet one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Waits for what comes by itself end as soon as it is there: the bound is for a busy machine.
    expect: { poll: { timeout: 10_000 } },
  },
});
