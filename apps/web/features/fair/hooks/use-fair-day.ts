import { trpc } from "../../../lib/trpc.ts";

/** What is published of a day. */
export function useFairDay(day: string) {
  return trpc.fair.day.useQuery({ day });
}
