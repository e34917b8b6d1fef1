/** The rules in a player's words; their numbers come from the catalogue. */
export const enRules = {
  walking: {
    title: "Walking",
    text: (sight: string) =>
      `One step in any of eight directions; the map's edges join. You see every field within ${sight} steps of where you ever stood, and act only on the field you stand on.`,
  },
  digging: {
    title: "Digging",
    text: (minutes: string, full: string, half: string) =>
      `A dig gives an even draw from your range, and the field rests ${minutes} minutes for you. The day's first ${full} digs pay in full, up to ${half} half, later ones almost nothing. The day begins at 00:00 UTC.`,
  },
  effort: {
    title: "Effort",
    text: (five: string, twenty: string, most: string) =>
      `One press can use up 5 digs for ${five} % of their sum, or 20 for ${twenty} %. Only the day's first ${most} digs can be used up like this.`,
  },
  veins: {
    title: "Veins",
    text: (oneIn: string, perDay: string, sight: string) =>
      `Each day one ore field in ${oneIn} holds a vein: your first dig there pays double, ${perDay} times a day. You see veins within ${sight} steps of where you stood that day.`,
  },
  searching: {
    title: "Caves and forests",
    text: (facts: {
      cave: string;
      forest: string;
      caves: string;
      forests: string;
      candles: string;
    }) =>
      `A cave can be explored again after ${facts.cave} minutes, a forest after ${facts.forest} hours. After ${facts.caves} caves or ${facts.forests} forests of a day you find less, never more traps. A candle from a memorial, one a day and at most ${facts.candles}, turns a trap away.`,
  },
  mirages: {
    title: "Mirages",
    text: (from: string, to: string, percent: string, reward: string) =>
      `Between ${from}:00 and ${to}:00 of your game clock a step onto empty wasteland shows a mirage with a chance of ${percent} %. Explore it before you step on: ${reward} metal or energy, once a day.`,
  },
  places: {
    title: "Where your base stands",
    text: (facts: {
      actions: string;
      idleHours: string;
      guests: string;
      young: string;
      days: string;
      percent: string;
      botPercent: string;
    }) =>
      `Your base goes up with your first step. Until you have acted ${facts.actions} times it leaves the map after ${facts.idleHours} idle hours and comes back with your next step; you keep all that you own. One network has room for the bases of ${facts.guests} guests, and of ${facts.young} players who are younger than ${facts.days} days. When ${facts.botPercent} % of all places are taken, bots make room for players; when ${facts.percent} % are, those who were away longest do.`,
  },
  shield: {
    title: "Shield",
    text: (hours: string, slots: string) =>
      `For ${hours} hours nobody can attack your base, and no mine goes off. The first factory you ever capture cannot be taken if it has ${slots} slots or fewer; others can, and no other takes its place. Attacking a base, fighting for another's factory or laying mines ends it.`,
  },
  armies: {
    title: "Armies and slots",
    text: "Every unit takes slots; your base and your factories give them. An army larger than its slots fights in proportion weaker. Most units need a tech of their side first.",
  },
  battles: {
    title: "Battles",
    text: (facts: { rounds: string; percent: string; repaired: string; floor: string }) =>
      `Up to ${facts.rounds} rounds. A side breaks when ${facts.percent} % of its hp is gone; after the last round the defender holds. Some units strike harder at some enemies. ${facts.repaired} % of lost defense units are repaired. Attacking somebody smaller costs morale; it stays at ${facts.floor} % or more while your attack and defense are in balance and Kamikazes of either kind make up less than half of the strength that attacks.`,
  },
  attacks: {
    title: "Attacks",
    text: (facts: {
      perDay: string;
      again: string;
      untouched: string;
      least: string;
      most: string;
    }) =>
      `At most ${facts.perDay} a day, and the same base again after ${facts.again} hours. A victory takes ${facts.least} to ${facts.most} % of what is carried above ${facts.untouched}; what lies in the bank is safe. Guests neither loot nor are looted.`,
  },
  loot: {
    title: "Limits of loot",
    text: (facts: { large: string; small: string; victim: string }) =>
      `All raiders together take at most ${facts.large} % of what a base carries in 24 hours; those of under half its owner's standing have ${facts.small} % of their own. Your loot of any seven days is at most what you dug of that resource in them, and from one player ${facts.victim} % of that. Nothing is looted between you and those who came by your link. Who has less than half the standing of their raider loses no defense unit for good.`,
  },
  weakness: {
    title: "Weak targets",
    text: (facts: { weak: string; times: string; perSlot: string }) =>
      `Nobody below ${facts.weak} % of your standing can be attacked, with two exceptions. Who took from your base within 24 hours is open to revenge, for at most ${facts.times} times what is not yet avenged. Who carries more than ${facts.perSlot} metal and energy for each slot is open for what is above it alone, and all units they lose are repaired.`,
  },
  factories: {
    title: "Factories",
    text: (slots: string, minutes: string, hours: string) =>
      `A free factory has one Wall for every ${slots} slots as its guard, and more for each factory you hold. One taken from a player is safe for ${minutes} minutes, once a day; one you give up is barred to you for ${hours} hours, whoever holds it between.`,
  },
  smallFactories: {
    title: "Small factories",
    text: (facts: { slots: string; level: string; most: string; percent: string }) =>
      `Half of all factories have ${facts.slots} slots or fewer. They are for bases up to level ${facts.level}, ${facts.most} a player. While more than ${facts.percent} % of them are held, those above that, longest held first, fall free: an alert tells their owners an hour before. For an hour only players without a factory can take those, and the last owner not for a day. A field that was free for an hour within a day is left alone.`,
  },
  mines: {
    title: "Mines on the map",
    text: (facts: { hours: string; most: string; percent: string; cap: string }) =>
      `A mine lies ${facts.hours} hours on an empty field, at most ${facts.most} there. The next stranger to arrive loses ${facts.percent} % of what they carry, at most ${facts.cap} of each.`,
  },
  naps: {
    title: "NAPs",
    text: (hours: string) =>
      `Two players may agree not to attack each other, take each other's factories or set off each other's mines. Ending it takes effect after ${hours} hours.`,
  },
  researches: {
    title: "Researches in general",
    text: (most: string) =>
      `One for each tool, ${most} levels, each twice the price of the one before, in metal and again in energy. No level passes that of your base.`,
  },
  town: {
    title: "Banks, market and casino",
    text: (percent: string, offers: string, stakes: string, edge: string) =>
      `The World Bank keeps what nobody can loot. The Exchange Bank changes at ${percent} %. The Black Market has ${offers} offers a day. The World Casino takes ${stakes} stakes a day and keeps ${edge} % of each on average.`,
  },
  power: {
    title: "Power and ranks",
    text: "Power is strength times count over all units but the fifth and tenth of each side. It is halved while attack and defense are far apart. Players rank by it.",
  },
  referrals: {
    title: "Referrals",
    text: (facts: { percent: string; own: string; allowance: string }) =>
      `You earn ${facts.percent} % of each dig of players whom you referred, on top of it; guests count once they take a name. A day pays at most ${facts.own} % of what you dug yourself plus ${facts.allowance}; the rest waits and is never lost.`,
  },
  chance: {
    title: "Provable chance",
    text: "Caves, forests, mirages, the casino and battles are rolled from a secret whose fingerprint is published before the day. The secret itself follows after the day, and anybody can check any roll.",
  },
};
