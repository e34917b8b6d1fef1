import type { CaptureAnswer, FactoryTarget } from "@emberlode/contract";
import { type CaptureMode, cellKey, isSameCell } from "@emberlode/game";
import { type ReactNode, useId } from "react";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { sum } from "../battles/army-rows.ts";
import { FightButton, FightResult, TargetCard } from "../battles/fight.tsx";
import { FightOdds, isLikelyLost, isSureVictory } from "../battles/forecast-view.tsx";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { factoryTitle } from "../field/factory-sites.ts";
import { useIsShielded } from "../session/player-context.tsx";
import { QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { CaptureSpoils } from "./capture-spoils.tsx";
import { CaptureForecast, CaptureTerms } from "./capture-terms.tsx";
import { OwnFactory } from "./own-factory.tsx";
import { amountWords } from "./store-sums.ts";
import { guardLosses, useCapture, useCapturePreview } from "./use-capture.ts";
import { holdingsOf, useFactories } from "./use-factories.ts";
import { useFactoryTarget } from "./use-factory-target.ts";

const t = await messages("factories");

/** The fight's result: captured or held, losses and the new slots. */
function CaptureResult({ answer }: { answer: CaptureAnswer }) {
  const { captured, won, loot, report, newStatus } = answer;
  const hasLoot = loot.metal + loot.energy > 0;
  const lines = [
    hasLoot ? t("capture.loot", amountWords(loot)) : [],
    t("capture.lost", {
      lost: sum(report.losses.attacker),
      sent: sum(report.attacker.units),
    }),
    guardLosses(report) ?? [],
    won && !captured
      ? t("capture.ownerKeeps")
      : t("capture.slotsAfter", { slots: newStatus.totalSlots, free: newStatus.slots }),
  ].flat();
  const badge = captured ? t("capture.won") : won ? t("capture.plundered") : t("capture.held");
  return (
    <FightResult
      label={t("capture.result")}
      won={won}
      badge={badge}
      lines={lines}
      report={{ id: report.id, text: t("capture.report") }}
    />
  );
}

const SKELETON_HEIGHT = "24rem";

function titleOf(isOwn: boolean, target: FactoryTarget | undefined): string {
  if (isOwn) return t("target.own");
  if (target === undefined) return t("plain");
  const { owner, site } = target;
  return owner === null || site.name !== null
    ? factoryTitle(site)
    : t("target.ofOwner", { name: owner.user.username });
}

/** How the fight affects the player's own shield; null without a shield, or at a free factory. */
function shieldNote(isShielded: boolean, target: FactoryTarget | undefined): string | null {
  const owner = target?.owner ?? null;
  if (!isShielded || owner === null) return null;
  return t(owner.user.isBot === true ? "target.keepsShield" : "target.dropsShield");
}

interface FightButtonsProps {
  target: FactoryTarget;
  shield: string | null;
  /** Whether nobody's factory will surely be won: then nothing is asked. */
  isCertain: boolean;
  /** Whether most fights would be lost: then the button does not invite to one. */
  isLosing: boolean;
  isPending: boolean;
  onFight: (mode: CaptureMode) => void;
}

/** Capture, and plunder where there is an owner. A reason against both is given once. */
function FightButtons(props: FightButtonsProps) {
  const { target, shield, isCertain, isLosing, isPending, onFight } = props;
  const reason = useId();
  const { refusal, plunderRefusal, owner } = target;
  const isSame = refusal !== null && refusal.text === plunderRefusal?.text;
  const buttonOf = (mode: CaptureMode, why: FactoryTarget["refusal"]) => (
    <FightButton
      text={t(`${mode}.button`)}
      question={
        isCertain
          ? null
          : {
              title: t(`${mode}.question.title`),
              text: [t(`${mode}.question.text`), shield ?? ""].join(" ").trim(),
              verb: t(`${mode}.question.verb`),
            }
      }
      isPending={isPending}
      pendingText={t("capture.fighting")}
      refusal={why}
      {...(isSame && { reasonId: reason })}
      className={mode === "capture" && !isLosing ? "btn-ember" : ""}
      note={mode === "capture" ? shield : null}
      onFight={() => onFight(mode)}
    />
  );
  return (
    <>
      {buttonOf("capture", refusal)}
      {owner !== null && buttonOf("plunder", plunderRefusal)}
      {isSame && (
        <p id={reason} className="raid-note">
          {refusal.text}
        </p>
      )}
    </>
  );
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
  const { target, error, refetch } = useFactoryTarget(at, { isOwn: isOwn || field === undefined });
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
        <CaptureSpoils
          target={target}
          status={status}
          plain={held?.plain ?? Math.max(0, status.factories - 1)}
          onCheck={refetch}
        />
        {target.owner !== null && <TargetCard target={target.owner} />}
        <CaptureForecast preview={preview} />
      </>
    );
  } else if (error !== null && toFailure(error).code !== "ALREADY_YOURS") {
    content = <QueryFailed error={error} lead={t("target.failed")} onRetry={refetch} />;
  } else {
    // Shown right after a capture too, until the list of the player's factories is loaded.
    content = <Skeleton height={SKELETON_HEIGHT} />;
  }
  return (
    <Desk
      id={id}
      title={titleOf(isOwn, target)}
      lead={isOwn ? undefined : target?.owner ? t("target.ownedLead") : t("target.lead")}
      footer={
        target === undefined || preview === null ? undefined : (
          <div className="capture-foot">
            <FightButtons
              target={target}
              shield={shield}
              isCertain={target.owner === null && isSureVictory(preview)}
              isLosing={isLikelyLost(preview)}
              isPending={capture.isPending}
              onFight={(mode) => capture.mutate({ ...at, mode })}
            />
            <FightOdds preview={preview} unknown={t("odds.unknown")} />
          </div>
        )
      }
    >
      <div className="raid">
        {capture.data !== undefined && <CaptureResult answer={capture.data} />}
        {content}
      </div>
    </Desk>
  );
}

export default function FactoryDesk(props: DeskContentProps) {
  return <FactoryHere key={cellKey(props.place.at)} {...props} />;
}
