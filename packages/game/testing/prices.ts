/** Purses just large enough for a price of so much metal and as much energy, and not quite; the code of each. */
export const pursesFor = (price: number) =>
  [
    [price - 1, price, "NOT_ENOUGH_METAL"],
    [price, price - 1, "NOT_ENOUGH_ENERGY"],
    [price - 1, price - 1, "NOT_ENOUGH_RESOURCES"],
    [price, price, null],
  ] as const;
