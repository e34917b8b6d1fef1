/** The supervisor's counts for all workers. */
import type { Duplex } from "node:stream";
import type { Charged, createLimitCounts } from "@emberlode/api";
import type { GiveBack, OwnPlaces } from "../connections/places.ts";
import { onLines, writeLine } from "./lines.ts";
import type { Ask, SharedPlace } from "./messages.ts";

export interface Counted {
  limitCounts: ReturnType<typeof createLimitCounts>;
  places: Readonly<Record<SharedPlace, OwnPlaces>>;
}

/** The places held by one worker. */
export interface Holdings {
  /** A connection was handed over; its place is released when the worker reports it closed. */
  connection(id: number, giveBack: GiveBack): void;
  /** A connection was closed, or never reached the worker. */
  closed(id: number): void;
  readonly connections: number;
  /** The worker died; releases everything it held. */
  drop(): void;
}

/** Answers the messages of one worker. */
export function countFor(stream: Duplex, { limitCounts, places }: Counted): Holdings {
  const connections = new Map<number, GiveBack>();
  const taken = new Map<string, GiveBack[]>();

  function take(of: SharedPlace, key: string): boolean {
    const giveBack = places[of].take(key);
    if (giveBack === null) return false;
    const name = `${of} ${key}`;
    const held = taken.get(name) ?? [];
    held.push(giveBack);
    taken.set(name, held);
    return true;
  }

  function release(of: SharedPlace, key: string): void {
    const name = `${of} ${key}`;
    const held = taken.get(name);
    held?.pop()?.();
    if (held?.length === 0) taken.delete(name);
  }

  function closed(id: number): void {
    connections.get(id)?.();
    connections.delete(id);
  }

  /** Undefined for messages without an answer. */
  function answer(ask: Ask): Charged | boolean | undefined {
    switch (ask[0]) {
      case "charge":
        return limitCounts.charge(ask[1]);
      case "hasRoom":
        return places[ask[1]].hasRoom(ask[2]);
      case "take":
        return take(ask[1], ask[2]);
      case "giveBack":
        limitCounts.giveBack(ask[1], ask[2]);
        return undefined;
      case "release":
        release(ask[1], ask[2]);
        return undefined;
      case "closed":
        closed(ask[1]);
        return undefined;
    }
  }

  // A worker that dies closes its end.
  stream.on("error", () => {});
  onLines<Ask>(stream, (asks) => {
    const answers = asks.map(answer).filter((one) => one !== undefined);
    if (answers.length > 0) writeLine(stream, answers);
  });

  return {
    connection: (id, giveBack) => void connections.set(id, giveBack),
    closed,
    get connections() {
      return connections.size;
    },
    drop() {
      // Discard its pending requests.
      stream.destroy();
      for (const giveBack of connections.values()) giveBack();
      for (const held of taken.values()) for (const giveBack of held) giveBack();
      connections.clear();
      taken.clear();
    },
  };
}
