/** Texts of the Codex desk; loaded with it. */
export const enCodex = {
  lead: "Everything the rules say, from the catalogue that the server uses.",
  search: "Search",
  found: (count: string, isOne: boolean) => `${count} ${isOne ? "entry" : "entries"} found`,
  nothingTitle: "Nothing matches",
  nothing: "Try the name of a field, a unit, a tool or a part.",
  sections: {
    fields: "Fields",
    units: "Units",
    matchups: "Matchups",
    techs: "Techs",
    researches: "Researches",
    tools: "Tools",
    prices: "Prices",
    odds: "Odds",
  },
  actions: { dig: "Dig here", enter: "Enter", attack: "Fight for it", explore: "Explore" },
  nothingToDo: "Nothing to do",
  sides: { attack: "Attack", defense: "Defense" },
  unit: (facts: {
    side: string;
    strength: string;
    hp: string;
    metal: string;
    energy: string;
    slots: string;
  }) =>
    `${facts.side}. ${facts.strength} strength, ${facts.hp} hp. ${facts.metal} metal, ${facts.energy} energy, ${facts.slots} slots.`,
  needs: (tech: string) => ` Needs ${tech}.`,
  inBattle: (strength: string, hp: string) => `In battle ${strength} damage a round, ${hp} hp.`,
  strong: (units: string) => ` Strong (× 1.5) against ${units}.`,
  weak: (units: string) => ` Weak (× 0.75) against ${units}.`,
  tech: (side: string, cost: string) => `${side}. ${cost} metal and as much energy.`,
  free: (side: string) => `${side}. Yours from the start.`,
  research: (prices: string) => `Levels 1 to 5: ${prices}, in metal and again in energy.`,
  pack: (count: string) => ` Each level brings ${count}.`,
  kept: "Kept.",
  used: "Used up.",
  part: (resource: string, min: string, max: string, limit: string) =>
    `Digging for ${resource}: +${min} to the least, +${max} to the most. At most ${limit} installed.`,
  price: (price: string, resource: string) => ` ${price} ${resource}.`,
  resources: { metal: "metal", energy: "energy" },
  baseLevel: (level: string) => `Base, level ${level}`,
  base: (slots: string, factories: string) => `${slots} slots, at most ${factories} factories.`,
  upgrade: (cost: string) => ` The next level costs ${cost} metal and as much energy.`,
  cave: "Cave",
  forest: "Forest",
  mirage: "Mirage",
  lotto: "Lottery ticket",
  parts: "Parts in caves",
  coin: "Casino: coin",
  dice: "Casino: dice",
  wheel: "Casino: wheel",
  finds: {
    lost: "lost",
    trap: "a trap",
    metal: "metal",
    energy: "energy",
    part: "a part",
    map: "a map",
    pikeman: "Pikemen",
    mines: "mines",
    lotto: "a lottery ticket",
    prob_drive: "a Probability Drive",
    improb_drive: "an Improbability Drive",
  },
  share: (name: string, percent: string) => `${name} ${percent} %`,
  prize: (min: string, max: string) => (min === max ? min : `${min} to ${max}`),
  pays: (times: string) => `${times} times the stake`,
  mirageOdds: "Metal or energy, half and half.",
  coinOdds: (pays: string) => `One guess in two comes true and pays ${pays}.`,
  diceOdds: (pays: string) => `One guess in six comes true and pays ${pays}.`,
};
