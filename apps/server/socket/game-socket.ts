/** The sockets of the game, and the rooms that they are in. */
import type { Credential } from "@emberlode/api";
import type { ClientEvents, ServerEvents } from "@emberlode/contract";
import type { Language } from "@emberlode/messages";
import type { Server, Socket } from "socket.io";

/** What the gateway knows of a socket. */
interface SocketData {
  playerId: number;
  credential: Credential;
  address: string;
  /** What the page speaks. */
  language: Language;
  /** Rooms of the senders whose messages do not come here. */
  hides: readonly string[];
  /**
   * When its page said last that somebody looks at it, milliseconds; null while it is out of sight.
   * Believed for the player's own push messages only.
   */
  lookedAt: number | null;
  /** The change of rooms under way; the next waits for it. */
  joining: Promise<void>;
}

type NoEvents = Record<string, never>;
export type GameServer = Server<ClientEvents, ServerEvents, NoEvents, SocketData>;
export type GameSocket = Socket<ClientEvents, ServerEvents, NoEvents, SocketData>;

/** All sockets of a player. */
export const playerRoom = (id: number): string => `player:${id}`;
/** Those of them whose page speaks a language. */
export const languageRoom = (id: number, language: Language): string => `player:${id}:${language}`;
/** Everybody who has blocked a sender. */
export const hidingRoom = (senderId: number): string => `hides:${senderId}`;
