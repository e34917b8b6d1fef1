import type { Position } from "@emberlode/contract";
import { serverNow } from "../../../lib/server-clock.ts";
import { trpc } from "../../../lib/trpc.ts";

/** Tells whether a cell is known to be spent for the player. */
export function useIsSpent(): (at: Position) => boolean {
  const utils = trpc.useUtils();
  return (at) => {
    const until = utils.fields.field.getData(at)?.spentUntil;
    return until !== undefined && Date.parse(until) > serverNow();
  };
}
