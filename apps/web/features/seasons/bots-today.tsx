import { MINUTE } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { renownText } from "./renown-text.ts";

const t = await messages("seasons");
const tRanks = await messages("ranks");

/** Number of bots shown. */
const SHOWN = 5;

interface BotsTodayProps {
  username: string;
  /** The player's renown today, in hundredths. */
  renown: number;
}

/** Today's leading bots with the player among them; empty in a world without bots. */
export function BotsToday({ username, renown }: BotsTodayProps) {
  const { data } = trpc.ranks.list.useQuery(
    { by: "today", bots: true, start: 0, limit: SHOWN },
    { refetchInterval: MINUTE },
  );
  if (data === undefined || data.ranks.length === 0) return null;
  const own = { _id: "own", username, score: renown };
  const rows = [...data.ranks, own].sort((one, other) => (other.score ?? 0) - (one.score ?? 0));
  return (
    <>
      <table className="battle-table">
        <caption className="pb-1 text-start font-bold">{t("bots.title")}</caption>
        <thead>
          <tr>
            <th scope="col">{tRanks("player")}</th>
            <th scope="col">{t("sources.renown")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row._id} data-own={row === own || undefined}>
              <th scope="row">
                <span translate="no">{row.username}</span>
                {row === own && <span className="chip ml-1">{tRanks("you")}</span>}
              </th>
              <td className="figure" translate="no">
                {renownText(row.score ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mb-4 text-muted text-sm">{t("bots.note")}</p>
    </>
  );
}
