import { ERRORS, type GameErrorCode } from "@emberlode/game";

/** What the server would answer, in the player's words: for what is refused before it is tried. */
export function refusalText(code: GameErrorCode): string {
  return ERRORS[code].text;
}
