import { atom } from "jotai";
import { type KeptChat, NO_CHAT, persistedPart } from "../../lib/persisted.ts";
import type { ChatRoom } from "./chat-room.ts";

/** The logged-in player's open room; null while it is being created. */
export const chatRoomAtom = atom<ChatRoom | null>(null);

/** Counts links to the chat: each one focuses the input. */
export const chatAskedAtom = atom(0);

/** How many of them were handled: on a page without the chat, the input is focused once it is there. */
export const chatAnsweredAtom = atom(0);

/** This browser's stored chat state of the last player who typed. */
export const keptChatAtom = persistedPart("chat");

/** The stored text of one player; never another's. */
export function keptFor(kept: KeptChat, player: string): KeptChat {
  return kept.player === player ? kept : { ...NO_CHAT, player };
}

/** Stores a player's unsent text. */
export const draftAtom = atom(null, (get, set, player: string, draft: string) =>
  set(keptChatAtom, { ...keptFor(get(keptChatAtom), player), draft }),
);
