import type { ClientEvents, ServerEvents } from "@emberlode/contract";
import type { Socket } from "socket.io-client";
import { languageHeader, pageLanguage } from "./language.ts";
import { loadPart } from "./load-part.ts";

/** The page's one connection for what happens live. */
export type GameSocket = Socket<ServerEvents, ClientEvents>;

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 4_000;

/** Makes the socket, not connected yet; its code is fetched only now. The session cookie goes along. */
export async function makeSocket(): Promise<GameSocket> {
  const { io } = await loadPart(() => import("socket.io-client"));
  return io({
    autoConnect: false,
    forceNew: true,
    auth: { language: pageLanguage() },
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    // A refused handshake says why before it hears of anything else.
    transportOptions: { polling: { extraHeaders: languageHeader() } },
    reconnectionDelay: FIRST_PAUSE_MS,
    reconnectionDelayMax: LONGEST_PAUSE_MS,
  });
}
