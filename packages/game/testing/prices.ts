/** Amounts of metal and energy just above and below a price, with the expected error code. */
export const amountsAround = (price: number) =>
  [
    [price - 1, price, "NOT_ENOUGH_METAL"],
    [price, price - 1, "NOT_ENOUGH_ENERGY"],
    [price - 1, price - 1, "NOT_ENOUGH_RESOURCES"],
    [price, price, null],
  ] as const;
