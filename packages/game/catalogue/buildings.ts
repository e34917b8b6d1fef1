/** Numbers of the World Bank, Exchange Bank, Black Market and World Casino (rules §15). */

/** The World Bank holds this much of each resource, doubled with each level of the card. */
export const BANK_CAP_BASE = 10_000;

/** Most that an account of this card level (1..5) holds of each resource. */
export function bankCap(level: number): number {
  return BANK_CAP_BASE * 2 ** level;
}

/** The Exchange Bank pays nine tenths, rounded down, and changes no less than `minAmount`. */
export const EXCHANGE = { minAmount: 10, paysTenths: 9 } as const;

/** Offers of the Black Market: how many of each kind a day, price range, stock per key level. */
export const MARKET = {
  toolOffers: 3,
  partOffers: 3,
  minPercent: 70,
  maxPercent: 130,
  /** Least and most stock per player and key level. */
  toolStock: { min: 2, max: 5 },
  partStock: { min: 1, max: 3 },
} as const;

/** Stakes of the World Casino, in either resource. */
export const STAKES = { min: 100, step: 100, maxBase: 1000, perDay: 50 } as const;

/** The highest stake with a key of this level (1..5). */
export function maxStake(level: number): number {
  return STAKES.maxBase * 2 ** level;
}

export const CASINO_GAMES = ["coin", "dice", "wheel"] as const;
export type CasinoGame = (typeof CASINO_GAMES)[number];

/** Payout of a correct guess, in percent of the stake, including the stake. */
export const COIN_PAYS_PERCENT = 196;
export const DICE_PAYS_PERCENT = 588;

/** The wheel's 50 sectors by payout, as a multiple of the stake: 27 x 0, 15 x 1, 5 x 2, 2 x 5, 1 x 14. */
export const WHEEL_SECTORS: readonly number[] = [
  ...[14, 0, 1, 0, 1, 0, 2, 0, 1, 0],
  ...[1, 0, 0, 2, 0, 1, 0, 1, 0, 0],
  ...[1, 0, 5, 0, 1, 0, 2, 0, 1, 0],
  ...[1, 0, 1, 0, 0, 2, 0, 1, 0, 0],
  ...[0, 1, 5, 0, 1, 0, 2, 0, 1, 0],
];
