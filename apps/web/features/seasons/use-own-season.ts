import { MINUTE } from "@emberlode/game";
import { trpc } from "../../lib/trpc.ts";

/** Today's scores as of now; the ladders behind them are at most a minute old. */
export const useOwnSeason = ({ everyMs = MINUTE } = {}) =>
  trpc.seasons.own.useQuery(undefined, { staleTime: 0, refetchInterval: everyMs });
