import type { PlayerPage } from "@emberlode/contract";
import { Link } from "wouter";
import { messages } from "../../../lib/messages.ts";
import { longDate } from "../../../lib/times.ts";
import { usePageTitle } from "../../../lib/use-page-title.ts";
import { BadgeList } from "../../goals/components/badge-list.tsx";
import { useKnownBadges } from "../../goals/hooks/use-known-badges.ts";
import { WayIn } from "../../session/components/way-in.tsx";
import { usePlayer } from "../../session/player-context.ts";
import { BotMark } from "../../ui/components/bot-mark.tsx";
import { Icon } from "../../ui/components/icon.tsx";
import { AskNap } from "./ask-nap.tsx";
import { AttackPlayer } from "./attack-player.tsx";
import { PlayerBattles } from "./player-battles.tsx";
import { PlayerFigures } from "./player-figures.tsx";
import { PlayerHistory } from "./player-history.tsx";
import { WriteTo } from "./write-to.tsx";

const t = await messages("players");

/** The player's picture, name, base, quote and start date. */
function PlayerHead({ player }: { player: PlayerPage }) {
  const { username, baseName, quote, profilePicture, isGuest, isBot, since, _id } = player;
  const isOwn = usePlayer()?.user._id === _id;
  return (
    <header className="player-head">
      {profilePicture === "" ? (
        <Icon name="base" className="player-picture" />
      ) : (
        <img src={profilePicture} alt="" className="player-picture" width="256" height="256" />
      )}
      <div>
        <h1 className="text-2xl" translate="no">
          {username}
        </h1>
        {baseName !== "" && <p className="text-lg">{baseName}</p>}
        {quote !== "" && <q className="player-quote">{quote}</q>}
        <p className="player-marks">
          {isOwn && <span className="chip">{t("you")}</span>}
          {isGuest && <span className="chip">{t("guest")}</span>}
          {isBot && <BotMark />}
          <span className="text-muted">{t("since", { day: longDate(since) })}</span>
        </p>
      </div>
    </header>
  );
}

/** Actions on another player; a visitor gets a link to join. */
function PlayerActions({ player: { _id, username, baseLevel } }: { player: PlayerPage }) {
  const user = usePlayer()?.user;
  if (user?._id === _id) return null;
  return (
    <section aria-label={t("actions.title")} className="player-actions">
      {user === undefined ? (
        <div className="player-action">
          <WayIn player={t("actions.title")} />
          <p className="text-muted">{t("actions.visitor")}</p>
        </div>
      ) : (
        <>
          {baseLevel !== null && <AttackPlayer user={user} username={username} />}
          <AskNap username={username} />
          <WriteTo own={user._id} username={username} />
        </>
      )}
    </section>
  );
}

/** A player's public page. */
export function PlayerView({ player }: { player: PlayerPage }) {
  const { username, history } = player;
  const badges = useKnownBadges(player);
  usePageTitle(t("title", { name: username }));
  return (
    <article className="player-page panel">
      <PlayerHead player={player} />
      <PlayerFigures player={player} />
      <PlayerActions player={player} />
      <section>
        <h2 className="text-xl">{t("badges.title")}</h2>
        {badges.length === 0 ? (
          <p className="text-muted">{t("badges.empty", { name: username })}</p>
        ) : (
          <BadgeList goals={badges} />
        )}
      </section>
      <section>
        <h2 className="text-xl">{t("history.title")}</h2>
        <PlayerHistory history={history} />
      </section>
      <section>
        <h2 className="text-xl">{t("battles.title")}</h2>
        <PlayerBattles player={player} />
      </section>
      <Link href="/ranks" className="btn">
        {t("ranks")}
      </Link>
    </article>
  );
}
