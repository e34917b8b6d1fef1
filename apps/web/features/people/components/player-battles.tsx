import type { PlayerPage } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { Link } from "wouter";
import { enPlayers } from "../../../lib/i18n/en-players.ts";
import { exactTime, shortTime } from "../../../lib/times.ts";
import { useNow } from "../../../lib/use-now.ts";
import { Icon } from "../../ui/components/icon.tsx";
import { ListRow, ListRows } from "../../ui/components/list-row.tsx";
import { playerPath } from "../player-path.ts";

const words = enPlayers.battles;

type Battle = PlayerPage["battles"][number];

/** What came of a battle, as this player's. */
function lineOf({ role, won, opponent }: Battle): string {
  if (role === "attacker") return won ? words.wonAttack(opponent) : words.lostAttack(opponent);
  return won ? words.wonDefense(opponent) : words.lostDefense(opponent);
}

/** The last battles over bases; whoever fought in one gets to its report. */
export function PlayerBattles({ battles, username }: Pick<PlayerPage, "battles" | "username">) {
  const now = useNow(MINUTE);
  if (battles.length === 0) return <p className="text-muted">{words.empty(username)}</p>;
  return (
    <>
      <p className="mb-2 text-muted">{words.note}</p>
      <ListRows label={words.title}>
        {battles.map((battle) => {
          const { id, at, role, opponent } = battle;
          const line = lineOf(battle);
          return (
            <ListRow
              key={`${at} ${role} ${opponent}`}
              icon={<Icon name={role === "attacker" ? "attack" : "shield"} />}
              title={line}
              meta={
                <time dateTime={at} title={exactTime(at)}>
                  {shortTime(at, now)}
                </time>
              }
              trailing={
                <>
                  {opponent !== "" && (
                    <Link
                      href={playerPath(opponent)}
                      className="btn"
                      aria-label={words.opponent(opponent)}
                    >
                      {opponent}
                    </Link>
                  )}
                  {id !== null && (
                    <Link href={`/battles/${id}`} className="btn" aria-label={words.reportOf(line)}>
                      {words.report}
                    </Link>
                  )}
                </>
              }
            />
          );
        })}
      </ListRows>
    </>
  );
}
