/**
 * The season of everything that this process remembers: its map, its players and what it shows of
 * them.
 */
export interface SeasonView {
  /** Null if it is unknown, and then never compared. */
  number(): number | null;
  /** Drops what is remembered of earlier seasons, and reads the map of the current one. */
  renew(): Promise<void>;
}

/** For processes that do not outlive a season. */
export const ANY_SEASON: SeasonView = { number: () => null, renew: async () => {} };
