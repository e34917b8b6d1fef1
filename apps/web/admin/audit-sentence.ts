/** Rows of the audit log as sentences. */
import type { AuditRow } from "@emberlode/contract";
import { type AuditAction, MINUTE, SITE_PAGES } from "@emberlode/game";
import { LANGUAGE_NAMES, LANGUAGES } from "@emberlode/messages/languages";
import { plainText } from "../features/site-text/markdown.ts";
import { messages } from "../lib/messages.ts";
import { timeInWords } from "../lib/times.ts";
import { changeText } from "./amounts.tsx";
import { pauseFactName, pauseTimesText } from "./audit-pause.ts";
import { durationText } from "./duration.ts";
import { messagePath } from "./paths.ts";
import { STAFF_CALLS } from "./staff-calls.ts";
import { t } from "./texts.ts";

const tShell = await messages("shell");

/** The names in a sentence, or marks in their place. */
interface Names {
  actor: string;
  target: string;
}

/** Facts that the sentence of an action contains, or that only the server needs. */
const FACTS_IN_SENTENCE: Readonly<Partial<Record<string, readonly string[]>>> = {
  warn: ["sanction"],
  mute: ["sanction", "minutes"],
  suspend: ["sanction", "until"],
  ban: ["sanction"],
  lift: ["sanction", "kind"],
  rename: ["from", "to"],
  setProfile: ["part"],
  correct: ["metal", "energy"],
  moveBase: ["from", "to"],
  freeBase: ["from"],
  setRole: ["from", "to"],
  setBot: ["isBot"],
  suspendNetwork: ["accounts"],
  freeNetwork: ["accounts"],
  addWord: ["scope", "action", "isWhole"],
  removeWord: ["scope", "action", "isWhole"],
  setSignups: ["from", "to"],
  blockSignUps: ["minutes"],
  announce: ["players", "announcement", "asAlert", "asBanner"],
  editAnnouncement: ["announcement", "asAlert", "asBanner"],
  withdrawAnnouncement: ["announcement"],
  editText: ["page", "language", "characters"],
  setPause: ["change", "kind", "players"],
  endPause: ["change", "kind", "players"],
  decideReports: ["decision", "reports"],
  decideAppeal: ["decision", "sanction"],
  dismissEvidence: ["case", "accounts"],
} satisfies Partial<Record<AuditAction, readonly string[]>>;

/** Actions whose sentence contains the subject, except for the number of a message. */
const SUBJECT_IN_SENTENCE: ReadonlySet<string> = new Set([
  "suspendNetwork",
  "freeNetwork",
  "blockSignUps",
  "unblockSignUps",
  "look",
  "decideReports",
  "addWord",
  "removeWord",
]);

/** A message as a subject: its room and number. */
const MESSAGE = /^\w+\/(\d+)$/;
const isMessage = (subject: string): boolean => MESSAGE.test(subject);
const APPEAL = /^appeal (\d+)$/;

function subjectText(subject: string): string {
  const message = MESSAGE.exec(subject)?.[1];
  if (message !== undefined) return t("audit.messageNumber", { number: message });
  const appeal = APPEAL.exec(subject)?.[1];
  return appeal === undefined ? subject : t("audit.appealNumber", { number: appeal });
}

/** The page of a row's subject, or null. */
export function subjectPath({ subject, target }: AuditRow): string | null {
  const message = MESSAGE.exec(subject ?? "")?.[1];
  if (message !== undefined) {
    const username = target?.username ?? null;
    return username === null ? null : messagePath(username, message);
  }
  return APPEAL.test(subject ?? "") ? "/appeals" : null;
}

const ROLE_WORDS = ["player", "support", "moderator", "admin"] as const;

function roleWord(role: string): string {
  const known = ROLE_WORDS.find((one) => one === role);
  return known === undefined ? role : t(`roleWords.${known}`);
}

/** The first call of these pages. */
const ENTRY_CALL = "admin.me";

/** The names of a row; a deleted account has none. */
export const namesIn = ({ actor, target, subject }: AuditRow): Names => ({
  actor: actor === null ? t("serverCommand") : (actor.username ?? t("deletedActor")),
  target:
    target?.username ??
    (target === null && subject !== null ? subjectText(subject) : t("deletedAccount")),
});

/** A fact as text, and as a number. */
const textOf = ({ facts }: AuditRow, name: string): string => String(facts[name] ?? "");
const numberOf = ({ facts }: AuditRow, name: string): number => Number(facts[name] ?? 0);

/** What a call is for; its name if it no longer exists. */
function callText(name: string): string {
  const known = STAFF_CALLS.find((one) => one === name);
  return known === undefined ? t("audit.unknownCall", { name }) : t(`audit.calls.${known}`);
}

function refusedSentence({ action, target, subject }: AuditRow, names: Names): string {
  const call = callText(action);
  if (action === ENTRY_CALL) return t("audit.sentences.refusedEntry", { actor: names.actor });
  return target === null && subject === null
    ? t("audit.sentences.refused", { ...names, call })
    : t("audit.sentences.refusedAbout", { ...names, call });
}

