import type { ChatMessage } from "@emberlode/contract";
import { cleanText, isAtLeast, TEXT_LIMITS } from "@emberlode/game";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import {
  type FormEvent,
  type KeyboardEvent,
  memo,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { messages } from "../../lib/messages.ts";
import { displayName } from "../../lib/names.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { Icon } from "../ui/icon.tsx";
import type { ChatPlayer } from "./chat-list.ts";
import type { ChatRoom } from "./chat-room.ts";
import type { OpenCard } from "./message-card.tsx";
import {
  chatFocusHandledAtom,
  chatFocusRequestsAtom,
  lengthOf,
  useChat,
  useDraft,
  useIsShown,
} from "./use-chat.ts";

const t = await messages("chat");
const tShell = await messages("shell");

/** From this length on, the number of remaining characters is shown. */
const SHOW_REMAINING_FROM = 400;

/** The input: Enter sends, Escape returns the keys to the game. */
export function Composer({ player, room }: { player: string; room: ChatRoom | null }) {
  const [draft, setDraft] = useDraft(player);
  const input = useRef<HTMLInputElement>(null);
  const requests = useAtomValue(chatFocusRequestsAtom);
  const [handled, setHandled] = useAtom(chatFocusHandledAtom);
  useEffect(() => {
    if (handled === requests) return;
    setHandled(requests);
    input.current?.focus();
  }, [requests, handled, setHandled]);
  const leftId = useId();
  const length = lengthOf(draft);
  const empty = cleanText(draft) === "";
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Clear the draft before the text is stored as unsent.
    if (room === null || empty) return;
    setDraft("");
    room.send(draft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") input.current?.blur();
  };
  return (
    <form className="composer" onSubmit={onSubmit}>
      <div className="relative min-w-0 flex-1">
        <input
          ref={input}
          className="input composer-input"
          aria-label={t("input")}
          aria-describedby={length >= SHOW_REMAINING_FROM ? leftId : undefined}
          placeholder={t("placeholder")}
          autoComplete="off"
          enterKeyHint="send"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {length >= SHOW_REMAINING_FROM && (
          <span id={leftId} className="composer-left figure">
            {t("left", { count: TEXT_LIMITS.chatBodyMax - length })}
          </span>
        )}
      </div>
      <button
        type="submit"
        className="btn composer-send"
        aria-label={t("send")}
        title={t("send")}
        aria-disabled={empty || room === null}
        // A click must not move the focus, which would close a phone's keyboard.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Icon name="send" />
      </button>
    </form>
  );
}

/** Minimum time between two announcements, in milliseconds. */
export const ANNOUNCE_EVERY_MS = 5_000;

export function createAnnouncer(publish: (text: string) => void) {
  let waiting: ChatMessage[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function announce(): void {
    timer = undefined;
    const last = waiting.at(-1);
    if (last === undefined) return;
    const { sender, isBot, body } = last;
    const who = displayName(sender, isBot);
    const count = waiting.length;
    publish(
      count === 1 ? t("said", { sender: who, body }) : t("saidMany", { count, sender: who, body }),
    );
    waiting = [];
    timer = setTimeout(announce, ANNOUNCE_EVERY_MS);
  }

  return {
    add(message: ChatMessage) {
      waiting.push(message);
      // Messages that arrive in the same task are announced together.
      timer ??= setTimeout(announce, 0);
    },
    close: () => clearTimeout(timer),
  };
}

/** Announces new messages to screen readers politely, and summarizes bursts. */
function Announcer({ room }: { room: ChatRoom | null }) {
  const [text, setText] = useState("");
  useEffect(() => {
    if (room === null) return;
    const announcer = createAnnouncer(setText);
    const stop = room.listen(announcer.add);
    return () => {
      stop();
      announcer.close();
    };
  }, [room]);
  return (
    <p className="sr-only" role="status" data-testid="chat-announcer">
      {text}
    </p>
  );
}

/** Loaded together with the first messages. */
const ChatLog = lazyComponent(() => import("./chat-log.tsx"));

const MessageCard = lazyComponent(() => import("./message-card.tsx"));

const ReportMessageDialog = lazyComponent(() => import("./report-message-dialog.tsx"));

/** The chat box of the right panel (spec §2). */
export const ChatBox = memo(function ChatBox({ user }: { user: ChatPlayer }) {
  const { room, state } = useChat();
  const [shown, watch] = useIsShown();
  const [card, setCard] = useState<OpenCard | null>(null);
  const [reported, setReported] = useState<ChatMessage | null>(null);
  const open = useSetAtom(openDialogAtom);
  return (
    <section ref={watch} className="panel chat-box" aria-labelledby="chat-title">
      <div className="chat-head">
        <h2 id="chat-title" className="panel-title">
          {t("title")}
        </h2>
        <button
          type="button"
          className="icon-btn chat-head-btn"
          aria-label={t("blockedTitle")}
          title={t("blockedTitle")}
          aria-haspopup="dialog"
          onClick={() => open("blocked")}
        >
          <Icon name="ban" className="size-4" />
        </button>
      </div>
      <div className="chat-middle">
        {shown && room !== null && state.phase === "ready" ? (
          <Suspense fallback={<ChatWait failed={false} onRetry={room.start} />}>
            <ChatLog room={room} state={state} user={user} onCard={setCard} />
          </Suspense>
        ) : (
          <ChatWait failed={state.phase === "failed"} onRetry={() => room?.start()} />
        )}
      </div>
      <Composer player={user._id} room={room} />
      <Announcer room={room} />
      {card !== null && (
        <Suspense>
          <MessageCard
            key={card.message.seq}
            card={card}
            ownId={user._id}
            isModerator={isAtLeast(user.role, "moderator")}
            onReport={() => setReported(card.message)}
            onClose={() => setCard(null)}
          />
        </Suspense>
      )}
      {reported !== null && (
        <Suspense>
          <ReportMessageDialog message={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </section>
  );
});

/** Placeholder until the latest messages are loaded, or an error with a retry. */
function ChatWait({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (failed) {
    return (
      <div className="chat-failed-load">
        <p role="alert">{t("loadFailed")}</p>
        <button type="button" className="text-link" onClick={onRetry}>
          {tShell("retry")}
        </button>
      </div>
    );
  }
  return (
    <div className="chat-wait" role="status">
      <span className="sr-only">{t("loading")}</span>
      <i className="skeleton" />
      <i className="skeleton" />
      <i className="skeleton" />
    </div>
  );
}
