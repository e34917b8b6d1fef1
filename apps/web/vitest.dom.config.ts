import { defineConfig } from "vitest/config";

/** Tests that render components or use the DOM: every `.test.tsx`. Many files share one page. */
export default defineConfig({
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
