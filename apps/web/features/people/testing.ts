/** A player's public page, for tests. */
import type { PlayerPage } from "@emberlode/contract";

/** Rask, who shows a base name and a quote. */
export const makePlayer = (set: Partial<PlayerPage> = {}): PlayerPage => ({
  _id: "7",
  username: "Rask",
  baseName: "The Kiln",
  quote: "Ever warm.",
  profilePicture: "",
  isGuest: false,
  isBot: false,
  since: "2026-05-20T12:00:00.000Z",
  rank: 12,
  power: 4_300,
  baseLevel: 3,
  attacks: { won: 2, lost: 1 },
  defenses: { won: 0, lost: 0 },
  titles: [],
  badges: [],
  battles: [],
  factoryBattles: [],
  history: [],
  ...set,
});
