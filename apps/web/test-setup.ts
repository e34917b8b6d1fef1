import { afterAll, afterEach, vi } from "vitest";

/** Test files share their modules and globals, so each test puts back what it replaced. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A part that is still being fetched when a file ends would fail in the next file that needs it. */
afterAll(() => vi.dynamicImportSettled());
