import type { BattleTarget } from "@emberlode/contract";
import { ATTACK, HOUR } from "@emberlode/game";
import { messages } from "../../../lib/messages.ts";
import { Desk } from "../../desks/components/desk.tsx";
import { QueryFailed } from "../../desks/components/query-failed.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import type { Place } from "../../field/hooks/use-place.ts";
import { useIsShielded } from "../../session/hooks/use-shield.ts";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { useAttack } from "../hooks/use-raid.ts";
import { useTarget } from "../hooks/use-target.ts";
import { FightButton } from "./fight-button.tsx";
import { RaidForecast } from "./raid-forecast.tsx";
import { RaidResult } from "./raid-result.tsx";
import { RaidTerms } from "./raid-terms.tsx";
import { TargetCard } from "./target-card.tsx";

const tRaid = await messages("raid");
const tDesks = await messages("desks");

const HEIGHT = "24rem";

interface RaidProps extends DeskContentProps {
  target: BattleTarget;
  onCheck: () => void;
}

/** How the attack affects the player's own shield; null without one. */
function shieldNote(isShielded: boolean, { isBot }: BattleTarget["user"]): string | null {
  if (!isShielded) return null;
  return tRaid(isBot === true ? "terms.keepsShield" : "terms.dropsShield");
}

/** Another player's base: its owner, whether the player may attack, and the forecast. */
function Raid({ id, payload, place, target, onCheck }: RaidProps) {
  const attack = useAttack(place.at);
  const { status } = payload.user;
  const { user } = target;
  const name = user.username;
  const shield = shieldNote(useIsShielded(status), user);
  const hours = ATTACK.againMs / HOUR;
  return (
    <Desk
      id={id}
      title={tRaid("target.baseOf", { name })}
      lead={place.title === user.baseName ? undefined : user.baseName}
      footer={
        <FightButton
          text={tRaid("attack.button", { name })}
          question={{
            title: tRaid("attack.question.title", { name }),
            text: [tRaid("attack.question.text", { hours }), shield ?? ""].join(" ").trim(),
            verb: tRaid("attack.question.verb"),
          }}
          pending={attack.isPending}
          pendingText={tRaid("attack.fighting")}
          refusal={target.refusal}
          note={shield}
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
  /** Why it could not be loaded; null while it is loading. */
  error: unknown;
  onRetry: () => void;
}

/** The desk while the base is loading, or after that failed. */
function Waiting({ id, place, error, onRetry }: WaitingProps) {
  return (
    <Desk id={id} title={place.owner ?? tDesks(`titles.${id}`)}>
      {error === null ? (
        <Skeleton height={HEIGHT} />
      ) : (
        <QueryFailed error={error} lead={tRaid("failed")} onRetry={onRetry} />
      )}
    </Desk>
  );
}

export default function RaidDesk(props: DeskContentProps) {
  const { id, place } = props;
  const { target, error, ask } = useTarget(place.at);
  if (target === undefined) {
    return <Waiting id={id} place={place} error={error} onRetry={ask} />;
  }
  return <Raid key={target.user._id} {...props} target={target} onCheck={ask} />;
}
