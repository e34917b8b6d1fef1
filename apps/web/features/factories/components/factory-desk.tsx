import type { FactoryTarget } from "@emberlode/contract";
import { cellKey, isSameCell } from "@emberlode/game";
import type { ReactNode } from "react";
import { messages } from "../../../lib/messages.ts";
import { FightButton } from "../../battles/components/fight-button.tsx";
import { TargetCard } from "../../battles/components/target-card.tsx";
import { Desk } from "../../desks/components/desk.tsx";
import { QueryFailed } from "../../desks/components/query-failed.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { useIsShielded } from "../../session/hooks/use-shield.ts";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { useCapture, useFactoryTarget } from "../hooks/use-capture.ts";
import { useCaptureForecast } from "../hooks/use-capture-forecast.ts";
import { useFactories } from "../hooks/use-factories.ts";
import { holdingsOf } from "../own-factories.ts";
import { CaptureForecast } from "./capture-forecast.tsx";
import { CaptureOdds } from "./capture-odds.tsx";
import { CaptureResult } from "./capture-result.tsx";
import { CaptureTerms } from "./capture-terms.tsx";
import { OwnFactory } from "./own-factory.tsx";

const t = await messages("factories");

const HEIGHT = "24rem";

function titleOf(isOwn: boolean, target: FactoryTarget | undefined): string {
  if (isOwn) return t("target.own");
  if (target === undefined) return t("plain");
  return target.owner === null
    ? t("plain")
    : t("target.ofOwner", { name: target.owner.user.username });
}

/** How the fight affects the player's own shield; null without one, or at a free factory. */
function shieldNote(isShielded: boolean, target: FactoryTarget | undefined): string | null {
  const owner = target?.owner ?? null;
  if (!isShielded || owner === null) return null;
  return t(owner.user.isBot === true ? "target.keepsShield" : "target.dropsShield");
}

/** The factory where the player is: to capture, or if it is their own, to abandon. */
function FactoryHere({ id, payload, place }: DeskContentProps) {
  const { at, field } = place;
  const { status } = payload.user;
  const list = useFactories();
  const capture = useCapture(at);
  const holdings = list.data && holdingsOf(list.data.factories);
  const owned = holdings?.plain.find(({ factory }) => isSameCell(factory, at));
  const isOwn = owned !== undefined || field?.user?._id === payload.user._id;
  const { target, error, ask } = useFactoryTarget(at, !isOwn && field !== undefined);
  const held =
    holdings === undefined
      ? null
      : { plain: holdings.plain.length, cap: holdings.cap, small: holdings.small };
  const shield = shieldNote(useIsShielded(status), target);
  const guess = useCaptureForecast(target, status);
  let content: ReactNode;
  if (owned !== undefined) content = <OwnFactory owned={owned} status={status} />;
  else if (target !== undefined && guess !== null) {
    content = (
      <>
        <CaptureTerms target={target} status={status} held={held} onCheck={ask} />
        {target.owner !== null && <TargetCard target={target.owner} />}
        <CaptureForecast guess={guess} />
      </>
    );
  } else if (error !== null) {
    content = <QueryFailed error={error} lead={t("target.failed")} onRetry={ask} />;
  } else content = <Skeleton height={HEIGHT} />;
  return (
    <Desk
      id={id}
      title={titleOf(isOwn, target)}
      lead={isOwn ? undefined : t("target.lead")}
      footer={
        target === undefined || guess === null ? undefined : (
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
            <CaptureOdds guess={guess} />
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
