import type { OwnedFactory, Position } from "@emberlode/contract";
import { atom } from "jotai";

/** A factory that will be abandoned soon; removing it from the list in time undoes that. */
export interface PendingAbandon extends Position {
  id: OwnedFactory["_id"];
  /** When the call is sent, in milliseconds of server time. */
  sentAt: number;
  /** The call is in flight: it cannot be undone any more. */
  isSent: boolean;
}

export const pendingAbandonsAtom = atom<readonly PendingAbandon[]>([]);
