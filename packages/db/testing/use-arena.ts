import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { auditLedger } from "../commit/audit.ts";
import { Arena } from "./arena.ts";
import { onceStarted } from "./once-started.ts";

/** An arena for all tests of a file, reset for each. Closed after them, with its ledger audited. */
export function useArena(): Arena {
  let arena: Arena | undefined;
  const opened = (): Arena => {
    if (arena === undefined) throw new Error("The arena is not open yet.");
    return arena;
  };
  beforeAll(async () => {
    arena = await Arena.open();
  });
  beforeEach(() => opened().reset());
  afterAll(async () => {
    const broken = await auditLedger(opened().pool);
    await opened().drop();
    expect(broken).toEqual([]);
  });
  return onceStarted(opened);
}
