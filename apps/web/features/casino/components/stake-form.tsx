import type { CasinoTable, Status } from "@emberlode/contract";
import {
  CASINO_GAMES,
  CASINO_RESULTS,
  type CasinoGame,
  mostStaked,
  type Resource,
  STAKES,
  stakeRefusal,
} from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { messages } from "../../../lib/messages.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { shareText } from "../../../lib/shares.ts";
import { ResourceChoice } from "../../town/components/resource-choice.tsx";
import { Segments } from "../../town/components/segments.tsx";
import { AmountStepper } from "../../ui/components/amount-stepper.tsx";
import { OddsBar } from "../../ui/components/odds-bar.tsx";
import { Refusal } from "../../ui/components/refusal.tsx";
import { isStoppedAtom } from "../atoms/session-atoms.ts";
import { useStake } from "../hooks/use-casino.ts";
import { casinoOdds, MEAN_OF, meanReturn } from "../odds.ts";

const tTown = await messages("town");
const tErrors = await messages("errors");

function guessesOf(game: CasinoGame) {
  const { min, max } = CASINO_RESULTS[game];
  if (game === "wheel") return [];
  if (game === "coin")
    return ([0, 1] as const).map((id) => ({ id, text: tTown(`casino.coin.${id}`) }));
  return Array.from({ length: max - min + 1 }, (_, i) => ({ id: min + i, text: String(min + i) }));
}

/** Game, guess and stake; the odds are always above the button. */
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
      {/* It keeps its light while a stake is under way, or each stake would flash. */}
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
