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
/** Those that no two words make by chance, as "Ad Mine" does. */
const LONG_ENDS = GUARDED_ENDS.filter((word) => word !== looks("admin"));

/** Words that are only reserved as they are: a name that looks like a path imitates nobody. */
const RESERVED_WORDS: ReadonlySet<string> = new Set([...ROUTE_WORDS, ...NOT_NAMES].map(plain));

/** Each part of a name, alone and with those behind it: "game", "gamemaster", "master". */
const neighbors = (parts: readonly string[]): readonly string[] =>
  parts.flatMap((_, from) =>
    parts.slice(from).map((_part, more) => parts.slice(from, from + more + 1).join("")),
  );

const hasEnd = (read: string, word: string): boolean =>
  read.startsWith(word) || read.endsWith(word);

/** Whether a name of these parts looks like one of somebody in charge, to any reader. */
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

/** Whether nobody can register the name: `USERNAME_RESERVED`. Says nothing about its pattern. */
export function isReservedUsername(name: string): boolean {
  if (name.toLowerCase().startsWith(GUEST_NAME_PREFIX.toLowerCase())) return true;
  const isImitation = imitates(name.split(/[_-]/)) || imitates([bare(name)]);
  return isImitation || RESERVED_WORDS.has(plain(name));
}

/**
 * Letters and signs that look like a Latin letter: of other alphabets, with strokes and hooks, small
 * capitals. Greek capitals are there where they look like another letter than the small ones do.
 */
const LOOK_LIKE: Readonly<Record<string, string>> = {
  a: "аαɑᴀᎪ@",
  b: "вьβƀɓʙᏴ",
  c: "сᴄᏟ¢",
  d: "ԁđðɖɗᴅᎠ",
  e: "еεᴇᎬ€",
  f: "ƒꜰ",
  g: "ɡǥɠցɢᏀ",
  h: "нһħհʜΗᎻ",
  i: "іӏιıɨɪ!|",
  j: "јᴊᎫ",
  k: "кκᴋᏦ",
  l: "łʟᏞ£",
  m: "мɱᴍΜᎷ",
  n: "ηŋɲոɴΝ",
  o: "оοσøօᴏ",
  p: "рρᴘᏢ",
  q: "ԛ",
  r: "ɍɾʀᎡ",
  s: "ѕςßꜱᏚ$",
  t: "тτŧʈᴛᎢ",
  u: "υսᴜ",
  v: "νѵᴠᏙ",
  w: "ωԝᴡᏔ",
  x: "хχ",
  y: "уүγʏΥ",
  z: "ᴢΖᏃ",
};

/** Where 26 letters in black circles, in black squares and of flags begin. */
const ORNATE_ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6];

const CONFUSABLE: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_LIKE).flatMap(([letter, signs], at) =>
    [...signs, ...ORNATE_ALPHABETS.map((first) => String.fromCodePoint(first + at))].map(
      (sign) => [sign, letter] as const,
    ),
  ),
);

function latin(char: string): string {
  const small = char.toLowerCase();
  return CONFUSABLE.get(char) ?? CONFUSABLE.get(small) ?? small;
}

/** Behind a word they are no letters. */
const ENDING_STROKES = /[!|]+(?!\p{L})/gu;

/** A text in plain Latin letters: without accents, ornate forms and letters that look like them. */
function inLatin(text: string): string {
  const plainForms = text.normalize("NFKD").replace(/\p{M}/gu, "");
  return Array.from(plainForms.replace(ENDING_STROKES, " "), latin).join("");
}

/** Whether a free text, such as the name of a base, looks as if somebody in charge had signed it. */
export function posesAsStaff(text: string): boolean {
  return imitates(
    inLatin(text)
      .split(/[^a-z0-9]+/)
      .filter((part) => part !== ""),
  );
}

/** One of the two names with a color of their own, in any case; null for any other. */
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
