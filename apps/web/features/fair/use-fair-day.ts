import { trpc } from "../../lib/trpc.ts";

/** The published data of a day. */
export function useFairDay(day: string) {
  return trpc.fair.day.useQuery({ day });
}
