import { auditLedger } from "@emberlode/db";
import { onceStarted } from "@emberlode/db/testing";
import { afterAll, beforeAll, expect } from "vitest";
import { createTestApp, type TestApp, type TestAppOptions } from "./test-app.ts";

/** An application for all tests of a file. Its ledger is audited at the end. */
export function useApp(options?: TestAppOptions): TestApp {
  let app: TestApp | undefined;
  const started = (): TestApp => {
    if (app === undefined) throw new Error("The application is not started yet.");
    return app;
  };
  beforeAll(async () => {
    app = await createTestApp(options);
  });
  afterAll(async () => {
    const broken = await auditLedger(started().pool);
    await started().close();
    expect(broken).toEqual([]);
  });
  return onceStarted(started);
}
