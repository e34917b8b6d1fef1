import { CASINO_GAMES } from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { casinoOdds, meanReturn } from "./odds.ts";

describe("casino odds", () => {
  it.each(CASINO_GAMES)("of the %s leave the house exactly two in a hundred", (game) => {
    expect(meanReturn(game)).toBeCloseTo(98, 10);
    const shares = casinoOdds(game).reduce((sum, { share }) => sum + share, 0);
    expect(shares).toBeCloseTo(1, 10);
  });
  it("of the wheel are its sectors", () => {
    expect(casinoOdds("wheel").map(({ share }) => Math.round(share * 50))).toEqual([
      1, 2, 5, 15, 27,
    ]);
  });
});
