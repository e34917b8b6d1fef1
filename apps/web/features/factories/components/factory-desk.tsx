import type { FactoryTarget } from "@emberlode/contract";
import { cellKey, isSameCell } from "@emberlode/game";
import type { ReactNode } from "react";
import { enFactories } from "../../../lib/i18n/en-factories.ts";
import { FightButton } from "../../battles/components/fight-button.tsx";
import { TargetCard } from "../../battles/components/target-card.tsx";
import { Desk } from "../../desks/components/desk.tsx";
import { QueryFailed } from "../../desks/components/query-failed.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { useCapture, useFactoryTarget } from "../hooks/use-capture.ts";
import { useFactories } from "../hooks/use-factories.ts";
import { holdingsOf } from "../own-factories.ts";
import { CaptureForecast } from "./capture-forecast.tsx";
import { CaptureResult } from "./capture-result.tsx";
import { CaptureTerms } from "./capture-terms.tsx";
import { OwnFactory } from "./own-factory.tsx";

const HEIGHT = "24rem";

function titleOf(isOwn: boolean, target: FactoryTarget | undefined): string {
  const words = enFactories.target;
  if (isOwn) return words.own;
  if (target === undefined) return enFactories.plain;
  return target.owner === null ? enFactories.plain : words.ofOwner(target.owner.user.username);
}

/** The factory where the player stands: somebody's or nobody's, to fight for; one's own, to give up. */
function FactoryHere({ id, payload, place }: DeskContentProps) {
  const { at, field } = place;
  const { status } = payload.user;
  const list = useFactories();
  const capture = useCapture(at);
  const holdings = list.data && holdingsOf(list.data.factories);
  const owned = holdings?.plain.find(({ factory }) => isSameCell(factory, at));
  const isOwn = owned !== undefined || field?.user?._id === payload.user._id;
  const { target, error, ask } = useFactoryTarget(at, !isOwn && field !== undefined);
  const held = holdings === undefined ? null : { plain: holdings.plain.length, cap: holdings.cap };
  // Nobody's factory costs no shield.
  const dropsShield = status.shieldUntil !== null && (target?.owner ?? null) !== null;
  const words = enFactories.capture;
  let content: ReactNode;
  if (owned !== undefined) content = <OwnFactory owned={owned} status={status} />;
  else if (target !== undefined) {
    content = (
      <>
        <CaptureTerms target={target} status={status} held={held} onCheck={ask} />
        {target.owner !== null && <TargetCard target={target.owner} />}
        <CaptureForecast target={target} status={status} />
      </>
    );
  } else if (error !== null) {
    content = <QueryFailed error={error} lead={enFactories.target.failed} onRetry={ask} />;
  } else content = <Skeleton height={HEIGHT} />;
  return (
    <Desk
      id={id}
      title={titleOf(isOwn, target)}
      lead={isOwn ? undefined : enFactories.target.lead}
      footer={
        target === undefined ? undefined : (
          <FightButton
            text={words.button}
            confirmText={words.sure}
            pending={capture.isPending}
            pendingText={words.fighting}
            refusal={target.refusal}
            note={dropsShield ? enFactories.target.dropsShield : null}
            onFight={() => capture.mutate(at)}
          />
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
