/** The stored messages of the chat, for the live feed. */
import { CHAT_ROOM } from "@emberlode/contract";
import type { Database } from "@emberlode/db";
import type { MessageHistory } from "../live/live-feed.ts";
import { findLatest, findRange, findRemovedSince } from "./chat.queries.ts";

const ROOM: string = CHAT_ROOM;

export const createMessageHistory = (db: Database): MessageHistory => ({
  latest: async () => (await findLatest(db, ROOM)) ?? 0,
  range: (first, last) => findRange(db, { room: ROOM, first, last }, null),
  removedSince: (time) => findRemovedSince(db, ROOM, time),
});
