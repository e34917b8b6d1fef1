import { defineConfig } from "vitest/config";

/** Things that a player does, in a real browser against the built server. */
export default defineConfig({
  test: {
    name: "journeys",
    include: ["*.journey.ts", "*.test.ts"],
    // One browser and one server at a time: a journey is about the product, not about load.
    fileParallelism: false,
    // Only what hangs takes so long: a busy machine is up to four times as slow as a quiet one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Waits for what comes by itself end as soon as it is there: the bound is for a busy machine.
    expect: { poll: { timeout: 10_000 } },
  },
});
