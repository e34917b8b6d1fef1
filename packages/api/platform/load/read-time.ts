/** How much read time each address and each surrounding network used recently. */
import { type CountedNetwork, networksOf, SECOND } from "@emberlode/game";
import { limitAddress } from "../limits/address.ts";

/**
 * How much an address may use per window while others wait, in milliseconds. Wider networks get a
 * multiple.
 */
export const TIME_BUDGET_MS = SECOND;
const WINDOW_MS = 10 * SECOND;

/**
 * A clock that divides time among the running reads: with ten running, each is charged a tenth of
 * the elapsed time. So a read is charged for its own work, not for waiting on others.
 */
export class ReadTime {
  readonly #now: () => number;
  #running = 0;
  /** Total charge of a read that had run since the start, in milliseconds. */
  #charged = 0;
  #readAt: number;
  #windowBegan: number;
  #window = new Map<string, number>();
  #before = new Map<string, number>();
  /** Cached networks of this window's addresses: computing them costs more than most reads. */
  readonly #networks = new Map<string, readonly CountedNetwork[]>();

  constructor(now: () => number) {
    this.#now = now;
    this.#readAt = now();
    this.#windowBegan = this.#readAt;
  }

  /** Begins a read; pass the result to `end`. */
  begin(): number {
    const charged = this.#advance();
    this.#running += 1;
    return charged;
  }

  /** Ends the read that began then. */
  end(address: string, began: number): void {
    const cost = this.#advance() - began;
    this.#running -= 1;
    this.#rotateWindow();
    for (const { network } of this.#networksOf(address)) {
      this.#window.set(network, (this.#window.get(network) ?? 0) + cost);
    }
  }

  /**
   * Whether an address or a network around it has used more than its budget, in this window and the
   * remaining part of the previous one.
   */
  isOverBudget(address: string): boolean {
    this.#advance();
    this.#rotateWindow();
    const weightOfBefore = Math.max(0, 1 - (this.#readAt - this.#windowBegan) / WINDOW_MS);
    return this.#networksOf(address).some(({ network, times }) => {
      const before = (this.#before.get(network) ?? 0) * weightOfBefore;
      return (this.#window.get(network) ?? 0) + before > TIME_BUDGET_MS * times;
    });
  }

  #advance(): number {
    const now = this.#now();
    if (this.#running > 0) this.#charged += (now - this.#readAt) / this.#running;
    this.#readAt = now;
    return this.#charged;
  }

  #networksOf(address: string): readonly CountedNetwork[] {
    const known = this.#networks.get(address);
    if (known !== undefined) return known;
    const networks = networksOf(limitAddress(address));
    this.#networks.set(address, networks);
    return networks;
  }

  #rotateWindow(): void {
    const passed = this.#readAt - this.#windowBegan;
    if (passed < WINDOW_MS) return;
    this.#before = passed < 2 * WINDOW_MS ? this.#window : new Map();
    this.#window = new Map();
    this.#networks.clear();
    this.#windowBegan = this.#readAt;
  }
}
