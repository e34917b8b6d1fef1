import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    globalSetup: "../db/testing/global-setup.ts",
    // No test changes a module: loading the code once saves half of the time.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
