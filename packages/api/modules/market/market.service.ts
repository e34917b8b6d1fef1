/** The offers of the Black Market. */
import type { OffersAnswer } from "@emberlode/contract";
import {
  boughtToday,
  isoDay,
  type MarketOffer,
  marketOffers,
  remainingPurchasable,
  stockLeft,
  stockOf,
  utcDay,
} from "@emberlode/game";
import type { ServerTranslators } from "@emberlode/messages";
import type { PlayerContext } from "../../context.ts";
import type { Services } from "../../services.ts";
import { requirePlayer } from "../players/status.ts";

/** The six offers of the day of `now` (milliseconds), the same for all players. */
export function offersAt({ fair }: Pick<Services, "fair">, now: number): readonly MarketOffer[] {
  return marketOffers(fair.marketSeed(now), utcDay(now));
}

function titleOf(offer: MarketOffer, { catalogue }: ServerTranslators): string {
  return offer.kind === "tool"
    ? catalogue(`tools.${offer.item}.name`)
    : catalogue(`parts.${offer.item}`);
}

/** Today's offers, and how many of each the caller can still buy. */
export async function listOffers(
  ctx: PlayerContext<"actions" | "clock" | "fair">,
): Promise<OffersAnswer> {
  const { services } = ctx;
  const player = await requirePlayer(ctx);
  const now = services.clock.now();
  const bought = boughtToday(player, now);
  const offers = offersAt(services, now).map((offer, index) => ({
    _id: offer.id,
    kind: offer.kind,
    item: offer.item,
    title: titleOf(offer, ctx.translators),
    price: offer.price,
    paidIn: offer.paidIn,
    stock: stockOf(player, offer),
    left: stockLeft(player, offer, bought[index] ?? 0),
    room: remainingPurchasable(player, offer),
  }));
  return { day: isoDay(now), offers };
}
