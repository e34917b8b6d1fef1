import type { ReactNode } from "react";
import { useSession } from "../hooks/use-session.ts";
import { PlayerContext } from "../player-context.ts";

/** Gives the page the player: one watch of the session for all who read it. */
export function PlayerProvider({ children }: { children: ReactNode }) {
  const { data } = useSession();
  return <PlayerContext value={data}>{children}</PlayerContext>;
}
