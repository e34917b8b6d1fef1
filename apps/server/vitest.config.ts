import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    globalSetup: "../../packages/db/testing/global-setup.ts",
    include: ["**/*.test.ts"],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Waits for what comes by itself end as soon as it is there: the bound is for a busy machine.
    expect: { poll: { timeout: 10_000 } },
  },
});
