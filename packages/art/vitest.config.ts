import { defineConfig } from "vitest/config";

export default defineConfig({
  // Hundreds of scenes are drawn in one test: no measure of how fast the machine is.
  test: { name: "art", isolate: false, include: ["**/*.test.{ts,tsx}"], testTimeout: 30_000 },
});
