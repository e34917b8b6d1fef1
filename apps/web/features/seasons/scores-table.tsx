import type { SeasonScores } from "@emberlode/contract";
import { RENOWN_SOURCES } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { renownText } from "./renown-text.ts";

const tSeasons = await messages("seasons");

interface ScoresTableProps {
  today: SeasonScores;
  yesterday: SeasonScores | null;
}

/** The four scores of today and yesterday, and the renown that they add up to. */
export function ScoresTable({ today, yesterday }: ScoresTableProps) {
  return (
    <table className="my-4 w-full">
      <caption className="sr-only">{tSeasons("panel.days")}</caption>
      <thead>
        <tr>
          <th scope="col">{tSeasons("panel.source")}</th>
          <th scope="col" data-numeric>
            {tSeasons("panel.today")}
          </th>
          <th scope="col" data-numeric>
            {tSeasons("panel.yesterday")}
          </th>
        </tr>
      </thead>
      <tbody>
        {([...RENOWN_SOURCES, "renown"] as const).map((source) => (
          <tr key={source}>
            <th scope="row">
              {tSeasons(`sources.${source}`)}
              <span className="block font-normal text-muted">{tSeasons(`hints.${source}`)}</span>
            </th>
            <td data-numeric className="figure" translate="no">
              {renownText(today[source])}
            </td>
            <td data-numeric className="figure" translate="no">
              {yesterday === null ? "–" : renownText(yesterday[source])}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
