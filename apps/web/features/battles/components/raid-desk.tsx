import type { BattleTarget } from "@emberlode/contract";
import { t } from "../../../lib/i18n/catalogue.ts";
import { enRaid } from "../../../lib/i18n/en-raid.ts";
import { Desk } from "../../desks/components/desk.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import type { Place } from "../../field/hooks/use-place.ts";
import { Refusal } from "../../ui/components/refusal.tsx";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { useAttack, useTarget } from "../hooks/use-raid.ts";
import { FightButton } from "./fight-button.tsx";
import { RaidForecast } from "./raid-forecast.tsx";
import { RaidResult } from "./raid-result.tsx";
import { RaidTerms } from "./raid-terms.tsx";
import { TargetCard } from "./target-card.tsx";

const HEIGHT = "24rem";

interface RaidProps extends DeskContentProps {
  target: BattleTarget;
  onCheck: () => void;
}

/** Another player's base: who lives there, whether one may attack, and what would come of it. */
function Raid({ id, payload, place, target, onCheck }: RaidProps) {
  const attack = useAttack(place.at);
  const { status } = payload.user;
  const { user } = target;
  const words = enRaid.attack;
  return (
    <Desk
      id={id}
      title={enRaid.target.baseOf(user.username)}
      lead={place.title === user.baseName ? undefined : user.baseName}
      footer={
        <FightButton
          text={words.button(user.username)}
          confirmText={words.sure}
          pending={attack.isPending}
          pendingText={words.fighting}
          refusal={target.refusal}
          note={status.shieldUntil === null ? null : enRaid.terms.dropsShield}
          onFight={() => attack.mutate({ enemy: user._id, field: place.at })}
        />
      }
    >
      <div className="raid">
        {attack.data !== undefined && <RaidResult answer={attack.data} />}
        <TargetCard target={target} />
        <RaidTerms target={target} status={status} onCheck={onCheck} />
        <RaidForecast target={target} status={status} />
      </div>
    </Desk>
  );
}

interface WaitingProps {
  id: DeskContentProps["id"];
  place: Place;
  failure: string | null;
  onRetry: () => void;
}

/** The desk before anything is known of the base, or where that could not be asked. */
function Waiting({ id, place, failure, onRetry }: WaitingProps) {
  return (
    <Desk id={id} title={place.owner ?? t.desks.titles[id]}>
      {failure === null ? (
        <Skeleton height={HEIGHT} />
      ) : (
        <div className="grid justify-items-start gap-3">
          <Refusal text={`${enRaid.failed} ${failure}`} />
          <button type="button" className="btn" onClick={onRetry}>
            {t.retry}
          </button>
        </div>
      )}
    </Desk>
  );
}

export default function RaidDesk(props: DeskContentProps) {
  const { id, place } = props;
  const { target, failure, ask } = useTarget(place.at);
  if (target === undefined) {
    return <Waiting id={id} place={place} failure={failure?.text ?? null} onRetry={ask} />;
  }
  return <Raid key={target.user._id} {...props} target={target} onCheck={ask} />;
}
