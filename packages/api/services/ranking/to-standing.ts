/** A recorded hour in wire format. */
import type { Standing } from "@emberlode/contract";
import { HOUR } from "@emberlode/game";
import { isoTime } from "../accounts/status.ts";
import type { RankHour } from "./rank-hours.queries.ts";

export function toStanding({ hour, rank, power }: RankHour): Standing {
  return { at: isoTime(hour * HOUR), rank, power };
}
