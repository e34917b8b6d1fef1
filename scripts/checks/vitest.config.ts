import { defineConfig } from "vitest/config";

/** Checks on the repository itself, such as which package may import which. */
export default defineConfig({
  test: { name: "checks", include: ["*.test.ts"], testTimeout: 30_000 },
});
