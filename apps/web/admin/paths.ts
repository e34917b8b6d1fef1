/** Addresses of these pages, below `/admin`, and of the game's. */
import { type ReportedThing, thingKey } from "./reported-thing.ts";

export const playerPath = (username: string): string => `/players/${encodeURIComponent(username)}`;

/** A chat message on its sender's page. */
export const messagePath = (username: string, seq: string): string =>
  `${playerPath(username)}?message=${seq}`;

/** The audit log of a player's rows. */
export const auditPath = (username: string | null): string =>
  username === null ? "/audit" : `/audit?player=${encodeURIComponent(username)}`;

/** The reports about, or by, a player. */
export const reportsPath = (side: "about" | "by", username: string): string =>
  `/reports?${side}=${encodeURIComponent(username)}`;

/** A reported thing in the queue. */
export const reportPath = (thing: ReportedThing): string =>
  `/reports?open=${encodeURIComponent(thingKey(thing))}`;

/** A case of evidence. */
export const casePath = (id: number): string => `/evidence/${id}`;

/** A network such as `192.0.2.0/24`, of which a path encodes nothing. */
export const networkPath = (network: string): string => `/networks/${network}`;

interface Place {
  x: number;
  y: number;
}

/** A field in the game. */
export const fieldPath = ({ x, y }: Place): string => `/game/${x}/${y}`;
export const battlePath = (id: string): string => `/battles/${encodeURIComponent(id)}`;

/** The editor of a public page's text in a language. */
export const textPath = (page: string, language: string): string => `/texts/${page}/${language}`;
