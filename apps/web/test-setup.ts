import { afterAll, afterEach, vi } from "vitest";

/** Test files share modules and globals, so each test restores what it replaced. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A chunk still loading when a file ends would fail in the next file that needs it. */
afterAll(() => vi.dynamicImportSettled());
