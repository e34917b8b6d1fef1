import type { SeasonScores } from "@emberlode/contract";
import { RENOWN_SOURCES } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { renownText } from "./renown-text.ts";

const tSeasons = await messages("seasons");

interface ScoresTableProps {
  today: SeasonScores;
  yesterday: SeasonScores | null;
}

interface ScoreRowProps extends ScoresTableProps {
  source: keyof SeasonScores;
}

function ScoreRow({ source, today, yesterday }: ScoreRowProps) {
  return (
    <tr>
      <th scope="row">
        {tSeasons(`sources.${source}`)}
        <span className="block font-normal text-muted text-sm">{tSeasons(`hints.${source}`)}</span>
      </th>
      <td className="figure" translate="no">
        {renownText(today[source])}
      </td>
      <td className="figure" translate="no">
        {yesterday === null ? "–" : renownText(yesterday[source])}
      </td>
    </tr>
  );
}

/** The four scores of today and yesterday, and the renown that they add up to. */
export function ScoresTable(days: ScoresTableProps) {
  return (
    <table className="battle-table mb-4">
      <caption className="sr-only">{tSeasons("panel.days")}</caption>
      <thead>
        <tr>
          <th scope="col">{tSeasons("panel.source")}</th>
          <th scope="col">{tSeasons("panel.today")}</th>
          <th scope="col">{tSeasons("panel.yesterday")}</th>
        </tr>
      </thead>
      <tbody>
        {RENOWN_SOURCES.map((source) => (
          <ScoreRow key={source} source={source} {...days} />
        ))}
      </tbody>
      <tfoot>
        <ScoreRow source="renown" {...days} />
      </tfoot>
    </table>
  );
}
