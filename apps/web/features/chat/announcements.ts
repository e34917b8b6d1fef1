/** The chat for screen readers: each message in a quiet chat, a summary in a busy one. */
import type { ChatMessage } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";
import { named } from "../../lib/named.ts";

const t = await messages("chat");

/** Pause between two announcements, in milliseconds. */
export const ANNOUNCE_EVERY_MS = 5_000;

export function createAnnouncer(say: (text: string) => void) {
  let waiting: ChatMessage[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function announce(): void {
    timer = undefined;
    const last = waiting.at(-1);
    if (last === undefined) return;
    const { sender, isBot, body } = last;
    const who = named(sender, isBot);
    const count = waiting.length;
    say(
      count === 1 ? t("said", { sender: who, body }) : t("saidMany", { count, sender: who, body }),
    );
    waiting = [];
    timer = setTimeout(announce, ANNOUNCE_EVERY_MS);
  }

  return {
    add(message: ChatMessage) {
      waiting.push(message);
      // Messages within this time are announced together.
      timer ??= setTimeout(announce, 0);
    },
    close: () => clearTimeout(timer),
  };
}