function announcementIn({ facts }: AuditRow, actor: string) {
  const { announcement, asAlert, asBanner } = facts;
  const shown = asAlert === true && asBanner === true ? "both" : asAlert ? "alert" : "banner";
  return { actor, number: String(announcement), shown };
}

/** A new text of a public page, by the names of the page and the language. */
function editTextSentence(row: AuditRow, actor: string): string {
  const [path, tag] = [textOf(row, "page"), textOf(row, "language")];
  const page = SITE_PAGES.find((one) => one === path);
  const language = LANGUAGES.find((one) => one === tag);
  return t("audit.sentences.editText", {
    actor,
    page: page === undefined ? path : tShell(`legal.${page}`),
    language: language === undefined ? tag : LANGUAGE_NAMES[language],
    isDefault: String(numberOf(row, "characters") === 0),
  });
}

/** A look at the world, at a player's secrets, or at the owner of an address. */
function lookSentence({ target, subject }: AuditRow, names: Names): string {
  const { actor } = names;
  if (subject === "email") {
    return t(
      target === null ? "audit.sentences.lookForEmail" : "audit.sentences.lookByEmail",
      names,
    );
  }
  if (subject?.includes("/"))
    return t("audit.sentences.lookForNetwork", { actor, network: subject });
  return target === null
    ? t("audit.sentences.lookAtWorld", { actor })
    : t("audit.sentences.look", names);
}

/** What a row says, with these names: Alice muted Rowdy for 1 hour. */
export function sentenceOf(row: AuditRow, names: Names = namesIn(row)): string {
  if (row.isRefused) return refusedSentence(row, names);
  const [from, to] = [textOf(row, "from"), textOf(row, "to")];
  const network = row.subject ?? "";
  const { actor, target } = names;
  switch (row.action) {
    case "warn":
    case "unmute":
    case "ban":
    case "endSessions":
    case "confirmEmail":
    case "setEmail":
    case "addNote":
    case "dismissEvidence":
    case "createSpecial":
    case "deleteAccount":
    case "keepAccount":
      return t(`audit.sentences.${row.action}`, { actor, target });
    case "look":
      return lookSentence(row, names);
    case "mute":
      return t("audit.sentences.mute", {
        ...names,
        duration: durationText(numberOf(row, "minutes")),
      });
    case "suspend": {
      const ms = numberOf(row, "until") - Date.parse(row.at);
      return t("audit.sentences.suspend", {
        ...names,
        duration: durationText(Math.round(ms / MINUTE)),
      });
    }
    case "lift":
      return t("audit.sentences.lift", { ...names, kind: textOf(row, "kind") });
    case "rename":
      return t("audit.sentences.rename", { ...names, from, to });
    case "setProfile": {
      const isEmpty = String(to === "");
      return t("audit.sentences.setProfile", { ...names, isEmpty, part: textOf(row, "part") });
    }
    case "correct": {
      const amounts = changeText({
        metal: numberOf(row, "metal"),
        energy: numberOf(row, "energy"),
      });
      return t("audit.sentences.correct", { ...names, amounts });
    }
    case "moveBase":
      return t("audit.sentences.moveBase", { ...names, from, to });
    case "freeBase":
      return t("audit.sentences.freeBase", { ...names, from });
    case "setRole":
      return t("audit.sentences.setRole", { ...names, from: roleWord(from), to: roleWord(to) });
    case "setBot":
      return t("audit.sentences.setBot", { ...names, isBot: textOf(row, "isBot") });
    case "suspendNetwork":
    case "freeNetwork": {
      const accounts = numberOf(row, "accounts");
      return t(`audit.sentences.${row.action}`, { actor, network, accounts });
    }
    case "decideReports": {
      const facts = { decision: textOf(row, "decision"), reports: numberOf(row, "reports") };
      const subject = row.subject ?? "";
      return subject === "player"
        ? t("audit.sentences.decideReportsOfPlayer", { ...names, ...facts })
        : t("audit.sentences.decideReports", {
            ...names,
            ...facts,
            subject: isMessage(subject) ? "message" : subject,
          });
    }
    case "decideAppeal":
      return t("audit.sentences.decideAppeal", { ...names, decision: textOf(row, "decision") });
    case "addWord":
      return t("audit.sentences.addWord", {
        actor,
        word: row.subject ?? "",
        isWhole: textOf(row, "isWhole"),
        scope: textOf(row, "scope"),
        action: textOf(row, "action"),
      });
    case "removeWord":
      return t("audit.sentences.removeWord", { actor, word: row.subject ?? "" });
    case "setSignups":
      return t("audit.sentences.setSignups", { actor, to });
    case "blockSignUps": {
      const minutes = row.facts.minutes ?? null;
      const duration = minutes === null ? "" : durationText(Number(minutes));
      const hasEnd = String(minutes !== null);
      return t("audit.sentences.blockSignUps", { actor, subject: network, hasEnd, duration });
    }
    case "unblockSignUps":
      return t("audit.sentences.unblockSignUps", { actor, subject: network });
    case "announce":
      // Earlier rows have the number of players.
      return row.facts.announcement === undefined
        ? t("audit.sentences.announce", { actor, players: numberOf(row, "players") })
        : t("audit.sentences.announceNew", announcementIn(row, actor));
    case "editAnnouncement":
      return t("audit.sentences.editAnnouncement", announcementIn(row, actor));
    case "withdrawAnnouncement":
      return t("audit.sentences.withdrawAnnouncement", announcementIn(row, actor));
    case "editText":
      return editTextSentence(row, actor);
    case "setPause":
    case "endPause": {
      const players = numberOf(row, "players");
      const facts = { change: textOf(row, "change"), kind: textOf(row, "kind"), players };
      return t(`audit.sentences.${row.action}`, { actor, ...facts });
    }
    case "setUpSecondFactor":
      return t("audit.sentences.setUpSecondFactor", { actor });
    case "removeSecondFactor":
      return row.actor !== null && row.actor.username === row.target?.username
        ? t("audit.sentences.removeOwnSecondFactor", { actor })
        : t("audit.sentences.removeSecondFactor", { actor, target });
    default:
      return row.target === null
        ? t("audit.sentences.other", { actor, action: row.action })
        : t("audit.sentences.otherAbout", { actor, target, action: row.action });
  }
}

