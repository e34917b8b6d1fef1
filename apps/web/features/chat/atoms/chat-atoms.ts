import { atom } from "jotai";
import { type KeptChat, NO_CHAT, persistedPart } from "../../../lib/persisted.ts";
import type { ChatRoom } from "../chat-room.ts";

/** The open room of the logged-in player; null while it is being made. */
export const chatRoomAtom = atom<ChatRoom | null>(null);

/** How often something led to the chat: each time the field to type in takes the focus. */
export const chatAskedAtom = atom(0);

/** How often the field answered: asked from a page without the chat, it answers once it is there. */
export const chatAnsweredAtom = atom(0);

/** What this browser keeps of the chat of the player who typed last. */
export const keptChatAtom = persistedPart("chat");

/** The kept words of one player; nothing of another's. */
export function keptFor(kept: KeptChat, player: string): KeptChat {
  return kept.player === player ? kept : { ...NO_CHAT, player };
}

/** Keeps what a player is about to say. */
export const draftAtom = atom(null, (get, set, player: string, draft: string) =>
  set(keptChatAtom, { ...keptFor(get(keptChatAtom), player), draft }),
);
