/**
 * The sections of the commit statement, as bits. A batch's statement has only the sections that its
 * actions need, so there are at most 2^6 variants, plus the one for new passwords, which has all
 * sections. Rarely used kinds of writes share one.
 */
export const SECTION = {
  /** Steps and digs; in every variant. */
  basic: 0,
  referral: 1,
  /** Daily counters, which the first action of a day resets, and counts of tools and parts. */
  daily: 2,
  /** Fights and their alerts. */
  fight: 4,
  /** Factories, mines and bases. */
  field: 8,
  /** Units, researches, plots, NAPs, accounts and everything else. */
  rare: 16,
  /** Bases that are placed, and those that leave the map for them. */
  place: 32,
  /** New passwords. Their triggers slow down every statement that has them, so only theirs does. */
  credentials: 127,
} as const;

export type StatementSection = (typeof SECTION)[keyof typeof SECTION];

/** A bit set of sections. */
export type StatementVariant = number;

export const includes = (variant: StatementVariant, section: StatementSection): boolean =>
  (variant & section) === section;
