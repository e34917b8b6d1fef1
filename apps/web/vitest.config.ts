import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    name: "web",
    environment: "jsdom",
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["dist/**", "node_modules/**", "journeys/**"],
    setupFiles: ["./test-setup.ts"],
    // Whole windows are drawn and used in a test: no measure of how fast the machine is.
    testTimeout: 30_000,
  },
});
