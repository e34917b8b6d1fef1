import { isSameCell } from "@emberlode/game";
import { useState } from "react";
import { trpc } from "../../../lib/trpc.ts";
import { useView } from "../../field/hooks/use-fields.ts";
import type { Place } from "../../field/hooks/use-place.ts";

/**
 * Whether map, goals and the first place have loaded or failed: before that, content below them would
 * shift.
 */
export function useFirstAnswers(place: Place): boolean {
  const [first] = useState(place.at);
  const field = trpc.fields.field.useQuery(first, { enabled: false });
  const view = useView();
  const progress = trpc.user.progress.useQuery();
  // The place is rendered some frames after its answer.
  const isDrawn = place.known || field.isError || !isSameCell(place.at, first);
  return isDrawn && !view.isPending && !progress.isPending;
}
