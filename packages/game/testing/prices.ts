/** Purses just large enough for a price in metal and energy, and ones just too small; the code of each. */
export const pursesFor = (price: number) =>
  [
    [price - 1, price, "NOT_ENOUGH_METAL"],
    [price, price - 1, "NOT_ENOUGH_ENERGY"],
    [price - 1, price - 1, "NOT_ENOUGH_RESOURCES"],
    [price, price, null],
  ] as const;
