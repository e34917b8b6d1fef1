import type { OwnedFactory, Position } from "@emberlode/contract";
import { playerAtom } from "../../lib/player-atom.ts";

/** A factory about to be abandoned; remove it from the list in time to cancel. */
export interface PendingAbandon extends Position {
  id: OwnedFactory["_id"];
  /** When the call will be sent, in milliseconds of server time. */
  sendAt: number;
  /** Whether the call is in flight and can no longer be canceled. */
  isInFlight: boolean;
}

export const pendingAbandonsAtom = playerAtom<readonly PendingAbandon[]>([]);
