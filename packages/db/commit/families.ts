/**
 * The contents of a batch in a few groups. A statement is assembled from the families that a batch
 * needs, so there are at most 2^6 of them, and the one for new passwords, which has every family. Rarely
 * used kinds share a family; steps and digs are in every statement.
 */
export const FAMILY = {
  /** Steps and digs. */
  daily: 0,
  referral: 1,
  /** Daily counters, as the first action of a day resets them. */
  day: 2,
  /** Fights and their alerts. */
  fight: 4,
  /** Factories, mines and bases. */
  field: 8,
  rare: 16,
  /** Bases that are placed, and those that leave the map for them. */
  place: 32,
  /** New passwords. Its triggers cost time in every statement that has it, so no other statement does. */
  credentials: 127,
} as const;

export type Family = (typeof FAMILY)[keyof typeof FAMILY];

/** Families, added up. */
export type Families = number;

export const includes = (families: Families, family: Family): boolean =>
  (families & family) === family;
