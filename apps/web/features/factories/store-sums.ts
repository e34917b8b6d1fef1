/** What stores hold between two loads of the list (rules §13). */
import type { OwnedFactory } from "@emberlode/contract";
import { DAY } from "@emberlode/game";
import { exactNumber } from "../../lib/numbers.ts";

export type Production = NonNullable<OwnedFactory["production"]>;
export type Amounts = Production["store"];

export const amountWords = ({ metal, energy }: Amounts) => ({
  metal: exactNumber(metal),
  energy: exactNumber(energy),
});

/** How full the store is at a time in milliseconds, 0..1. */
export function fillOf({ fullAt }: Pick<Production, "fullAt">, now: number): number {
  return Math.min(1, Math.max(0, 1 - (Date.parse(fullAt) - now) / DAY));
}

/** What the store holds at a time: it has grown since the list was read. */
export function storeAt(production: Production, now: number): Amounts {
  const fill = fillOf(production, now);
  const { perDay, store } = production;
  const grown = (resource: keyof Amounts) =>
    Math.max(store[resource], Math.floor(perDay[resource] * fill));
  return { metal: grown("metal"), energy: grown("energy") };
}

/**
 * What all stores hold at a time, what all factories make in a day, and how many stores are full.
 */
export function storesOf(factories: readonly Pick<OwnedFactory, "production">[], now: number) {
  const all = factories.flatMap(({ production }) => production ?? []);
  const sum = (amounts: readonly Amounts[]): Amounts => ({
    metal: amounts.reduce((total, { metal }) => total + metal, 0),
    energy: amounts.reduce((total, { energy }) => total + energy, 0),
  });
  return {
    stored: sum(all.map((one) => storeAt(one, now))),
    perDay: sum(all.map(({ perDay }) => perDay)),
    full: all.filter(({ fullAt }) => Date.parse(fullAt) <= now).length,
  };
}
