import { chatNameColor } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { clockSpan } from "../../lib/numbers.ts";
import { useNow } from "../../lib/use-now.ts";
import type { Unsent } from "./chat-list.ts";
import type { ChatRoom } from "./chat-room.ts";
import { DiscardLink } from "./discard-link.tsx";
import type { RowPlace } from "./message-row.tsx";
import type { RankedSpeaker } from "./speaker.ts";

const t = await messages("chat");

interface UnsentRowProps extends RowPlace {
  unsent: Unsent;
  user: RankedSpeaker;
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
      <DiscardLink text={t("discard")} count={1} onDiscard={() => room.discard(unsent.id)} />
    </div>
  );
}
