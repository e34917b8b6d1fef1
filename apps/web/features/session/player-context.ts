import type { LoginPayload } from "@emberlode/contract";
import { createContext, use } from "react";

/** The login payload of the player, asked for once for the whole page. */
export const PlayerContext = createContext<LoginPayload | undefined>(undefined);

/** Who plays; undefined before login and while that is looked up. */
export function usePlayer(): LoginPayload | undefined {
  return use(PlayerContext);
}
