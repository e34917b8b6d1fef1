import type { Position } from "@emberlode/contract";
import type { Utils } from "./trpc.ts";

/** Fetches a field again, or for the first time. Ignores a failure: the next step reports it. */
export async function reloadField(
  { fields }: Pick<Utils, "fields">,
  { x, y }: Position,
): Promise<void> {
  await fields.field.fetch({ x, y }, { staleTime: 0 }).catch(() => undefined);
}
