/** Texts of the ranks page; loaded with it. */
export const enRanks = {
  title: "Ranks",
  lead: "The first five hundred of each ladder. Whoever stands on the map is ranked by total power.",
  tabs: "Ladders",
  ladders: {
    power: {
      tab: "Power",
      table: "Ranks by power",
      caption:
        "By total power: halved while attack and defense are more than a fifth apart. At most five seconds old.",
      notOn: "You are not on this ladder yet: take a step in the game to place your base.",
    },
    attack: {
      tab: "Attack",
      table: "Ranks by attack",
      caption:
        "Who has the stronger attack: only the order is shown. Amounts stay hidden before a fight; an Army Locator finds them out. The power beside each name is the total.",
      notOn: "You are not on this ladder yet: take a step in the game to place your base.",
    },
    defense: {
      tab: "Defense",
      table: "Ranks by defense",
      caption:
        "Who has the stronger defense: only the order is shown. Amounts stay hidden before a fight; an Army Locator finds them out. The power beside each name is the total.",
      notOn: "You are not on this ladder yet: take a step in the game to place your base.",
    },
    loot: {
      tab: "Loot",
      table: "Ranks by loot",
      caption:
        "Metal and energy looted from other players' bases since the beginning, added up. At most a minute old.",
      notOn: "You are not on this ladder yet: win an attack on a base that has something to loot.",
    },
    explored: {
      tab: "Explored",
      table: "Ranks by explored land",
      caption: "Fields of the map that were seen from near, out of 2,500. At most a minute old.",
      notOn: "You are not on this ladder yet: what you walk past counts.",
    },
    bots: {
      tab: "Bots",
      table: "Ranks of the bots",
      caption:
        "Players that a program plays, labelled so by whoever runs the server. They rank among themselves, by total power.",
      notOn: "",
    },
  },
  rank: "Rank",
  player: "Player",
  base: "Base",
  power: "Power",
  loot: "Loot",
  explored: "Fields",
  change: "24 h",
  /** A sign and a word, never colour alone. */
  changes: {
    up: (ranks: string) => `${ranks} up`,
    down: (ranks: string) => `${ranks} down`,
    same: "same",
    unknown: "new",
  },
  you: "you",
  near: "You and your neighbours",
  nearFailed: "Your own place could not be loaded.",
  failed: "The ranks could not be loaded.",
  emptyTitle: "Nobody ranks yet",
  empty: {
    power: "Whoever places a base is on the list.",
    attack: "Whoever places a base is on the list.",
    defense: "Whoever places a base is on the list.",
    loot: "Nobody has looted anything yet. The first attack that is won opens this ladder.",
    explored: "Whoever places a base is on the list.",
    bots: "No bot plays in this world.",
  },
};
