import type { CasinoLimits, Status } from "@emberlode/contract";
import {
  CASINO_GAMES,
  CASINO_RESULTS,
  type CasinoGame,
  casinoPercent,
  maxPlaceableStake,
  RESOURCES,
  type Resource,
  STAKES,
  stakeRefusal,
} from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { useAtom, useAtomValue } from "jotai";
import { useId, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber, shareText } from "../../lib/numbers.ts";
import { Desk, type DeskContentProps, DeskFoot } from "../desks/desk.tsx";
import { KeyNeeded } from "../town/key-needed.tsx";
import { AmountStepper } from "../ui/amount-stepper.tsx";
import { type GainLine, GainLines } from "../ui/gain-lines.tsx";
import { Refusal } from "../ui/notes.tsx";
import { OddsBar, type OddsSegment } from "../ui/odds-bar.tsx";
import { QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { ResourceChoice } from "../ui/resource-choice.tsx";
import { Segments } from "../ui/segments.tsx";
import { GamePiece } from "./game-piece.tsx";
import {
  casinoLimitAtom,
  lossLeftAtom,
  sessionTotalAtom,
  useCasinoTable,
  useStake,
} from "./use-casino.ts";

const t = await messages("town");
const tDesks = await messages("desks");
const tErrors = await messages("errors");

const SAMPLE_STAKE = 100;

/** The payout of each result of a game in percent of the stake, for the lowest choice. */
function payouts(game: CasinoGame): readonly number[] {
  const { min, max } = CASINO_RESULTS[game];
  const choice = game === "wheel" ? null : min;
  return Array.from({ length: max - min + 1 }, (_, i) => casinoPercent(game, choice, min + i));
}

/** Percent as a multiple: 196 as 1.96. */
function multiple(percent: number): string {
  return exactNumber(percent / 100);
}

/** A game's odds, the best outcome first, from the payout table that the server uses. */
export function casinoOdds(game: CasinoGame): readonly OddsSegment[] {
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

function choicesOf(game: CasinoGame) {
  const { min, max } = CASINO_RESULTS[game];
  if (game === "wheel") return [];
  if (game === "coin") return ([0, 1] as const).map((id) => ({ id, text: t(`casino.coin.${id}`) }));
  return Array.from({ length: max - min + 1 }, (_, i) => ({ id: min + i, text: String(min + i) }));
}

const LIMITS = [500, 1_000, 5_000, 10_000, 50_000] as const;

/** The session's result, and the loss limit. */
function SessionSummary() {
  const total = useAtomValue(sessionTotalAtom);
  const [limit, setLimit] = useAtom(casinoLimitAtom);
  const id = useId();
  const lines: GainLine[] = RESOURCES.filter((kind) => total[kind] !== 0).map((kind) => ({
    kind,
    amount: total[kind],
    word: t(`resourceNouns.${kind}`),
  }));
  return (
    <div className="casino-session">
      <div>
        <p className="text-xs text-muted">{t("casino.session")}</p>
        {lines.length > 0 ? (
          <GainLines lines={lines} />
        ) : (
          <p>{t(total.stakes === 0 ? "casino.sessionNone" : "casino.sessionEven")}</p>
        )}
      </div>
      <label htmlFor={id} className="text-xs text-muted">
        {t("casino.limit")}
      </label>
      <select
        id={id}
        className="input casino-limit"
        value={limit ?? ""}
        onChange={({ target }) => setLimit(target.value === "" ? null : Number(target.value))}
      >
        <option value="">{t("casino.limits.none")}</option>
        {LIMITS.map((amount) => (
          <option key={amount} value={amount}>
            {t("casino.limits.of", { amount: exactNumber(amount) })}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Game, choice and stake; the odds are always shown above the button. */
function StakeForm({ status, table }: { status: Status; table: CasinoLimits }) {
  const [game, setGame] = useState<CasinoGame>("coin");
  const [choice, setChoice] = useState<number>(CASINO_RESULTS.coin.min);
  const [resource, setResource] = useState<Resource>("metal");
  const [wanted, setWanted] = useState<number | null>(STAKES.min);
  const lossLeft = useAtomValue(lossLeftAtom);
  const limitReached = lossLeft < STAKES.min;
  const place = useStake();
  const formId = useId();
  const stakes = STAKES.perDay - table.stakesLeft;
  const holdings = { carried: status, level: table.level, stakes };
  const placeable = maxPlaceableStake(holdings, resource);
  // No stake can lose more than the loss limit allows.
  const maxStake = limitReached
    ? placeable
    : Math.min(placeable, Math.floor(lossLeft / STAKES.step) * STAKES.step);
  const stake = wanted === null ? null : Math.max(STAKES.min, Math.min(wanted, maxStake));
  const refusal = stakeRefusal(holdings, resource, stake ?? STAKES.min);
  const noun = t(`resourceNouns.${resource}`);
  const choices = choicesOf(game);
  const edge = shareText((SAMPLE_STAKE - meanReturn(game)) / SAMPLE_STAKE);
  const refused = refusal !== null || limitReached;
  return (
    <form
      id={formId}
      className="desk-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (refused || stake === null || place.isPending) return;
        place.mutate({ game, resource, stake, ...(game !== "wheel" && { choice }) });
      }}
    >
      <div className="form-inputs">
        <div className="form-choices">
          <Segments
            label={t("casino.game")}
            value={game}
            options={CASINO_GAMES.map((one) => ({ id: one, text: t(`casino.games.${one}`) }))}
            onChange={(one) => {
              setGame(one);
              setChoice(CASINO_RESULTS[one].min);
            }}
          />
          <ResourceChoice value={resource} onChange={setResource} />
        </div>
        {choices.length > 0 && (
          <Segments
            label={t("casino.choice")}
            value={choice}
            options={choices}
            onChange={setChoice}
          />
        )}
        <AmountStepper
          label={t("casino.stake")}
          value={stake}
          onChange={setWanted}
          min={STAKES.min}
          max={maxStake}
          step={STAKES.step}
          {...(refusal !== null && { reason: errorText(tErrors, refusal.code, refusal) })}
        />
        {limitReached && <Refusal text={t("casino.limitReached")} />}
      </div>
      <div className="casino-view">
        <GamePiece game={game} choice={choice} />
        <OddsBar
          label={t(`casino.odds.${game}`)}
          segments={casinoOdds(game)}
          expected={t("casino.expected", {
            stake: exactNumber(stake ?? STAKES.min),
            mean: exactNumber(((stake ?? STAKES.min) * meanReturn(game)) / SAMPLE_STAKE),
            edge,
          })}
        />
      </div>
      <DeskFoot>
        {/* Not dimmed while a stake is pending, or it would flash with each stake. */}
        <button
          type="submit"
          form={formId}
          className="btn btn-ember"
          aria-disabled={refused}
          aria-busy={place.isPending}
        >
          {stake === null
            ? t("casino.playNone", { resource: noun })
            : t("casino.play", { stake: exactNumber(stake), resource: noun })}
        </button>
        <SessionSummary />
      </DeskFoot>
    </form>
  );
}

/** The World Casino: three games with their odds, and the session's total (rules §15). */
export default function CasinoDesk({ id, payload }: DeskContentProps) {
  const { data, error, refetch } = useCasinoTable();
  const left = data?.stakesLeft ?? STAKES.perDay;
  return (
    <Desk
      id={id}
      title={tDesks(`titles.${id}`)}
      lead={t("casino.lead", { left, perDay: STAKES.perDay })}
    >
      {data === undefined && error === null && <Skeleton height="20rem" />}
      {data === undefined && error !== null && (
        <QueryFailed error={error} onRetry={() => refetch()} />
      )}
      {data?.level === 0 && <KeyNeeded tool="casino" />}
      {data !== undefined && data.level > 0 && (
        <StakeForm status={payload.user.status} table={data} />
      )}
      <p className="mt-4 text-xs text-muted">{t("casino.proof")}</p>
    </Desk>
  );
}
