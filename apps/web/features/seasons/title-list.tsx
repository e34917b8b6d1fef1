import type { Title } from "@emberlode/contract";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { seasonPath } from "../../lib/paths.ts";

const tSeasons = await messages("seasons");

const titleText = ({ season, title }: Title): string =>
  tSeasons("titleOf", { season, title: tSeasons(`titles.${title}`) });

/**
 * The titles that a player won, each with a link to its season. Renders nothing without titles.
 */
export function TitleList({ titles }: { titles: readonly Title[] | undefined }) {
  if (titles === undefined || titles.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4" aria-label={tSeasons("won")}>
      {titles.map((one) => (
        <li key={`${one.season} ${one.title}`}>
          <Link href={seasonPath(one.season)} className="text-link">
            {titleText(one)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The latest title in a word, for a narrow column. */
export function LatestTitle({ titles }: { titles: readonly Title[] | undefined }) {
  const [latest] = titles ?? [];
  return latest === undefined ? null : <span className="chip">{titleText(latest)}</span>;
}
