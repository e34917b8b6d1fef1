import type { LoginPayload } from "@emberlode/contract";
import { type GameDate, gameDate, MINUTE } from "@emberlode/game";
import { createContext, type ReactNode, use } from "react";
import { useNow } from "../../lib/use-now.ts";
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
  const data = usePlayer();
  const now = useNow(MINUTE);
  return data === undefined ? null : gameDate(Date.parse(data.user.status.createdAt), now);
}
