/**
 * The queue of reads. It limits concurrent reads, to leave database connections and CPU time for
 * mutations, which are never queued.
 */
import { SECOND } from "@emberlode/game";
import { waitText } from "@emberlode/messages";
import { busyError, GameError } from "../../errors.ts";
import { ReadTime } from "./read-time.ts";

/** Limit of concurrent reads: eight for each read connection. */
export const MAX_ACTIVE_READS = 64;
/** Limit of queued reads: about what a process does in a second. */
export const MAX_WAITING_READS = 1_000;
/** Longest wait in the queue, in milliseconds. */
const MAX_WAIT_MS = 2 * SECOND;
const SWEEP_EVERY_MS = 100;
/** When an address that used up its time may retry, in milliseconds. */
const HEAVY_RETRY_MS = 5 * SECOND;

/** Queues in the order they are served. When full, the newest of the last one is refused first. */
const QUEUES = ["players", "anonymous", "heavy"] as const;
type QueueName = (typeof QUEUES)[number];

interface Reader {
  address: string;
  isPlayer: boolean;
}

interface QueuedRead {
  queue: QueueName;
  since: number;
  begin(): void;
  refuse(error: GameError): void;
}

/** Created once, because thousands a second may be refused. */
const BUSY = busyError();
const TOO_HEAVY = new GameError("TOO_MANY_REQUESTS", {
  retryAfterSeconds: HEAVY_RETRY_MS / SECOND,
  text: ({ errors }) => errors("networkTimeUsed", { wait: waitText(errors, HEAVY_RETRY_MS) }),
});

interface ReadCounts {
  readonly active: number;
  readonly waiting: number;
  /** Refused reads since the process started. */
  readonly refused: Readonly<Record<QueueName, number>>;
}

export class ReadQueue {
  readonly #now: () => number;
  readonly #onRefused: () => void;
  readonly #time: ReadTime;
  readonly #queues: Readonly<Record<QueueName, QueuedRead[]>> = {
    players: [],
    anonymous: [],
    heavy: [],
  };
  readonly #refused: Record<QueueName, number> = { players: 0, anonymous: 0, heavy: 0 };
  #active = 0;
  #waiting = 0;
  #sweep: NodeJS.Timeout | undefined;

  /** @param onRefused called for each refused read except those of a heavy network */
  constructor(onRefused: () => void, now: () => number = () => performance.now()) {
    this.#onRefused = onRefused;
    this.#now = now;
    this.#time = new ReadTime(now);
  }

  counts(): ReadCounts {
    return { active: this.#active, waiting: this.#waiting, refused: this.#refused };
  }

  /**
   * Runs a read when it is its turn: immediately unless the process is busy. Throws `BUSY` if that
   * takes too long, and `TOO_MANY_REQUESTS` if the address used more than its share.
   */
  async run<Answer>(reader: Reader, read: () => Answer | Promise<Answer>): Promise<Answer> {
    if (this.#active < MAX_ACTIVE_READS && this.#waiting === 0) this.#active += 1;
    else await this.#waitForTurn(reader);
    const began = this.#time.begin();
    try {
      return await read();
    } finally {
      this.#time.end(reader.address, began);
      this.#next();
    }
  }

  /** Resolves when the read may run. */
  #waitForTurn({ address, isPlayer }: Reader): Promise<void> {
    return new Promise((resolve, reject) => {
      const defaultQueue = isPlayer ? "players" : "anonymous";
      const queue = this.#time.isOverBudget(address) ? "heavy" : defaultQueue;
      const waiting = { queue, since: this.#now(), begin: resolve, refuse: reject } as const;
      if (this.#waiting >= MAX_WAITING_READS && !this.#makeRoom(queue)) {
        this.#refuse(waiting);
        return;
      }
      this.#queues[queue].push(waiting);
      this.#waiting += 1;
      this.#sweep ??= setInterval(() => this.#refuseLate(), SWEEP_EVERY_MS).unref();
    });
  }

  /** Refuses the newest read of a queue served later; false if no such queue has one. */
  #makeRoom(queue: QueueName): boolean {
    const last = QUEUES.findLast((name) => this.#queues[name].length > 0);
    if (last === undefined || QUEUES.indexOf(last) <= QUEUES.indexOf(queue)) return false;
    const newest = this.#queues[last].pop();
    if (newest === undefined) return false;
    this.#waiting -= 1;
    this.#refuse(newest);
    return true;
  }

  #refuse({ queue, refuse }: QueuedRead): void {
    this.#refused[queue] += 1;
    if (queue !== "heavy") this.#onRefused();
    refuse(queue === "heavy" ? TOO_HEAVY : BUSY);
  }

  /** Starts the next queued read in place of a finished one. */
  #next(): void {
    const first = QUEUES.find((name) => this.#queues[name].length > 0);
    const next = first && this.#queues[first].shift();
    if (next === undefined) {
      this.#active -= 1;
      return;
    }
    this.#waiting -= 1;
    // Not synchronously: reads that do no I/O would run one after the other and starve everything
    // else.
    setImmediate(next.begin);
  }

  #refuseLate(): void {
    const limit = this.#now() - MAX_WAIT_MS;
    for (const name of QUEUES) {
      const queue = this.#queues[name];
      for (let first = queue[0]; first !== undefined && first.since <= limit; first = queue[0]) {
        queue.shift();
        this.#waiting -= 1;
        this.#refuse(first);
      }
    }
    if (this.#waiting > 0) return;
    clearInterval(this.#sweep);
    this.#sweep = undefined;
  }
}
