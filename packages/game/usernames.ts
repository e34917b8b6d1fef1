/** Which usernames can be registered (rules §2). */
import { SPECIAL_CHAT_NAMES } from "./catalogue/settings.ts";
import type { Random } from "./random.ts";

/** Characters of a username, at least and at most (spec §5, rules §2). */
export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 15;

/** A whole username: 3..15 characters of A-Z a-z 0-9 _ - */
export const USERNAME_PATTERN = new RegExp(
  `^[A-Za-z0-9_-]{${USERNAME_MIN_LENGTH},${USERNAME_MAX_LENGTH}}$`,
);

/** What the names of guests begin with; nobody can choose such a name. */
export const GUEST_NAME_PREFIX = "Guest-";

/** Names that sound like somebody in charge, as `plain` writes them; also as beginning or end. */
const AUTHORITY_NAMES = ["admin", "administrator", "moderator", "gamemaster"];

const AUTHORITY_WORDS = [
  ...["mod", "mods", "gm", "staff", "support", "system", "server", "official", "root", "owner"],
  ...["operator", "developer", "helpdesk", "security", "webmaster", "postmaster", "abuse"],
];

/** Words that tell of somebody in charge also as one part of a name among others. */
const AUTHORITY_PARTS: ReadonlySet<string> = new Set(
  [
    ...AUTHORITY_NAMES,
    ...["mod", "mods", "gm", "staff", "support", "official"],
    ...Object.keys(SPECIAL_CHAT_NAMES),
  ].map((word) => word.toLowerCase()),
);

/** Words that are paths of the site or of its files. */
const ROUTE_WORDS = [
  ...["story", "game", "login", "logout", "register", "signup", "fuser", "fpass", "home", "ranks"],
  ...["clans", "codex", "battles", "settings", "account", "profile", "alliances", "referrals"],
  ...["confirm", "pictures", "players", "fair"],
  ...["api", "assets", "static", "docs", "healthz", "readyz", "metrics", "trpc", "favicon"],
  ...["socketio", "about", "privacy", "terms", "help", "index"],
];

const NOT_NAMES = ["null", "undefined", "nan", "true", "false", "me", "you", "anonymous", "guest"];

const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
};

/** Without capitals and separators. */
const bare = (name: string): string => name.toLowerCase().replace(/[_-]/g, "");

/** Letters in place of the digits that look like them. */
const lettered = (text: string): string =>
  text.replace(/\d/g, (digit) => LOOKALIKES[digit] ?? digit);

/** A name without what disguises it: case, separators, digits in place of letters, final digits. */
const plain = (name: string): string => lettered(bare(name).replace(/\d+$/, ""));

/** Letters in place of digits, and one letter for those that look the same: l and i, rn and m, vv and w. */
function looks(text: string): string {
  return lettered(bare(text)).replaceAll("l", "i").replaceAll("rn", "m").replaceAll("vv", "w");
}

/** How a name may be read: of its final digits any may be letters, and those behind them a number. */
function readings(name: string): readonly string[] {
  const [number = ""] = /\d*$/.exec(name) ?? [];
  return Array.from({ length: number.length + 1 }, (_, left) =>
    looks(left === 0 ? name : name.slice(0, -left)),
  );
}

/** Names that nobody may come near, as `looks` writes them. */
const GUARDED: ReadonlySet<string> = new Set(
  [...Object.keys(SPECIAL_CHAT_NAMES), ...AUTHORITY_NAMES, ...AUTHORITY_WORDS].map(looks),
);
const GUARDED_PARTS: ReadonlySet<string> = new Set(Array.from(AUTHORITY_PARTS, looks));
const GUARDED_ENDS = AUTHORITY_NAMES.map(looks);

/** Words that are only reserved as they are: a name that looks like a path imitates nobody. */
const RESERVED_WORDS: ReadonlySet<string> = new Set([...ROUTE_WORDS, ...NOT_NAMES].map(plain));

/** Whether a name looks like one of somebody in charge, to any reader. */
function imitates(name: string): boolean {
  return (
    readings(name).some(
      (read) =>
        GUARDED.has(read) ||
        GUARDED_ENDS.some((word) => read.startsWith(word) || read.endsWith(word)),
    ) || name.split(/[_-]/).some((part) => readings(part).some((read) => GUARDED_PARTS.has(read)))
  );
}

/** Whether nobody can register the name: `USERNAME_RESERVED`. Says nothing about its pattern. */
export function isReservedUsername(name: string): boolean {
  if (name.toLowerCase().startsWith(GUEST_NAME_PREFIX.toLowerCase())) return true;
  return RESERVED_WORDS.has(plain(name)) || imitates(name);
}

/** Latin letters for letters and signs that look the same. */
const CONFUSABLE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...["аa", "вb", "еe", "кk", "мm", "нh", "оo", "рp", "сc", "тt", "уy", "хx", "іi", "јj", "ѕs"],
    ...["ԁd", "ɡg", "ӏl", "αa", "εe", "ηn", "ιi", "κk", "νv", "οo", "ρp", "τt", "υu", "χx", "ωw"],
    ...["ıi", "ɑa", "@a", "$s", "!i", "|i", "€e"],
  ].map((pair) => Array.from(pair)),
);

/** A text in plain Latin letters: without accents, ornate forms and letters that look like them. */
const inLatin = (text: string): string =>
  Array.from(text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase())
    .map((char) => CONFUSABLE[char] ?? char)
    .join("");

/** Whether a free text, such as the name of a base, looks as if somebody in charge had signed it. */
export function posesAsStaff(text: string): boolean {
  const parts = inLatin(text)
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== "");
  const spelled = parts.every((part) => part.length === 1) ? [parts.join("")] : parts;
  return (
    readings(parts.join("")).some((read) => GUARDED.has(read)) ||
    spelled.some((part) => imitates(part))
  );
}

/** One of the two names with a colour of their own, whatever the case; null for any other. */
export function specialChatName(name: string): string | null {
  const wanted = name.toLowerCase();
  return Object.keys(SPECIAL_CHAT_NAMES).find((one) => one.toLowerCase() === wanted) ?? null;
}

// Without letters and digits that are easily mistaken for one another.
const GUEST_LETTERS = Array.from("abcdefghjkmnpqrstuvwxyz23456789");

/** A name for a guest, such as `Guest-k7m2xq`; about 890 million different ones. */
export function guestName(random: Random): string {
  const letters = Array.from({ length: 6 }, () => random.pick(GUEST_LETTERS));
  return GUEST_NAME_PREFIX + letters.join("");
}
