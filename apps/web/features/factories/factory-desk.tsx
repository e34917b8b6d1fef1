import type { CaptureAnswer, FactoryTarget } from "@emberlode/contract";
import { cellKey, isSameCell } from "@emberlode/game";
import { type ReactNode, useEffect, useRef } from "react";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { shareText } from "../../lib/numbers.ts";
import { sum } from "../battles/army-rows.ts";
import { FightButton, FightResult, TargetCard } from "../battles/fight.tsx";
import { wonShare } from "../battles/forecast.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { useIsShielded } from "../session/player-context.tsx";
import { QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { CaptureForecast, CaptureTerms } from "./capture-terms.tsx";
import { OwnFactory } from "./own-factory.tsx";
import {
  type CapturePreview,
  useCapture,
  useCapturePreview,
  useFactoryTarget,
} from "./use-capture.ts";
import { holdingsOf, useFactories } from "./use-factories.ts";

const t = await messages("factories");

/** The odds in one line beside the fight button. */
function CaptureOdds({ preview }: { preview: CapturePreview }) {
  const { defense, isUnknown, battle, forecast } = preview;
  if (battle === null) return null;
  if (isUnknown) return <p className="capture-odds text-muted">{t("odds.unknown")}</p>;
  if (forecast === null) return <p className="capture-odds text-muted">{t("odds.counting")}</p>;
  return (
    <p className="capture-odds">
      <b className="figure">{shareText(wonShare(forecast, defense))}</b>{" "}
      {defense === "guess" ? t("odds.ofGuess") : t("odds.ofKnown")}
    </p>
  );
}

/** The fight's result: captured or held, losses and the new slots. Takes the focus. */
function CaptureResult({ answer }: { answer: CaptureAnswer }) {
  const { captured, report, newStatus } = answer;
  const section = useRef<HTMLElement>(null);
  // The pressed button is gone once the factory belongs to the player.
  useEffect(() => section.current?.focus(), []);
  const stood = sum(report.defender.units);
  const fallen = stood - sum(report.survivors.defender);
  const lines = [
    t("capture.lost", {
      lost: sum(report.losses.attacker),
      sent: sum(report.attacker.units),
    }),
    t("capture.theirs", { lost: fallen, stood }),
    t("capture.slotsAfter", {
      slots: newStatus.totalSlots,
      free: newStatus.slots,
    }),
  ];
  return (
    <FightResult
      ref={section}
      label={t("capture.result")}
      won={captured}
      badge={captured ? t("capture.won") : t("capture.held")}
      lines={lines}
      report={{ id: report.id, text: t("capture.report") }}
    />
  );
}

const SKELETON_HEIGHT = "24rem";

function titleOf(isOwn: boolean, target: FactoryTarget | undefined): string {
  if (isOwn) return t("target.own");
  if (target === undefined) return t("plain");
  return target.owner === null
    ? t("plain")
    : t("target.ofOwner", { name: target.owner.user.username });
}

/** How the fight affects the player's own shield; null without a shield, or at a free factory. */
function shieldNote(isShielded: boolean, target: FactoryTarget | undefined): string | null {
  const owner = target?.owner ?? null;
  if (!isShielded || owner === null) return null;
  return t(owner.user.isBot === true ? "target.keepsShield" : "target.dropsShield");
}

/** The factory where the player is: to capture, or to abandon if it is their own. */
function FactoryHere({ id, payload, place }: DeskContentProps) {
  const { at, field } = place;
  const { status } = payload.user;
  const list = useFactories();
  const capture = useCapture(at);
  const holdings = list.data && holdingsOf(list.data.factories);
  const owned = holdings?.plain.find(({ factory }) => isSameCell(factory, at));
  const isOwn = owned !== undefined || field?.user?._id === payload.user._id;
  const { target, error, refetch } = useFactoryTarget(at, !isOwn && field !== undefined);
  const held =
    holdings === undefined
      ? null
      : { plain: holdings.plain.length, cap: holdings.cap, small: holdings.small };
  const shield = shieldNote(useIsShielded(status), target);
  const preview = useCapturePreview(target, status);
  let content: ReactNode;
  if (owned !== undefined) content = <OwnFactory owned={owned} status={status} />;
  else if (target !== undefined && preview !== null) {
    content = (
      <>
        <CaptureTerms target={target} status={status} held={held} onCheck={refetch} />
        {target.owner !== null && <TargetCard target={target.owner} />}
        <CaptureForecast preview={preview} />
      </>
    );
  } else if (error !== null && toFailure(error).code !== "ALREADY_YOURS") {
    content = <QueryFailed error={error} lead={t("target.failed")} onRetry={refetch} />;
  } else {
    // Also right after a capture, until the list of the player's factories is loaded.
    content = <Skeleton height={SKELETON_HEIGHT} />;
  }
  return (
    <Desk
      id={id}
      title={titleOf(isOwn, target)}
      lead={isOwn ? undefined : t("target.lead")}
      footer={
        target === undefined || preview === null ? undefined : (
          <div className="capture-foot">
            <FightButton
              text={t("capture.button")}
              question={{
                title: t("capture.question.title"),
                text: [t("capture.question.text"), shield ?? ""].join(" ").trim(),
                verb: t("capture.question.verb"),
              }}
              pending={capture.isPending}
              pendingText={t("capture.fighting")}
              refusal={target.refusal}
              note={shield}
              onFight={() => capture.mutate(at)}
            />
            <CaptureOdds preview={preview} />
          </div>
        )
      }
    >
      <div className="raid">
        {capture.data !== undefined && (
          <CaptureResult key={capture.data.report.id} answer={capture.data} />
        )}
        {content}
      </div>
    </Desk>
  );
}

export default function FactoryDesk(props: DeskContentProps) {
  return <FactoryHere key={cellKey(props.place.at)} {...props} />;
}
