import type { AttackAnswer, BattleTarget, Status } from "@emberlode/contract";
import {
  ATTACK,
  armyPower,
  armySupply,
  attackingArmy,
  BATTLE_RULES_VERSION,
  HOUR,
  morale,
} from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber, shareText, shortNumber } from "../../lib/numbers.ts";
import { armyOf } from "../army/army.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import type { Place } from "../field/use-place.ts";
import { useIsConfirmedAt } from "../movement/use-walker.ts";
import { useIsShielded } from "../session/player-context.tsx";
import { type Fact, FactList } from "../ui/list-row.tsx";
import { QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { sum } from "./army-rows.ts";
import { FightButton, FightResult, FightVerdict, TargetCard } from "./fight.tsx";
import { FightOdds } from "./forecast-view.tsx";
import { RaidForecast, useRaidPreview } from "./raid-forecast.tsx";
import { endingSentence } from "./sentences.ts";
import { useAttack } from "./use-raid.ts";
import { useTarget } from "./use-target.ts";

const tRaid = await messages("raid");
const tGame = await messages("game");
const tDesks = await messages("desks");

interface RaidTermsProps {
  target: BattleTarget;
  status: Status;
  onCheck: () => void;
}

/** Whether the attack is allowed; without an army, a link to buy one. */
function Verdict({ target, onCheck }: Omit<RaidTermsProps, "status">) {
  const { refusal, opening } = target;
  return (
    <FightVerdict
      refusal={refusal}
      words={{
        allowed: tRaid(`terms.allowed.${opening ?? "size"}`),
        again: (span) => tRaid("terms.again", { span }),
        check: tRaid("terms.check"),
      }}
      link={
        refusal?.code === "NO_ARMY" ? { desk: "army.attack", text: tRaid("terms.buyUnits") } : null
      }
      onCheck={onCheck}
    />
  );
}

function lootText(loot: BattleTarget["loot"]): string {
  const { metal, energy, week, guest, isReferral } = loot;
  if (guest !== null) return tRaid(`terms.lootGuest.${guest}`);
  if (isReferral) return tRaid("terms.lootReferral");
  if (week.metal + week.energy === 0) return tRaid("terms.lootNone");
  if (metal + energy === 0) return tRaid("terms.lootNoneHere");
  return tRaid("terms.lootValue", { metal: shortNumber(metal), energy: shortNumber(energy) });
}

/** The player's own side in the fight: army, morale and room for loot. */
function armyFacts(target: BattleTarget, status: Status): Fact[] {
  const army = armyOf(status);
  const factories = [{ slots: status.totalSlots }];
  const { standing, baseLevel } = target;
  const defender = { units: [], standing, baseLevel, ramparts: false };
  const moraleShare = morale(attackingArmy(army, factories), defender, BATTLE_RULES_VERSION);
  const supplyShare = armySupply(army, factories);
  const facts: Fact[] = [
    [
      tRaid("terms.army"),
      tRaid("terms.armyUnits", {
        count: sum(army.attackUnits),
        strength: shortNumber(armyPower(army).attack),
      }),
    ],
    [
      tRaid("terms.morale"),
      moraleShare === 1
        ? tRaid("terms.moraleFull")
        : tRaid("terms.moraleLow", { share: shareText(moraleShare) }),
    ],
  ];
  if (supplyShare < 1)
    facts.push([
      tRaid("terms.supply"),
      tRaid("terms.supplyShort", { share: shareText(supplyShare) }),
    ]);
  return facts;
}

/** What a victory may yield, and what remains of this week's loot allowance. */
function lootFacts(loot: BattleTarget["loot"]): Fact[] {
  const { week, revenge, guest, isReferral } = loot;
  if (guest !== null || isReferral) return [[tRaid("terms.loot"), lootText(loot)]];
  const left = tRaid("terms.weekValue", {
    metal: shortNumber(week.metal),
    energy: shortNumber(week.energy),
  });
  const facts: Fact[] = [
    [tRaid("terms.loot"), lootText(loot)],
    [tRaid("terms.week"), left],
  ];
  if (revenge !== null)
    facts.push([
      tRaid("terms.revenge"),
      tRaid("terms.revengeLeft", { amount: exactNumber(revenge) }),
    ]);
  return facts;
}

/** The terms of an attack: whether it is allowed, the army, attacks left and loot. */
export function RaidTerms({ target, status, onCheck }: RaidTermsProps) {
  const { attacksLeft, attacksPerDay, loot, refusal } = target;
  // Loot is irrelevant at a base that no army may attack now.
  const showsLoot = refusal === null || refusal.code === "NO_ARMY";
  const facts: Fact[] = [
    ...armyFacts(target, status),
    [
      tRaid("terms.left"),
      tRaid("terms.ofDay", { left: exactNumber(attacksLeft), all: exactNumber(attacksPerDay) }),
    ],
  ];
  if (showsLoot) facts.push(...lootFacts(loot));
  return (
    <section className="well raid-section">
      <h3 className="panel-title">{tRaid("terms.title")}</h3>
      <Verdict target={target} onCheck={onCheck} />
      <FactList facts={facts} />
      {showsLoot && (
        <p className="raid-note">
          {tRaid("terms.lootRule", {
            percent: exactNumber(loot.percent),
            untouched: exactNumber(loot.untouched),
          })}{" "}
          {tRaid("terms.poolRule", { percent: exactNumber(loot.poolPercent) })}
        </p>
      )}
      {refusal?.code === "TOO_WEAK" && (
        <p className="raid-note">
          {tRaid("terms.tooWeak", { perSlot: exactNumber(ATTACK.wealthPerSlot) })}
        </p>
      )}
    </section>
  );
}

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
        resource: tGame(`resourceNouns.${lootType}`),
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

const SKELETON_HEIGHT = "24rem";

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
  const attack = useAttack(place.at, target.rank);
  const { status } = payload.user;
  const { user } = target;
  const name = user.username;
  const shield = shieldNote(useIsShielded(status), user);
  const hours = ATTACK.cooldownMs / HOUR;
  const preview = useRaidPreview(target, status);
  return (
    <Desk
      id={id}
      title={tRaid("target.baseOf", { name })}
      lead={
        user.baseName === "" || place.title === user.baseName
          ? tRaid("target.lead", { level: target.baseLevel, power: target.power })
          : user.baseName
      }
      footer={
        <div className="capture-foot">
          <FightButton
            text={tRaid("attack.button", { name })}
            question={{
              title: tRaid("attack.question.title", { name }),
              text: [tRaid("attack.question.text", { hours }), shield ?? ""].join(" ").trim(),
              verb: tRaid("attack.question.verb"),
            }}
            isPending={attack.isPending}
            pendingText={tRaid("attack.fighting")}
            refusal={target.refusal}
            note={shield}
            onFight={() => attack.mutate({ enemy: user._id, field: place.at })}
          />
          {preview.last !== undefined && (
            <FightOdds preview={preview} unknown={tRaid("odds.unknown")} />
          )}
        </div>
      }
    >
      <div className="raid">
        {attack.data !== undefined && <RaidResult answer={attack.data} />}
        <TargetCard target={target} />
        <RaidTerms target={target} status={status} onCheck={onCheck} />
        <RaidForecast preview={preview} target={target} status={status} />
      </div>
    </Desk>
  );
}

interface RaidLoadingProps {
  id: DeskContentProps["id"];
  place: Place;
  /** Why loading failed; null while loading. */
  error: unknown;
  onRetry: () => void;
}

/** The desk while the base is loading, or after that failed. */
function RaidLoading({ id, place, error, onRetry }: RaidLoadingProps) {
  return (
    <Desk id={id} title={place.owner ?? tDesks(`titles.${id}`)}>
      {error === null ? (
        <Skeleton height={SKELETON_HEIGHT} />
      ) : (
        <QueryFailed error={error} lead={tRaid("failed")} onRetry={onRetry} />
      )}
    </Desk>
  );
}

export default function RaidDesk(props: DeskContentProps) {
  const { id, place } = props;
  const { target, error, refetch } = useTarget(place.at, { enabled: useIsConfirmedAt(place.at) });
  if (target === undefined) {
    return <RaidLoading id={id} place={place} error={error} onRetry={refetch} />;
  }
  return <Raid key={target.user._id} {...props} target={target} onCheck={refetch} />;
}
