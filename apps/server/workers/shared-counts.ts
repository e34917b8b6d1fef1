/** A worker's side of the shared counts, each of which is requested from the supervisor. */
import type { Duplex } from "node:stream";
import type { ChargeResult, LimitCounts } from "@emberlode/api";
import type { ConnectionLimit, Release } from "../connections/local-connection-limit.ts";
import { createBatchWriter, onLines } from "./json-lines.ts";
import type { SharedLimit, SupervisorRequest } from "./messages.ts";

type Answer = ChargeResult | boolean;

/** Requests and answers have the same order. */
class SupervisorChannel {
  readonly #write: (request: SupervisorRequest) => void;
  readonly #waiting: ((answer: Answer) => void)[] = [];

  constructor(stream: Duplex) {
    this.#write = createBatchWriter(stream);
    onLines<Answer>(stream, (answers) => {
      const waiting = this.#waiting.splice(0, answers.length);
      for (const [index, answer] of answers.entries()) waiting[index]?.(answer);
    });
  }

  send(request: SupervisorRequest): void {
    this.#write(request);
  }

  request(request: SupervisorRequest): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#write(request);
    });
  }
}

class SharedConnectionLimit implements ConnectionLimit {
  readonly #channel: SupervisorChannel;
  readonly #limit: SharedLimit;
  refusedCount = 0;

  constructor(channel: SupervisorChannel, limit: SharedLimit) {
    this.#channel = channel;
    this.#limit = limit;
  }

  #countRefusal(isAllowed: boolean): boolean {
    if (!isAllowed) this.refusedCount += 1;
    return isAllowed;
  }

  async isBelowLimit(key: string): Promise<boolean> {
    return this.#countRefusal(
      (await this.#channel.request(["isBelowLimit", this.#limit, key])) === true,
    );
  }

  async acquire(key: string): Promise<Release | null> {
    if (!this.#countRefusal((await this.#channel.request(["take", this.#limit, key])) === true))
      return null;
    let isActive = true;
    return () => {
      if (isActive) this.#channel.send(["release", this.#limit, key]);
      isActive = false;
    };
  }
}

export interface SharedCounts {
  limitCounts: LimitCounts;
  sockets: ConnectionLimit;
  players: ConnectionLimit;
  /** A connection that was handed over was closed. */
  closed(id: number): void;
}

/** @param stream the channel to the supervisor; the process ends when it closes */
export function openSharedCounts(stream: Duplex): SharedCounts {
  const channel = new SupervisorChannel(stream);
  return {
    limitCounts: {
      async charge(charges) {
        const charged = await channel.request(["charge", charges]);
        if (typeof charged === "boolean")
          throw new TypeError("The supervisor's answers are out of order.");
        return charged;
      },
      refund: (charge, beganAt) => channel.send(["refund", charge, beganAt]),
    },
    sockets: new SharedConnectionLimit(channel, "sockets"),
    players: new SharedConnectionLimit(channel, "players"),
    closed: (id) => channel.send(["closed", id]),
  };
}
