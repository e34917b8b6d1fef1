import { CASINO_RESULTS, type CasinoGame, casinoPercent } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import type { OddsPart } from "../ui/components/odds-bar.tsx";

const t = await messages("town");

const SAMPLE_STAKE = 100;

/** Every outcome of a game with its payout in percent of the stake; the guess is the lowest one. */
function payouts(game: CasinoGame): readonly number[] {
  const { min, max } = CASINO_RESULTS[game];
  const guess = game === "wheel" ? null : min;
  return Array.from({ length: max - min + 1 }, (_, i) => casinoPercent(game, guess, min + i));
}

/** Percent as a multiple: 196 is 1.96. */
function multiple(percent: number): string {
  return exactNumber(percent / 100);
}

/** A game's outcomes, the best first, from the table that the server pays by. */
export function casinoOdds(game: CasinoGame): readonly OddsPart[] {
  const all = payouts(game);
  const kinds = [...new Set(all)].sort((a, b) => b - a);
  return kinds.map((percent) => ({
    id: String(percent),
    label: percent === 0 ? t("casino.lose") : t("casino.win", { pays: multiple(percent) }),
    share: all.filter((other) => other === percent).length / all.length,
    tone: percent === 0 ? "bad" : percent > 500 ? "rare" : percent > 100 ? "good" : "plain",
  }));
}

/** The exact average return on a hundred staked. */
export function meanReturn(game: CasinoGame): number {
  const all = payouts(game);
  return (all.reduce((sum, percent) => sum + percent, 0) / all.length / 100) * SAMPLE_STAKE;
}

/** The stake that `meanReturn` refers to. */
export const MEAN_OF = SAMPLE_STAKE;
