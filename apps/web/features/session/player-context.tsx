import type { LoginPayload, Status } from "@emberlode/contract";
import { type GameDate, gameDate, MINUTE } from "@emberlode/game";
import { createContext, type ReactNode, use } from "react";
import { useNow, useNowSelector } from "../../lib/use-now.ts";
import { useSession } from "./use-session.ts";

/** The player's login payload, queried once for the whole page. */
const PlayerContext = createContext<LoginPayload | undefined>(undefined);

/** The logged-in player; undefined before login and while loading. */
export function usePlayer(): LoginPayload | undefined {
  return use(PlayerContext);
}

/** Provides the player through a single subscription to the session. */
export function PlayerProvider({ children }: { children: ReactNode }) {
  const { data } = useSession();
  return <PlayerContext value={data}>{children}</PlayerContext>;
}

/** The game's date and time for the account's age; null before login. */
export function useGameDate(): GameDate | null {
  const payload = usePlayer();
  const now = useNow(MINUTE);
  return payload === undefined ? null : gameDate(Date.parse(payload.user.status.createdAt), now);
}

type Shield = Pick<Status, "shieldUntil">;

const shieldLeftAt = ({ shieldUntil }: Shield, now: number): number =>
  shieldUntil === null ? 0 : Math.max(0, Date.parse(shieldUntil) - now);

/** Remaining time of the shield in milliseconds, updated every second; 0 without a shield. */
export function useShieldLeft(status: Shield): number {
  return shieldLeftAt(status, useNow());
}

/** Whether the player has a shield now. */
export function useIsShielded(status: Shield): boolean {
  return useNowSelector((now) => Number(shieldLeftAt(status, now) > 0)) === 1;
}
