import { CASINO_GAMES } from "@emberlode/game";
import { expect, it } from "vitest";
import { casinoOdds, meanReturn } from "./casino-desk.tsx";

it.each(CASINO_GAMES)("gives the house an edge of exactly 2% in the %s", (game) => {
  expect(meanReturn(game)).toBeCloseTo(98, 10);
  const shares = casinoOdds(game).reduce((sum, { share }) => sum + share, 0);
  expect(shares).toBeCloseTo(1, 10);
});
