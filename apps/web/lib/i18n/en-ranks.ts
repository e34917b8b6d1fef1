/** Texts of the ranks page; loaded with it. */
export const enRanks = {
  title: "Ranks",
  lead: "The first five hundred, by total power: halved while attack and defense are more than a fifth apart. A list is at most five seconds old.",
  table: "Ranks",
  rank: "Rank",
  player: "Player",
  base: "Base",
  power: "Power",
  you: "you",
  failed: "The ranks could not be loaded.",
  emptyTitle: "Nobody ranks yet",
  empty: "Whoever places a base is on the list.",
};
