import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "words", isolate: false, include: ["**/*.test.ts"], testTimeout: 30_000 },
});
