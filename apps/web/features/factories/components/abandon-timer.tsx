import type { PendingAbandon } from "../atoms/pending-abandons-atom.ts";
import { useAbandonTimer } from "../hooks/use-abandon.ts";

/** Abandons one factory at its time; renders nothing. */
export default function AbandonTimer({ pending }: { pending: PendingAbandon }) {
  useAbandonTimer(pending);
  return null;
}
