import { afterEach, vi } from "vitest";

/** Test files share their modules and globals, so each test puts back what it replaced. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
