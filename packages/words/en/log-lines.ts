/** Sentences of the loot log (spec §3 Log, rules §18). Amounts and names come ready to be read. */
import type { Resource } from "@emberlode/game";

const RESOURCES: Readonly<Record<Resource, string>> = { metal: "metal", energy: "energy" };

/** `no unit`, `1 unit`, `12 units`; `n` is the count, `shown` how it is written. */
const units = (n: number, shown: string) =>
  n === 0 ? "no unit" : `${shown} unit${n === 1 ? "" : "s"}`;

const counted = (n: number, shown: string, one: string, many: string) =>
  `${shown} ${n === 1 ? one : many}`;

export const enLogLines = {
  /** What stands between thousands: 12,340. */
  thousands: ",",
  resources: RESOURCES,
  amount: (shown: string, resource: string) => `${shown} ${resource}`,
  bothAmounts: (metal: string, energy: string) => `${metal} and ${energy}`,
  nothing: "nothing",
  /** A player whom a program plays. */
  bot: (name: string) => `${name} (bot)`,
  somebodyWhoLeft: "Somebody who left",
  stranger: "a stranger",
  /** Where a row names what there is no longer. */
  unknownPart: "Part",
  unknownUnit: "unit",
  unknownTool: "tool",
  unknownGoods: "goods",

  account: {
    start: (amounts: string) => `Your base stands. You begin with ${amounts}.`,
    creditPaid: (amounts: string) => `Referral credit that waited was paid: ${amounts}.`,
    credit: (referee: string, amounts: string) => `${referee}'s digging earned you ${amounts}.`,
    creditWaits: (amounts: string) => `Of it ${amounts} waits for a later day.`,
  },

  dig: {
    dug: (amounts: string, x: number, y: number) => `You dug ${amounts} at ${x}, ${y}.`,
    dugWith: (amounts: string, x: number, y: number, digs: number) =>
      `You dug ${amounts} at ${x}, ${y} with ${digs} digs.`,
    vein: "A vein yielded double.",
    tired: "You are tired; tomorrow a dig yields in full again.",
  },

  cave: {
    part: (x: number, y: number) => `You found a part in the cave at ${x}, ${y}.`,
    /** `rarity` is the catalogue's word, with a capital. */
    knownPart: (x: number, y: number, part: string, rarity: string) =>
      `You found a part in the cave at ${x}, ${y}: ${part} (${rarity.toLowerCase()}).`,
    candle: (x: number, y: number) =>
      `Your candle showed you a trap in the cave at ${x}, ${y} in time. It has burnt down.`,
    trap: (x: number, y: number, amounts: string) =>
      `You fell into a trap in the cave at ${x}, ${y} and lost ${amounts}.`,
    dug: (x: number, y: number, amounts: string) => `You dug ${amounts} in the cave at ${x}, ${y}.`,
    lost: (x: number, y: number) =>
      `You took a wrong turn in the cave at ${x}, ${y} and found nothing.`,
  },

  forest: {
    map: (x: number, y: number, title: string, toX: number, toY: number) =>
      `You found a map in the forest at ${x}, ${y}: it shows the ${title} at ${toX}, ${toY}.`,
    oldMap: (x: number, y: number) =>
      `You found a map in the forest at ${x}, ${y}, but it shows nothing that you have not seen.`,
    allJoined: (x: number, y: number, met: number, shown: string) =>
      `You met ${counted(met, shown, "pikeman", "pikemen")} in the forest at ${x}, ${y}, ${met === 1 ? "who" : "all of whom"} joined you.`,
    someJoined: (x: number, y: number, met: number, shown: string, joined: string) =>
      `You met ${counted(met, shown, "pikeman", "pikemen")} in the forest at ${x}, ${y}, who wanted to join, but you had room for ${joined}.`,
    mines: (x: number, y: number, n: number, shown: string) =>
      `You found ${counted(n, shown, "mine", "mines")} in the forest at ${x}, ${y}.`,
    lotto: (x: number, y: number, amounts: string) =>
      `You found a lottery ticket worth ${amounts} in the forest at ${x}, ${y}.`,
    probDrive: (x: number, y: number) =>
      `You found a Probability Drive in the forest at ${x}, ${y}.`,
    improbDrive: (x: number, y: number) =>
      `You found an Improbability Drive in the forest at ${x}, ${y}.`,
    nothing: (x: number, y: number) => `You found nothing in the forest at ${x}, ${y}.`,
    /** What only the answer says, after that. */
    tooTired: "You are too tired to search with care.",
  },

  memorial: (x: number, y: number, candles: number, most: number) =>
    `You lit a candle at the memorial at ${x}, ${y}. You carry ${candles} of ${most}.`,
  mirage: (x: number, y: number, amounts: string) =>
    `The mirage at ${x}, ${y} was real: ${amounts}.`,

  army: {
    boughtPart: (part: string, price: string) => `You bought a ${part} for ${price}.`,
    installedPart: (part: string, installed: number) =>
      `You installed a ${part}; ${installed} of them work for you now.`,
    boughtUnits: (count: string, unit: string, price: string) =>
      `You bought ${count} x ${unit} for ${price}.`,
    boughtTech: (tech: string, price: string) => `You bought the tech ${tech} for ${price}.`,
    upgradedBase: (level: number, price: string) =>
      `Your base is now at level ${level}. It cost ${price}.`,
    researched: (tool: string, level: number, price: string) =>
      `You raised ${tool} to level ${level} for ${price}.`,
    pack: (count: string) => `You get ${count}.`,
  },

  factory: {
    outgrown: (x: number, y: number) =>
      `Your base outgrew the small factory at ${x}, ${y}. It fell free.`,
    unseen: (x: number, y: number) =>
      `You were away for a week. Your factory at ${x}, ${y} fell free.`,
    released: (x: number, y: number) =>
      `Small factories are scarce. Your factory at ${x}, ${y} fell free for newcomers.`,
    lost: (x: number, y: number) => `You lost the factory at ${x}, ${y}.`,
    lostTo: (x: number, y: number, who: string) => `You lost the factory at ${x}, ${y} to ${who}.`,
    guardLost: (lost: number, shown: string, repaired: string) =>
      `You lost ${units(lost, shown)}; ${repaired} of them repaired.`,
    gaveUp: (x: number, y: number, slots: string) =>
      `You gave up your factory at ${x}, ${y} and its ${slots} slots.`,
    held: (x: number, y: number) => `The guard of the factory at ${x}, ${y} held.`,
    heldBy: (x: number, y: number, owner: string) =>
      `The guard of the factory of ${owner} at ${x}, ${y} held.`,
    captured: (x: number, y: number, slots: string) =>
      `You captured the factory at ${x}, ${y}: ${slots} slots.`,
    capturedFrom: (x: number, y: number, slots: string, owner: string) =>
      `You captured the factory of ${owner} at ${x}, ${y}: ${slots} slots.`,
  },

  battle: {
    lost: (n: number, shown: string) => `You lost ${units(n, shown)}.`,
    lostRepaired: (n: number, shown: string, repaired: number, shownRepaired: string) =>
      `You lost ${units(n, shown)}, of which ${shownRepaired} ${repaired === 1 ? "was" : "were"} repaired.`,
    attackHeld: (who: string, x: number, y: number) =>
      `The base of ${who} at ${x}, ${y} held against your attack.`,
    attackWon: (who: string, x: number, y: number) =>
      `You won against the base of ${who} at ${x}, ${y}.`,
    carriedOff: (amounts: string) => `You carried off ${amounts}.`,
    guardHeld: (x: number, y: number, who: string) =>
      `The guard of your factory at ${x}, ${y} held against ${who}.`,
    baseHeld: (x: number, y: number, who: string) =>
      `Your base at ${x}, ${y} held against an attack by ${who}.`,
    baseLost: (x: number, y: number, who: string, amounts: string) =>
      `Your base at ${x}, ${y} lost against ${who}, who carried off ${amounts}.`,
  },

  tool: {
    other: "You used a tool.",
    mirage: "Something shimmers there: a mirage.",
    part: (part: string) => `Out of thin air fell a part: ${part}.`,
    unknownPart: "an unknown one",
    pikemen: (n: number) =>
      `Out of thin air came ${n} ${n === 1 ? "pikeman" : "pikemen"} and joined you.`,
    candles: (n: number) => `A gust blew out ${n === 1 ? "your candle" : `all ${n} candles`}.`,
    /** What only the answer says, and no line of the log. */
    standingOnIt: "You are standing on it.",
    way: (steps: number, direction: string) =>
      `It is ${steps === 1 ? "one step" : `${steps} steps`} to the ${direction}.`,
  },

  mine: {
    yours: (x: number, y: number, who: string, amounts: string) =>
      `Your mine at ${x}, ${y} went off under ${who} and destroyed ${amounts}.`,
    underYou: (x: number, y: number, amounts: string) =>
      `A mine went off under you at ${x}, ${y}. It destroyed ${amounts}.`,
  },

  trade: {
    deposited: (amount: string) => `You deposited ${amount}.`,
    withdrew: (amount: string) => `You withdrew ${amount}.`,
    account: (amount: string) => `The account holds ${amount}.`,
    exchanged: (gave: string, got: string) => `You changed ${gave} into ${got}.`,
    bought: (count: number, goods: string, price: string) =>
      `You bought ${count} x ${goods} for ${price}.`,
    staked: (amount: string) => `You staked ${amount}.`,
    coin: { heads: "heads", tails: "tails", edge: "its edge" },
    coinShows: (side: string) => `The coin shows ${side}.`,
    diceShow: (result: number) => `The dice show ${result}.`,
    wheelStops: (sector: number) => `The wheel stops at sector ${sector}.`,
    pays: (amount: string) => `It pays ${amount}.`,
    stakeLost: "The stake is lost.",
  },
};
