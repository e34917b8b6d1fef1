import { type GameDate, gameDate, MINUTE } from "@emberlode/game";
import { useNow } from "../../lib/use-now.ts";
import { usePlayer } from "./player-context.ts";

/** The game's date and time for the account's age; null before login. */
export function useGameDate(): GameDate | null {
  const data = usePlayer();
  const now = useNow(MINUTE);
  return data === undefined ? null : gameDate(Date.parse(data.user.status.createdAt), now);
}
