import type { AppRouter, Failure } from "@emberlode/api";
import { TRPCClientError } from "@trpc/client";

type GameErrorCode = Failure["gameCode"];

/** Why a call failed: the game's error code, or no readable answer. */
export type ClientErrorCode = GameErrorCode | "NO_ANSWER";

interface GameErrorData {
  gameCode: GameErrorCode;
  httpStatus: number;
  retryAfterSeconds?: number;
  fields?: Readonly<Record<string, string>>;
}

function hasGameCode(data: unknown): data is GameErrorData {
  return typeof data === "object" && data !== null && "gameCode" in data;
}

/** A failed call. `message` is the text for the player. */
export class ClientError extends TRPCClientError<AppRouter> {
  override readonly name = "ClientError";
  readonly code: ClientErrorCode;
  /** HTTP status; 0 for no answer. */
  readonly status: number;
  /** When to retry, if the server said so. */
  readonly retryAfterSeconds: number | undefined;
  /** Error texts by input field. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(error: TRPCClientError<AppRouter>) {
    super(error.message, { cause: error });
    // The parent sets its own prototype.
    Object.setPrototypeOf(this, ClientError.prototype);
    const data: unknown = error.data;
    if (hasGameCode(data)) {
      this.code = data.gameCode;
      this.status = data.httpStatus;
      this.retryAfterSeconds = data.retryAfterSeconds;
      this.fields = data.fields ?? {};
    } else {
      this.code = "NO_ANSWER";
      this.status = statusOf(error);
      this.retryAfterSeconds = undefined;
      this.fields = {};
    }
  }
}

function statusOf(error: TRPCClientError<AppRouter>): number {
  const response = error.meta?.response;
  return response instanceof Response ? response.status : 0;
}
