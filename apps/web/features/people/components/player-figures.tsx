import type { PlayerPage } from "@emberlode/contract";
import { enPlayers } from "@emberlode/words/en/players";
import { exactNumber } from "../../../lib/numbers.ts";
import { Amount } from "../../ui/components/amount.tsx";

const words = enPlayers.figures;

function outcome({ won, lost }: PlayerPage["attacks"]): string {
  return won + lost === 0 ? words.none : words.outcome(exactNumber(won), exactNumber(lost));
}

/** What everybody may know of a player before a fight, and no more (rules §12). */
export function PlayerFigures({ player }: { player: PlayerPage }) {
  const { rank, power, baseLevel, attacks, defenses } = player;
  return (
    <section aria-label={words.title} className="well player-figures">
      {rank === null && <p>{words.offMap}</p>}
      <dl className="raid-figures">
        {rank !== null && (
          <div>
            <dt>{words.rank}</dt>
            <dd className="figure">{exactNumber(rank)}</dd>
          </div>
        )}
        {power !== null && (
          <div>
            <dt>{words.power}</dt>
            <dd className="figure">
              <Amount value={power} />
            </dd>
          </div>
        )}
        {baseLevel !== null && (
          <div>
            <dt>{words.baseLevel}</dt>
            <dd className="figure">{exactNumber(baseLevel)}</dd>
          </div>
        )}
        <div>
          <dt>{words.attacks}</dt>
          <dd className="figure">{outcome(attacks)}</dd>
        </div>
        <div>
          <dt>{words.defenses}</dt>
          <dd className="figure">{outcome(defenses)}</dd>
        </div>
      </dl>
      <p className="text-muted">{words.hidden}</p>
    </section>
  );
}
