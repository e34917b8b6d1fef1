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
  PICTURE_INVALID: {
    status: 400,
    text: "That picture cannot be read. Send a JPEG, PNG, WebP, GIF or AVIF of up to 4 megapixels.",
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
  TIRED: {
    status: 409,
    text: "You have fewer of today's first 1,000 digs left than that. Dig with less effort.",
  },
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
  TOO_MANY_GUESTS_HERE: {
    status: 429,
    text: "Five guests from your network are playing right now. Create an account; it takes half a minute.",
  },
  REPORT_DECIDED: {
    status: 409,
    text: "The reports of that message are decided already. Load the list again.",
  },
  FORBIDDEN: { status: 403, text: "You are not allowed to do that." },
  SCOPE_MISSING: {
    status: 403,
    text: "This API token was not made for that. Make one with the scope that the call needs.",
  },
  PUSH_SERVICE: {
    status: 400,
    text: "This server cannot send to your browser's push service. Try another browser.",
  },
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
  NOT_ENOUGH_METAL: { status: 409, text: "You do not have enough metal for that. Dig for more." },
  NOT_ENOUGH_ENERGY: { status: 409, text: "You do not have enough energy for that. Dig for more." },
  NOT_ENOUGH_RESOURCES: {
    status: 409,
    text: "You have neither the metal nor the energy for that. Dig for more of both.",
  },
  NOT_ENOUGH_SLOTS: {
    status: 409,
    text: "There is no room for that many units. Capture a factory or upgrade your base.",
  },
  TECH_MISSING: { status: 409, text: "You lack the tech for that unit. Buy the tech first." },
  ALREADY_OWNED: { status: 409, text: "You already own that tech. There is nothing to pay." },
  NOT_A_BASE: { status: 409, text: "Only a base can be upgraded. This is a plain factory." },
  MAX_LEVEL: { status: 409, text: "That is at its highest level already." },
  BASE_LEVEL_TOO_LOW: {
    status: 409,
    text: "A research cannot pass the level of your base. Upgrade the base first.",
  },
  LEVEL_NOT_NEXT: {
    status: 409,
    text: "That is not the next level of this research. Look at its level and try again.",
  },
  PART_NOT_HELD: {
    status: 409,
    text: "You hold no such part. Buy one here, or look for one in a cave.",
  },
  PART_LIMIT: { status: 409, text: "You have all of these parts that can be installed." },
  ALREADY_LIT: { status: 409, text: "You have lit your candle of the day. Come back tomorrow." },
  CANDLES_FULL: { status: 409, text: "You hold seven candles already; you can carry no more." },
  NO_MIRAGE: {
    status: 409,
    text: "There is no mirage here. They appear over empty fields between noon and dusk.",
  },
  SELF: { status: 409, text: "That is your own base. Look for another player's." },
  ENEMY_MISMATCH: {
    status: 409,
    text: "That player's base is not on this field. Look at the field again.",
  },
  SHIELDED: {
    status: 409,
    text: "The beginner's shield still protects this: a newcomer's base, or their first small factory.",
  },
  NAP_PARTNER: {
    status: 409,
    text: "A non-aggression pact stands between you. End it first if you want to fight.",
  },
  TOO_WEAK: {
    status: 409,
    text: "That player is far too weak for you. Look for somebody of your own size.",
  },
  ATTACKED_RECENTLY: {
    status: 409,
    text: "You attacked this base less than 4 hours ago. Give it time to recover.",
  },
  TOO_MANY_ATTACKS: {
    status: 409,
    text: "You have led 20 attacks today. Your troops need rest until tomorrow.",
  },
  NO_ARMY: {
    status: 409,
    text: "You have no attack units. Buy some first; ten Pikemen are a good start.",
  },
  ALREADY_YOURS: { status: 409, text: "This factory is yours already." },
  FACTORY_SAFE: {
    status: 409,
    text: "This factory was taken a short while ago and is still safe. Come back later.",
  },
  ABANDONED_RECENTLY: {
    status: 409,
    text: "This factory fell free from your hands. You cannot take it again within 24 hours.",
  },
  FACTORY_TOO_SMALL: {
    status: 409,
    text: "Factories of 900 slots or fewer are for bases up to level 3. Look for a larger one.",
  },
  TOO_MANY_FACTORIES: {
    status: 409,
    text: "Your base cannot run more factories. Upgrade it, or abandon one of them.",
  },
  TOO_MANY_SMALL_FACTORIES: {
    status: 409,
    text: "You hold two factories of 900 slots or fewer already. Look for a larger one.",
  },
  FACTORY_RESERVED: {
    status: 409,
    text: "This factory fell free for newcomers: only players without a factory can take it yet.",
  },
  CAPTURE_TRIED_RECENTLY: {
    status: 409,
    text: "You fought for a factory of this player within the last hour. Try again later.",
  },
  BASE_STAYS: { status: 409, text: "A base cannot be abandoned. Only plain factories can." },
  TOOL_NOT_USABLE: {
    status: 409,
    text: "That tool is not used up like this. It works by itself, or where it is needed.",
  },
  NOT_ENOUGH_TOOLS: {
    status: 409,
    text: "You do not hold as many of that tool as this takes. Look at what you hold and try again.",
  },
  NO_MINES_HERE: {
    status: 409,
    text: "No more mines can be laid here: at most five lie on a field, and none beside a building.",
  },
  NOTHING_FOUND: {
    status: 409,
    text: "There is nothing of the kind to be found right now. Nothing was used up.",
  },
  GPS_NEEDED: { status: 409, text: "You need a GPS to travel. Research it first." },
  TOOL_NOT_READY: { status: 409, text: "That tool is not ready yet. Wait a little." },
  ALREADY_THERE: { status: 409, text: "You are standing there already." },
  BANK_CARD_NEEDED: {
    status: 409,
    text: "You need a Bank Card to be served here. Research it first.",
  },
  BANK_FULL: {
    status: 409,
    text: "Your account does not hold that much. Deposit less, or research a better card.",
  },
  BANK_TOO_LITTLE: { status: 409, text: "Your account holds less than that. Withdraw less." },
  EXCHANGE_MINIMUM: { status: 400, text: "The Exchange Bank changes amounts of 10 or more." },
  MARKET_KEY_NEEDED: {
    status: 409,
    text: "You need a Black Market Key to be let in here. Research it first.",
  },
  OFFER_GONE: {
    status: 409,
    text: "That offer is not one of today's. Look at the offers again.",
  },
  SOLD_OUT: {
    status: 409,
    text: "There is not that much left for you today. Take less, or come back tomorrow.",
  },
  CASINO_KEY_NEEDED: {
    status: 409,
    text: "You need a Casino Key to be let in here. Research it first.",
  },
  STAKE_INVALID: {
    status: 400,
    text: "A stake is a multiple of 100, from 100 up to what your key allows.",
  },
  TOO_MANY_STAKES: {
    status: 409,
    text: "You have placed all of today's fifty stakes. Come back tomorrow.",
  },
  NAP_SELF: { status: 409, text: "You need no NAP with yourself. Name another player." },
  NAP_EXISTS: {
    status: 409,
    text: "There is a NAP with that player already, or you asked for it.",
  },
  NAP_BLOCKED: { status: 409, text: "There can be no NAP between you two: one of you blocks it." },
  NAP_ASKED_LATELY: {
    status: 429,
    text: "You asked that player within the last day. Ask again when the day is over.",
  },
  NAP_NOT_ASKED: { status: 409, text: "That player has not asked you for a NAP." },
  NAP_NOT_STANDING: {
    status: 409,
    text: "There is no NAP with that player that you could end.",
  },
  TOO_MANY_NOTES: {
    status: 429,
    text: "You have written thirty notes within the hour. Your pen needs a rest.",
  },
  TOO_MANY_PLOTS: {
    status: 409,
    text: "You keep two hundred plots already. Remove one that you no longer need.",
  },
  PLOT_FULL: {
    status: 409,
    text: "A plot has room for ten entries of your own. Take one away first.",
  },
  MUTED: { status: 403, text: "A moderator has muted you. You can write again later." },
  BANNED: { status: 403, text: "This account has been shut out of the game." },
  BLOCK_SELF: { status: 409, text: "You cannot block yourself." },
  TOO_MANY_BLOCKS: {
    status: 409,
    text: "You have blocked two hundred players. Unblock one of them first.",
  },
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
 * @param left how many are left, where the refusal knows it
 */
export function errorText(code: GameErrorCode, waitMs?: number, left?: number): string {
  if (code === "TIRED" && left !== undefined) return tiredText(left);
  if (waitMs === undefined) return ERRORS[code].text;
  if (code === "SPENT") {
    return `You have used up this field for now. It is fresh again in ${waitText(waitMs)}.`;
  }
  return `${ERRORS[code].text} (${waitText(waitMs)})`;
}

function tiredText(left: number): string {
  return left === 0
    ? "You have used up today's first 1,000 digs. Dig with effort 1, or come back tomorrow."
    : `You have only ${left} of today's first 1,000 digs left. Dig with less effort.`;
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
