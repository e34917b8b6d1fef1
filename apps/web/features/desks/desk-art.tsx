/** The drawn headers of desks that are places, each loaded with its desk. */
import type { BannerProps } from "@emberlode/art/desk-banner.tsx";
import { type ComponentType, memo, Suspense } from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { useGameDate } from "../session/player-context.tsx";
import type { DeskId } from "./desk-ids.ts";

const Excavator = lazyComponent(async () => {
  const { ExcavatorBanner } = await import("@emberlode/art/banner-excavator.tsx");
  return { default: memo(ExcavatorBanner) };
});

const BANNERS: Readonly<Partial<Record<DeskId, ComponentType<BannerProps>>>> = {
  bank: lazyComponent(async () => {
    const { BankBanner } = await import("@emberlode/art/banner-bank.tsx");
    return { default: memo(BankBanner) };
  }),
  exchange: lazyComponent(async () => {
    const { ExchangeBanner } = await import("@emberlode/art/banner-exchange.tsx");
    return { default: memo(ExchangeBanner) };
  }),
  market: lazyComponent(async () => {
    const { MarketBanner } = await import("@emberlode/art/banner-market.tsx");
    return { default: memo(MarketBanner) };
  }),
  casino: lazyComponent(async () => {
    const { CasinoBanner } = await import("@emberlode/art/banner-casino.tsx");
    return { default: memo(CasinoBanner) };
  }),
  euc: Excavator,
  excavator: Excavator,
  base: lazyComponent(async () => {
    const { BaseBanner } = await import("@emberlode/art/banner-base.tsx");
    return { default: memo(BaseBanner) };
  }),
  factories: lazyComponent(async () => {
    const { FactoriesBanner } = await import("@emberlode/art/banner-factories.tsx");
    return { default: memo(FactoriesBanner) };
  }),
  research: lazyComponent(async () => {
    const { ResearchBanner } = await import("@emberlode/art/banner-research.tsx");
    return { default: memo(ResearchBanner) };
  }),
  "army.attack": lazyComponent(async () => {
    const { AttackBanner } = await import("@emberlode/art/banner-barracks.tsx");
    return { default: memo(AttackBanner) };
  }),
  "army.defense": lazyComponent(async () => {
    const { DefenseBanner } = await import("@emberlode/art/banner-barracks.tsx");
    return { default: memo(DefenseBanner) };
  }),
};

/** Whether a desk has a drawn header, for which it reserves the height before it has loaded. */
export function hasDeskArt(id: DeskId): boolean {
  return BANNERS[id] !== undefined;
}

const MINUTES_PER_HOUR = 60;

/** The desk's drawn header in the light of the hour; decoration, behind the header's texts. */
export function DeskArt({ id }: { id: DeskId }) {
  const date = useGameDate();
  const Banner = BANNERS[id];
  if (Banner === undefined) return null;
  return (
    <Suspense>
      <Banner
        period={date?.period ?? "dusk"}
        hour={date === null ? undefined : date.minutesOfDay / MINUTES_PER_HOUR}
        className="desk-art"
      />
    </Suspense>
  );
}
