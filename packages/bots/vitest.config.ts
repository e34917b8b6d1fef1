import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "bots",
    isolate: false,
    include: ["**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
