import type { Address } from "./address.ts";
import { isConnectionFailure, UnavailableError } from "./errors.ts";
import { Slot, type Statement } from "./slot.ts";

interface Waiter {
  take(slot: Slot): void;
  refuse(error: Error): void;
  timer: NodeJS.Timeout;
  gone: boolean;
}

/** What connections of one kind do now, and what happened to them so far. */
export interface SlotCounts {
  /** Open now. */
  readonly open: number;
  /** Open and carrying a statement now. */
  readonly busy: number;
  /** Statements that wait for one now. */
  readonly waiting: number;
  /** Open ones that were lost or thrown away. */
  readonly lost: number;
  /** Tries to open one that failed. */
  readonly failedOpens: number;
}

const MAX_WAITING = 5000;
const PROBE: Statement = { text: "select 1", parameters: [], values: false };

/** Connections of one kind. Opens them when asked for, replaces those that died, queues the rest. */
export class SlotGroup {
  readonly #address: Address;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #size: number;
  readonly #slots = new Set<Slot>();
  readonly #idle: Slot[] = [];
  #waiting: Waiter[] = [];
  #opening = 0;
  #failures = 0;
  #lost = 0;
  #failedOpens = 0;
  #closed = false;

  constructor(address: Address, settings: Readonly<Record<string, string>>, size: number) {
    this.#address = address;
    this.#settings = settings;
    this.#size = size;
  }

  counts(): SlotCounts {
    return {
      open: this.#slots.size,
      busy: this.#slots.size - this.#idle.length,
      waiting: this.#waiting.filter(({ gone }) => !gone).length,
      lost: this.#lost,
      failedOpens: this.#failedOpens,
    };
  }

  /** Runs one statement; the deadline covers the wait for a connection too. */
  async run(statement: Statement, deadlineMs: number): Promise<unknown[]> {
    const free = this.#takeIdle();
    if (free !== null) return this.#use(free, statement, deadlineMs);
    const start = performance.now();
    const slot = await this.#wait(deadlineMs);
    const left = Math.max(1, deadlineMs - (performance.now() - start));
    return this.#use(slot, statement, left);
  }

  async #use(slot: Slot, statement: Statement, deadlineMs: number): Promise<unknown[]> {
    try {
      return await slot.run(statement, deadlineMs);
    } finally {
      this.#release(slot);
    }
  }

  #takeIdle(): Slot | null {
    for (let slot = this.#idle.pop(); slot !== undefined; slot = this.#idle.pop()) {
      if (!slot.dead) return slot;
    }
    return null;
  }

  #wait(deadlineMs: number): Promise<Slot> {
    return new Promise((resolve, reject) => {
      if (this.#closed || this.#waiting.length >= MAX_WAITING) {
        reject(new UnavailableError(this.#closed ? "pool closed" : "too many queries wait"));
        return;
      }
      const waiter: Waiter = {
        take: resolve,
        refuse: reject,
        gone: false,
        timer: setTimeout(() => {
          waiter.gone = true;
          reject(new UnavailableError("no connection in time"));
        }, deadlineMs),
      };
      this.#waiting.push(waiter);
      this.#open();
    });
  }

  #release(slot: Slot): void {
    if (slot.dead) {
      this.#slots.delete(slot);
      this.#open();
      return;
    }
    const waiter = this.#nextWaiter();
    if (waiter === null) {
      this.#idle.push(slot);
      return;
    }
    clearTimeout(waiter.timer);
    waiter.take(slot);
  }

  #nextWaiter(): Waiter | null {
    for (let waiter = this.#waiting.shift(); waiter !== undefined; waiter = this.#waiting.shift()) {
      if (!waiter.gone) return waiter;
    }
    return null;
  }

  /** Opens as many connections as are wanted and allowed: at once, after a failure with a pause. */
  #open(): void {
    const wanted = Math.min(this.#waiting.length, this.#size - this.#slots.size);
    while (!this.#closed && this.#opening < wanted) {
      this.#opening++;
      void this.#openOne();
    }
  }

  async #openOne(): Promise<void> {
    if (this.#failures > 0) {
      const pause = Math.min(250, 10 * 2 ** this.#failures);
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random() / 2)));
    }
    if (this.#closed) return;
    const slot = new Slot(this.#address, this.#settings, () => this.#forget(slot));
    try {
      await slot.run(PROBE, 3000);
      this.#failures = 0;
      this.#opening--;
      this.#slots.add(slot);
      this.#release(slot);
    } catch (error) {
      slot.kill("could not open");
      this.#failures = Math.min(this.#failures + 1, 8);
      this.#failedOpens += 1;
      this.#opening--;
      if (isConnectionFailure(error)) {
        this.#waiting = this.#waiting.filter((waiter) => !waiter.gone);
        this.#open();
        return;
      }
      this.#refuseAll(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** A refusal that waiting will not mend (no such database, wrong password) goes to whoever waits. */
  #refuseAll(error: Error): void {
    for (let waiter = this.#nextWaiter(); waiter !== null; waiter = this.#nextWaiter()) {
      clearTimeout(waiter.timer);
      waiter.refuse(error);
    }
  }

  #forget(slot: Slot): void {
    if (this.#slots.delete(slot)) this.#lost += 1;
    const at = this.#idle.indexOf(slot);
    if (at >= 0) this.#idle.splice(at, 1);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#refuseAll(new UnavailableError("pool closed"));
    await Promise.all([...this.#slots].map((slot) => slot.close()));
    this.#slots.clear();
    this.#idle.length = 0;
  }
}
