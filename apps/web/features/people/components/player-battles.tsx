import type { PlayerPage } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { enPlayers } from "@emberlode/words/en/players";
import { Link } from "wouter";
import { named } from "../../../lib/named.ts";
import { exactTime, shortTime } from "../../../lib/times.ts";
import { useNow } from "../../../lib/use-now.ts";
import { Icon } from "../../ui/components/icon.tsx";
import { ListRow, ListRows } from "../../ui/components/list-row.tsx";
import { playerPath } from "../player-path.ts";

const words = enPlayers.battles;

type Battle = PlayerPage["battles"][number];

/** What came of a fight for a factory. */
function factoryLine({ role, won, opponent, isBot }: Battle): string {
  const name = named(opponent, isBot);
  if (role === "defender") return won ? words.heldFactory(name) : words.factoryTaken(name);
  if (opponent === "") return won ? words.wonFreeFactory : words.lostFreeFactory;
  return won ? words.wonFactory(name) : words.lostFactory(name);
}

/** What came of a battle, as this player's. */
function lineOf(battle: Battle): string {
  if (battle.place === "factory") return factoryLine(battle);
  const { role, won, isBot } = battle;
  const opponent = named(battle.opponent, isBot);
  if (role === "attacker") return won ? words.wonAttack(opponent) : words.lostAttack(opponent);
  return won ? words.wonDefense(opponent) : words.lostDefense(opponent);
}

/** The last battles over bases and factories; whoever fought in one gets to its report. */
export function PlayerBattles({ player }: { player: PlayerPage }) {
  const { username } = player;
  const now = useNow(MINUTE);
  const battles = [...player.battles, ...player.factoryBattles].toSorted(
    (a, b) => Date.parse(b.at) - Date.parse(a.at),
  );
  if (battles.length === 0) return <p className="text-muted">{words.empty(username)}</p>;
  return (
    <>
      <p className="mb-2 text-muted">{words.note}</p>
      <ListRows label={words.title}>
        {battles.map((battle) => {
          const { id, at, place, role, opponent } = battle;
          const line = lineOf(battle);
          return (
            <ListRow
              key={`${at} ${place} ${role} ${opponent}`}
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
