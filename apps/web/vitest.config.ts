import { defineConfig } from "vitest/config";
import { TESTING_ALIASES } from "./testing-aliases.ts";

/** Tests without a page. Tests with one are named `.test.tsx`: see vitest.dom.config.ts. */
export default defineConfig({
  resolve: { alias: TESTING_ALIASES },
  test: {
    name: "web",
    include: ["**/*.test.ts"],
    exclude: ["dist/**", "node_modules/**", "journeys/**", "**/*.isolated.test.ts"],
    setupFiles: ["./test-setup.ts"],
    isolate: false,
    testTimeout: 30_000,
  },
});
