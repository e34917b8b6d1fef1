import type { Changes, PlayerState, Position } from "@emberlode/game";
import { addCount, write } from "@emberlode/game";
import { createGroupCommit } from "../commit/group-commit.ts";
import type { LockedState } from "../commit/locked-state.ts";
import { type Actions, asOutcome } from "../commit/plan.ts";
import { createPool, type Pool } from "../connection/pool.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { digChanges, makePlayers, NOON } from "./fixtures.ts";

export const HOUR = 3_600_000;

/** A row of the ledger, as used by tests. */
interface Entry {
  kind: string;
  key: string | null;
  version: number;
  answer: string | null;
}

export interface CommitOrder {
  by?: Actions;
  /** Additional players to lock. */
  also?: readonly number[];
  /** Fields to lock. */
  fields?: readonly Position[];
  key?: string | null;
}

/** One of the locked players. Throws if it is not locked. */
export function stateOf(locked: LockedState, id: number): PlayerState {
  const state = locked.player(id);
  if (state === undefined) throw new Error("The player is not loaded.");
  return state;
}

/** A test database with players and actions, for tests of the commit. */
export class CommitFixture {
  readonly pool: Pool;
  readonly database: TestDatabase;
  now = NOON;
  actions: Actions;
  #ids: number[] = [];
  #made = 0;

  private constructor(pool: Pool, database: TestDatabase) {
    this.pool = pool;
    this.database = database;
    this.actions = this.another();
  }

  static async open(): Promise<CommitFixture> {
    const database = await createTestDatabase("wasteland");
    return new CommitFixture(createPool({ url: database.url, world: database.world }), database);
  }

  async drop(): Promise<void> {
    await this.pool.close();
    await this.database.drop();
  }

  /** Creates six new players and an empty cache, at noon. */
  async reset(): Promise<void> {
    this.now = NOON;
    this.#ids = await makePlayers(this.pool, 6, this.#made);
    this.#made += 6;
    this.actions = this.another();
  }

  /** A second process's view of the same database. */
  another(): Actions {
    return createGroupCommit({ pool: this.pool, clock: () => this.now });
  }

  at(index: number): number {
    return this.#ids[index] ?? 0;
  }

  /** Commits changes without a rule. */
  commit(playerId: number, changes: Changes, order: CommitOrder = {}) {
    const { by = this.actions, also, fields, key = null } = order;
    return by.perform(
      playerId,
      {
        ...(also && { players: () => also }),
        ...(fields && { fields: () => fields }),
        rule: () => ({ ok: true, changes, outcome: null }),
        answer: asOutcome,
      },
      key === null ? null : { key, bodyHash: "body" },
    );
  }

  /** Moves one metal from a player to another. */
  give(from: number, to: number) {
    return this.actions.perform(from, {
      players: () => [to],
      rule: (locked) => {
        const moved = (id: number, metal: number) => {
          const carried = addCount(stateOf(locked, id).carried, "metal", metal);
          return [
            write("player", { id, set: { carried } }),
            write("ledger", { playerId: id, kind: "dig", metal, energy: 0, detail: {} }),
          ];
        };
        return { ok: true, outcome: null, changes: [...moved(from, -1), ...moved(to, 1)] };
      },
      answer: asOutcome,
    });
  }

  /** A dig with a cooldown, as the rule does it. */
  dig(playerId: number, key?: string, bodyHash = "body", by = this.actions) {
    return by.perform(
      playerId,
      {
        rule: (locked) => {
          const player = stateOf(locked, playerId);
          if (locked.cooldownUntil(player) !== null) return { ok: false, code: "SPENT" };
          const changes = digChanges(player, 42, locked.now + HOUR);
          const outcome = { b: 1, a: [42, "ä\u2028", null], 10: player.carried.metal + 42 };
          return { ok: true, changes, outcome };
        },
        answer: asOutcome,
      },
      key === undefined ? null : { key, bodyHash },
    );
  }

  /** Spends metal if there is enough. */
  spend(playerId: number, price: number, by = this.actions) {
    return by.perform(playerId, {
      rule: (locked) => {
        const player = stateOf(locked, playerId);
        const { carried } = player;
        if (carried.metal < price) return { ok: false, code: "NOT_ENOUGH_METAL" };
        const changes: Changes = [
          write("player", { id: playerId, set: { carried: addCount(carried, "metal", -price) } }),
          write("ledger", { playerId, kind: "dig", metal: -price, energy: 0, detail: {} }),
        ];
        return { ok: true, changes, outcome: carried.metal - price };
      },
      answer: asOutcome,
    });
  }

  ledgerOf(id: number): Promise<Entry[]> {
    return this.pool.query<Entry>(
      `select kind, key, version, answer from ledger
       where player_id = $1::int and kind <> 'start' order by id`,
      [id],
    );
  }
}
