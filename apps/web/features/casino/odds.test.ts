import { CASINO_GAMES } from "@emberlode/game";
import { expect, it } from "vitest";
import { casinoOdds, meanReturn } from "./stake-form.tsx";

it.each(CASINO_GAMES)("leaves the house exactly two in a hundred of the %s", (game) => {
  expect(meanReturn(game)).toBeCloseTo(98, 10);
  const shares = casinoOdds(game).reduce((sum, { share }) => sum + share, 0);
  expect(shares).toBeCloseTo(1, 10);
});
