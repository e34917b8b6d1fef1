import type { MarketOfferView, Status } from "@emberlode/contract";
import { EXCAVATOR_PART_IDS, isUsableTool, listPrice, TOOL_IDS } from "@emberlode/game";

/** The difference between an offer and the list price, in whole percent; negative is cheaper. */
export function percentOffList({ kind, item, price }: MarketOfferView): number {
  const list = listOf(kind, item);
  return list === null ? 0 : Math.round((price / list - 1) * 100);
}

function listOf(kind: MarketOfferView["kind"], item: string): number | null {
  if (kind === "part") {
    const part = EXCAVATOR_PART_IDS.find((id) => id === item);
    return part === undefined ? null : listPrice({ kind, item: part }).price;
  }
  const tool = TOOL_IDS.filter(isUsableTool).find((id) => id === item);
  return tool === undefined ? null : listPrice({ kind, item: tool }).price;
}

/** Why the player cannot buy one more. */
export type OfferBar = "soldOut" | "partLimit" | "short";

/** How many of an offer can be bought now, and what limits it. */
export function mostBought(
  { left, room, price, paidIn }: MarketOfferView,
  status: Pick<Status, "metal" | "energy">,
): { most: number; bar: OfferBar | null } {
  if (left < 1) return { most: 0, bar: "soldOut" };
  if (room !== null && room < 1) return { most: 0, bar: "partLimit" };
  const payable = Math.floor(status[paidIn] / price);
  const most = Math.min(left, room ?? left, payable);
  return { most, bar: most < 1 ? "short" : null };
}
