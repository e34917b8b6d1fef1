import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    globalSetup: "../../packages/db/testing/global-setup.ts",
    include: ["**/*.test.ts"],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
