/** The parts that an Excavator Center installs (rules §5). */
import type { Resource } from "../resource.ts";

export interface ExcavatorPart {
  icon: string;
  /** The resource whose dig range it raises. */
  raises: Resource;
  /** Amount that one installed part adds to the lower and upper end of the range. */
  min: number;
  max: number;
  /** Maximum number that one player can install. */
  limit: number;
  /** Price of one part, in the other resource. */
  price: number;
  paidIn: Resource;
}

const forMetal = { raises: "metal", paidIn: "energy" } as const;
const forEnergy = { raises: "energy", paidIn: "metal" } as const;

const parts = {
  pickaxe: {
    ...forMetal,
    icon: "war-pick",
    min: 1,
    max: 5,
    limit: 20,
    price: 500,
  },
  jackhammer: {
    ...forMetal,
    icon: "hammer-drop",
    min: 2,
    max: 10,
    limit: 15,
    price: 1500,
  },
  drill: { ...forMetal, icon: "drill", min: 5, max: 25, limit: 10, price: 20000 },
  crusher: {
    ...forMetal,
    icon: "crush",
    min: 10,
    max: 50,
    limit: 8,
    price: 60000,
  },
  bucket_wheel: {
    ...forMetal,
    icon: "bucket-wheel-excavator",
    min: 25,
    max: 125,
    limit: 5,
    price: 400000,
  },
  hand_pump: {
    ...forEnergy,
    icon: "manual-water-pump",
    min: 1,
    max: 5,
    limit: 20,
    price: 500,
  },
  heat_exchanger: {
    ...forEnergy,
    icon: "heat-haze",
    min: 2,
    max: 10,
    limit: 15,
    price: 1500,
  },
  steam_turbine: {
    ...forEnergy,
    icon: "turbine",
    min: 5,
    max: 25,
    limit: 10,
    price: 20000,
  },
  bore_pump: {
    ...forEnergy,
    icon: "oil-pump",
    min: 10,
    max: 50,
    limit: 8,
    price: 60000,
  },
  geothermal_plant: {
    ...forEnergy,
    icon: "power-generator",
    min: 25,
    max: 125,
    limit: 5,
    price: 400000,
  },
} as const satisfies Record<string, ExcavatorPart>;

export type ExcavatorPartId = keyof typeof parts;

/** Part ids: metal first, each resource from smallest to largest. */
export const EXCAVATOR_PART_IDS = Object.keys(parts) as readonly ExcavatorPartId[];

/** The ten parts by id (rules §5). */
export const EXCAVATOR_PARTS: Readonly<Record<ExcavatorPartId, ExcavatorPart>> = parts;
