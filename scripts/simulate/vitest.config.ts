import { configDefaults, defineConfig } from "vitest/config";

/** Files that only the full tier runs. */
const FULL_ONLY = process.env.FULL === "1" ? [] : ["**/*.full.test.ts"];

/** The balance simulator, which plays the rules without a server. */
export default defineConfig({
  test: {
    name: "simulate",
    isolate: false,
    include: ["**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...FULL_ONLY],
    testTimeout: 120_000,
  },
});
