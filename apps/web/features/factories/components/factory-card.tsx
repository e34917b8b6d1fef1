import type { OwnedFactory } from "@emberlode/contract";
import { MAX_BASE_LEVEL } from "@emberlode/game";
import { t } from "../../../lib/i18n/catalogue.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { Scene } from "../../field/components/scene.tsx";

interface FactoryCardProps {
  owned: OwnedFactory;
  period: "night" | "dawn" | "day" | "dusk";
}

/** One owned factory over its own landscape (spec §2 Factory card). */
export function FactoryCard({ owned, period }: FactoryCardProps) {
  const { factory, lvl, slots, rank } = owned;
  const base = factory.type === "base";
  const words = t.game.factories;
  return (
    <article className="factory-card">
      <Scene type={factory.type} x={factory.x} y={factory.y} period={period} rank={rank} />
      <div className="factory-card-text">
        <h3 className="text-lg">{base ? words.base : words.plain}</h3>
        <p className="figure flex flex-wrap gap-x-4">
          <span>{t.game.field.at(factory.x, factory.y)}</span>
          <span>{t.game.field.slots(exactNumber(slots))}</span>
          {base && (
            <span>
              {words.level} {lvl >= MAX_BASE_LEVEL ? words.max : lvl}
            </span>
          )}
        </p>
      </div>
    </article>
  );
}
