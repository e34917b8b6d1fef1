import { auditLedger } from "@emberlode/db";
import { onceStarted } from "@emberlode/db/testing";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { type GameOptions, type Player, startGame, type TestGame } from "./game.ts";

interface UseGameOptions extends GameOptions {
  /** For tests that write log lines without changing balances. */
  skipLedgerAudit?: boolean;
}

/** A game for all tests of a file. Its ledger is audited at the end. */
export function useGame({ skipLedgerAudit = false, ...options }: UseGameOptions = {}): TestGame {
  let game: TestGame | undefined;
  const started = (): TestGame => {
    if (game === undefined) throw new Error("The game is not started yet.");
    return game;
  };
  beforeAll(async () => {
    game = await startGame(options);
  });
  afterAll(async () => {
    const broken = skipLedgerAudit ? [] : await auditLedger(started().pool);
    await started().close();
    expect(broken).toEqual([]);
  });
  return onceStarted(started);
}

/** A new player for each test of a file. */
export function usePlayer(game: TestGame): Player {
  let player: Player | undefined;
  const current = (): Player => {
    if (player === undefined) throw new Error("The test has not begun.");
    return player;
  };
  beforeEach(async () => {
    player = await game.player();
  });
  // Without binding, unlike `onceStarted`: tRPC would treat `bind` as a procedure.
  return new Proxy({} as Player, {
    get: (_, name) => Reflect.get(current(), name),
    set: (_, name, value) => Reflect.set(current(), name, value),
  });
}
