/** Where a bot goes next: where it earns most for each action, walking included. */
import {
  CAVE_DIG_ROLLS,
  CAVE_WEIGHTS,
  cellAt,
  countersToday,
  digYield,
  EXCAVATOR_PART_IDS,
  EXCAVATOR_PARTS,
  type FieldType,
  FOREST_WEIGHTS,
  fatigue,
  isDiggable,
  LOTTO_PRIZES,
  type Position,
  partKind,
  partRarity,
  TRAP,
} from "@emberlode/game";
import { type Bot, isFresh } from "./bot.ts";
import { eachInRing, FARTHEST } from "./rings.ts";
import { effortNow, payingVein } from "./veins.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

const WEIGHTS = EXCAVATOR_PART_IDS.map((id) => partRarity(partKind(id)).weight);
const ALL_WEIGHTS = sum(WEIGHTS);

/** What the part that a cave holds is worth on average: its list price while it can be installed. */
function meanPart({ parts, partsInstalled }: Bot["player"]): number {
  const worth = EXCAVATOR_PART_IDS.map((id, at) => {
    const { price, limit } = EXCAVATOR_PARTS[id];
    const isUseful = (parts[at] ?? 0) + (partsInstalled[at] ?? 0) < limit;
    return isUseful ? price * (WEIGHTS[at] ?? 0) : 0;
  });
  return sum(worth) / ALL_WEIGHTS;
}

/** What a trap takes on average of what is carried. */
function meanTrap({ candle, metal, energy, digMetalMax, digEnergyMax }: Bot["player"]): number {
  if (candle > 0) return 0;
  const share = (TRAP.minPercent + TRAP.maxPercent) / 200;
  const loss = (carried: number, max: number) => Math.min(carried * share, max * TRAP.maxDigs);
  return loss(metal, digMetalMax) + loss(energy, digEnergyMax);
}

/** What a lottery ticket is worth on average. */
const MEAN_TICKET =
  sum(LOTTO_PRIZES.map(({ weight, min, max }) => (weight * (min + max)) / 2)) /
  sum(LOTTO_PRIZES.map(({ weight }) => weight));

/** By kind of field; veins count as kinds of their own. */
type Values = Partial<Record<FieldType | "metal vein" | "energy vein", number>>;

/** What a visit to each kind of field is worth now; nothing for kinds that give nothing. */
function valuesNow(bot: Bot): Values {
  const { player, now } = bot;
  const today = countersToday(player, now);
  const metal = (player.digMetalMin + player.digMetalMax) / 2;
  const energy = (player.digEnergyMin + player.digEnergyMax) / 2;
  const effort = effortNow(bot);
  const worth = (mean: number, vein: boolean) =>
    digYield({ used: today.digs, effort, vein }, () => mean);
  const caves = fatigue(today.caves, "cave").divisor;
  const forests = fatigue(today.forests, "forest").divisor;
  const { metal: ore, energy: steam, part, trap } = CAVE_WEIGHTS;
  const finds = CAVE_DIG_ROLLS * (ore * metal + steam * energy) + part * meanPart(player);
  return {
    metal: worth(metal, false),
    energy: worth(energy, false),
    "metal vein": worth(metal, true),
    "energy vein": worth(energy, true),
    // Fatigue makes finds rarer, not traps.
    cave: (finds / caves - trap * meanTrap(player)) / sum(Object.values(CAVE_WEIGHTS)),
    forest: (FOREST_WEIGHTS.lotto * MEAN_TICKET) / sum(Object.values(FOREST_WEIGHTS)) / forests,
  };
}

/** The seen and fresh cell that pays best for the way to it and one action; null for none. */
export function bestProspect(bot: Bot): Position | null {
  const values = valuesNow(bot);
  const most = Math.max(...Object.values(values));
  let best = -1;
  let rate = 0;
  // Once no cell farther out could be better, the search is over.
  for (let ring = 0; ring <= FARTHEST && rate < most / (ring + 1); ring++) {
    eachInRing(bot.player, ring, (index) => {
      if (bot.seen[index] !== 1 || !isFresh(bot, index)) return;
      const type = bot.world[index]?.type ?? "waste";
      if (values[type] === undefined) return;
      const kind = isDiggable(type) && payingVein(bot, index) ? (`${type} vein` as const) : type;
      const worth = (values[kind] ?? 0) / (ring + 1);
      if (worth <= rate) return;
      best = index;
      rate = worth;
    });
  }
  return best < 0 ? null : cellAt(best);
}
