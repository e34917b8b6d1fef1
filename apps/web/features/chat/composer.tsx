import { cleanText, TEXT_LIMITS } from "@emberlode/game";
import { useAtom, useAtomValue } from "jotai";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { messages } from "../../lib/messages.ts";
import { Icon } from "../ui/icon.tsx";
import { chatAnsweredAtom, chatAskedAtom } from "./chat-atoms.ts";
import type { ChatRoom } from "./chat-room.ts";
import { lengthOf, useDraft } from "./use-chat.ts";

const t = await messages("chat");

/** From this length on, the number of remaining characters is shown. */
const TELL_FROM = 400;

/** The input: Enter sends, Escape returns the keys to the game. */
export function Composer({ player, room }: { player: string; room: ChatRoom | null }) {
  const [draft, setDraft] = useDraft(player);
  const input = useRef<HTMLInputElement>(null);
  const asked = useAtomValue(chatAskedAtom);
  const [answered, setAnswered] = useAtom(chatAnsweredAtom);
  useEffect(() => {
    if (answered === asked) return;
    setAnswered(asked);
    input.current?.focus();
  }, [asked, answered, setAnswered]);
  const leftId = useId();
  const length = lengthOf(draft);
  const empty = cleanText(draft) === "";
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Clear the draft before the text is stored as unsent.
    if (room === null || empty) return;
    setDraft("");
    room.say(draft);
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
          aria-describedby={length >= TELL_FROM ? leftId : undefined}
          placeholder={t("placeholder")}
          autoComplete="off"
          enterKeyHint="send"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {length >= TELL_FROM && (
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
