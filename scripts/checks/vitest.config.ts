import { defineConfig } from "vitest/config";

/** Checks on the repository itself: which room may import which, what may lie in it. */
export default defineConfig({
  test: { name: "checks", include: ["*.test.ts"], testTimeout: 30_000 },
});
