/** What all fights share: the button, the result and the reason against it. */
import type { BattleTarget, FactoryTarget, Opponent } from "@emberlode/contract";
import { SLOTS_PER_STANDING } from "@emberlode/game";
import { useEffect, useId, useRef } from "react";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { rankText } from "../../lib/names.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { battlePath } from "../../lib/paths.ts";
import type { DeskId } from "../desks/desk-ids.ts";
import { openDesk } from "../desks/use-desk.ts";
import { Amount } from "../ui/amount.tsx";
import { BotMark } from "../ui/bot-mark.tsx";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import type { Question } from "../ui/confirm-dialog.tsx";
import { Countdown } from "../ui/countdown.tsx";
import { Icon } from "../ui/icon.tsx";
import { Refusal } from "../ui/notes.tsx";
import { BattleBadge } from "./battle-head.tsx";

const t = await messages("raid");

interface FightButtonProps {
  text: string;
  /** The confirmation; null to fight without one. */
  question: Question | null;
  isPending: boolean;
  pendingText: string;
  refusal: BattleTarget["refusal"];
  /** A side effect of the fight, or null. */
  note: string | null;
  /**
   * The id of a note elsewhere that gives the reason against the fight; by default, one is added.
   */
  reasonId?: string;
  className?: string;
  onFight: () => void;
}

/** Confirms, then fights. If fighting is refused, the button stays and shows why. */
export function FightButton(props: FightButtonProps) {
  const { text, question, isPending, pendingText, refusal, note, onFight } = props;
  const ownReason = useId();
  const { reasonId: reason = ownReason, className = "btn-ember" } = props;
  return (
    <div className="raid-foot">
      <ConfirmButton
        text={isPending ? pendingText : text}
        question={question}
        isDisabled={refusal !== null || isPending}
        describedBy={refusal === null ? undefined : reason}
        onConfirm={onFight}
        className={className}
      />
      {refusal !== null && reason === ownReason && (
        <p id={reason} className="raid-note">
          {refusal.text}
        </p>
      )}
      {refusal === null && note !== null && <p className="raid-note">{note}</p>}
    </div>
  );
}

interface FightResultProps {
  /** The section's accessible name. */
  label: string;
  won: boolean;
  badge: string;
  lines: readonly string[];
  report: { id: string; text: string };
}

/**
 * A fight's result: won or lost, its consequences, and a link to the report. Takes the focus, which
 * scrolls it into view: it is above the odds that the player may have scrolled to.
 */
export function FightResult({ label, won, badge, lines, report }: FightResultProps) {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus again for the next fight
  useEffect(() => ref.current?.focus(), [report.id]);
  return (
    <section ref={ref} tabIndex={-1} className="well raid-section raid-result" aria-label={label}>
      <p>
        <BattleBadge won={won} text={badge} />
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Link href={battlePath(report.id)} className="btn">
        {report.text}
      </Link>
    </section>
  );
}

interface FightVerdictProps {
  refusal: BattleTarget["refusal"] | FactoryTarget["refusal"];
  words: { allowed: string; again: (span: string) => string; check: string };
  /** The desk that helps with the refusal, or null. */
  link: { desk: DeskId; text: string } | null;
  onCheck: () => void;
}

/** Whether a fight is allowed; if not, why and until when. */
export function FightVerdict({ refusal, words, link, onCheck }: FightVerdictProps) {
  if (refusal === null) {
    return (
      <p className="raid-allowed">
        <Icon name="check" className="size-5 flex-none" />
        {words.allowed}
      </p>
    );
  }
  const { text, until } = refusal;
  const check = (
    <button type="button" className="btn" onClick={onCheck}>
      {words.check}
    </button>
  );
  return (
    <div className="raid-refused">
      <Refusal text={text} />
      {until !== null && <Countdown until={Date.parse(until)} text={words.again} done={check} />}
      {link !== null && (
        <button type="button" className="btn" onClick={() => openDesk(link.desk)}>
          {link.text}
        </button>
      )}
    </div>
  );
}

/** The owner's public facts; never units or resources (rules §12). */
export function TargetCard({ target }: { target: Opponent }) {
  const { user, rank, power, standing, baseLevel } = target;
  const slots = Math.round(standing * SLOTS_PER_STANDING);
  const figures = [
    // A base that was just placed gets its rank a few seconds later.
    [t("target.rank"), rank === null ? t("target.rankComing") : rankText(rank, user.isBot)],
    [t("target.power"), <Amount key="power" value={power} />],
    [t("target.standing"), <Amount key="standing" value={slots} />],
    [t("target.baseLevel"), exactNumber(baseLevel)],
  ] as const;
  return (
    <section className="well raid-section" aria-label={t("target.title")}>
      <h3 className="raid-name">
        {user.profilePicture === "" ? (
          <Icon name="base" className="size-8" />
        ) : (
          <img src={user.profilePicture} alt="" className="raid-picture" />
        )}
        <span>
          <span translate="no">{user.username}</span> {user.isBot && <BotMark />}
          {user.quote !== "" && <q className="raid-quote">{user.quote}</q>}
        </span>
      </h3>
      <dl className="raid-figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
