import { auditLedger } from "@emberlode/db";
import { onceStarted } from "@emberlode/db/testing";
import { afterAll, beforeAll, expect } from "vitest";
import { type GameOptions, startGame, type TestGame } from "./game.ts";

interface UseGameOptions extends GameOptions {
  /** For tests that write lines of the log for which no balance moves. */
  leaveBooksOpen?: boolean;
}

/** A game for all tests of a file. It ends after them, with its books audited. */
export function useGame({ leaveBooksOpen = false, ...options }: UseGameOptions = {}): TestGame {
  let game: TestGame | undefined;
  const started = (): TestGame => {
    if (game === undefined) throw new Error("The game is not started yet.");
    return game;
  };
  beforeAll(async () => {
    game = await startGame(options);
  });
  afterAll(async () => {
    const broken = leaveBooksOpen ? [] : await auditLedger(started().pool);
    await started().close();
    expect(broken).toEqual([]);
  });
  return onceStarted(started);
}
