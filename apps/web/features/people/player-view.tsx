import type { PlayerPage } from "@emberlode/contract";
import { GOAL_IDS, type GoalId } from "@emberlode/game";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { messages } from "../../lib/messages.ts";
import { rankText } from "../../lib/names.ts";
import { notifySuccess } from "../../lib/notify.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { GAME_PATH } from "../../lib/paths.ts";
import { dateInWords } from "../../lib/times.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { chatFocusRequestsAtom, useDraft } from "../chat/use-chat.ts";
import { BadgeList } from "../goals/badge-list.tsx";
import { ReportPlayer } from "../reports/report-player.tsx";
import { TitleList } from "../seasons/title-list.tsx";
import { storedGoalsAtom } from "../session/last-player-atoms.ts";
import { PlayButton } from "../session/play-button.tsx";
import { usePlayer } from "../session/player-context.tsx";
import { NOT_REQUESTABLE, napInWords, napKindOf } from "../treaties/nap-lists.ts";
import { NapNoteLine } from "../treaties/nap-note-line.tsx";
import { type NapNote, useNapCalls, useNaps } from "../treaties/use-naps.ts";
import { Amount } from "../ui/amount.tsx";
import { BotMark } from "../ui/bot-mark.tsx";
import { Icon } from "../ui/icon.tsx";
import { AttackPlayer } from "./attack-player.tsx";
import { PlayerBattles } from "./player-battles.tsx";
import { PlayerHistory } from "./player-history.tsx";

const tPlayers = await messages("players");
const tTreaties = await messages("treaties");

function outcome({ won, lost }: PlayerPage["attacks"]): string {
  return won + lost === 0 ? tPlayers("figures.none") : tPlayers("figures.outcome", { won, lost });
}

/** A player's public figures before a fight (rules §12). */
function PlayerFigures({ player }: { player: PlayerPage }) {
  const { rank, power, baseLevel, attacks, defenses } = player;
  return (
    <section aria-label={tPlayers("figures.title")} className="well player-figures">
      {rank === null && baseLevel === null && <p>{tPlayers("figures.offMap")}</p>}
      <dl className="raid-figures">
        {rank !== null && (
          <div>
            <dt>{tPlayers("figures.rank")}</dt>
            <dd className="figure" translate="no">
              {rankText(rank, player.isBot)}
            </dd>
          </div>
        )}
        {power !== null && (
          <div>
            <dt>{tPlayers("figures.power")}</dt>
            <dd className="figure">
              <Amount value={power} />
            </dd>
          </div>
        )}
        {baseLevel !== null && (
          <div>
            <dt>{tPlayers("figures.baseLevel")}</dt>
            <dd className="figure" translate="no">
              {exactNumber(baseLevel)}
            </dd>
          </div>
        )}
        <div>
          <dt>{tPlayers("figures.attacks")}</dt>
          <dd className="figure">{outcome(attacks)}</dd>
        </div>
        <div>
          <dt>{tPlayers("figures.defenses")}</dt>
          <dd className="figure">{outcome(defenses)}</dd>
        </div>
      </dl>
      <p className="text-muted">{tPlayers("figures.hidden")}</p>
    </section>
  );
}

/**
 * A player's badges; on their own page including those stored in this browser, since badges stay
 * even if the plots behind them are deleted.
 */
function useKnownBadges({ _id, badges }: PlayerPage): readonly GoalId[] {
  const stored = useAtomValue(storedGoalsAtom);
  const isOwn = usePlayer()?.user._id === _id;
  if (!isOwn || stored.player !== _id) return badges;
  return GOAL_IDS.filter((id) => badges.includes(id) || stored.reached.includes(id));
}

