/** What the things of the game are called. */
import type {
  Direction,
  ExcavatorPartId,
  FieldType,
  Rarity,
  Side,
  ToolId,
  UnitId,
  UseToolOutcome,
} from "@emberlode/game";

/** A name for each of the ten techs of a side, in their order. */
type Ten = readonly [
  ...[string, string, string, string, string],
  ...[string, string, string, string, string],
];

/** Titles: spec §3. */
const FIELDS: Readonly<Record<FieldType, { title: string; description: string }>> = {
  base: {
    title: "Base",
    description: "Somebody calls this home. Lights burn behind the palisade.",
  },
  factory: {
    title: "Factory",
    description: "Halls and smokestacks. Whoever holds them has room for a larger army.",
  },
  forest: {
    title: "Forest",
    description: "Tall trees and narrow paths. People lose things in here, and find them.",
  },
  cave: {
    title: "Cave",
    description: "A dark mouth in the rock. Machine parts lie about, and so do traps.",
  },
  waste: {
    title: "Wasteland",
    description: "Cracked earth and wind. Nothing here, at least not now.",
  },
  market: {
    title: "Black Market",
    description: "Six stalls, no questions. The offers change every day.",
  },
  bank: {
    title: "World Bank",
    description: "Thick walls and patient clerks. What lies in the vault cannot be looted.",
  },
  memorial: {
    title: "Memorial",
    description: "Names cut into stone. Light a candle and take its luck along.",
  },
  casino: {
    title: "World Casino",
    description: "Coin, dice and a wheel. The house takes two parts in a hundred, and says so.",
  },
  metal: {
    title: "Mineral Deposit",
    description: "A lode close to the surface. Dig here for metal.",
  },
  energy: {
    title: "Geothermal Vent",
    description: "The ground breathes embers. Dig here for energy.",
  },
  web: {
    title: "Exchange Bank",
    description: "Metal for energy, energy for metal, one part in ten for the counter.",
  },
  mirage: {
    title: "Mirage",
    description: "Something shimmers in the heat. It will be gone with your next step.",
  },
  euc: {
    title: "Excavator Center",
    description: "The workshop for digging gear. Parts installed here raise what a dig yields.",
  },
};

/** What the log keeps of the use of a tool: where it was and, by tool, how many, whose, what. */
export interface UseFacts {
  x: number;
  y: number;
  /** Mines laid; mines cleared, and how many of them are kept. */
  n: number;
  cleared: number;
  kept: number;
  /** Whose base was found. */
  name: string;
  /** Whether nobody holds the factory. */
  free: boolean;
}

interface ToolTexts {
  name: string;
  /** What it does, in one sentence. */
  description: string;
  /** What a use did, for the log and the answer. */
  used?: (facts: UseFacts) => string;
}

const minesOf = (n: number) => `${n} ${n === 1 ? "mine" : "mines"}`;

/** Names: spec §3. */
const TOOLS: {
  readonly [Id in ToolId]: Id extends UseToolOutcome["tool"] ? Required<ToolTexts> : ToolTexts;
} = {
  hotcut: {
    name: "Troop Transport",
    description: "Carries home a larger share of the loot after a won attack.",
  },
  mines: {
    name: "Mines",
    description: "Laid on an empty field, they go off under the next stranger who steps there.",
    used: ({ x, y, n }) => `You laid ${minesOf(n)} at ${x}, ${y}.`,
  },
  mdn: {
    name: "MDN",
    description:
      "Mine detection: clears foreign mines within two cells, your partners' excepted, and keeps half.",
    used: ({ x, y, cleared, kept }) =>
      `You swept the ground around ${x}, ${y}: ${minesOf(cleared)} cleared, ${kept} kept.`,
  },
  gps: {
    name: "GPS",
    description: "Travels straight to one of your plots.",
    used: ({ x, y }) => `The GPS took you to ${x}, ${y}.`,
  },
  scouter: {
    name: "Slot Scouter",
    description:
      "Shows the slots and the guard of a factory before you fight; each level sees farther.",
  },
  bank: {
    name: "Bank Card",
    description: "Opens an account at the World Bank; each level holds twice as much.",
  },
  casino: {
    name: "Casino Key",
    description: "Lets you into the World Casino; each level doubles the highest stake.",
  },
  market: { name: "Black Market Key", description: "Lets you trade on the Black Market." },
  army_locator: {
    name: "Army Locator",
    description: "Finds the nearest base that your army can beat and may attack.",
    used: ({ x, y, name }) => `The Army Locator points to ${name}'s base at ${x}, ${y}.`,
  },
  flag_locator: {
    name: "Flag Locator",
    description: "Finds the nearest factory somebody else holds, or else the nearest free one.",
    used: ({ x, y, free }) =>
      `The Flag Locator points to a ${free ? "free factory" : "factory"} at ${x}, ${y}.`,
  },
  base_locator: {
    name: "Base Locator",
    description: "Finds the base of a player you name, or else the nearest one.",
    used: ({ x, y, name }) => `The Base Locator points to ${name}'s base at ${x}, ${y}.`,
  },
  base_mover: {
    name: "Base Mover",
    description: "Moves your base to the empty field you stand on.",
    used: ({ x, y }) => `Your base now stands at ${x}, ${y}.`,
  },
  prob_drive: {
    name: "Probability Drive",
    description: "Jumps to a random field of a type you choose.",
    used: ({ x, y }) => `The Probability Drive took you to ${x}, ${y}.`,
  },
  improb_drive: {
    name: "Improbability Drive",
    description: "Jumps anywhere at all. One time in ten something wildly unlikely happens.",
    used: ({ x, y }) => `The Improbability Drive took you to ${x}, ${y}.`,
  },
};

