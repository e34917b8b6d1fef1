/** The player's beginner's shield (rules §2), which may end without an event. */
import type { Status } from "@emberlode/contract";
import { useNow, useReadOfNow } from "../../lib/use-now.ts";

type Shield = Pick<Status, "shieldUntil">;

const leftAt = ({ shieldUntil }: Shield, now: number): number =>
  shieldUntil === null ? 0 : Math.max(0, Date.parse(shieldUntil) - now);

/** Remaining time of the shield in milliseconds, updated every second; 0 without a shield. */
export function useShieldLeft(status: Shield): number {
  return leftAt(status, useNow());
}

/** Whether the player has a shield now. */
export function useIsShielded(status: Shield): boolean {
  return useReadOfNow((now) => Number(leftAt(status, now) > 0)) === 1;
}
