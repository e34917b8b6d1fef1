import { chatNameColor } from "@emberlode/game";
import { type MouseEvent, useState } from "react";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { clockSpan } from "../../lib/numbers.ts";
import { useNow } from "../../lib/use-now.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import type { ChatPlayer, Unsent } from "./chat-list.ts";
import type { ChatRoom } from "./chat-room.ts";
import type { RowPlace } from "./message-row.tsx";

const t = await messages("chat");

/** Moves the focus to the chat log, since the pressed row is about to be removed. */
function focusLog({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
}

interface DiscardLinkProps {
  text: string;
  /** Number of unsent messages to delete. */
  count: number;
  onDiscard: () => void;
}

/** Deletes unsent messages after a confirmation. */
function DiscardLink({ text, count, onDiscard }: DiscardLinkProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <button
        type="button"
        className="text-link"
        aria-haspopup="dialog"
        onClick={(event) => {
          focusLog(event);
          setConfirming(true);
        }}
      >
        {text}
      </button>
      {isConfirming && (
        <ConfirmDialog
          question={{
            title: t("discardQuestion.title", { count }),
            text: t("discardQuestion.text", { count }),
            verb: t("discard"),
          }}
          onConfirm={() => {
            setConfirming(false);
            onDiscard();
          }}
          onCancel={() => setConfirming(false)}
        />
      )}
    </>
  );
}

/** Leads a muted player to the appeal. */
const AppealLink = () => (
  <Link href="/appeal" className="text-link">
    {t("appeal")}
  </Link>
);

interface UnsentRowProps extends RowPlace {
  unsent: Unsent;
  user: ChatPlayer;
  room: Pick<ChatRoom, "retry" | "discard">;
}

/** A message that is being sent or has failed. */
export function UnsentRow({ ref, index, top, unsent, user, room }: UnsentRowProps) {
  const { body, state } = unsent;
  return (
    <article
      ref={ref}
      data-index={index}
      className="chat-row"
      data-own
      data-state={state}
      style={{ transform: `translateY(${top}px)` }}
      tabIndex={-1}
      aria-label={t("said", { sender: user.username, body })}
    >
      <p className="chat-by">
        <b
          className="chat-name"
          translate="no"
          data-color={chatNameColor(user.username, user.role)}
        >
          {user.username}
        </b>
        <span className="sr-only">({t("you")})</span>
        {state === "sending" && <span className="chat-time">{t("sending")}</span>}
      </p>
      <p className="chat-body" dir="auto">
        {body}
      </p>
      {state === "failed" && <Failed unsent={unsent} room={room} />}
    </article>
  );
}

function Failed({ unsent, room }: Pick<UnsentRowProps, "unsent" | "room">) {
  const left = (unsent.retryAt ?? 0) - useNow();
  const tooSoon = left > 0;
  return (
    <div className="chat-failed">
      <p role="alert">{unsent.problem ?? t("notSent")}</p>
      <button
        type="button"
        className="text-link"
        aria-disabled={tooSoon}
        translate={tooSoon ? "no" : undefined}
        onClick={() => !tooSoon && room.retry(unsent.id)}
      >
        {tooSoon ? t("retryIn", { time: clockSpan(left) }) : t("retry")}
      </button>
      {unsent.isMuted && <AppealLink />}
      <DiscardLink text={t("discard")} count={1} onDiscard={() => room.discard(unsent.id)} />
    </div>
  );
}

interface FailedRowProps extends RowPlace {
  failed: readonly Unsent[];
  room: Pick<ChatRoom, "retryAll" | "discardAll">;
}

/** Several failed messages as one line. */
export function FailedRow({ ref, index, top, failed, room }: FailedRowProps) {
  const now = useNow();
  const left = Math.max(...failed.map(({ retryAt }) => retryAt ?? 0)) - now;
  const tooSoon = left > 0;
  const title = t("notSentMany", { count: failed.length });
  return (
    <article
      ref={ref}
      data-index={index}
      className="chat-row"
      data-own
      data-state="failed"
      style={{ transform: `translateY(${top}px)` }}
      tabIndex={-1}
      aria-label={title}
    >
      <div className="chat-failed">
        <p role="alert">
          {title} {failed.at(-1)?.problem}
        </p>
        <button
          type="button"
          className="text-link"
          aria-disabled={tooSoon}
          translate={tooSoon ? "no" : undefined}
          onClick={(event) => {
            if (tooSoon) return;
            focusLog(event);
            void room.retryAll();
          }}
        >
          {tooSoon ? t("retryIn", { time: clockSpan(left) }) : t("retryAll")}
        </button>
        {failed.at(-1)?.isMuted && <AppealLink />}
        <DiscardLink text={t("discardAll")} count={failed.length} onDiscard={room.discardAll} />
        <details className="basis-full">
          <summary className="text-link">{t("showNotSent")}</summary>
          <ul>
            {failed.map(({ id, body }) => (
              <li key={id} className="chat-body" dir="auto">
                {body}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </article>
  );
}
