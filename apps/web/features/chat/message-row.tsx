import type { ChatMessage } from "@emberlode/contract";
import type { Ref } from "react";
import { messages } from "../../lib/messages.ts";
import { displayName } from "../../lib/names.ts";
import { exactTime, shortTime } from "../../lib/times.ts";
import { LatestTitle } from "../seasons/title-list.tsx";
import { BotSign } from "../ui/bot-mark.tsx";

const t = await messages("chat");

export interface RowPlace {
  ref: Ref<HTMLElement>;
  index: number;
  /** Offset from the top of the list, in pixels. */
  top: number;
  now: number;
}

interface MessageRowProps extends RowPlace {
  message: ChatMessage;
  own: boolean;
  /** Null if its sender has no card here. */
  onCard: ((message: ChatMessage, anchor: Element) => void) | null;
}

export function MessageRow(props: MessageRowProps) {
  const { ref, index, top, now, message, own, onCard } = props;
  const { sender, color, isBot, titles, body, created_at } = message;
  return (
    <article
      ref={ref}
      data-index={index}
      className="chat-row"
      data-own={own || undefined}
      style={{ transform: `translateY(${top}px)` }}
      tabIndex={-1}
      aria-label={t("said", { sender: displayName(sender, isBot), body })}
    >
      <p className="chat-by">
        {onCard === null ? (
          <b className="chat-name" translate="no" data-color={color}>
            {displayName(sender)}
          </b>
        ) : (
          <button
            type="button"
            className="chat-name"
            translate={sender === "" ? undefined : "no"}
            data-color={color}
            // The row is focused by arrow keys, and opens the card by Enter.
            tabIndex={-1}
            aria-label={t("card.open", { sender: displayName(sender) })}
            aria-haspopup="dialog"
            onClick={(event) => onCard(message, event.currentTarget)}
          >
            {displayName(sender)}
          </button>
        )}
        {isBot && <BotSign />}
        <LatestTitle titles={titles} />
        {color === "red" && (
          <span className="chat-mod" title={t("isModerator")}>
            {t("moderator")}
          </span>
        )}
        {own && <span className="sr-only">({t("you")})</span>}
        <time
          className="chat-time"
          translate="no"
          dateTime={created_at}
          title={exactTime(created_at)}
        >
          {shortTime(created_at, now)}
        </time>
      </p>
      <p className="chat-body" dir="auto">
        {body}
      </p>
    </article>
  );
}