/** In the order of the screen; the others follow. */
const NAMED_FACTS = ["from", "to", "title", "content", "startsAt", "endsAt"] as const;
const ORDER: readonly string[] = NAMED_FACTS;

/** Facts that are times (ISO 8601). */
const TIME_FACTS: readonly string[] = ["startsAt", "endsAt"];

function factOrder([name]: [string, unknown]): number {
  const at = ORDER.indexOf(name);
  return at === -1 ? ORDER.length : at;
}

/** Of a peace or maintenance, both values are times. */
const isPauseTimes = ({ action }: AuditRow, name: string): name is "from" | "to" =>
  (action === "setPause" || action === "endPause") && (name === "from" || name === "to");

function factName(row: AuditRow, name: string): string {
  if (isPauseTimes(row, name)) return pauseFactName(name, textOf(row, "change"));
  const known = NAMED_FACTS.find((one) => one === name);
  return known === undefined ? name : t(`audit.facts.${known}`);
}

/** Texts of announcements, which are Markdown. */
const MARKDOWN_FACTS: readonly string[] = ["title", "content"];
const ANNOUNCING: ReadonlySet<string> = new Set([
  "announce",
  "editAnnouncement",
  "withdrawAnnouncement",
]);
/** Of a text in one line, in code points. */
const MAX_SUMMARY = 160;

/** A text in one line, cut where it is long. */
function summaryOf(text: string): string {
  const letters = Array.from(text.trim().replace(/\s+/g, " "));
  if (letters.length <= MAX_SUMMARY) return letters.join("");
  return `${letters.slice(0, MAX_SUMMARY).join("").trimEnd()}…`;
}

function factText(row: AuditRow, name: string, value: unknown): string {
  if (TIME_FACTS.includes(name) && typeof value === "string") return timeInWords(Date.parse(value));
  const text = String(value ?? "");
  if (isPauseTimes(row, name)) return pauseTimesText(text);
  if (!ANNOUNCING.has(row.action) || !MARKDOWN_FACTS.includes(name)) return text;
  // A title is one line per language.
  return summaryOf(name === "title" ? text.replaceAll("\n", " · ") : plainText(text));
}

/** The address of a picture says nothing; the sentence says what happened to it. */
const isPictureChange = ({ action, subject, facts }: AuditRow): boolean =>
  (action === "setProfile" && facts.part === "profilePicture") ||
  (action === "decideReports" && subject === "profilePicture");

/** What the sentence of a row leaves out, by its name. */
export function otherFactsOf(row: AuditRow): readonly (readonly [name: string, value: string])[] {
  const { action, facts, subject, isRefused, target } = row;
  const left = [
    ...(FACTS_IN_SENTENCE[action] ?? []),
    ...(isPictureChange(row) ? ["from", "to"] : []),
  ];
  const isInSentence =
    SUBJECT_IN_SENTENCE.has(action) && !(action === "decideReports" && isMessage(subject ?? ""));
  const isSubjectShown = isInSentence || (isRefused && target === null);
  return [
    ...(subject === null || isSubjectShown
      ? []
      : [[t("audit.facts.subject"), subjectText(subject)] as const]),
    ...Object.entries(facts)
      .filter(([name]) => !left.includes(name))
      .toSorted((one, other) => factOrder(one) - factOrder(other))
      .map(([name, value]) => {
        const text = factText(row, name, value);
        return [factName(row, name), text === "" ? t("audit.emptyFact") : text] as const;
      }),
  ];
}
