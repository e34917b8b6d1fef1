import type { OwnedFactory, Position } from "@emberlode/contract";
import { atom } from "jotai";

/** A factory to be abandoned soon; removing it from the list in time undoes that. */
export interface PendingAbandon extends Position {
  id: OwnedFactory["_id"];
  /** When the call is sent, in milliseconds on the server's clock. */
  sentAt: number;
  /** The call is under way: nothing undoes it any more. */
  isSent: boolean;
}

export const pendingAbandonsAtom = atom<readonly PendingAbandon[]>([]);
