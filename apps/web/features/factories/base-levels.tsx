import {
  BATTLE,
  baseSlots,
  baseUpgradeCost,
  MAX_BASE_LEVEL,
  MAX_RESEARCH_LEVEL,
  maxPlainFactories,
} from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { BeforeAfter } from "../ui/before-after.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";

const t = await messages("factories");

const SHOWN_LEVELS = 3;
const PERCENT = 100;

/** What a base of this level provides (rules §10, §11, §14). */
function givenBy(level: number) {
  return {
    slots: baseSlots(level),
    cap: maxPlainFactories(level),
    research: Math.min(level, MAX_RESEARCH_LEVEL),
    strength: Math.round(level * BATTLE.strengthPerBaseLevel * PERCENT),
  };
}

/** What the next level changes. */
export function LevelChange({ level }: { level: number }) {
  const [now, then] = [givenBy(level), givenBy(level + 1)];
  return (
    <BeforeAfter
      lines={[
        { word: t("upgrade.lines.level"), before: level, after: level + 1 },
        { word: t("upgrade.lines.slots"), before: now.slots, after: then.slots },
        { word: t("upgrade.lines.cap"), before: now.cap, after: then.cap },
        { word: t("upgrade.lines.research"), before: now.research, after: then.research },
        { word: t("upgrade.lines.strength"), before: now.strength, after: then.strength },
      ]}
    />
  );
}

/** The next three levels with their prices and effects. */
export function NextLevels({ level }: { level: number }) {
  const levels = Array.from({ length: SHOWN_LEVELS }, (_, index) => level + 1 + index).filter(
    (one) => one <= MAX_BASE_LEVEL,
  );
  if (levels.length === 0) return null;
  return (
    <section className="well raid-part">
      <h3 className="panel-title">{t("upgrade.next")}</h3>
      <ListRows label={t("upgrade.next")}>
        {levels.map((one) => {
          const { slots, cap, research, strength } = givenBy(one);
          const price = exactNumber(baseUpgradeCost(one - 1) ?? 0);
          const more =
            research > givenBy(one - 1).research ? t("upgrade.research", { level: research }) : "";
          return (
            <ListRow
              key={one}
              title={t("upgrade.level", { level: one })}
              meta={t("upgrade.price", { price })}
            >
              {t("upgrade.unlocks", { slots, cap, strength })}
              {more}
            </ListRow>
          );
        })}
      </ListRows>
    </section>
  );
}
