/** Numbers of the World Bank, Exchange Bank, Black Market and World Casino (rules §15). */

/** Capacity of the World Bank per resource at level 0. Each level of the card doubles it. */
export const BANK_CAP_BASE = 10_000;

/** Capacity per resource of an account with this card level (1..5). */
export function bankCap(level: number): number {
  return BANK_CAP_BASE * 2 ** level;
}

/** The Exchange Bank pays nine tenths, rounded down. `minAmount` is the smallest trade. */
export const EXCHANGE = { minAmount: 10, paysTenths: 9 } as const;

/** Offers of the Black Market: number of each kind per day, price range, stock per key level. */
export const MARKET = {
  toolOffers: 3,
  partOffers: 3,
  minPercent: 70,
  maxPercent: 130,
  /** Stock range per player and key level. */
  toolStock: { min: 2, max: 5 },
  partStock: { min: 1, max: 3 },
} as const;

/** Bets in the World Casino, in either resource. */
export const STAKES = { min: 100, step: 100, maxBase: 1000, perDay: 50 } as const;

/** The highest stake with a key of this level (1..5). */
export function maxStake(level: number): number {
  return STAKES.maxBase * 2 ** level;
}

export const CASINO_GAMES = ["coin", "dice", "wheel"] as const;
export type CasinoGame = (typeof CASINO_GAMES)[number];

/** Payout of a correct choice in percent of the stake, stake included. */
export const COIN_PAYS_PERCENT = 196;
export const DICE_PAYS_PERCENT = 588;

/** The wheel's 50 sectors as multiples of the stake: 27 x 0, 15 x 1, 5 x 2, 2 x 5, 1 x 14. */
export const WHEEL_SECTORS: readonly number[] = [
  ...[14, 0, 1, 0, 1, 0, 2, 0, 1, 0],
  ...[1, 0, 0, 2, 0, 1, 0, 1, 0, 0],
  ...[1, 0, 5, 0, 1, 0, 2, 0, 1, 0],
  ...[1, 0, 1, 0, 0, 2, 0, 1, 0, 0],
  ...[0, 1, 5, 0, 1, 0, 2, 0, 1, 0],
];
