/** Buying on the Black Market (rules §15). */

import { addCount } from "../by-id.ts";
import { EXCAVATOR_PARTS } from "../catalogue/excavator.ts";
import { MARKET_OFFERS } from "../catalogue/limits.ts";
import { utcDay } from "../game-time.ts";
import { type Amounts, negateAmounts, singleAmount, subtractAmounts } from "../resource.ts";
import type { Env, Result } from "../result.ts";
import type { FieldState, PlayerPatch, PlayerState } from "../state.ts";
import { write } from "../writes.ts";
import type { MarketGood, MarketOffer } from "./market-offers.ts";
import { type SingleShortage, shortageForAmount } from "./price.ts";

export interface BuyOfferState {
  player: PlayerState;
  /** The field that the player stands on, as stored in the map. */
  field: Pick<FieldState, "type">;
  /** Today's offers. */
  offers: readonly MarketOffer[];
}

export interface BuyOfferInput {
  /** The id of one of today's offers. */
  offer: string;
  count: number;
}

/** The purchase, with the resources carried afterward. */
export interface BuyOfferOutcome extends Amounts {
  offer: string;
  /** How many of the item the player holds now. */
  held: number;
  /** The player's remaining stock of this offer today. */
  left: number;
}

export type BuyOfferRefusal =
  | "BAD_INPUT"
  | "WRONG_FIELD"
  | "MARKET_KEY_NEEDED"
  | "OFFER_GONE"
  | "SOLD_OUT"
  | "PART_LIMIT"
  | SingleShortage;

/** How many the player bought of each of today's six offers. */
export function boughtToday(player: PlayerState, now: number): readonly number[] {
  return Array.from({ length: MARKET_OFFERS }, (_, index) =>
    player.marketDay < utcDay(now) ? 0 : (player.marketBought[index] ?? 0),
  );
}

/** Today's stock of an offer for a player: stock times key level; without a key, as for level 1. */
export function stockOf(player: PlayerState, offer: MarketOffer): number {
  return offer.stock * Math.max(1, player.tools.market);
}

/** How many more of an offer the player can buy today; 0 without a key. */
export function stockLeft(player: PlayerState, offer: MarketOffer, bought: number): number {
  return player.tools.market === 0 ? 0 : Math.max(0, stockOf(player, offer) - bought);
}

/** How many more of a good the player can own, limited for parts (rules §5); null for no limit. */
export function remainingPurchasable(player: PlayerState, good: MarketGood): number | null {
  if (good.kind === "tool") return null;
  const owned = player.parts[good.item] + player.partsInstalled[good.item];
  return Math.max(0, EXCAVATOR_PARTS[good.item].limit - owned);
}

/** Hands over the goods and returns the new count. */
function handOver(
  player: PlayerState,
  good: MarketGood,
  count: number,
): { set: PlayerPatch; held: number } {
  if (good.kind === "tool") {
    const tools = addCount(player.tools, good.item, count);
    return { set: { tools }, held: tools[good.item] };
  }
  const parts = addCount(player.parts, good.item, count);
  return { set: { parts }, held: parts[good.item] };
}

/**
 * Buys one of today's six offers, on a Black Market with a key. Each player has their own stock.
 * Refuses with `BAD_INPUT` (count is not a positive integer), `WRONG_FIELD` (no market),
 * `MARKET_KEY_NEEDED`, `OFFER_GONE` (not one of today's), `SOLD_OUT` (player's stock exceeded),
 * `PART_LIMIT` (more parts than can ever be installed), `NOT_ENOUGH_METAL` and `NOT_ENOUGH_ENERGY`.
 */
export function buyOffer(
  { player, field, offers }: BuyOfferState,
  input: BuyOfferInput,
  { now }: Env,
): Result<BuyOfferOutcome, BuyOfferRefusal> {
  const { count } = input;
  if (!Number.isSafeInteger(count) || count < 1) return { ok: false, code: "BAD_INPUT" };
  if (field.type !== "market") return { ok: false, code: "WRONG_FIELD" };
  if (player.tools.market < 1) return { ok: false, code: "MARKET_KEY_NEEDED" };
  const index = offers.findIndex(({ id }) => id === input.offer);
  const offer = offers[index];
  if (offer === undefined) return { ok: false, code: "OFFER_GONE" };
  const boughtByOffer = boughtToday(player, now);
  const before = boughtByOffer[index] ?? 0;
  const stock = stockLeft(player, offer, before);
  const stockAfter = stock - count;
  if (stockAfter < 0) return { ok: false, code: "SOLD_OUT", left: stock };
  if (count > (remainingPurchasable(player, offer) ?? count))
    return { ok: false, code: "PART_LIMIT" };
  const price = singleAmount(offer.paidIn, offer.price * count);
  const shortage = shortageForAmount(player.carried, offer.paidIn, price[offer.paidIn]);
  if (shortage) return shortage;

  const carried = subtractAmounts(player.carried, price);
  const goods = handOver(player, offer, count);
  const set: PlayerPatch = {
    marketDay: Math.max(player.marketDay, utcDay(now)),
    marketBought: boughtByOffer.with(index, before + count),
    carried,
    ...goods.set,
  };
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set }),
      write("ledger", {
        playerId: player.id,
        kind: "market",
        ...negateAmounts(price),
        detail: { good: offer.kind, item: offer.item, count },
      }),
    ],
    outcome: { offer: offer.id, held: goods.held, left: stockAfter, ...carried },
  };
}
