import type { BattleTarget, Status } from "@emberlode/contract";
import {
  ATTACK,
  attackingArmy,
  BATTLE_RULES_VERSION,
  morale,
  power,
  supply,
} from "@emberlode/game";
import { enRaid } from "@emberlode/words/en/raid";
import { exactNumber, shortNumber } from "../../../lib/numbers.ts";
import { armyOf } from "../../army/army.ts";
import { type Line, Lines } from "../../ui/components/lines.tsx";
import { sum } from "../army-rows.ts";
import { shareText } from "../shares.ts";
import { FightVerdict } from "./fight-verdict.tsx";

interface RaidTermsProps {
  target: BattleTarget;
  status: Status;
  onCheck: () => void;
}

/** Whether the attack is allowed; without an army, the way to one. */
function Verdict({ target, onCheck }: Omit<RaidTermsProps, "status">) {
  const { refusal, opening } = target;
  const { allowed, again, check, buyUnits } = enRaid.terms;
  return (
    <FightVerdict
      refusal={refusal}
      words={{ allowed: allowed[opening ?? "size"], again, check }}
      way={refusal?.code === "NO_ARMY" ? { desk: "army.attack", text: buyUnits } : null}
      onCheck={onCheck}
    />
  );
}

function lootText(loot: BattleTarget["loot"]): string {
  const { metal, energy, week, guest, isReferral } = loot;
  const words = enRaid.terms;
  if (guest !== null) return words.lootGuest[guest];
  if (isReferral) return words.lootReferral;
  if (week.metal + week.energy === 0) return words.lootNone;
  if (metal + energy === 0) return words.lootNoneHere;
  return words.lootValue(shortNumber(metal), shortNumber(energy));
}

/** What the fight would be on one's own side: the army, its morale and room. */
function armyLines(target: BattleTarget, status: Status): Line[] {
  const words = enRaid.terms;
  const army = armyOf(status);
  const room = [{ slots: status.totalSlots }];
  const { standing, baseLevel } = target;
  const foe = { units: [], standing, baseLevel, ramparts: false };
  const spirit = morale(attackingArmy(army, room), foe, BATTLE_RULES_VERSION);
  const kept = supply(army, room);
  const units = exactNumber(sum(army.attackUnits));
  const lines: Line[] = [
    [words.army, words.armyUnits(units, shortNumber(power(army).attack))],
    [words.morale, spirit === 1 ? words.moraleFull : words.moraleLow(shareText(spirit))],
  ];
  if (kept < 1) lines.push([words.supply, words.supplyShort(shareText(kept))]);
  return lines;
}

/** What a victory may bring here, and what else may be looted in this week. */
function lootLines(loot: BattleTarget["loot"]): Line[] {
  const words = enRaid.terms;
  const { week, revenge, guest, isReferral } = loot;
  if (guest !== null || isReferral) return [[words.loot, lootText(loot)]];
  const left = words.weekValue(shortNumber(week.metal), shortNumber(week.energy));
  const lines: Line[] = [
    [words.loot, lootText(loot)],
    [words.week, left],
  ];
  if (revenge !== null) lines.push([words.revenge, words.revengeLeft(exactNumber(revenge))]);
  return lines;
}

/** Whether one may attack, with what, how often, and for how much. */
export function RaidTerms({ target, status, onCheck }: RaidTermsProps) {
  const words = enRaid.terms;
  const { attacksLeft, attacksPerDay, loot, refusal } = target;
  // What could be carried off says nothing of a base that no army may attack now.
  const isOpen = refusal === null || refusal.code === "NO_ARMY";
  const lines: Line[] = [
    ...armyLines(target, status),
    [words.left, words.ofDay(exactNumber(attacksLeft), exactNumber(attacksPerDay))],
  ];
  if (isOpen) lines.push(...lootLines(loot));
  return (
    <section className="well raid-part">
      <h3 className="panel-title">{words.title}</h3>
      <Verdict target={target} onCheck={onCheck} />
      <Lines lines={lines} />
      {isOpen && (
        <p className="raid-note">
          {words.lootRule(exactNumber(loot.percent), exactNumber(loot.untouched))}{" "}
          {words.poolRule(exactNumber(loot.poolPercent))}
        </p>
      )}
      {refusal?.code === "TOO_WEAK" && (
        <p className="raid-note">{words.tooWeak(exactNumber(ATTACK.wealthPerSlot))}</p>
      )}
    </section>
  );
}
