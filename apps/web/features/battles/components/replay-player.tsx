import type { PublicBattleReport } from "@emberlode/contract";
import type { KeyboardEvent } from "react";
import { messages } from "../../../lib/messages.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { shareText } from "../../../lib/shares.ts";
import { Slider } from "../../ui/components/slider.tsx";
import { type Playback, SPEEDS, usePlayback } from "../hooks/use-playback.ts";
import { roundName } from "../round-name.ts";
import { type RoundRow, roundRows } from "../round-rows.ts";
import { ReplayStage } from "./replay-stage.tsx";

const t = await messages("battles");

/** The result of a step as a sentence, for players who step by hand. */
function said({ round, attacker, defender }: RoundRow): string {
  const side = ({ share, units }: RoundRow["attacker"]) =>
    t("replay.said", {
      share: share === null ? t("course.noHp") : shareText(share),
      units2: t("units", { count: units, text: exactNumber(units) }),
    });
  return t("replay.step", {
    round: roundName(round),
    attacker: side(attacker),
    defender: side(defender),
  });
}

function Controls({ playback, last }: { playback: Playback; last: number }) {
  const { step, playing, speed, setSpeed, toggle, show } = playback;
  return (
    <div className="replay-controls">
      <button
        type="button"
        className="btn"
        aria-disabled={step === 0}
        onClick={() => show(step - 1)}
      >
        {t("replay.back")}
      </button>
      <button type="button" className="btn btn-ember" onClick={toggle}>
        {playing ? t("replay.pause") : step >= last ? t("replay.again") : t("replay.play")}
      </button>
      <button
        type="button"
        className="btn"
        aria-disabled={step >= last}
        onClick={() => show(step + 1)}
      >
        {t("replay.forward")}
      </button>
      <fieldset className="replay-speeds">
        <legend className="sr-only">{t("replay.speed")}</legend>
        {SPEEDS.map((one) => (
          <button
            key={one}
            type="button"
            className="btn figure"
            aria-pressed={one === speed}
            onClick={() => setSpeed(one)}
          >
            {t("replay.times", { speed: one })}
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
  if (row === undefined) return null;
  const onKey = (event: KeyboardEvent) => {
    const to = STEPS[event.key];
    // The slider uses the same keys itself.
    if (to === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    show(to(step, last));
  };
  return (
    <section className="panel battle-part replay" aria-label={t("replay.title")} onKeyDown={onKey}>
      <h2 className="battle-part-title">{t("replay.title")}</h2>
      <p className="replay-round" data-playing={playing || undefined}>
        {roundName(row.round)}
      </p>
      <ReplayStage report={report} row={row} step={step} />
      <Slider
        label={t("replay.scrub")}
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
