/** A world that keeps what the server's evidence of second accounts reads. */
import { type Changes, changesOf, earnedBy, type Favor, favorOf, spentBy } from "@emberlode/game";
import { SimulatedWorld } from "../society/simulated-world.ts";

/** What is read of one account. */
export interface AccountRecord {
  digs: number[];
  earned: number;
  spent: number;
}

export class RecordingWorld extends SimulatedWorld {
  readonly favors: Favor[] = [];
  readonly accounts = new Map<number, AccountRecord>();
  readonly #referralDays = new Map<string, Favor>();

  accountOf(id: number): AccountRecord {
    const known = this.accounts.get(id) ?? { digs: [], earned: 0, spent: 0 };
    this.accounts.set(id, known);
    return known;
  }

  override commit(changes: Changes): void {
    super.commit(changes);
    const at = this.now;
    for (const entry of changesOf(changes, "ledger")) {
      const account = this.accountOf(entry.playerId);
      if (entry.kind === "dig") account.digs.push(at);
      account.earned += earnedBy(entry);
      account.spent += spentBy(entry);
      const favor = favorOf({ ...entry, at });
      if (favor !== null) this.favors.push(favor);
    }
    for (const { refereeId: from, referrerId: to, day, paid } of changesOf(changes, "referral")) {
      const key = `${from} ${to} ${day}`;
      const known = this.#referralDays.get(key);
      const amount = paid.metal + paid.energy;
      this.accountOf(to).earned += amount;
      if (known) known.amount += amount;
      else {
        const favor: Favor = { kind: "referral", from, to, at, amount };
        this.#referralDays.set(key, favor);
        this.favors.push(favor);
      }
    }
    for (const { low, high, nap } of changesOf(changes, "nap")) {
      if (nap?.state === "active")
        this.favors.push({ kind: "pacts", from: low, to: high, at, amount: 0 });
    }
  }
}
