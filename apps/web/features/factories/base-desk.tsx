import type { OwnedFactory } from "@emberlode/contract";
import {
  BATTLE,
  baseImageNumber,
  baseSlots,
  baseUpgradeCost,
  lastRankOfImage,
  MAX_BASE_LEVEL,
  MAX_RESEARCH_LEVEL,
  maxPlainFactories,
  type Period,
} from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { Scene } from "../field/scene.tsx";
import { useGameDate } from "../session/player-context.tsx";
import { BeforeAfter } from "../ui/before-after.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { Refusal } from "../ui/notes.tsx";
import { QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { UpgradeButton } from "./factory-card.tsx";
import { holdingsOf, outgrownAt, useFactories } from "./use-factories.ts";

const t = await messages("factories");
const tDesks = await messages("desks");

const SHOWN_LEVELS = 3;
const PERCENT = 100;

/** What a base of this level provides (rules §10, §11, §14). */
function statsOfLevel(level: number) {
  return {
    slots: baseSlots(level),
    cap: maxPlainFactories(level),
    research: Math.min(level, MAX_RESEARCH_LEVEL),
    strength: Math.round(level * BATTLE.strengthPerBaseLevel * PERCENT),
  };
}

/** What the next level changes. */
function LevelChange({ level }: { level: number }) {
  const [now, then] = [statsOfLevel(level), statsOfLevel(level + 1)];
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
function NextLevels({ level }: { level: number }) {
  const levels = Array.from({ length: SHOWN_LEVELS }, (_, index) => level + 1 + index).filter(
    (one) => one <= MAX_BASE_LEVEL,
  );
  if (levels.length === 0) return null;
  return (
    <section className="well raid-section">
      <h3 className="panel-title">{t("upgrade.next")}</h3>
      <ListRows label={t("upgrade.next")}>
        {levels.map((one) => {
          const { slots, cap, research, strength } = statsOfLevel(one);
          const price = exactNumber(baseUpgradeCost(one - 1) ?? 0);
          const more =
            research > statsOfLevel(one - 1).research
              ? t("upgrade.research", { level: research })
              : "";
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

interface BaseImagesProps {
  base: OwnedFactory;
  period: Period;
}

/**
 * The base's next picture, which depends on its owner's rank (spec §9). The scene above the desk
 * shows the current one.
 */
function BaseImages({ base, period }: BaseImagesProps) {
  const { factory, rank } = base;
  const image = baseImageNumber(rank);
  const nextRank = image > 1 ? lastRankOfImage(image - 1) : null;
  return (
    <section className="well raid-section">
      <h3 className="panel-title">{t("upgrade.looks")}</h3>
      <p>{rank === null ? t("upgrade.nowNone") : t("upgrade.now", { rank: exactNumber(rank) })}</p>
      {nextRank !== null && (
        <figure className="base-next">
          <div className="base-look">
            <Scene type="base" x={factory.x} y={factory.y} period={period} rank={nextRank} />
          </div>
          <figcaption>{t("upgrade.later", { rank: nextRank })}</figcaption>
        </figure>
      )}
      <p className="raid-note">{nextRank === null ? t("upgrade.best") : t("upgrade.looksRule")}</p>
    </section>
  );
}

const SKELETON_HEIGHT = "30rem";

interface BaseProps {
  base: OwnedFactory;
  factories: readonly OwnedFactory[];
}

/** The base before and after its next level, and the levels after that. */
function Base({ base, factories }: BaseProps) {
  const date = useGameDate();
  const period = date?.period ?? "dusk";
  const isComplete = base.lvl >= MAX_BASE_LEVEL;
  const lost = outgrownAt(factories, base.lvl + 1).length;
  return (
    <div className="raid">
      {!isComplete && (
        <section className="well raid-section">
          <h3 className="panel-title">{t("upgrade.title", { level: base.lvl + 1 })}</h3>
          <LevelChange level={base.lvl} />
          <p className="raid-note">{t("upgrade.rule")}</p>
          {lost > 0 && <Refusal text={t("upgrade.outgrown", { count: lost, level: base.lvl })} />}
        </section>
      )}
      <NextLevels level={base.lvl} />
      <BaseImages base={base} period={period} />
    </div>
  );
}

export default function BaseDesk({ id, payload }: DeskContentProps) {
  const { data, error, isError, refetch } = useFactories();
  const holdings = data && holdingsOf(data.factories);
  const base = holdings?.base ?? null;
  return (
    <Desk
      id={id}
      title={tDesks(`titles.${id}`)}
      lead={
        base === null
          ? undefined
          : t("upgrade.lead", { level: base.lvl, most: MAX_BASE_LEVEL, slots: base.slots })
      }
      footer={base === null ? undefined : <UpgradeButton base={base} user={payload.user} />}
    >
      {data === undefined && isError && (
        <QueryFailed error={error} lead={t("failed")} onRetry={() => refetch()} />
      )}
      {data === undefined && !isError && <Skeleton height={SKELETON_HEIGHT} />}
      {data !== undefined && base !== null && <Base base={base} factories={data.factories} />}
    </Desk>
  );
}
