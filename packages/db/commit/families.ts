/**
 * What a batch may write, in few groups. A statement is assembled from the families that a batch needs,
 * so there are at most 2^6 of them and the one for new passwords, which holds every family: rarely used
 * kinds share one, and steps and digs are in each.
 */
export const FAMILY = {
  /** Steps and digs. */
  daily: 0,
  referral: 1,
  /** Counters of the day, as its first action sets them back. */
  day: 2,
  /** Fights and the alerts about them. */
  fight: 4,
  /** Factories, mines and bases. */
  field: 8,
  rare: 16,
  /** Bases that get a place, and those that leave theirs for them. */
  place: 32,
  /** New passwords. What they end costs triggers with every use, so no other statement has it. */
  credentials: 127,
} as const;

export type Family = (typeof FAMILY)[keyof typeof FAMILY];

/** Families, added up. */
export type Families = number;

export const includes = (families: Families, family: Family): boolean =>
  (families & family) === family;
