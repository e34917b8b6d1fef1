import type { BattleTarget, Status } from "@emberlode/contract";
import { attackingArmy, morale, power, supply } from "@emberlode/game";
import { enRaid } from "../../../lib/i18n/en-raid.ts";
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

function lootText({ metal, energy }: BattleTarget["loot"]): string {
  const words = enRaid.terms;
  if (metal + energy === 0) return words.lootNone;
  return words.lootValue(shortNumber(metal), shortNumber(energy));
}

/** What the fight would be on one's own side: the army, its morale and room. */
function armyLines(target: BattleTarget, status: Status): Line[] {
  const words = enRaid.terms;
  const army = armyOf(status);
  const room = [{ slots: status.totalSlots }];
  const { standing, baseLevel } = target;
  const foe = { units: [], standing, baseLevel, ramparts: false };
  const spirit = morale(attackingArmy(army, room), foe);
  const kept = supply(army, room);
  const units = exactNumber(sum(army.attackUnits));
  const lines: Line[] = [
    [words.army, words.armyUnits(units, shortNumber(power(army).attack))],
    [words.morale, spirit === 1 ? words.moraleFull : words.moraleLow(shareText(spirit))],
  ];
  if (kept < 1) lines.push([words.supply, words.supplyShort(shareText(kept))]);
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
  if (isOpen) lines.push([words.loot, lootText(loot)]);
  return (
    <section className="well raid-part">
      <h3 className="panel-title">{words.title}</h3>
      <Verdict target={target} onCheck={onCheck} />
      <Lines lines={lines} />
      {isOpen && (
        <p className="raid-note">
          {words.lootRule(exactNumber(loot.percent), exactNumber(loot.untouched))}
        </p>
      )}
    </section>
  );
}
