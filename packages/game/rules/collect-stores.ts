/** Emptying the stores of one's own factories (rules §13). */
import { type Amounts, addAmounts } from "../resource.ts";
import type { Env, Result } from "../result.ts";
import type { FactoryState, PlayerState } from "../state.ts";
import { write, writeAll } from "../writes.ts";
import { keptFactory } from "./kept-factory.ts";
import { outputsOf, storeOf } from "./stores.ts";

export interface CollectStoresState {
  player: PlayerState;
  /** All factories of the player, including the base. */
  factories: readonly FactoryState[];
}

export interface CollectStoresOutcome {
  /** The collected amounts of all stores. */
  collected: Amounts;
  /** Number of stores that had something. */
  stores: number;
  /** The resources carried afterward. */
  carried: Amounts;
}

export type CollectStoresRefusal = "STORES_EMPTY";

/**
 * Moves what all stores hold to the resources carried, from anywhere on the map, as one ledger row.
 * It brings no referral credit and does not raise the loot allowance. Refuses with `STORES_EMPTY`
 * if no store has anything yet, also without a plain factory.
 */
export function collectStores(
  { player, factories }: CollectStoresState,
  { now }: Pick<Env, "now">,
): Result<CollectStoresOutcome, CollectStoresRefusal> {
  const stores = outputsOf(factories)
    .map((output) => ({ factory: output.factory, amounts: storeOf(output, player, now) }))
    .filter(({ amounts }) => amounts.metal + amounts.energy > 0);
  if (stores.length === 0) return { ok: false, code: "STORES_EMPTY" };
  const collected = stores.reduce((sum, { amounts }) => addAmounts(sum, amounts), {
    metal: 0,
    energy: 0,
  });
  const carried = addAmounts(player.carried, collected);
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set: { carried } }),
      ...writeAll(
        "factory",
        stores.map(({ factory }) => keptFactory(factory, { storeSince: now })),
      ),
      write("ledger", {
        playerId: player.id,
        kind: "collect",
        ...collected,
        detail: { stores: stores.length },
      }),
    ],
    outcome: { collected, stores: stores.length, carried },
  };
}
