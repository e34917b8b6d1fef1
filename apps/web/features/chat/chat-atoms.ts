import { atom } from "jotai";
import { type KeptChat, NO_CHAT, persistedPart } from "../../lib/persisted.ts";
import type { ChatRoom } from "./chat-room.ts";

/** The logged-in player's chat room; null while it is being created. */
export const chatRoomAtom = atom<ChatRoom | null>(null);

/** Incremented by each link to the chat, to focus the input. */
export const chatAskedAtom = atom(0);

/** How many of these requests were handled: a page without the chat handles them later. */
export const chatAnsweredAtom = atom(0);

/** Chat state stored in this browser, of the last player who typed. */
export const keptChatAtom = persistedPart("chat");

/** The stored state of a player; empty if the stored one is another's. */
export function keptFor(kept: KeptChat, player: string): KeptChat {
  return kept.player === player ? kept : { ...NO_CHAT, player };
}

/** Stores a player's draft. */
export const draftAtom = atom(null, (get, set, player: string, draft: string) =>
  set(keptChatAtom, { ...keptFor(get(keptChatAtom), player), draft }),
);
