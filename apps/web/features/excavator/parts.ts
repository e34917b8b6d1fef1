/** The state of each excavator part for the player (rules §5). */
import type { ExcavatorAnswer, OwnedFactory } from "@emberlode/contract";
import {
  type Amounts,
  buyPartRefusal,
  type DigRanges,
  digRanges,
  type ExcavatorPartId,
  installPartRefusal,
  partPrice,
  RESOURCES,
  type Resource,
  raisedRanges,
} from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { shortfallText } from "../army/army.ts";
import { partOfItem } from "../finds/find.ts";

const t = await messages("excavator");

type Item = ExcavatorAnswer["items"][number];

export interface PartRow {
  id: ExcavatorPartId;
  name: string;
  raises: Resource;
  paidIn: Resource;
  min: number;
  max: number;
  price: number;
  limit: number;
  installed: number;
  held: number;
}

/** How many of an item the player has: the list contains no other owners. */
function heldIn({ users }: Item): number {
  return users[0]?.count ?? 0;
}

/** The parts that raise one resource, smallest first. */
export function partRowsOf({ items }: ExcavatorAnswer, raises: Resource): PartRow[] {
  return items.flatMap((item) => {
    const part = partOfItem(item._id);
    if (part === null || item.type !== raises) return [];
    const { id, name, paidIn, min, max, price, limit } = part;
    const installed = item.count;
    return [{ id, name, raises, paidIn, min, max, price, limit, installed, held: heldIn(item) }];
  });
}

/** The parts that raise each resource, with those first that the player can install. */
export function laddersOf(parts: ExcavatorAnswer): { raises: Resource; ids: ExcavatorPartId[] }[] {
  const ladders = RESOURCES.map((raises) => {
    const rows = partRowsOf(parts, raises);
    const isSpare = (row: PartRow) => installPartRefusal(row, row.id) === null;
    const sorted = rows.toSorted((one, other) => Number(isSpare(other)) - Number(isSpare(one)));
    return { raises, ids: sorted.map(({ id }) => id), hasSpare: rows.some(isSpare) };
  });
  return ladders.toSorted((one, other) => Number(other.hasSpare) - Number(one.hasSpare));
}

/** What a part adds to a day's production of the factories, which make a number of average digs. */
export function producedMore(
  { raises, min, max }: Pick<PartRow, "raises" | "min" | "max">,
  factories: readonly OwnedFactory[],
  meanDig: Amounts,
): number {
  const perDay = factories.reduce(
    (all, { production }) => all + (production?.perDay[raises] ?? 0),
    0,
  );
  return meanDig[raises] > 0 ? Math.floor((perDay * (min + max)) / 2 / meanDig[raises]) : 0;
}

/** How many of a part the player can pay for and install. */
export function maxParts({ id, held, installed, limit }: PartRow, carried: Amounts): number {
  const price = partPrice(id);
  const affordable = RESOURCES.filter((of) => price[of] > 0).map((of) => carried[of] / price[of]);
  return Math.max(0, Math.floor(Math.min(limit - installed - held, ...affordable)));
}

/** Why a part cannot be bought here and now; null if it can. */
export function buyRefusalText(
  row: PartRow,
  carried: Amounts,
  isHere: boolean,
  meanDig: Amounts,
): string | null {
  const refusal = buyPartRefusal(carried, row, row.id);
  if (refusal?.code === "PART_LIMIT") return t("reasons.limit");
  if (refusal === null) return isHere ? null : t("reasons.away");
  return shortfallText(partPrice(row.id), carried, meanDig);
}

/** Why a part cannot be installed here and now; null if it can. */
export function installRefusalText(row: PartRow, isHere: boolean): string | null {
  const refusal = installPartRefusal(row, row.id);
  if (refusal === "PART_LIMIT") return t("reasons.full");
  if (refusal === "PART_NOT_HELD") return t("reasons.notHeld");
  return isHere ? null : t("reasons.away");
}

function withCountChanges(
  list: ExcavatorAnswer,
  part: ExcavatorPartId,
  heldChange: number,
  installedChange: number,
): ExcavatorAnswer {
  const items = list.items.map((item) => {
    if (item._id !== part) return item;
    const users = item.users.map((user) => ({ ...user, count: user.count + heldChange }));
    return { ...item, count: item.count + installedChange, users };
  });
  return { ...list, items };
}

/**
 * The list after installing parts of a kind that are held or, with `bought`, were just bought, with
 * the dig ranges raised by the server's rule.
 */
export function withInstalled(
  list: ExcavatorAnswer,
  part: ExcavatorPartId,
  { count = 1, bought = 0 } = {},
): ExcavatorAnswer {
  const { metalCap: metal, energyCap: energy } = list;
  let ranges: DigRanges = {
    digMin: { metal: metal[0], energy: energy[0] },
    digMax: { metal: metal[1], energy: energy[1] },
  };
  for (let one = 0; one < count; one++) ranges = raisedRanges(ranges, part);
  const raised = digRanges(ranges);
  return {
    ...withCountChanges(list, part, bought - count, count),
    metalCap: raised.metal,
    energyCap: raised.energy,
  };
}
