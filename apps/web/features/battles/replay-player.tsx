import type { PublicBattleReport } from "@emberlode/contract";
import { UNITS } from "@emberlode/game";
import { type KeyboardEvent, useEffect, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber, shareText } from "../../lib/numbers.ts";
import { unitIcon } from "../army/army-icons.tsx";
import { GameIcon } from "../ui/game-icon.tsx";
import { Slider } from "../ui/slider.tsx";
import { type RoundRow, roundName, roundRows } from "./army-rows.ts";

const t = await messages("battles");
const tCatalogue = await messages("catalogue");

interface StageRow {
  /** 0..9. */
  index: number;
  name: string;
  /** Unit counts at the start and at this step. */
  start: number;
  left: number;
  /** Losses of this step. */
  fell: number;
}

/** A side's kinds of units after this many rounds; step 0 is the start. */
function stageRows(
  report: PublicBattleReport,
  side: "attacker" | "defender",
  step: number,
): readonly StageRow[] {
  const start = report[side].units;
  const at = (exchanges: number) => report.rounds[exchanges - 1]?.units[side] ?? start;
  return UNITS[side === "attacker" ? "attack" : "defense"].flatMap(({ id }, index) => {
    const first = start[index] ?? 0;
    if (first === 0) return [];
    const left = at(step)[index] ?? 0;
    const before = step === 0 ? left : (at(step - 1)[index] ?? 0);
    return { index, name: tCatalogue(`units.${id}`), start: first, left, fell: before - left };
  });
}

interface SideProps {
  report: PublicBattleReport;
  side: "attacker" | "defender";
  row: RoundRow;
  step: number;
}

/** One side at a step: remaining hp as a bar with its breaking point, the kinds of units below. */
function Side({ report, side, row, step }: SideProps) {
  const { share, hp } = row[side];
  const kind = side === "attacker" ? "attack" : "defense";
  return (
    <div className="replay-side" data-side={side}>
      <p className="panel-title">{t(`sides.${side}`)}</p>
      <div className="replay-hp" aria-hidden="true">
        <i style={{ width: `${(share ?? 0) * 100}%` }} />
      </div>
      <p className="replay-share figure">
        {share === null ? t("rounds.noHp") : shareText(share)}
        {hp !== null && share !== null && (
          <span className="text-muted"> {t("rounds.hp", { hp: exactNumber(hp) })}</span>
        )}
      </p>
      <ul className="replay-units">
        {stageRows(report, side, step).map(({ index, name, start, left, fell }) => (
          <li key={index} data-gone={left === 0 || undefined}>
            <GameIcon name={unitIcon(kind, index)} className="size-8" />
            <span className="replay-unit">
              <span>{name}</span>
              <span className="replay-unit-bar" aria-hidden="true">
                <i style={{ width: `${(left / start) * 100}%` }} />
              </span>
            </span>
            <b className="figure" translate="no">
              {exactNumber(left)}
            </b>
            <span className="replay-fell figure" translate="no" key={step}>
              {fell > 0 && t("replay.fell", { count: exactNumber(fell) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ReplayStageProps {
  report: PublicBattleReport;
  row: RoundRow;
  step: number;
}

function ReplayStage({ report, row, step }: ReplayStageProps) {
  return (
    <div className="replay-stage">
      <Side report={report} side="attacker" row={row} step={step} />
      <Side report={report} side="defender" row={row} step={step} />
    </div>
  );
}

/** How long a step is shown at normal speed, in milliseconds. */
const STEP_MS = 1600;

const SPEEDS = [1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

interface Playback {
  /** The current step, 0..last. */
  step: number;
  playing: boolean;
  speed: Speed;
  /** Whether the current step was chosen by hand rather than reached by playing. */
  byHand: boolean;
  setSpeed(speed: Speed): void;
  /** Plays, from the start if at the end; or pauses. */
  toggle(): void;
  /** Shows a step (clamped to the bounds) and pauses. */
  show(step: number): void;
}

/** Playback of a replay, automatic or stepped by hand. `last` is the index of the last step. */
function usePlayback(last: number): Playback {
  const [{ step, playing, byHand }, set] = useState({ step: 0, playing: false, byHand: false });
  const [speed, setSpeed] = useState<Speed>(1);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(
      () => set({ step: step + 1, playing: step + 1 < last, byHand: false }),
      STEP_MS / speed,
    );
    return () => clearTimeout(timer);
  }, [playing, step, speed, last]);
  return {
    step,
    playing,
    speed,
    byHand,
    setSpeed,
    toggle: () =>
      set(
        playing
          ? { step, playing: false, byHand: true }
          : { step: step >= last ? 0 : step, playing: last > 0, byHand: false },
      ),
    show: (wanted) =>
      set({ step: Math.min(last, Math.max(0, wanted)), playing: false, byHand: true }),
  };
}

/** A step's result as a sentence, announced when stepping by hand. */
function stepText({ round, attacker, defender }: RoundRow): string {
  const side = ({ share, units }: RoundRow["attacker"]) =>
    t("replay.said", {
      share: share === null ? t("rounds.noHp") : shareText(share),
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

const STEP_BY_KEY: Readonly<Record<string, (step: number, last: number) => number>> = {
  ArrowLeft: (step) => step - 1,
  ArrowRight: (step) => step + 1,
  Home: () => 0,
  End: (_step, last) => last,
};

/** A replay of the battle, round by round: played at a speed, scrubbed or stepped through. */
export function ReplayPlayer({ report }: { report: PublicBattleReport }) {
  const rows = roundRows(report);
  const last = rows.length - 1;
  const playback = usePlayback(last);
  const { step, playing, byHand, show } = playback;
  const row = rows[step];
  if (row === undefined) return null;
  const onKey = (event: KeyboardEvent) => {
    const to = STEP_BY_KEY[event.key];
    // The slider handles these keys itself.
    if (to === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    show(to(step, last));
  };
  return (
    <section
      className="panel battle-section replay"
      aria-label={t("replay.title")}
      onKeyDown={onKey}
    >
      <h2 className="battle-section-title">{t("replay.title")}</h2>
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
        {byHand ? stepText(row) : ""}
      </p>
    </section>
  );
}
