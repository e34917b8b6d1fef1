/** Base upgrades (spec §4, §9, rules §10, §13). */

import { baseSlots, baseUpgradeCost } from "../catalogue/base-levels.ts";
import { FACTORY_CLASSES, factoryClass } from "../catalogue/factory-classes.ts";
import {
  type Amounts,
  equalAmounts,
  NO_AMOUNTS,
  negateAmounts,
  subtractAmounts,
} from "../resource.ts";
import type { Env, Refusal, Result } from "../result.ts";
import type { FactoryState, LedgerEntry, PlayerState } from "../state.ts";
import { type FactoryChange, write, writeAll } from "../writes.ts";
import { holdAfterRelease } from "./field-hold.ts";
import { type Shortage, shortageForPrice } from "./price.ts";

export interface UpgradeBaseState {
  player: PlayerState;
  /** All factories of the player, including the base. */
  factories: readonly FactoryState[];
}

export interface UpgradeBaseInput {
  /** The factory to upgrade. */
  id: number;
}

/** The new state, with the resources carried afterward. */
export interface UpgradeBaseOutcome extends Amounts {
  /** The base after the upgrade. */
  base: FactoryState;
  /** The factories that became free. */
  lost: readonly FactoryState[];
}

export type UpgradeBaseRefusal = "NOT_FOUND" | "NOT_A_BASE" | "MAX_LEVEL" | Shortage;

/** An upgrade as it can be shown before the server answers. */
export interface BaseUpgrade {
  ok: true;
  lvl: number;
  slots: number;
  /** Charged in both metal and energy. */
  price: number;
  /** Resources carried afterward. */
  carried: Amounts;
}

/** The next level of a base at these resources. Refuses with `MAX_LEVEL` and shortages. */
export function baseUpgrade(
  have: Amounts,
  level: number,
): BaseUpgrade | Refusal<"MAX_LEVEL" | Shortage> {
  const price = baseUpgradeCost(level);
  if (price === null) return { ok: false, code: "MAX_LEVEL" };
  const shortage = shortageForPrice(have, equalAmounts(price));
  if (shortage) return shortage;
  const lvl = level + 1;
  return {
    ok: true,
    lvl,
    slots: baseSlots(lvl),
    price,
    carried: subtractAmounts(have, equalAmounts(price)),
  };
}

/** The plain factories that are too small for the owner of a base of this level (rules §13). */
export function outgrownFactories<Owned extends Pick<FactoryState, "type" | "slots">>(
  factories: readonly Owned[],
  level: number,
): Owned[] {
  return factories.filter(
    ({ type, slots }) =>
      type === "factory" && level > FACTORY_CLASSES[factoryClass(slots)].maxBaseLevel,
  );
}

function fallFree(factory: FactoryState, now: number): FactoryChange {
  const { x, y, ownerId, lvl, slots } = factory;
  const hold = holdAfterRelease(factory, now);
  return { x, y, from: ownerId, to: null, lvl, slots, safeUntil: 0, hold };
}

function lossEntry(playerId: number, { x, y, slots }: FactoryState): LedgerEntry {
  const detail = { x, y, slots, reason: "outgrown" };
  return { playerId, kind: "factory-lost", ...NO_AMOUNTS, detail };
}

/**
 * Raises the player's base by one level for the price of its current level, in both metal and
 * energy; the base gets the slots of the new level. Passing the `maxBaseLevel` of small
 * factories releases the owner's. Refuses with `NOT_FOUND` (not the player's), `NOT_A_BASE` (a
 * plain factory), `MAX_LEVEL`, `NOT_ENOUGH_METAL`, `NOT_ENOUGH_ENERGY` and `NOT_ENOUGH_RESOURCES`
 * (both are missing). Source: spec §4, §9, rules §10.
 */
export function upgradeBase(
  { player, factories }: UpgradeBaseState,
  { id }: UpgradeBaseInput,
  { now }: Pick<Env, "now">,
): Result<UpgradeBaseOutcome, UpgradeBaseRefusal> {
  const ownFactories = factories.filter(({ ownerId }) => ownerId === player.id);
  const base = ownFactories.find((factory) => factory.id === id);
  if (base === undefined) return { ok: false, code: "NOT_FOUND" };
  if (base.type !== "base") return { ok: false, code: "NOT_A_BASE" };
  const upgrade = baseUpgrade(player.carried, base.lvl);
  if (!upgrade.ok) return upgrade;

  const { x, y, safeUntil } = base;
  const { lvl, slots, carried } = upgrade;
  const lost = outgrownFactories(ownFactories, lvl);
  const raise: FactoryChange = { x, y, from: player.id, to: player.id, lvl, slots, safeUntil };
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set: { carried } }),
      write("ledger", {
        playerId: player.id,
        kind: "upgrade-base",
        ...negateAmounts(equalAmounts(upgrade.price)),
        detail: { x, y, lvl },
      }),
      ...writeAll(
        "ledger",
        lost.map((factory) => lossEntry(player.id, factory)),
      ),
      write("factory", raise),
      ...writeAll(
        "factory",
        lost.map((one) => fallFree(one, now)),
      ),
    ],
    outcome: { base: { ...base, lvl, slots }, lost, ...carried },
  };
}