/** Names: spec §9. */
const UNITS: Readonly<Record<UnitId, string>> = {
  pikeman: "Pikeman",
  archer: "Archer",
  swordsman: "Swordsman",
  musketeer: "Musketeer",
  kamikaze: "Kamikaze",
  flamethrower: "Flamethrower",
  machine_gunner: "Machine Gunner",
  rocketeer: "Rocketeer",
  sniper: "Sniper",
  camouflaged_kamikaze: "Camouflaged Kamikaze",
  wall: "Wall",
  marksman: "Marksman",
  trench: "Trench",
  flame_tower: "Flame Tower",
  camouflaged_trap: "Camouflaged Trap",
  moat: "Moat",
  machine_gun_nest: "Machine Gun Nest",
  attack_dog: "Attack Dog",
  missile_tower: "Missile Tower",
  mine_field: "Mine Field",
};

/** Names: spec §9. */
const TECHS: Readonly<Record<Side, Ten>> = {
  attack: [
    "Metal Work",
    "Fletching",
    "Swordsmanship",
    "Gunpowder",
    "Sacrifice Spirit",
    "Flammable Liquids",
    "Fast Firing Mechanism",
    "Heavy Objects Acceleration",
    "Long Range Projectiles",
    "Camouflage Training",
  ],
  defense: [
    "Masonry",
    "Ramparts",
    "Earthworks Engineering",
    "Ranged Flame Experiments",
    "Camouflage Research",
    "Aquatics Engineering",
    "Automated Firing Mechanism",
    "Dog Training",
    "Long Range Explosives",
    "Pressure Activated Explosives",
  ],
};

const PARTS: Readonly<Record<ExcavatorPartId, string>> = {
  pickaxe: "Pickaxe",
  jackhammer: "Jackhammer",
  drill: "Drill",
  crusher: "Crusher",
  bucket_wheel: "Bucket Wheel",
  hand_pump: "Hand Pump",
  heat_exchanger: "Heat Exchanger",
  steam_turbine: "Steam Turbine",
  bore_pump: "Bore Pump",
  geothermal_plant: "Geothermal Plant",
};

const RARITIES: Readonly<Record<Rarity, string>> = {
  Common: "Common",
  Uncommon: "Uncommon",
  Rare: "Rare",
  Epic: "Epic",
  Legendary: "Legendary",
};

const DIRECTIONS: Readonly<Record<Direction, string>> = {
  nw: "north-west",
  n: "north",
  ne: "north-east",
  w: "west",
  stay: "here",
  e: "east",
  sw: "south-west",
  s: "south",
  se: "south-east",
};

export const enCatalogue = {
  fields: FIELDS,
  tools: TOOLS,
  units: UNITS,
  techs: TECHS,
  parts: PARTS,
  rarities: RARITIES,
  directions: DIRECTIONS,
  /** A part that was found, with how rare it is: Rare Drill. */
  rarePart: (rarity: string, part: string) => `${rarity} ${part}`,
};
