/**
 * The four classes of factories: their slots, who may capture them, and what they make (rules §13).
 */

/** From the smallest to the largest. */
export const FACTORY_CLASS_IDS = ["small", "medium", "large", "works"] as const;
export type FactoryClassId = (typeof FACTORY_CLASS_IDS)[number];

export interface FactoryClass {
  /** Number of fields on a new map. */
  fields: number;
  /** Slots of a field, in steps of `SLOT_STEP`. */
  minSlots: number;
  maxSlots: number;
  /** Levels of a base that may capture one. */
  minBaseLevel: number;
  maxBaseLevel: number;
  /** Average digs of each resource that one makes in 24 hours. */
  digsPerDay: number;
  /** How many one player may hold. */
  perPlayer: number;
  /** Whether weakness protects an owner from the strong (rules §12). */
  isOwnerProtected: boolean;
}

const ANY_NUMBER = Number.POSITIVE_INFINITY;

export const FACTORY_CLASSES: Readonly<Record<FactoryClassId, FactoryClass>> = {
  small: {
    fields: 100,
    minSlots: 500,
    maxSlots: 900,
    minBaseLevel: 1,
    maxBaseLevel: 6,
    digsPerDay: 24,
    perPlayer: 2,
    isOwnerProtected: true,
  },
  medium: {
    fields: 60,
    minSlots: 1000,
    maxSlots: 3000,
    minBaseLevel: 1,
    maxBaseLevel: 10,
    digsPerDay: 72,
    perPlayer: ANY_NUMBER,
    isOwnerProtected: true,
  },
  large: {
    fields: 30,
    minSlots: 4000,
    maxSlots: 10_000,
    minBaseLevel: 4,
    maxBaseLevel: 10,
    digsPerDay: 96,
    perPlayer: ANY_NUMBER,
    isOwnerProtected: false,
  },
  works: {
    fields: 10,
    minSlots: 20_000,
    maxSlots: 40_000,
    minBaseLevel: 6,
    maxBaseLevel: 10,
    digsPerDay: 192,
    perPlayer: 2,
    isOwnerProtected: false,
  },
};

/** Slots of a factory are a multiple of this. */
export const SLOT_STEP = 100;

/** Works are at least this many steps apart on a new map. */
export const WORKS_APART = 6;

/** The class of a factory with this many slots. */
export function factoryClass(slots: number): FactoryClassId {
  for (const id of FACTORY_CLASS_IDS) if (slots <= FACTORY_CLASSES[id].maxSlots) return id;
  return "works";
}

/** Order of the classes, 0 for small factories. */
export function classRank(slots: number): number {
  return FACTORY_CLASS_IDS.indexOf(factoryClass(slots));
}

/** Whether a factory with this many slots is a small one. */
export function isSmallFactory(slots: number): boolean {
  return factoryClass(slots) === "small";
}
