import { enBattles } from "@emberlode/words/en/battles";
import type { RoundRow } from "./round-rows.ts";

/** What an exchange of blows is called: Start, First strike, Round 3. */
export function roundName(round: RoundRow["round"]): string {
  const words = enBattles.course;
  if (round === null) return words.start;
  return round === 0 ? words.firstStrike : `${words.round} ${round}`;
}
