/** Limits of open connections and sockets by address, and of sockets by player. */
import type { Services } from "@emberlode/api";
import { createThrottledLog } from "../log.ts";
import { type ConnectionLimit, LocalConnectionLimit } from "./local-connection-limit.ts";

/** Limit of sockets per player; browsers have one per tab. */
export const SOCKETS_PER_PLAYER = 12;

export interface ConnectionLimits {
  /** Null if the supervisor already counts connections. */
  connections: LocalConnectionLimit | null;
  sockets: ConnectionLimit;
  players: ConnectionLimit;
}

/** Limits counted in this process; refused networks are logged at a limited rate. */
export function createConnectionLimits(log: Services["log"], perAddress: number) {
  const limitOf = (kind: string) => {
    const logRefusal = createThrottledLog({ log }, `a network reached its limit of ${kind}`);
    return new LocalConnectionLimit(perAddress, (network, max) => logRefusal({ network, max }));
  };
  return {
    connections: limitOf("connections"),
    sockets: limitOf("sockets"),
    players: new LocalConnectionLimit(SOCKETS_PER_PLAYER),
  } satisfies ConnectionLimits;
}
