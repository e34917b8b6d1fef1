import type { PlayerPage } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { displayName } from "../../lib/names.ts";
import { playerPath } from "../../lib/paths.ts";
import { exactTime, shortTime } from "../../lib/times.ts";
import { useNow } from "../../lib/use-now.ts";
import { Icon } from "../ui/icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";

const t = await messages("players");

type Battle = PlayerPage["battles"][number];

/** The result of a fight for a factory, as a sentence. */
function factoryLine({ role, won, plunder, opponent, isBot, isFormer }: Battle): string {
  const name = displayName(opponent, isBot);
  if (plunder) {
    if (role === "attacker")
      return won ? t("battles.plundered", { name }) : t("battles.plunderFailed", { name });
    if (!won) return t("battles.plunderedBy", { name });
  }
  if (role === "defender")
    return won ? t("battles.heldFactory", { name }) : t("battles.factoryTaken", { name });
  if (opponent === "" && !isFormer)
    return won ? t("battles.wonFreeFactory") : t("battles.lostFreeFactory");
  return won ? t("battles.wonFactory", { name }) : t("battles.lostFactory", { name });
}

/** The result of a battle from this player's view, as a sentence. */
function lineOf(battle: Battle): string {
  if (battle.place === "factory") return factoryLine(battle);
  const { role, won, isBot } = battle;
  const opponent = displayName(battle.opponent, isBot);
  if (role === "attacker")
    return won
      ? t("battles.wonAttack", { name: opponent })
      : t("battles.lostAttack", { name: opponent });
  return won
    ? t("battles.wonDefense", { name: opponent })
    : t("battles.lostDefense", { name: opponent });
}

/** The last battles over bases and factories; players involved get links to the reports. */
export function PlayerBattles({ player }: { player: PlayerPage }) {
  const { username } = player;
  const now = useNow(MINUTE);
  const battles = [...player.battles, ...player.factoryBattles].toSorted(
    (a, b) => Date.parse(b.at) - Date.parse(a.at),
  );
  if (battles.length === 0)
    return <p className="text-muted">{t("battles.empty", { name: username })}</p>;
  return (
    <>
      <p className="mb-2 text-muted">{t("battles.note")}</p>
      <ListRows label={t("battles.title")}>
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
                      aria-label={t("battles.opponent", { name: opponent })}
                    >
                      {opponent}
                    </Link>
                  )}
                  {id !== null && (
                    <Link
                      href={`/battles/${id}`}
                      className="btn"
                      aria-label={t("battles.reportOf", { line })}
                    >
                      {t("battles.report")}
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
