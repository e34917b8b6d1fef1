import type { PublicBattleReport } from "@emberlode/contract";
import { enBattles } from "@emberlode/words/en/battles";
import type { KeyboardEvent } from "react";
import { exactNumber } from "../../../lib/numbers.ts";
import { Slider } from "../../ui/components/slider.tsx";
import { type Playback, SPEEDS, usePlayback } from "../hooks/use-playback.ts";
import { roundName } from "../round-name.ts";
import { type RoundRow, roundRows } from "../round-rows.ts";
import { shareText } from "../shares.ts";
import { ReplayStage } from "./replay-stage.tsx";

/** What a step came to in a sentence, for who steps by hand. */
function said({ round, attacker, defender }: RoundRow): string {
  const words = enBattles.replay;
  const side = ({ share, units }: RoundRow["attacker"]) =>
    words.said(
      share === null ? enBattles.course.noHp : shareText(share),
      enBattles.units(units, exactNumber(units)),
    );
  return words.step(roundName(round), side(attacker), side(defender));
}

function Controls({ playback, last }: { playback: Playback; last: number }) {
  const { step, playing, speed, setSpeed, toggle, show } = playback;
  const words = enBattles.replay;
  return (
    <div className="replay-controls">
      <button
        type="button"
        className="btn"
        aria-disabled={step === 0}
        onClick={() => show(step - 1)}
      >
        {words.back}
      </button>
      <button type="button" className="btn btn-ember" onClick={toggle}>
        {playing ? words.pause : step >= last ? words.again : words.play}
      </button>
      <button
        type="button"
        className="btn"
        aria-disabled={step >= last}
        onClick={() => show(step + 1)}
      >
        {words.forward}
      </button>
      <fieldset className="replay-speeds">
        <legend className="sr-only">{words.speed}</legend>
        {SPEEDS.map((one) => (
          <button
            key={one}
            type="button"
            className="btn figure"
            aria-pressed={one === speed}
            onClick={() => setSpeed(one)}
          >
            {words.times(one)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

const STEPS: Readonly<Record<string, (step: number, last: number) => number>> = {
  ArrowLeft: (step) => step - 1,
  ArrowRight: (step) => step + 1,
  Home: () => 0,
  End: (_step, last) => last,
};

/** The battle again, exchange by exchange: played at a speed, scrubbed or stepped through. */
export function ReplayPlayer({ report }: { report: PublicBattleReport }) {
  const rows = roundRows(report);
  const last = rows.length - 1;
  const playback = usePlayback(last);
  const { step, playing, byHand, show } = playback;
  const row = rows[step];
  const words = enBattles.replay;
  if (row === undefined) return null;
  const onKey = (event: KeyboardEvent) => {
    const to = STEPS[event.key];
    // The slider has the same keys for itself.
    if (to === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    show(to(step, last));
  };
  return (
    <section className="panel battle-part replay" aria-label={words.title} onKeyDown={onKey}>
      <h2 className="battle-part-title">{words.title}</h2>
      <p className="replay-round" data-playing={playing || undefined}>
        {roundName(row.round)}
      </p>
      <ReplayStage report={report} row={row} step={step} />
      <Slider
        label={words.scrub}
        value={step}
        onChange={show}
        max={last}
        text={(value) => roundName(rows[value]?.round ?? null)}
      />
      <Controls playback={playback} last={last} />
      <p className="sr-only" role="status">
        {byHand ? said(row) : ""}
      </p>
    </section>
  );
}
