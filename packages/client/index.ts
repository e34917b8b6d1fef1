/** A typed client of the game for scripts and bots: sessions, tokens, retries, idempotency keys. */

export { LiveRefusal } from "./chat-room.ts";
export { ClientError, type ClientErrorCode } from "./client-error.ts";
export { type Client, type ClientOptions, createClient } from "./create-client.ts";
export { type Live, type LiveOptions, openLive } from "./live.ts";
