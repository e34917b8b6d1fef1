import { defineConfig } from "vitest/config";

/**
 * The projects that `npm test` runs in its steps, see `scripts/lib/test-steps.mjs`. Projects with
 * their own number of workers have their own `groupOrder`: vitest refuses to mix them.
 */
export default defineConfig({
  test: {
    // Vitest alone would leave a core idle.
    maxWorkers: "100%",
    projects: [
      "apps/*/vitest{,.*}.config.ts",
      "scripts/{,checks/}vitest.config.ts",
      "vitest.{unit,integration,processes,alone}.config.ts",
    ],
    coverage: {
      provider: "v8",
      include: ["packages/**/*.ts", "apps/**/*.{ts,tsx}"],
      exclude: ["**/*.test.{ts,tsx}", "**/dist/**", "**/testing/**"],
    },
  },
});
