import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BankBanner } from "./banner-bank.tsx";
import { AttackBanner, DefenseBanner } from "./banner-barracks.tsx";
import { BaseBanner } from "./banner-base.tsx";
import { CasinoBanner } from "./banner-casino.tsx";
import { ExcavatorBanner } from "./banner-excavator.tsx";
import { ExchangeBanner } from "./banner-exchange.tsx";
import { FactoriesBanner } from "./banner-factories.tsx";
import { MarketBanner } from "./banner-market.tsx";
import { ResearchBanner } from "./banner-research.tsx";

const BANNERS = [
  BankBanner,
  ExchangeBanner,
  MarketBanner,
  CasinoBanner,
  ExcavatorBanner,
  AttackBanner,
  DefenseBanner,
  BaseBanner,
  FactoriesBanner,
  ResearchBanner,
];
const PERIODS = ["night", "dawn", "day", "dusk"] as const;

it("draws each header differently, and in the light of the hour", () => {
  const all = BANNERS.flatMap((Banner) =>
    PERIODS.map((period) => renderToStaticMarkup(<Banner period={period} />)),
  );
  expect(new Set(all).size).toBe(BANNERS.length * PERIODS.length);
});

it("stays within the bounds of a small decoration", () => {
  for (const Banner of BANNERS) {
    const markup = renderToStaticMarkup(<Banner period="night" />);
    expect(markup).not.toMatch(/NaN|undefined|Infinity|<text|style=/);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup.length).toBeLessThan(24_000);
  }
});
