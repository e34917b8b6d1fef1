/** Average value of a visit to each type of field, metal and energy added. */
import {
  CAVE_DIG_ROLLS,
  CAVE_WEIGHTS,
  type DigEffort,
  digYield,
  EXCAVATOR_PART_IDS,
  EXCAVATOR_PARTS,
  type ExcavatorPartId,
  type FieldType,
  FOREST_WEIGHTS,
  fatigueAfter,
  LOTTO_PRIZES,
  partKind,
  partRarity,
  type Resource,
  TRAP,
} from "@emberlode/game";

/** Everything about a player that affects the value of a field. */
export interface Earner {
  /** Minimum and maximum yield of one dig. */
  range: Readonly<Record<Resource, readonly [min: number, max: number]>>;
  metal: number;
  energy: number;
  candle: number;
  /** Whether one more part of this kind can still be installed. */
  needsPart: (id: ExcavatorPartId) => boolean;
  /** Digs, caves and forests so far today. */
  digs: number;
  caves: number;
  forests: number;
  effort: DigEffort;
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

const RARITY_WEIGHTS = EXCAVATOR_PART_IDS.map((id) => partRarity(partKind(id)).weight);
const TOTAL_WEIGHT = sum(RARITY_WEIGHTS);
const PARTS = EXCAVATOR_PART_IDS.map((id, index) => ({
  id,
  weightedPrice: EXCAVATOR_PARTS[id].price * (RARITY_WEIGHTS[index] ?? 0),
}));
const CAVE_WEIGHT = sum(Object.values(CAVE_WEIGHTS));
const FOREST_WEIGHT = sum(Object.values(FOREST_WEIGHTS));

/** Average value of a part found in a cave: its list price if it can still be installed. */
export function meanPart({ needsPart }: Pick<Earner, "needsPart">): number {
  let worth = 0;
  for (const { id, weightedPrice } of PARTS) if (needsPart(id)) worth += weightedPrice;
  return worth / TOTAL_WEIGHT;
}

/** Average loss in a trap. */
function meanTrap(earner: Pick<Earner, "candle" | "metal" | "energy" | "range">): number {
  const { candle, metal, energy, range } = earner;
  if (candle > 0) return 0;
  const share = (TRAP.minPercent + TRAP.maxPercent) / 200;
  const loss = (carried: number, max: number) => Math.min(carried * share, max * TRAP.maxDigs);
  return loss(metal, range.metal[1]) + loss(energy, range.energy[1]);
}

/** Average value of a lottery ticket. */
const MEAN_TICKET =
  sum(LOTTO_PRIZES.map(({ weight, min, max }) => (weight * (min + max)) / 2)) /
  sum(LOTTO_PRIZES.map(({ weight }) => weight));

const meanOf = ([min, max]: readonly [number, number]) => (min + max) / 2;

/** Values of digs by field type. Veins are separate types. */
type DigWorths = Readonly<Record<Resource | `${Resource} vein`, number>>;

/** The last values by range: they change only with a dig or a part. */
const LAST_DIG = new WeakMap<
  Earner["range"],
  { digs: number; effort: DigEffort; worths: DigWorths }
>();

/** Value of a dig now, including fatigue and effort. */
export function digWorths({ range, digs, effort }: Pick<Earner, "range" | "digs" | "effort">) {
  const last = LAST_DIG.get(range);
  if (last?.digs === digs && last.effort === effort) return last.worths;
  const worth = (resource: Resource, vein: boolean) =>
    digYield({ used: digs, effort, vein }, () => meanOf(range[resource]));
  const worths: DigWorths = {
    metal: worth("metal", false),
    energy: worth("energy", false),
    "metal vein": worth("metal", true),
    "energy vein": worth("energy", true),
  };
  LAST_DIG.set(range, { digs, effort, worths });
  return worths;
}

/** Value of searching a cave and a forest now. */
export function searchWorths(earner: Omit<Earner, "digs" | "effort">) {
  const { range } = earner;
  const caveDivisor = fatigueAfter(earner.caves, "cave").divisor;
  const forestDivisor = fatigueAfter(earner.forests, "forest").divisor;
  const { metal: metalWeight, energy: energyWeight, part, trap } = CAVE_WEIGHTS;
  const digs = metalWeight * meanOf(range.metal) + energyWeight * meanOf(range.energy);
  const finds = CAVE_DIG_ROLLS * digs + part * meanPart(earner);
  return {
    // Fatigue makes finds rarer, but not traps.
    cave: (finds / caveDivisor - trap * meanTrap(earner)) / CAVE_WEIGHT,
    forest: (FOREST_WEIGHTS.lotto * MEAN_TICKET) / FOREST_WEIGHT / forestDivisor,
  };
}

/** By field type. */
export type Worths = Partial<Record<FieldType | keyof DigWorths, number>>;

/** Value of a visit to each field type now; no entry for types without a yield. */
export function worthByFieldType(earner: Earner): Worths {
  return { ...digWorths(earner), ...searchWorths(earner) };
}
