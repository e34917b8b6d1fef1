import type { LoginPayload, OwnedFactory } from "@emberlode/contract";
import { baseUpgradeCost } from "@emberlode/game";
import { messages } from "../../../lib/messages.ts";

import { meanDig } from "../../army/army.ts";
import { Desk } from "../../desks/components/desk.tsx";
import { QueryFailed } from "../../desks/components/query-failed.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { useGameDate } from "../../session/hooks/use-game-date.ts";
import { PriceTile } from "../../ui/components/price-tile.tsx";
import { Refusal } from "../../ui/components/refusal.tsx";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { useFactories } from "../hooks/use-factories.ts";
import { holdingsOf, lostAt } from "../own-factories.ts";
import { LevelChange, NextLevels } from "./base-levels.tsx";
import { BaseLooks } from "./base-looks.tsx";
import { FactoryCard } from "./factory-card.tsx";
import { UpgradeButton } from "./upgrade-button.tsx";

const tFactories = await messages("factories");
const tDesks = await messages("desks");

const HEIGHT = "30rem";

interface BaseProps {
  base: OwnedFactory;
  factories: readonly OwnedFactory[];
  user: LoginPayload["user"];
}

/** The base before and after its next level, with the following levels. */
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
