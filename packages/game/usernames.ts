/** Rules for usernames (rules §2). */
import { SPECIAL_CHAT_NAMES } from "./catalogue/settings.ts";
import { DIGIT_LETTERS, latinLetter } from "./look-alikes.ts";
import type { Random } from "./random.ts";

/** Length of a username in characters (spec §5, rules §2). */
export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 15;

/** A whole username: 3..15 characters of A-Z a-z 0-9 _ - */
export const USERNAME_PATTERN = new RegExp(
  `^[A-Za-z0-9_-]{${USERNAME_MIN_LENGTH},${USERNAME_MAX_LENGTH}}$`,
);

/** Prefix of guest names. Nobody can register a name with it. */
export const GUEST_NAME_PREFIX = "Guest-";

/** Names of staff, in lower case. Also matched at the start or end of a name. */
const AUTHORITY_NAMES = ["admin", "administrator", "moderator", "gamemaster"];

const AUTHORITY_WORDS = [
  "mod",
  "mods",
  "gm",
  "staff",
  "support",
  "system",
  "server",
  "official",
  "root",
  "owner",
  "operator",
  "developer",
  "helpdesk",
  "security",
  "webmaster",
  "postmaster",
  "abuse",
];

/** Words that suggest staff even as one part of a longer name. */
const AUTHORITY_PARTS: ReadonlySet<string> = new Set(
  [
    ...AUTHORITY_NAMES,
    "mod",
    "mods",
    "gm",
    "staff",
    "support",
    "official",
    ...Object.keys(SPECIAL_CHAT_NAMES),
  ].map((word) => word.toLowerCase()),
);

/** Words used in the paths of the site or its files. */
const ROUTE_WORDS = [
  "story",
  "game",
  "login",
  "logout",
  "register",
  "signup",
  "fuser",
  "fpass",
  "home",
  "ranks",
  "seasons",
  "clans",
  "codex",
  "battles",
  "settings",
  "account",
  "appeal",
  "profile",
  "alliances",
  "referrals",
  "confirm",
  "pictures",
  "players",
  "fair",
  "api",
  "assets",
  "static",
  "docs",
  "healthz",
  "readyz",
  "metrics",
  "trpc",
  "favicon",
  "socketio",
  "about",
  "rules",
  "privacy",
  "terms",
  "contact",
  "help",
  "index",
];

const NOT_NAMES = ["null", "undefined", "nan", "true", "false", "me", "you", "anonymous", "guest"];

/** Lowercase, without separators. */
const withoutSeparators = (name: string): string => name.toLowerCase().replace(/[_-]/g, "");

/** Replaces digits with the letters they resemble. */
const lettered = (text: string): string =>
  text.replace(/\d/g, (digit) => DIGIT_LETTERS[digit] ?? digit);

/** A name without disguises: case, separators, digits used as letters, trailing digits. */
const undisguised = (name: string): string => lettered(withoutSeparators(name).replace(/\d+$/, ""));

/** Digits become letters, and look-alike letters become one: l and i, rn and m, vv and w. */
function skeleton(text: string): string {
  return lettered(withoutSeparators(text))
    .replaceAll("l", "i")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}

/** Possible readings of a name: of its trailing digits, any may be letters, the rest a number. */
function readings(name: string): readonly string[] {
  const [number = ""] = /\d*$/.exec(name) ?? [];
  return Array.from({ length: number.length + 1 }, (_, droppedDigits) =>
    skeleton(droppedDigits === 0 ? name : name.slice(0, -droppedDigits)),
  );
}

/** Names that nobody may resemble, in the form that `skeleton` returns. */
const GUARDED: ReadonlySet<string> = new Set(
  [...Object.keys(SPECIAL_CHAT_NAMES), ...AUTHORITY_NAMES, ...AUTHORITY_WORDS].map(skeleton),
);
const GUARDED_PARTS: ReadonlySet<string> = new Set(Array.from(AUTHORITY_PARTS, skeleton));
const GUARDED_ENDS = AUTHORITY_NAMES.map(skeleton);
/** Endings that two ordinary words never form by chance, unlike "Ad Mine". */
const LONG_ENDS = GUARDED_ENDS.filter((word) => word !== skeleton("admin"));

/** Only whole names are reserved: a name that merely resembles a path impersonates nobody. */
const RESERVED_WORDS: ReadonlySet<string> = new Set(
  [...ROUTE_WORDS, ...NOT_NAMES].map(undisguised),
);

/** Every run of consecutive parts, joined: "game", "gamemaster", "master". */
const neighbors = (parts: readonly string[]): readonly string[] =>
  parts.flatMap((_, from) =>
    parts.slice(from).map((_part, more) => parts.slice(from, from + more + 1).join("")),
  );

const hasEnd = (read: string, word: string): boolean =>
  read.startsWith(word) || read.endsWith(word);

/** Whether a name made of these parts could be read as that of staff. */
function imitates(parts: readonly string[]): boolean {
  return (
    readings(parts.join("")).some((read) => GUARDED.has(read)) ||
    parts.some((part) =>
      readings(part).some((read) => GUARDED_ENDS.some((w) => hasEnd(read, w))),
    ) ||
    neighbors(parts).some((part) =>
      readings(part).some(
        (read) => GUARDED_PARTS.has(read) || LONG_ENDS.some((word) => hasEnd(read, word)),
      ),
    )
  );
}

/** Whether the name cannot be registered (`USERNAME_RESERVED`). Does not check its pattern. */
export function isReservedUsername(name: string): boolean {
  if (name.toLowerCase().startsWith(GUEST_NAME_PREFIX.toLowerCase())) return true;
  const isImitation = imitates(name.split(/[_-]/)) || imitates([withoutSeparators(name)]);
  return isImitation || RESERVED_WORDS.has(undisguised(name));
}

/** After a word these are punctuation, not letters. */
const ENDING_STROKES = /[!|]+(?!\p{L})/gu;

/** A text in plain Latin letters: without accents, ornate forms and look-alikes. */
function inLatin(text: string): string {
  const plainForms = text.normalize("NFKD").replace(/\p{M}/gu, "");
  return Array.from(plainForms.replace(ENDING_STROKES, " "), latinLetter).join("");
}

/** Whether a free text, such as a base name, could pass for one written by staff. */
export function posesAsStaff(text: string): boolean {
  return imitates(
    inLatin(text)
      .split(/[^a-z0-9]+/)
      .filter((part) => part !== ""),
  );
}

/**
 * The special chat name (with its own color) that this matches in any case, or null.
 */
export function specialChatName(name: string): string | null {
  const lowerName = name.toLowerCase();
  return Object.keys(SPECIAL_CHAT_NAMES).find((one) => one.toLowerCase() === lowerName) ?? null;
}

// Without characters that are easily confused.
const GUEST_LETTERS = Array.from("abcdefghjkmnpqrstuvwxyz23456789");

/** A random guest name such as `Guest-k7m2xq`, out of about 890 million. */
export function guestName(random: Random): string {
  const letters = Array.from({ length: 6 }, () => random.pick(GUEST_LETTERS));
  return GUEST_NAME_PREFIX + letters.join("");
}
