import type { OwnedFactory } from "@emberlode/contract";
import { baseUpgradeCost, type Period } from "@emberlode/game";
import type { ReactNode } from "react";
import { messages } from "../../lib/messages.ts";

import { exactNumber } from "../../lib/numbers.ts";
import { Scene } from "../field/scene.tsx";

const tFactories = await messages("factories");
const tGame = await messages("game");

interface FactoryCardProps {
  owned: OwnedFactory;
  period: Period;
  /** Further content and actions, below the picture. */
  children?: ReactNode;
}

/** An owned factory over a picture of its field (spec §2 Factory card). */
export function FactoryCard({ owned, period, children }: FactoryCardProps) {
  const { factory, lvl, slots, rank } = owned;
  const base = factory.type === "base";
  const price = base ? baseUpgradeCost(lvl) : null;
  return (
    <article className="factory-card">
      <div className="factory-picture">
        <Scene type={factory.type} x={factory.x} y={factory.y} period={period} rank={rank} />
        <div className="factory-card-text">
          <h3 className="text-lg">{base ? tFactories("base") : tFactories("plain")}</h3>
          <p className="figure flex flex-wrap gap-x-4">
            <span>{tGame("field.at", { x: factory.x, y: factory.y })}</span>
            <span>{tGame("field.slots", { slots })}</span>
            {base && (
              <span>
                {tFactories("level")} {price === null ? tFactories("max") : lvl}
              </span>
            )}
            {price !== null && <span>{tFactories("cost", { price: exactNumber(price) })}</span>}
          </p>
        </div>
      </div>
      {children !== undefined && <div className="factory-card-rest">{children}</div>}
    </article>
  );
}
