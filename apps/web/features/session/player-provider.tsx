import type { ReactNode } from "react";
import { PlayerContext } from "./player-context.ts";
import { useSession } from "./use-session.ts";

/** Provides the player: one subscription to the session for the whole page. */
export function PlayerProvider({ children }: { children: ReactNode }) {
  const { data } = useSession();
  return <PlayerContext value={data}>{children}</PlayerContext>;
}
