import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "game", isolate: false, include: ["**/*.test.ts"], testTimeout: 30_000 },
});
