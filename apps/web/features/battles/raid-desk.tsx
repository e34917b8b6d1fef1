import type { AttackAnswer, BattleTarget } from "@emberlode/contract";
import { ATTACK, HOUR } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import type { DeskContentProps } from "../desks/desk.tsx";
import { Desk } from "../desks/desk.tsx";
import type { Place } from "../field/use-place.ts";
import { useIsShielded } from "../session/use-shield.ts";
import { QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { sum } from "./army-rows.ts";
import { FightButton, FightResult, TargetCard } from "./fight.tsx";
import { RaidForecast } from "./raid-forecast.tsx";
import { RaidTerms } from "./raid-terms.tsx";
import { endingSentence } from "./sentences.ts";
import { useAttack, useTarget } from "./use-raid.ts";

const tRaid = await messages("raid");
const tGame = await messages("game");

/** The attack's result: won or lost, losses on both sides, and the loot. */
export function RaidResult({ answer }: { answer: AttackAnswer }) {
  const { report, amount, lootType } = answer;
  const won = report.winner === "attacker";
  const stood = sum(report.defender.units);
  const lines = [
    endingSentence(report),
    tRaid("attack.losses", {
      lost: sum(report.losses.attacker),
      sent: sum(report.attacker.units),
    }),
  ];
  // Skipped for an empty base, since the first line says so.
  if (stood > 0) {
    lines.push(
      tRaid("attack.theirLosses", {
        lost: stood - sum(report.survivors.defender),
        stood,
      }),
    );
  }
  if (won && amount > 0) {
    lines.push(
      tRaid("attack.loot", {
        amount: exactNumber(amount),
        resource: tGame(`resources.${lootType}`).toLowerCase(),
      }),
    );
  } else if (won) lines.push(tRaid("attack.noLoot"));
  return (
    <FightResult
      label={tRaid("attack.result")}
      won={won}
      badge={won ? tRaid("attack.won") : tRaid("attack.lost")}
      lines={lines}
      report={{ id: report.id, text: tRaid("attack.report") }}
    />
  );
}

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

/** Another player's base: its owner, whether the player may attack, and the odds. */
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
  /** Why loading failed; null while loading. */
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
