import { configDefaults, defineConfig } from "vitest/config";

/** Files that only the full tier runs. */
const FULL_ONLY = process.env.FULL === "1" ? [] : ["**/*.full.test.ts"];

/**
 * Rules, texts, drawings, bots and the simulator, which need neither page nor server, as one
 * project: a worker loads the rules once for all of them.
 */
export default defineConfig({
  test: {
    name: "unit",
    include: [
      "packages/{game,contract,messages,art,bots}/**/*.test.{ts,tsx}",
      "scripts/simulate/**/*.test.ts",
    ],
    exclude: [...configDefaults.exclude, ...FULL_ONLY],
    isolate: false,
    // Thousands of rolls or scenes are made in one test: no measure of how fast the machine is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
