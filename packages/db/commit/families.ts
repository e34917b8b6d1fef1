/**
 * Groups of the possible contents of a batch. A statement is assembled from the families that its
 * batch needs, so there are at most 2^6 statements, plus the one for new passwords, which has all
 * families. Rarely used kinds share a family; steps and digs are in every statement.
 */
export const FAMILY = {
  /** Steps and digs. */
  daily: 0,
  referral: 1,
  /** Daily counters, which the first action of a day resets. */
  day: 2,
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

export type Family = (typeof FAMILY)[keyof typeof FAMILY];

/** A bit set of families. */
export type Families = number;

export const includes = (families: Families, family: Family): boolean =>
  (families & family) === family;
