import type { PlayerPage } from "@emberlode/contract";
import { enPlayers } from "@emberlode/words/en/players";
import { Link } from "wouter";
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

const words = enPlayers;

/** Who it is: picture, name, base, quote, and since when. */
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
        <h1 className="text-2xl">{username}</h1>
        {baseName !== "" && <p className="text-lg">{baseName}</p>}
        {quote !== "" && <q className="player-quote">{quote}</q>}
        <p className="player-marks">
          {isOwn && <span className="chip">{words.you}</span>}
          {isGuest && <span className="chip">{words.guest}</span>}
          {isBot && <BotMark />}
          <span className="text-muted">{words.since(longDate(since))}</span>
        </p>
      </div>
    </header>
  );
}

/** What a player can do about another one; a visitor is told how to become one. */
function PlayerActions({ player: { _id, username, baseLevel } }: { player: PlayerPage }) {
  const user = usePlayer()?.user;
  if (user?._id === _id) return null;
  return (
    <section aria-label={words.actions.title} className="player-actions">
      {user === undefined ? (
        <div className="player-action">
          <WayIn player={words.actions.title} />
          <p className="text-muted">{words.actions.visitor}</p>
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

/** The page of a player, for everybody. */
export function PlayerView({ player }: { player: PlayerPage }) {
  const { username, history } = player;
  const badges = useKnownBadges(player);
  usePageTitle(words.title(username));
  return (
    <article className="player-page panel">
      <PlayerHead player={player} />
      <PlayerFigures player={player} />
      <PlayerActions player={player} />
      <section>
        <h2 className="text-xl">{words.badges.title}</h2>
        {badges.length === 0 ? (
          <p className="text-muted">{words.badges.empty(username)}</p>
        ) : (
          <BadgeList goals={badges} />
        )}
      </section>
      <section>
        <h2 className="text-xl">{words.history.title}</h2>
        <PlayerHistory history={history} />
      </section>
      <section>
        <h2 className="text-xl">{words.battles.title}</h2>
        <PlayerBattles player={player} />
      </section>
      <Link href="/ranks" className="btn">
        {words.ranks}
      </Link>
    </article>
  );
}
