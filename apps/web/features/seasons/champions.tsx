import type { SeasonsAnswer } from "@emberlode/contract";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { playerPath } from "../../lib/paths.ts";
import { renownText } from "./renown-text.ts";

const tSeasons = await messages("seasons");

/** A player's name with a link; a former player has neither. */
export function SeasonPlayer({ username }: { username: string }) {
  if (username === "") return <span className="text-muted">{tSeasons("former")}</span>;
  return (
    <Link href={playerPath(username)} className="text-link" translate="no">
      {username}
    </Link>
  );
}

type Champions = SeasonsAnswer["seasons"][number]["champions"];

/** The champions of a season. */
export function ChampionList({ champions }: { champions: Champions }) {
  if (champions.length === 0) return <p className="text-muted">{tSeasons("noChampions")}</p>;
  return (
    <dl className="grid max-w-xl grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3">
      {champions.map(({ title, username, score }) => (
        <div key={title} className="contents">
          <dt>{tSeasons(`titles.${title}`)}</dt>
          <dd className="wrap-anywhere">
            <SeasonPlayer username={username} />
          </dd>
          <dd className="figure text-right" translate="no">
            {renownText(score)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
