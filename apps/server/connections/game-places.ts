/** Limits of open connections and sockets by address, and of sockets by player. */
import type { Services } from "@emberlode/api";
import { OwnPlaces, type Places } from "./places.ts";
import { createRareLine } from "./rare-line.ts";

/** Sockets of one player; browsers have one per tab. */
export const SOCKETS_PER_PLAYER = 12;

export interface GamePlaces {
  /** Null where somebody else counted a connection before it came here. */
  connections: OwnPlaces | null;
  sockets: Places;
  players: Places;
}

/** Places counted in this process; a refused network is logged now and then. */
export function createOwnPlaces(log: Services["log"], perAddress: number) {
  const places = (of: string) => {
    const say = createRareLine({ log }, `a network has all of its ${of}: more were refused`);
    return new OwnPlaces(perAddress, (network, most) => say({ network, most }));
  };
  return {
    connections: places("connections"),
    sockets: places("sockets"),
    players: new OwnPlaces(SOCKETS_PER_PLAYER),
  } satisfies GamePlaces;
}
