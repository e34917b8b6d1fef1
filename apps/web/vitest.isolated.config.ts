import { defineConfig } from "vitest/config";
import { TESTING_ALIASES } from "./testing-aliases.ts";

/** Tests that replace a module or the language: each of these files loads the code afresh. */
export default defineConfig({
  resolve: { alias: TESTING_ALIASES },
  test: {
    name: "web-isolated",
    environment: "jsdom",
    include: ["**/*.isolated.test.{ts,tsx}"],
    exclude: ["dist/**", "node_modules/**", "journeys/**"],
    setupFiles: ["./test-setup.ts", "./test-setup-dom.ts"],
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
  },
});
