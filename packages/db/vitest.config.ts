import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "db",
    globalSetup: "./testing/global-setup.ts",
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Tests wait for the database more than they compute.
    maxWorkers: 2,
    // Projects with workers of their own run in a group of their own.
    sequence: { groupOrder: 1 },
  },
});
