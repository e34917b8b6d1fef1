import type { PlayerPage } from "@emberlode/contract";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { messages } from "../../lib/messages.ts";
import { notifySuccess } from "../../lib/notify.ts";
import { longDate } from "../../lib/times.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { chatAskedAtom, useDraft } from "../chat/use-chat.ts";
import { BadgeList } from "../goals/badge-list.tsx";
import { useKnownBadges } from "../goals/use-known-badges.ts";
import { usePlayer } from "../session/player-context.ts";
import { WayIn } from "../session/way-in.tsx";
import { kindOf, type NapKind } from "../treaties/nap-lists.ts";
import { NapNoteLine } from "../treaties/nap-note-line.tsx";
import { napInWords } from "../treaties/nap-words.ts";
import { type NapNote, useNapCalls, useNaps } from "../treaties/use-naps.ts";
import { BotMark } from "../ui/bot-mark.tsx";
import { Icon } from "../ui/icon.tsx";
import { AttackPlayer } from "./attack-player.tsx";
import { PlayerBattles } from "./player-battles.tsx";
import { PlayerFigures } from "./player-figures.tsx";
import { PlayerHistory } from "./player-history.tsx";

const tPlayers = await messages("players");
const tTreaties = await messages("treaties");

/** NAP states in which a request makes no sense; the Alliances dialog handles them. */
const SETTLED: ReadonlySet<NapKind> = new Set(["active", "askedByYou", "blocked"]);

/** The NAP between both players, with a button to request one or accept the other's request. */
function AskNap({ username }: { username: string }) {
  const { data } = useNaps();
  const [note, say] = useState<NapNote | null>(null);
  const { askName, isPending } = useNapCalls(say);
  const nap = data?.naps.find(({ player }) => player.username === username);
  const kind = nap && kindOf(nap);
  const isOpen = data !== undefined && (kind === undefined || !SETTLED.has(kind));
  const text = kind === "asksYou" ? tTreaties("controls.accept") : tPlayers("actions.ask");
  return (
    <div className="player-action">
      {isOpen && (
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

const t = await messages("players");

/** Opens the chat with the player's name in the draft. */
function WriteTo({ own, username }: { own: string; username: string }) {
  const [draft, setDraft] = useDraft(own);
  const askForChat = useSetAtom(chatAskedAtom);
  const [, go] = useLocation();
  const mention = t("actions.mention", { name: username });
  const start = () => {
    if (!draft.startsWith(mention)) setDraft(mention + draft);
    askForChat((times) => times + 1);
    notifySuccess(t("actions.started", { name: username }));
    go("/game");
  };
  return (
    <div className="player-action">
      <button type="button" className="btn" onClick={start}>
        {t("actions.message")}
      </button>
      <p className="text-muted">{t("actions.messageHint")}</p>
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
          {isOwn && <span className="chip">{t("you")}</span>}
          {isGuest && <span className="chip">{t("guest")}</span>}
          {isBot && <BotMark />}
          <span className="text-muted">{t("since", { day: longDate(since) })}</span>
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
