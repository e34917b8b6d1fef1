/** Everything that can be refused, with its HTTP status and what the player reads. */

interface GameError {
  status: number;
  /** Plain English for players: what is the matter and what to do. */
  text: string;
}

/** One table for the whole product: code, status, player text. */
export const ERRORS = {
  NOT_LOGGED_IN: { status: 401, text: "You are not logged in. Log in and try again." },
  BAD_CREDENTIALS: {
    status: 401,
    text: "That username and password do not belong together. Check both and try again.",
  },
  BAD_INPUT: {
    status: 400,
    text: "Something in that request is not right. Check it and try again.",
  },
  PASSWORD_PAIR: {
    status: 400,
    text: "Please input both old and new password to update password.",
  },
  WRONG_PASSWORD: { status: 400, text: "The old password is not right. Type it again." },
  TOKEN_INVALID: {
    status: 400,
    text: "That link or token is no longer valid. Ask for a new one.",
  },
  USERNAME_RESERVED: { status: 400, text: "That username is reserved. Choose another one." },
  USERNAME_TAKEN: { status: 409, text: "That username is taken. Choose another one." },
  EMAIL_TAKEN: {
    status: 409,
    text: "That e-mail address already has an account. Log in, or use another address.",
  },
  NOT_FOUND: { status: 404, text: "That does not exist, or it is not yours." },
  METHOD_NOT_ALLOWED: { status: 405, text: "That cannot be done with this address." },
  NOT_HERE: { status: 409, text: "You are not on that field. Walk there first." },
  WRONG_FIELD: {
    status: 409,
    text: "That cannot be done on this field. Look for a field of the right kind.",
  },
  SPENT: { status: 409, text: "You have used up this field for now. Try another one." },
  NOT_EXPLORED: { status: 404, text: "You have not explored that part of the map yet." },
  WORLD_FULL: {
    status: 409,
    text: "Every place for a base is taken right now. Nothing was lost; please try again later.",
  },
  NOT_A_GUEST: {
    status: 409,
    text: "This account already has a name. There is nothing to upgrade.",
  },
  GUEST_NOT_ALLOWED: {
    status: 403,
    text: "Guests cannot do that yet. Choose a name and a password first; you keep everything.",
  },
  TOO_MANY_GUESTS: {
    status: 429,
    text: "There are too many guests right now. Create an account, or try again later.",
  },
  FORBIDDEN: { status: 403, text: "You are not allowed to do that." },
  CROSS_SITE: {
    status: 403,
    text: "That request came from another site. Open the game itself and try again.",
  },
  KEY_REUSED: {
    status: 409,
    text: "That action was already sent with other contents. Reload the page and try again.",
  },
  BODY_TOO_LARGE: {
    status: 413,
    text: "That is too large to send. Make it smaller and try again.",
  },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: "That kind of content is not accepted here." },
  TOO_MANY_REQUESTS: { status: 429, text: "That was too fast. Wait a moment and try again." },
  BUSY: { status: 503, text: "The game is very busy. Nothing was lost; try again in a moment." },
  INTERNAL: {
    status: 500,
    text: "Something went wrong on our side. Please try again in a moment.",
  },
} as const satisfies Record<string, GameError>;

/** A refusal that rules, API and screens know by name. */
export type GameErrorCode = keyof typeof ERRORS;

/** Every code, for schemas and tests. */
export const ERROR_CODES = Object.keys(ERRORS) as readonly GameErrorCode[];

/** HTTP status of a refusal, 400..599. */
export function errorStatus(code: GameErrorCode): number {
  return ERRORS[code].status;
}

/**
 * What the player reads for a refusal.
 * @param waitMs time until it can be done again, where the refusal knows it (milliseconds)
 */
export function errorText(code: GameErrorCode, waitMs?: number): string {
  if (waitMs === undefined) return ERRORS[code].text;
  if (code === "SPENT") {
    return `You have used up this field for now. It is fresh again in ${waitText(waitMs)}.`;
  }
  return `${ERRORS[code].text} (${waitText(waitMs)})`;
}

/** A waiting time in words, rounded up so that it is never too short: `42 minutes`, `1 hour`. */
export function waitText(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds < 60) return counted(seconds, "second");
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return counted(minutes, "minute");
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0
    ? counted(hours, "hour")
    : `${counted(hours, "hour")} ${counted(rest, "minute")}`;
}

function counted(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? "" : "s"}`;
}
