/** What became of an action, as an answer or as the error that the player is told. */
import type { ActionFailure } from "@emberlode/db";
import type { GameErrorCode, Refusal } from "@emberlode/game";
import { busyError, GameError } from "../../errors.ts";

/** The error of a refused or failed action, by the codes of its rule. */
export type ActionError<Code extends GameErrorCode = never> = GameError<
  Code | "KEY_REUSED" | "BUSY" | "NOT_LOGGED_IN"
>;

/** The error of an action that was not done for no fault of a rule. */
function failureError(failure: ActionFailure): ActionError {
  switch (failure) {
    case "KEY_REUSED":
      return new GameError("KEY_REUSED");
    case "BUSY":
      return busyError();
    // A session of a player who is gone ends with the player; this call was just faster.
    case "PLAYER_GONE":
      return new GameError("NOT_LOGGED_IN");
  }
}

/** What an action ended with instead of an answer. */
export function actionError<Code extends GameErrorCode>(
  error: Refusal<Code> | ActionFailure,
): ActionError<Code> {
  return typeof error === "string" ? failureError(error) : GameError.fromRefusal(error);
}
