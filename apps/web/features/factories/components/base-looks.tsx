import type { OwnedFactory } from "@emberlode/contract";
import { baseImageNumber, lastRankOfImage, type Period } from "@emberlode/game";
import { messages } from "../../../lib/messages.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { Scene } from "../../field/components/scene.tsx";

const t = await messages("factories");

interface BaseLooksProps {
  base: OwnedFactory;
  period: Period;
}

/** The base's art stage by its owner's rank, and the next one (spec §9). */
export function BaseLooks({ base, period }: BaseLooksProps) {
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
