/** A worker's side of the shared counts, each of which is requested from the supervisor. */
import type { Duplex } from "node:stream";
import type { Charged, LimitCounts } from "@emberlode/api";
import type { GiveBack, Places } from "../connections/places.ts";
import { createGathering, onLines } from "./lines.ts";
import type { Ask, SharedPlace } from "./messages.ts";

type Answer = Charged | boolean;

/** Requests and answers have the same order. */
class Asking {
  readonly #send: (ask: Ask) => void;
  readonly #waiting: ((answer: Answer) => void)[] = [];

  constructor(stream: Duplex) {
    this.#send = createGathering(stream);
    onLines<Answer>(stream, (answers) => {
      const waiting = this.#waiting.splice(0, answers.length);
      for (const [index, answer] of answers.entries()) waiting[index]?.(answer);
    });
  }

  say(ask: Ask): void {
    this.#send(ask);
  }

  ask(ask: Ask): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#send(ask);
    });
  }
}

class SharedPlaces implements Places {
  readonly #asking: Asking;
  readonly #of: SharedPlace;
  refused = 0;

  constructor(asking: Asking, of: SharedPlace) {
    this.#asking = asking;
    this.#of = of;
  }

  #noted(has: boolean): boolean {
    if (!has) this.refused += 1;
    return has;
  }

  async hasRoom(key: string): Promise<boolean> {
    return this.#noted((await this.#asking.ask(["hasRoom", this.#of, key])) === true);
  }

  async take(key: string): Promise<GiveBack | null> {
    if (!this.#noted((await this.#asking.ask(["take", this.#of, key])) === true)) return null;
    let isHeld = true;
    return () => {
      if (isHeld) this.#asking.say(["release", this.#of, key]);
      isHeld = false;
    };
  }
}

export interface SharedCounts {
  limitCounts: LimitCounts;
  sockets: Places;
  players: Places;
  /** A connection that was handed over was closed. */
  closed(id: number): void;
}

/** @param stream the channel to the supervisor; the process ends when it closes */
export function openSharedCounts(stream: Duplex): SharedCounts {
  const asking = new Asking(stream);
  return {
    limitCounts: {
      async charge(charges) {
        const charged = await asking.ask(["charge", charges]);
        if (typeof charged === "boolean") throw new TypeError("Answers came out of order.");
        return charged;
      },
      giveBack: (charge, beganAt) => asking.say(["giveBack", charge, beganAt]),
    },
    sockets: new SharedPlaces(asking, "sockets"),
    players: new SharedPlaces(asking, "players"),
    closed: (id) => asking.say(["closed", id]),
  };
}
