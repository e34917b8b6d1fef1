/** Limits of open connections and sockets by address, and of sockets by player. */
import type { Services } from "@emberlode/api";
import { createThrottledLog } from "../log.ts";
import { OwnPlaces, type Places } from "./places.ts";

/** Limit of sockets per player; browsers have one per tab. */
export const SOCKETS_PER_PLAYER = 12;

export interface GamePlaces {
  /** Null if the supervisor already counts connections. */
  connections: OwnPlaces | null;
  sockets: Places;
  players: Places;
}

/** Places counted in this process; refused networks are logged at a limited rate. */
export function createOwnPlaces(log: Services["log"], perAddress: number) {
  const places = (of: string) => {
    const say = createThrottledLog({ log }, `a network reached its limit of ${of}`);
    return new OwnPlaces(perAddress, (network, most) => say({ network, most }));
  };
  return {
    connections: places("connections"),
    sockets: places("sockets"),
    players: new OwnPlaces(SOCKETS_PER_PLAYER),
  } satisfies GamePlaces;
}
