import type { OwnedFactory } from "@emberlode/contract";
import { baseUpgradeCost, type Period } from "@emberlode/game";
import { enFactories } from "@emberlode/words/en/factories";
import type { ReactNode } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { Scene } from "../../field/components/scene.tsx";

interface FactoryCardProps {
  owned: OwnedFactory;
  period: Period;
  /** What more there is to say and to do, below the picture. */
  children?: ReactNode;
}

/** One owned factory over its own landscape (spec §2 Factory card). */
export function FactoryCard({ owned, period, children }: FactoryCardProps) {
  const { factory, lvl, slots, rank } = owned;
  const base = factory.type === "base";
  const price = base ? baseUpgradeCost(lvl) : null;
  return (
    <article className="factory-card">
      <div className="factory-picture">
        <Scene type={factory.type} x={factory.x} y={factory.y} period={period} rank={rank} />
        <div className="factory-card-text">
          <h3 className="text-lg">{base ? enFactories.base : enFactories.plain}</h3>
          <p className="figure flex flex-wrap gap-x-4">
            <span>{t.game.field.at(factory.x, factory.y)}</span>
            <span>{t.game.field.slots(exactNumber(slots))}</span>
            {base && (
              <span>
                {enFactories.level} {price === null ? enFactories.max : lvl}
              </span>
            )}
            {price !== null && <span>{enFactories.cost(exactNumber(price))}</span>}
          </p>
        </div>
      </div>
      {children !== undefined && <div className="factory-card-rest">{children}</div>}
    </article>
  );
}
