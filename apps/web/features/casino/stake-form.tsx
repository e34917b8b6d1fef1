import type { CasinoTable, Status } from "@emberlode/contract";
import {
  CASINO_GAMES,
  CASINO_RESULTS,
  type CasinoGame,
  casinoPercent,
  mostStaked,
  type Resource,
  STAKES,
  stakeRefusal,
} from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { shareText } from "../../lib/shares.ts";
import { ResourceChoice } from "../town/resource-choice.tsx";
import { Segments } from "../town/segments.tsx";
import { AmountStepper } from "../ui/amount-stepper.tsx";
import { OddsBar, type OddsPart } from "../ui/odds-bar.tsx";
import { Refusal } from "../ui/refusal.tsx";
import { isStoppedAtom } from "./session-atoms.ts";
import { useStake } from "./use-casino.ts";

const t = await messages("town");

const SAMPLE_STAKE = 100;

/** The payout of each result of a game in percent of the stake, for the lowest guess. */
function payouts(game: CasinoGame): readonly number[] {
  const { min, max } = CASINO_RESULTS[game];
  const guess = game === "wheel" ? null : min;
  return Array.from({ length: max - min + 1 }, (_, i) => casinoPercent(game, guess, min + i));
}

/** Percent as a multiple: 196 as 1.96. */
function multiple(percent: number): string {
  return exactNumber(percent / 100);
}

/** A game's odds, the best outcome first, from the payout table that the server uses. */
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

/** The exact mean payout for `SAMPLE_STAKE`. */
export function meanReturn(game: CasinoGame): number {
  const all = payouts(game);
  return (all.reduce((sum, percent) => sum + percent, 0) / all.length / 100) * SAMPLE_STAKE;
}

/** The stake that `meanReturn` refers to. */
const MEAN_OF = SAMPLE_STAKE;

const tTown = await messages("town");
const tErrors = await messages("errors");

function guessesOf(game: CasinoGame) {
  const { min, max } = CASINO_RESULTS[game];
  if (game === "wheel") return [];
  if (game === "coin")
    return ([0, 1] as const).map((id) => ({ id, text: tTown(`casino.coin.${id}`) }));
  return Array.from({ length: max - min + 1 }, (_, i) => ({ id: min + i, text: String(min + i) }));
}

/** Game, guess and stake; the odds are always shown above the button. */
export function StakeForm({ status, table }: { status: Status; table: CasinoTable }) {
  const [game, setGame] = useState<CasinoGame>("coin");
  const [guess, setGuess] = useState<number>(CASINO_RESULTS.coin.min);
  const [resource, setResource] = useState<Resource>("metal");
  const [wanted, setWanted] = useState<number | null>(STAKES.min);
  const stopped = useAtomValue(isStoppedAtom);
  const place = useStake();
  const stakes = STAKES.perDay - table.stakesLeft;
  const held = { carried: status, level: table.level, stakes };
  const most = mostStaked(held, resource);
  const stake = wanted === null ? null : Math.max(STAKES.min, Math.min(wanted, most));
  const refusal = stakeRefusal(held, resource, stake ?? STAKES.min);
  const name = tTown(`resources.${resource}`);
  const guesses = guessesOf(game);
  const edge = shareText((MEAN_OF - meanReturn(game)) / MEAN_OF);
  const refused = refusal !== null || stopped;
  return (
    <form
      className="desk-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (refused || stake === null || place.isPending) return;
        place.mutate({ game, resource, stake, ...(game !== "wheel" && { choice: guess }) });
      }}
    >
      <div className="form-choices">
        <Segments
          label={tTown("casino.game")}
          value={game}
          options={CASINO_GAMES.map((one) => ({ id: one, text: tTown(`casino.games.${one}`) }))}
          onChange={(one) => {
            setGame(one);
            setGuess(CASINO_RESULTS[one].min);
          }}
        />
        <ResourceChoice value={resource} onChange={setResource} />
      </div>
      {guesses.length > 0 && (
        <Segments
          label={tTown("casino.choice")}
          value={guess}
          options={guesses}
          onChange={setGuess}
        />
      )}
      <AmountStepper
        label={tTown("casino.stake")}
        value={stake}
        onChange={setWanted}
        min={STAKES.min}
        max={most}
        step={STAKES.step}
        {...(refusal !== null && { reason: errorText(tErrors, refusal.code, refusal) })}
      />
      <OddsBar
        label={tTown(`casino.odds.${game}`)}
        parts={casinoOdds(game)}
        expected={tTown("casino.expected", {
          stake: exactNumber(stake ?? STAKES.min),
          mean: exactNumber(((stake ?? STAKES.min) * meanReturn(game)) / MEAN_OF),
          edge,
        })}
      />
      {stopped && <Refusal text={tTown("casino.limitReached")} />}
      {/* Not dimmed while a stake is pending, or it would flash with each stake. */}
      <button
        type="submit"
        className="btn btn-ember stake-submit"
        aria-disabled={refused}
        aria-busy={place.isPending}
      >
        {stake === null
          ? tTown("casino.playNone", { resource: name.toLowerCase() })
          : tTown("casino.play", { stake: exactNumber(stake), resource: name.toLowerCase() })}
      </button>
    </form>
  );
}
