import { defineConfig } from "vitest/config";

/** The balance simulator, which plays the rules without a server. */
export default defineConfig({
  test: { name: "simulate", isolate: false, include: ["**/*.test.ts"], testTimeout: 120_000 },
});
