import { defineConfig } from "vitest/config";
import { TESTING_ALIASES } from "./testing-aliases.ts";

/** Tests that render components or use the DOM: every `.test.tsx`. Many files share one page. */
export default defineConfig({
  resolve: { alias: TESTING_ALIASES },
  test: {
    name: "web-dom",
    environment: "jsdom",
    include: ["**/*.test.tsx"],
    exclude: ["dist/**", "node_modules/**", "journeys/**", "**/*.isolated.test.tsx"],
    setupFiles: ["./test-setup.ts", "./test-setup-dom.ts"],
    isolate: false,
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
  },
});
