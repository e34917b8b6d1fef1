/** Daily offers of the Black Market (rules §15). */
import { MARKET } from "../catalogue/buildings.ts";
import {
  EXCAVATOR_PART_IDS,
  EXCAVATOR_PARTS,
  type ExcavatorPartId,
} from "../catalogue/excavator.ts";
import { TOOL_IDS } from "../catalogue/tools.ts";
import { type Random, seededRandom } from "../random.ts";
import type { Resource } from "../resource.ts";
import { type ConsumableToolId, isConsumableTool, TOOLS } from "./tools/all-tools.ts";

export type MarketGood =
  | { kind: "tool"; item: ConsumableToolId }
  | { kind: "part"; item: ExcavatorPartId };

export type MarketOffer = MarketGood & {
  /** Day and number, such as `20000-3`, so that yesterday's offers are not mistaken for today's. */
  id: string;
  /** Price per piece. */
  price: number;
  paidIn: Resource;
  /** How many one player can buy that day, per key level. */
  stock: number;
};

/** List price of one: for tools the research base price in metal, for parts the center's price. */
export function listPrice(good: MarketGood): { price: number; paidIn: Resource } {
  if (good.kind === "tool") return { price: TOOLS[good.item].basePrice, paidIn: "metal" };
  const { price, paidIn } = EXCAVATOR_PARTS[good.item];
  return { price, paidIn };
}

/** Draws distinct items, in the order drawn. */
function draw<T extends NonNullable<unknown>>(
  items: readonly T[],
  count: number,
  random: Random,
): readonly T[] {
  const undrawn = [...items];
  return Array.from({ length: count }, () => {
    const item = random.pick(undrawn);
    undrawn.splice(undrawn.indexOf(item), 1);
    return item;
  });
}

/**
 * The six offers of a day: three usable tools and three parts, all different, each at
 * `MARKET.minPercent` to `MARKET.maxPercent` of its list price. The same seed and day give the same
 * offers.
 * @param seed the market's secret. Players see its results, so derive it and never pass the day's
 * seed itself.
 * @param day UTC day number
 */
export function marketOffers(seed: string, day: number): readonly MarketOffer[] {
  const random = seededRandom(`market:${day}:${seed}`);
  const tools = draw(TOOL_IDS.filter(isConsumableTool), MARKET.toolOffers, random);
  const parts = draw(EXCAVATOR_PART_IDS, MARKET.partOffers, random);
  const goods: readonly MarketGood[] = [
    ...tools.map((item) => ({ kind: "tool", item }) as const),
    ...parts.map((item) => ({ kind: "part", item }) as const),
  ];
  return goods.map((good, index) => {
    const list = listPrice(good);
    const percent = random.int(MARKET.minPercent, MARKET.maxPercent);
    const stock = good.kind === "tool" ? MARKET.toolStock : MARKET.partStock;
    return {
      id: `${day}-${index}`,
      price: Math.floor((list.price * percent) / 100),
      paidIn: list.paidIn,
      stock: random.int(stock.min, stock.max),
      ...good,
    };
  });
}