/** The NAP between both players, with a button to request one or accept the other's request. */
function AskNap({ username }: { username: string }) {
  const { data } = useNaps();
  const [note, setNote] = useState<NapNote | null>(null);
  const { askName, isPending } = useNapCalls(setNote);
  const nap = data?.naps.find(({ player }) => player.username === username);
  const kind = nap && napKindOf(nap);
  const canRequest = data !== undefined && (kind === undefined || !NOT_REQUESTABLE.has(kind));
  const text = kind === "asksYou" ? tTreaties("controls.accept") : tPlayers("actions.ask");
  return (
    <div className="player-action">
      {canRequest && (
        <button
          type="button"
          className="btn btn-ember"
          aria-disabled={isPending}
          onClick={() => askName(username, () => {})}
        >
          {isPending ? tPlayers("actions.asking") : text}
        </button>
      )}
      <NapNoteLine note={note} naps={data?.naps} />
      {note?.tone === "refused" && (
        <p className="nap-refused" role="alert">
          {note.text}
        </p>
      )}
      {note?.tone !== "done" && (
        <p className="text-muted">
          {nap === undefined ? tPlayers("actions.askHint") : napInWords(nap)}
        </p>
      )}
    </div>
  );
}

/** Opens the chat with the player's name in the draft. */
function MessagePlayer({ ownId, username }: { ownId: string; username: string }) {
  const [draft, setDraft] = useDraft(ownId);
  const requestChatFocus = useSetAtom(chatFocusRequestsAtom);
  const [, go] = useLocation();
  const mention = tPlayers("actions.mention", { name: username });
  const start = () => {
    if (!draft.startsWith(mention)) setDraft(mention + draft);
    requestChatFocus((times) => times + 1);
    notifySuccess(tPlayers("actions.started", { name: username }));
    go(GAME_PATH);
  };
  return (
    <div className="player-action">
      <button type="button" className="btn" onClick={start}>
        {tPlayers("actions.message")}
      </button>
      <p className="text-muted">{tPlayers("actions.messageHint")}</p>
    </div>
  );
}

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
          {isOwn && <span className="chip">{tPlayers("you")}</span>}
          {isGuest && <span className="chip">{tPlayers("guest")}</span>}
          {isBot && <BotMark />}
          <span className="text-muted">{tPlayers("since", { day: dateInWords(since) })}</span>
        </p>
      </div>
    </header>
  );
}

/** Actions on another player; visitors get a link to join. */
function PlayerActions({ player: { _id, username, baseLevel } }: { player: PlayerPage }) {
  const user = usePlayer()?.user;
  if (user?._id === _id) return null;
  return (
    <section aria-label={tPlayers("actions.title")} className="player-actions">
      {user === undefined ? (
        <div className="player-action">
          <PlayButton player={tPlayers("actions.title")} />
          <p className="text-muted">{tPlayers("actions.visitor")}</p>
        </div>
      ) : (
        <>
          {baseLevel !== null && <AttackPlayer user={user} username={username} />}
          <AskNap username={username} />
          <MessagePlayer ownId={user._id} username={username} />
        </>
      )}
    </section>
  );
}

export function PlayerView({ player }: { player: PlayerPage }) {
  const { username, history } = player;
  const badges = useKnownBadges(player);
  const ownId = usePlayer()?.user._id;
  const isOther = ownId !== undefined && ownId !== player._id;
  usePageTitle(tPlayers("title", { name: username }));
  return (
    <article className="player-page panel">
      <PlayerHead player={player} />
      <TitleList titles={player.titles} />
      <PlayerFigures player={player} />
      <PlayerActions player={player} />
      <section>
        <h2 className="text-xl">{tPlayers("badges.title")}</h2>
        {badges.length === 0 ? (
          <p className="text-muted">{tPlayers("badges.empty", { name: username })}</p>
        ) : (
          <BadgeList goals={badges} />
        )}
      </section>
      <section>
        <h2 className="text-xl">{tPlayers("history.title")}</h2>
        <PlayerHistory history={history} />
      </section>
      <section>
        <h2 className="text-xl">{tPlayers("battles.title")}</h2>
        <PlayerBattles player={player} />
      </section>
      <div className="player-foot">
        <Link href="/ranks" className="btn">
          {tPlayers("ranks")}
        </Link>
        {isOther && <ReportPlayer player={player} />}
      </div>
    </article>
  );
}
