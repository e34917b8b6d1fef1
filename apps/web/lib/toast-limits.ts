/** Toasts (spec §9): times in milliseconds, and how many are visible together. */
export const TOASTS = {
  blankMs: 4000,
  errorMs: 4000,
  successMs: 2000,
  limit: 20,
  removeDelayMs: 1000,
} as const;
