import type { ClientEvents, ServerEvents } from "@emberlode/contract";
import type { Socket } from "socket.io-client";
import { languageHeader, pageLanguage } from "./language.ts";
import { loadPart } from "./load-part.ts";

/** The page's one connection for live events. */
export type GameSocket = Socket<ServerEvents, ClientEvents>;

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 4_000;

/** Loads the library and creates the socket, not connected yet. It sends the session cookie. */
export async function makeSocket(): Promise<GameSocket> {
  const { io } = await loadPart(() => import("socket.io-client"));
  return io({
    autoConnect: false,
    forceNew: true,
    auth: { language: pageLanguage() },
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    // Needed in the handshake: its refusal arrives before any other event.
    transportOptions: { polling: { extraHeaders: languageHeader() } },
    reconnectionDelay: FIRST_PAUSE_MS,
    reconnectionDelayMax: LONGEST_PAUSE_MS,
  });
}
