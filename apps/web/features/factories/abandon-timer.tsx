import type { PendingAbandon } from "./pending-abandons-atom.ts";
import { useAbandonTimer } from "./use-abandon.ts";

/** Abandons one factory when its timer ends; renders nothing. */
export default function AbandonTimer({ pending }: { pending: PendingAbandon }) {
  useAbandonTimer(pending);
  return null;
}
