import type { ReactNode } from "react";
import { PlayerContext } from "./player-context.ts";
import { useSession } from "./use-session.ts";

/** Provides the player through a single subscription to the session. */
export function PlayerProvider({ children }: { children: ReactNode }) {
  const { data } = useSession();
  return <PlayerContext value={data}>{children}</PlayerContext>;
}
