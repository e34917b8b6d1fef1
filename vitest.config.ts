import { defineConfig } from "vitest/config";

/** Every folder with tests is a project of its own; `npm test` runs them all. */
export default defineConfig({
  test: {
    projects: [
      "{packages,apps}/*/vitest{,.*}.config.ts",
      "scripts/{,checks/,simulate/}vitest.config.ts",
      "apps/web/journeys/vitest.config.ts",
    ],
    coverage: {
      provider: "v8",
      include: ["packages/**/*.ts", "apps/**/*.{ts,tsx}"],
      exclude: ["**/*.test.{ts,tsx}", "**/dist/**", "**/testing/**"],
    },
  },
});
