import type { LoginPayload, OwnedFactory } from "@emberlode/contract";
import { baseImageNumber, baseUpgradeCost, lastRankOfImage, type Period } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { meanDig } from "../army/army.ts";
import { Desk } from "../desks/desk.tsx";
import type { DeskContentProps } from "../desks/desk-props.ts";
import { QueryFailed } from "../desks/query-failed.tsx";
import { Scene } from "../field/scene.tsx";
import { useGameDate } from "../session/use-game-date.ts";
import { PriceTile } from "../ui/price-tile.tsx";
import { Refusal } from "../ui/refusal.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { LevelChange, NextLevels } from "./base-levels.tsx";
import { FactoryCard } from "./factory-card.tsx";
import { holdingsOf, lostAt } from "./own-factories.ts";
import { UpgradeButton } from "./upgrade-button.tsx";
import { useFactories } from "./use-factories.ts";

const t = await messages("factories");

interface BaseLooksProps {
  base: OwnedFactory;
  period: Period;
}

/** The base's current and next picture, which depend on its owner's rank (spec §9). */
function BaseLooks({ base, period }: BaseLooksProps) {
  const { factory, rank } = base;
  const image = baseImageNumber(rank);
  const nextRank = image > 1 ? lastRankOfImage(image - 1) : null;
  const scene = { type: "base", x: factory.x, y: factory.y, period } as const;
  return (
    <section className="well raid-part">
      <h3 className="panel-title">{t("upgrade.looks")}</h3>
      <div className="base-looks">
        <figure>
          <div className="base-look">
            <Scene {...scene} rank={rank} />
          </div>
          <figcaption>
            {rank === null ? t("upgrade.nowNone") : t("upgrade.now", { rank: exactNumber(rank) })}
          </figcaption>
        </figure>
        {nextRank !== null && (
          <figure>
            <div className="base-look">
              <Scene {...scene} rank={nextRank} />
            </div>
            <figcaption>{t("upgrade.later", { rank: nextRank })}</figcaption>
          </figure>
        )}
      </div>
      <p className="raid-note">{nextRank === null ? t("upgrade.best") : t("upgrade.looksRule")}</p>
    </section>
  );
}

const tFactories = await messages("factories");
const tDesks = await messages("desks");

const HEIGHT = "30rem";

interface BaseProps {
  base: OwnedFactory;
  factories: readonly OwnedFactory[];
  user: LoginPayload["user"];
}

/** The base before and after its next level, and the levels after that. */
function Base({ base, factories, user }: BaseProps) {
  const date = useGameDate();
  const period = date?.period ?? "dusk";
  const each = baseUpgradeCost(base.lvl);
  const lost = lostAt(factories, base.lvl + 1).length;
  return (
    <div className="raid">
      <FactoryCard owned={base} period={period} />
      {each !== null && (
        <section className="well raid-part">
          <h3 className="panel-title">{tFactories("upgrade.title", { level: base.lvl + 1 })}</h3>
          <LevelChange level={base.lvl} />
          {lost > 0 && <Refusal text={tFactories("upgrade.outgrown", { count: lost })} />}
          <PriceTile
            price={{ metal: each, energy: each }}
            have={user.status}
            yieldPerDig={meanDig(user)}
          />
        </section>
      )}
      <NextLevels level={base.lvl} />
      <BaseLooks base={base} period={period} />
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
      lead={tFactories("upgrade.lead")}
      footer={base === null ? undefined : <UpgradeButton base={base} user={payload.user} />}
    >
      {data === undefined && isError && (
        <QueryFailed error={error} lead={tFactories("failed")} onRetry={() => refetch()} />
      )}
      {data === undefined && !isError && <Skeleton height={HEIGHT} />}
      {data !== undefined && base !== null && (
        <Base base={base} factories={data.factories} user={payload.user} />
      )}
    </Desk>
  );
}
