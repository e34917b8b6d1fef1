/** What a player reads whom the game refuses something. */
import type { GameErrorCode } from "@emberlode/game";

/** Plain words: what is the matter and what to do. */
const TEXTS: Readonly<Record<GameErrorCode, string>> = {
  NOT_LOGGED_IN: "You are not logged in. Log in and try again.",
  BAD_CREDENTIALS: "That username and password do not belong together. Check both and try again.",
  BAD_INPUT: "Something in that request is not right. Check it and try again.",
  PASSWORD_PAIR: "Please input both old and new password to update password.",
  WRONG_PASSWORD: "The old password is not right. Type it again.",
  TOKEN_INVALID: "That link or token is no longer valid. Ask for a new one.",
  PICTURE_INVALID:
    "That picture cannot be read. Send a JPEG, PNG, WebP, GIF or AVIF of up to 4 megapixels.",
  USERNAME_RESERVED: "That username is reserved. Choose another one.",
  USERNAME_TAKEN: "That username is taken. Choose another one.",
  EMAIL_TAKEN: "That e-mail address already has an account. Log in, or use another address.",
  NOT_FOUND: "That does not exist, or it is not yours.",
  METHOD_NOT_ALLOWED: "That cannot be done with this address.",
  NOT_HERE: "You are not on that field. Walk there first.",
  WRONG_FIELD: "That cannot be done on this field. Look for a field of the right kind.",
  SPENT: "You have used up this field for now. Try another one.",
  TIRED: "You have fewer of today's first 1,000 digs left than that. Dig with less effort.",
  NOT_EXPLORED: "You have not explored that part of the map yet.",
  WORLD_FULL:
    "Every place for a base is taken right now. Nothing was lost; please try again later.",
  NOT_A_GUEST: "This account already has a name. There is nothing to upgrade.",
  GUEST_NOT_ALLOWED:
    "Guests cannot do that yet. Choose a name and a password first; you keep everything.",
  TOO_MANY_GUESTS: "There are too many guests right now. Create an account, or try again later.",
  TOO_MANY_GUESTS_HERE:
    "Five guests from your network are playing right now. Create an account; it takes half a minute.",
  REPORT_DECIDED: "The reports of that message are decided already. Load the list again.",
  FORBIDDEN: "You are not allowed to do that.",
  SCOPE_MISSING:
    "This API token was not made for that. Make one with the scope that the call needs.",
  PUSH_SERVICE: "This server cannot send to your browser's push service. Try another browser.",
  CROSS_SITE: "That request came from another site. Open the game itself and try again.",
  KEY_REUSED: "That action was already sent with other contents. Reload the page and try again.",
  BODY_TOO_LARGE: "That is too large to send. Make it smaller and try again.",
  UNSUPPORTED_MEDIA_TYPE: "That kind of content is not accepted here.",
  NOT_ENOUGH_METAL: "You do not have enough metal for that. Dig for more.",
  NOT_ENOUGH_ENERGY: "You do not have enough energy for that. Dig for more.",
  NOT_ENOUGH_RESOURCES: "You have neither the metal nor the energy for that. Dig for more of both.",
  NOT_ENOUGH_SLOTS: "There is no room for that many units. Capture a factory or upgrade your base.",
  TECH_MISSING: "You lack the tech for that unit. Buy the tech first.",
  ALREADY_OWNED: "You already own that tech. There is nothing to pay.",
  NOT_A_BASE: "Only a base can be upgraded. This is a plain factory.",
  MAX_LEVEL: "That is at its highest level already.",
  BASE_LEVEL_TOO_LOW: "A research cannot pass the level of your base. Upgrade the base first.",
  LEVEL_NOT_NEXT: "That is not the next level of this research. Look at its level and try again.",
  PART_NOT_HELD: "You hold no such part. Buy one here, or look for one in a cave.",
  PART_LIMIT: "You have all of these parts that can be installed.",
  ALREADY_LIT: "You have lit your candle of the day. Come back tomorrow.",
  CANDLES_FULL: "You hold seven candles already; you can carry no more.",
  NO_MIRAGE: "There is no mirage here. They appear over empty fields between noon and dusk.",
  SELF: "That is your own base. Look for another player's.",
  ENEMY_MISMATCH: "That player's base is not on this field. Look at the field again.",
  SHIELDED:
    "The beginner's shield still protects this: a newcomer's base, or their first small factory.",
  NAP_PARTNER: "A non-aggression pact stands between you. End it first if you want to fight.",
  TOO_WEAK: "That player is far too weak for you. Look for somebody of your own size.",
  ATTACKED_RECENTLY: "You attacked this base less than 4 hours ago. Give it time to recover.",
  TOO_MANY_ATTACKS: "You have led 20 attacks today. Your troops need rest until tomorrow.",
  NO_ARMY: "You have no attack units. Buy some first; ten Pikemen are a good start.",
  ALREADY_YOURS: "This factory is yours already.",
  FACTORY_SAFE: "This factory was taken a short while ago and is still safe. Come back later.",
  ABANDONED_RECENTLY:
    "This factory fell free from your hands. You cannot take it again within 24 hours.",
  FACTORY_TOO_SMALL:
    "Factories of 900 slots or fewer are for bases up to level 3. Look for a larger one.",
  TOO_MANY_FACTORIES: "Your base cannot run more factories. Upgrade it, or abandon one of them.",
  TOO_MANY_SMALL_FACTORIES:
    "You hold two factories of 900 slots or fewer already. Look for a larger one.",
  FACTORY_RESERVED:
    "This factory fell free for newcomers: only players without a factory can take it yet.",
  CAPTURE_TRIED_RECENTLY:
    "You fought for a factory of this player within the last hour. Try again later.",
  BASE_STAYS: "A base cannot be abandoned. Only plain factories can.",
  TOOL_NOT_USABLE: "That tool is not used up like this. It works by itself, or where it is needed.",
  NOT_ENOUGH_TOOLS:
    "You do not hold as many of that tool as this takes. Look at what you hold and try again.",
  NO_MINES_HERE:
    "No more mines can be laid here: at most five lie on a field, and none beside a building.",
  NOTHING_FOUND: "There is nothing of the kind to be found right now. Nothing was used up.",
  GPS_NEEDED: "You need a GPS to travel. Research it first.",
  TOOL_NOT_READY: "That tool is not ready yet. Wait a little.",
  ALREADY_THERE: "You are standing there already.",
  BANK_CARD_NEEDED: "You need a Bank Card to be served here. Research it first.",
  BANK_FULL: "Your account does not hold that much. Deposit less, or research a better card.",
  BANK_TOO_LITTLE: "Your account holds less than that. Withdraw less.",
  EXCHANGE_MINIMUM: "The Exchange Bank changes amounts of 10 or more.",
  MARKET_KEY_NEEDED: "You need a Black Market Key to be let in here. Research it first.",
  OFFER_GONE: "That offer is not one of today's. Look at the offers again.",
  SOLD_OUT: "There is not that much left for you today. Take less, or come back tomorrow.",
  CASINO_KEY_NEEDED: "You need a Casino Key to be let in here. Research it first.",
  STAKE_INVALID: "A stake is a multiple of 100, from 100 up to what your key allows.",
  TOO_MANY_STAKES: "You have placed all of today's fifty stakes. Come back tomorrow.",
  NAP_SELF: "You need no NAP with yourself. Name another player.",
  NAP_EXISTS: "There is a NAP with that player already, or you asked for it.",
  NAP_BLOCKED: "There can be no NAP between you two: one of you blocks it.",
  NAP_ASKED_LATELY: "You asked that player within the last day. Ask again when the day is over.",
  NAP_NOT_ASKED: "That player has not asked you for a NAP.",
  NAP_NOT_STANDING: "There is no NAP with that player that you could end.",
  TOO_MANY_NOTES: "You have written thirty notes within the hour. Your pen needs a rest.",
  TOO_MANY_PLOTS: "You keep two hundred plots already. Remove one that you no longer need.",
  PLOT_FULL: "A plot has room for ten entries of your own. Take one away first.",
  MUTED: "A moderator has muted you. You can write again later.",
  BANNED: "This account has been shut out of the game.",
  BLOCK_SELF: "You cannot block yourself.",
  TOO_MANY_BLOCKS: "You have blocked two hundred players. Unblock one of them first.",
  TOO_MANY_REQUESTS: "That was too fast. Wait a moment and try again.",
  BUSY: "The game is very busy. Nothing was lost; try again in a moment.",
  INTERNAL: "Something went wrong on our side. Please try again in a moment.",
};

