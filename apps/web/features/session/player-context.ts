import type { LoginPayload } from "@emberlode/contract";
import { createContext, use } from "react";

/** The player's login payload, queried once for the whole page. */
export const PlayerContext = createContext<LoginPayload | undefined>(undefined);

/** The logged-in player; undefined before login and while loading. */
export function usePlayer(): LoginPayload | undefined {
  return use(PlayerContext);
}
