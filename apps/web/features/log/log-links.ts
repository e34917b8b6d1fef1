/** Where a line of the log leads: to fields, and to what proves its roll. */
import type { Log, Position } from "@emberlode/contract";
import { isOnGrid, isSameCell, type LogCategory } from "@emberlode/game";
import { isoDay } from "../../lib/times.ts";

/** Lines name a place always so: at 3, 50; to 3, 50; around 3, 50. */
const PLACES = /\b(?:at|to|around) (\d{1,2}), (\d{1,2})\b/g;
/** Lines that name no place, or anything that a player likes to write. */
const WITHOUT_PLACE: readonly LogCategory[] = ["account", "note", "referral"];

/** The fields that a line names, each once, in its order. */
export function fieldsOf({ cat, content }: Pick<Log, "cat" | "content">): Position[] {
  if (WITHOUT_PLACE.includes(cat)) return [];
  const named = [...content.matchAll(PLACES)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  return named.filter(
    (at, index) => isOnGrid(at) && named.findIndex((one) => isSameCell(one, at)) === index,
  );
}

/** The day's published hash, and its seed once the day (UTC) is over: with them anybody checks the roll (rules §16). */
export function proofPath({ created }: Pick<Log, "created">): string {
  return `/api/fair/${isoDay(Date.parse(created))}`;
}
