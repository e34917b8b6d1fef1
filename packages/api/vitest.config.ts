import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    globalSetup: "../db/testing/global-setup.ts",
    // No test changes a module: loading the code once saves half of the time.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Waits for what comes by itself end as soon as it is there: the bound is for a busy machine.
    expect: { poll: { timeout: 10_000 } },
  },
});
