/** The game's sockets and their rooms. */
import type { Credential } from "@emberlode/api";
import type { ClientEvents, ServerEvents } from "@emberlode/contract";
import type { Language } from "@emberlode/messages";
import type { Server, Socket } from "socket.io";

/** The gateway's data about a socket. */
interface SocketData {
  playerId: number;
  credential: Credential;
  address: string;
  /** The page's language. */
  language: Language;
  /** Rooms of blocked senders. */
  blockRooms: readonly string[];
  /**
   * When its page last reported that it is visible, in milliseconds; null while it is hidden. Only
   * used for the player's own push messages.
   */
  lastVisibleAt: number | null;
  /** The pending change of rooms; the next one waits for it. */
  roomUpdate: Promise<void>;
}

type NoEvents = Record<string, never>;
export type GameServer = Server<ClientEvents, ServerEvents, NoEvents, SocketData>;
export type GameSocket = Socket<ClientEvents, ServerEvents, NoEvents, SocketData>;

/** All sockets of a player. */
export const playerRoom = (id: number): string => `player:${id}`;
/** A player's sockets whose page is in this language. */
export const languageRoom = (id: number, language: Language): string => `player:${id}:${language}`;
/** Sockets of all players who have blocked a sender. */
export const blockRoom = (senderId: number): string => `blocked:${senderId}`;

export type Connection = GameSocket["conn"];

/** Closes a connection immediately: drops pending output and ignores received input. */
export function cutOff(conn: Connection): void {
  conn.close(true);
  // Data in the operating system's buffer could delay this. Not for polling: its connection may now
  // carry another client's requests behind a proxy.
  if (conn.transport.name === "websocket") conn.request.socket.destroy();
}