const counted = (n: number, unit: string) => `${n} ${unit}${n === 1 ? "" : "s"}`;

export const enErrors = {
  texts: TEXTS,
  /** A refusal that ends by itself: `You have used up … (12 minutes)`. */
  withWait: (text: string, wait: string) => `${text} (${wait})`,
  spentUntil: (wait: string) =>
    `You have used up this field for now. It is fresh again in ${wait}.`,
  noDigsLeft:
    "You have used up today's first 1,000 digs. Dig with effort 1, or come back tomorrow.",
  digsLeft: (left: number) =>
    `You have only ${left} of today's first 1,000 digs left. Dig with less effort.`,
  /** Waiting times. */
  seconds: (n: number) => counted(n, "second"),
  minutes: (n: number) => counted(n, "minute"),
  hours: (n: number) => counted(n, "hour"),
  hoursAndMinutes: (hours: number, minutes: number) =>
    `${counted(hours, "hour")} ${counted(minutes, "minute")}`,
  /** Refusals that say more than their code. */
  wrongTooOften: (wait: string) => `That was wrong too often. Try again in ${wait}.`,
  tooManyTokens: (most: number) =>
    `You have ${most} tokens already. Delete one that you do not use.`,
  commonPassword: "That password is one of those that are guessed first. Choose another one.",
  picturesTooOften: "You have changed your picture very often. Try again in an hour.",
  emptyMessage: "There is nothing left to say in that message.",
  messageTooLong: (most: number) => `A message has at most ${most} characters.`,
  noSuchMessage: "No message has that number yet.",
  scopeMissing: (scope: string) => `This API token lacks the scope ${scope}. Make one that has it.`,
  noSuchPlayer: "There is no player of that name. Check the spelling and try again.",
  keyNotUuid: "The Idempotency-Key header must be a UUID.",
};
