import type { BattleTarget, Status } from "@emberlode/contract";
import {
  ATTACK,
  attackingArmy,
  BATTLE_RULES_VERSION,
  morale,
  power,
  supply,
} from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber, shareText, shortNumber } from "../../lib/numbers.ts";
import { armyOf } from "../army/army.ts";
import { type Line, Lines } from "../ui/list-row.tsx";
import { sum } from "./army-rows.ts";
import { FightVerdict } from "./fight.tsx";

const t = await messages("raid");

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
        allowed: t(`terms.allowed.${opening ?? "size"}`),
        again: (span) => t("terms.again", { span }),
        check: t("terms.check"),
      }}
      way={refusal?.code === "NO_ARMY" ? { desk: "army.attack", text: t("terms.buyUnits") } : null}
      onCheck={onCheck}
    />
  );
}

function lootText(loot: BattleTarget["loot"]): string {
  const { metal, energy, week, guest, isReferral } = loot;
  if (guest !== null) return t(`terms.lootGuest.${guest}`);
  if (isReferral) return t("terms.lootReferral");
  if (week.metal + week.energy === 0) return t("terms.lootNone");
  if (metal + energy === 0) return t("terms.lootNoneHere");
  return t("terms.lootValue", { metal: shortNumber(metal), energy: shortNumber(energy) });
}

/** The player's own side in the fight: army, morale and room for loot. */
function armyLines(target: BattleTarget, status: Status): Line[] {
  const army = armyOf(status);
  const room = [{ slots: status.totalSlots }];
  const { standing, baseLevel } = target;
  const foe = { units: [], standing, baseLevel, ramparts: false };
  const spirit = morale(attackingArmy(army, room), foe, BATTLE_RULES_VERSION);
  const kept = supply(army, room);
  const lines: Line[] = [
    [
      t("terms.army"),
      t("terms.armyUnits", {
        count: sum(army.attackUnits),
        strength: shortNumber(power(army).attack),
      }),
    ],
    [
      t("terms.morale"),
      spirit === 1 ? t("terms.moraleFull") : t("terms.moraleLow", { share: shareText(spirit) }),
    ],
  ];
  if (kept < 1) lines.push([t("terms.supply"), t("terms.supplyShort", { share: shareText(kept) })]);
  return lines;
}

/** What a victory may yield, and what remains of this week's loot allowance. */
function lootLines(loot: BattleTarget["loot"]): Line[] {
  const { week, revenge, guest, isReferral } = loot;
  if (guest !== null || isReferral) return [[t("terms.loot"), lootText(loot)]];
  const left = t("terms.weekValue", {
    metal: shortNumber(week.metal),
    energy: shortNumber(week.energy),
  });
  const lines: Line[] = [
    [t("terms.loot"), lootText(loot)],
    [t("terms.week"), left],
  ];
  if (revenge !== null)
    lines.push([t("terms.revenge"), t("terms.revengeLeft", { amount: exactNumber(revenge) })]);
  return lines;
}

/** Whether, with what and how often the player may attack, and for how much loot. */
export function RaidTerms({ target, status, onCheck }: RaidTermsProps) {
  const { attacksLeft, attacksPerDay, loot, refusal } = target;
  // The carry limit is irrelevant for a base that no army may attack now.
  const isOpen = refusal === null || refusal.code === "NO_ARMY";
  const lines: Line[] = [
    ...armyLines(target, status),
    [
      t("terms.left"),
      t("terms.ofDay", { left: exactNumber(attacksLeft), all: exactNumber(attacksPerDay) }),
    ],
  ];
  if (isOpen) lines.push(...lootLines(loot));
  return (
    <section className="well raid-part">
      <h3 className="panel-title">{t("terms.title")}</h3>
      <Verdict target={target} onCheck={onCheck} />
      <Lines lines={lines} />
      {isOpen && (
        <p className="raid-note">
          {t("terms.lootRule", {
            percent: exactNumber(loot.percent),
            untouched: exactNumber(loot.untouched),
          })}{" "}
          {t("terms.poolRule", { percent: exactNumber(loot.poolPercent) })}
        </p>
      )}
      {refusal?.code === "TOO_WEAK" && (
        <p className="raid-note">
          {t("terms.tooWeak", { perSlot: exactNumber(ATTACK.wealthPerSlot) })}
        </p>
      )}
    </section>
  );
}
