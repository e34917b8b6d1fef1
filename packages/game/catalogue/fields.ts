/** The kinds of field that make up the map (spec §3, §4). */

/** What a player can do on a field of some type; null where there is nothing to do. */
export type FieldAction = "dig" | "enter" | "attack" | "explore" | null;

interface FieldEntry<Type = string> {
  type: Type;
  title: string;
  description: string;
  /** Name of a game-icons icon, without its set's prefix. */
  icon: string;
  action: FieldAction;
}

const entries = {
  base: {
    type: "base",
    title: "Base",
    description: "Somebody calls this home. Lights burn behind the palisade.",
    icon: "castle",
    action: "attack",
  },
  factory: {
    type: "factory",
    title: "Factory",
    description: "Halls and smokestacks. Whoever holds them has room for a larger army.",
    icon: "factory",
    action: "attack",
  },
  forest: {
    type: "forest",
    title: "Forest",
    description: "Tall trees and narrow paths. People lose things in here, and find them.",
    icon: "forest",
    action: "enter",
  },
  cave: {
    type: "cave",
    title: "Cave",
    description: "A dark mouth in the rock. Machine parts lie about, and so do traps.",
    icon: "cave-entrance",
    action: "enter",
  },
  waste: {
    type: "waste",
    title: "Wasteland",
    description: "Cracked earth and wind. Nothing here, at least not now.",
    icon: "desert",
    action: null,
  },
  market: {
    type: "market",
    title: "Black Market",
    description: "Six stalls, no questions. The offers change every day.",
    icon: "shop",
    action: "enter",
  },
  bank: {
    type: "bank",
    title: "World Bank",
    description: "Thick walls and patient clerks. What lies in the vault cannot be looted.",
    icon: "bank",
    action: "enter",
  },
  memorial: {
    type: "memorial",
    title: "Memorial",
    description: "Names cut into stone. Light a candle and take its luck along.",
    icon: "candles",
    action: "enter",
  },
  casino: {
    type: "casino",
    title: "World Casino",
    description: "Coin, dice and a wheel. The house takes two parts in a hundred, and says so.",
    icon: "poker-hand",
    action: "enter",
  },
  metal: {
    type: "metal",
    title: "Mineral Deposit",
    description: "A lode close to the surface. Dig here for metal.",
    icon: "ore",
    action: "dig",
  },
  energy: {
    type: "energy",
    title: "Geothermal Vent",
    description: "The ground breathes embers. Dig here for energy.",
    icon: "steam",
    action: "dig",
  },
  web: {
    type: "web",
    title: "Exchange Bank",
    description: "Metal for energy, energy for metal, one part in ten for the counter.",
    icon: "card-exchange",
    action: "enter",
  },
  mirage: {
    type: "mirage",
    title: "Mirage",
    description: "Something shimmers in the heat. It will be gone with your next step.",
    icon: "heat-haze",
    action: "explore",
  },
  euc: {
    type: "euc",
    title: "Excavator Center",
    description: "The workshop for digging gear. Parts installed here raise what a dig yields.",
    icon: "bucket-wheel-excavator",
    action: "enter",
  },
} as const satisfies Record<string, FieldEntry>;

/** A kind of field. `mirage` is never part of the stored map (rules §1). */
export type FieldType = keyof typeof entries;

/** A field type as the catalogue lists it. */
export type FieldInfo = FieldEntry<FieldType>;

/** Every field type in the order of the spec (spec §3). */
export const FIELD_TYPES = Object.keys(entries) as readonly FieldType[];

/** Titles, descriptions, icons and actions by field type (titles: spec §3, actions: spec §4). */
export const FIELDS: Readonly<Record<FieldType, FieldInfo>> = entries;

/**
 * Field types with a building that players look for: at least four of each stand in a world,
 * spread out (rules §1).
 */
export const SPECIAL_FIELD_TYPES = [
  "market",
  "bank",
  "web",
  "casino",
  "memorial",
  "euc",
] as const satisfies readonly FieldType[];

/** Whether a field of this type is dug for metal or energy (spec §4). */
export function isDiggable(type: FieldType): type is "metal" | "energy" {
  return type === "metal" || type === "energy";
}
