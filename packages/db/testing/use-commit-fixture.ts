import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { auditLedger } from "../commit/audit.ts";
import { CommitFixture } from "./commit-fixture.ts";
import { onceStarted } from "./once-started.ts";

/**
 * One fixture for all tests of a file, reset for each. Dropped after them, with its ledger audited.
 */
export function useCommitFixture(): CommitFixture {
  let fixture: CommitFixture | undefined;
  const opened = (): CommitFixture => {
    if (fixture === undefined) throw new Error("The fixture is not open yet.");
    return fixture;
  };
  beforeAll(async () => {
    fixture = await CommitFixture.open();
  });
  beforeEach(() => opened().reset());
  afterAll(async () => {
    const broken = await auditLedger(opened().pool);
    await opened().drop();
    expect(broken).toEqual([]);
  });
  return onceStarted(opened);
}
