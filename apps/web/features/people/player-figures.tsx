import type { PlayerPage } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { Amount } from "../ui/amount.tsx";

const t = await messages("players");

function outcome({ won, lost }: PlayerPage["attacks"]): string {
  return won + lost === 0 ? t("figures.none") : t("figures.outcome", { won, lost });
}

/** A player's public figures before a fight (rules §12). */
export function PlayerFigures({ player }: { player: PlayerPage }) {
  const { rank, power, baseLevel, attacks, defenses } = player;
  return (
    <section aria-label={t("figures.title")} className="well player-figures">
      {rank === null && baseLevel === null && <p>{t("figures.offMap")}</p>}
      <dl className="raid-figures">
        {rank !== null && (
          <div>
            <dt>{t("figures.rank")}</dt>
            <dd className="figure" translate="no">
              {exactNumber(rank)}
            </dd>
          </div>
        )}
        {power !== null && (
          <div>
            <dt>{t("figures.power")}</dt>
            <dd className="figure">
              <Amount value={power} />
            </dd>
          </div>
        )}
        {baseLevel !== null && (
          <div>
            <dt>{t("figures.baseLevel")}</dt>
            <dd className="figure" translate="no">
              {exactNumber(baseLevel)}
            </dd>
          </div>
        )}
        <div>
          <dt>{t("figures.attacks")}</dt>
          <dd className="figure">{outcome(attacks)}</dd>
        </div>
        <div>
          <dt>{t("figures.defenses")}</dt>
          <dd className="figure">{outcome(defenses)}</dd>
        </div>
      </dl>
      <p className="text-muted">{t("figures.hidden")}</p>
    </section>
  );
}
