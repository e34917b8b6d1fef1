/** The field types of the map (spec §3, §4). */

/** The action available on a field type, or null. */
export type FieldAction = "dig" | "enter" | "attack" | "explore" | null;

interface FieldEntry<Type = string> {
  type: Type;
  /** Name of a game-icons icon, without the set's prefix. */
  icon: string;
  action: FieldAction;
}

const entries = {
  base: {
    type: "base",
    icon: "castle",
    action: "attack",
  },
  factory: {
    type: "factory",
    icon: "factory",
    action: "attack",
  },
  forest: {
    type: "forest",
    icon: "forest",
    action: "enter",
  },
  cave: {
    type: "cave",
    icon: "cave-entrance",
    action: "enter",
  },
  waste: {
    type: "waste",
    icon: "desert",
    action: null,
  },
  market: {
    type: "market",
    icon: "shop",
    action: "enter",
  },
  bank: {
    type: "bank",
    icon: "bank",
    action: "enter",
  },
  memorial: {
    type: "memorial",
    icon: "candles",
    action: "enter",
  },
  casino: {
    type: "casino",
    icon: "poker-hand",
    action: "enter",
  },
  metal: {
    type: "metal",
    icon: "ore",
    action: "dig",
  },
  energy: {
    type: "energy",
    icon: "steam",
    action: "dig",
  },
  web: {
    type: "web",
    icon: "card-exchange",
    action: "enter",
  },
  mirage: {
    type: "mirage",
    icon: "heat-haze",
    action: "explore",
  },
  euc: {
    type: "euc",
    icon: "bucket-wheel-excavator",
    action: "enter",
  },
} as const satisfies Record<string, FieldEntry>;

/** A kind of field. `mirage` is never part of the stored map (rules §1). */
export type FieldType = keyof typeof entries;

export type FieldInfo = FieldEntry<FieldType>;

/** Every field type in the spec's order (spec §3). */
export const FIELD_TYPES = Object.keys(entries) as readonly FieldType[];

/** Icons and actions by field type (actions: spec §4). */
export const FIELDS: Readonly<Record<FieldType, FieldInfo>> = entries;

/**
 * Field types with a special building. Each world has at least four of each, spread out (rules §1).
 */
export const SPECIAL_FIELD_TYPES = [
  "market",
  "bank",
  "web",
  "casino",
  "memorial",
  "euc",
] as const satisfies readonly FieldType[];

/** Whether a field of this type can be dug (spec §4). */
export function isDiggable(type: FieldType): type is "metal" | "energy" {
  return type === "metal" || type === "energy";
}
