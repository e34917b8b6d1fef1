/** Summarizes in up to five lines what happened while a player was away. */
import type {
  Log,
  NapView,
  OwnedFactory,
  OwnSeason,
  Position,
  ViewAnswer,
} from "@emberlode/contract";
import { DAY, HOUR, MINUTE, utcDay } from "@emberlode/game";
import { formatList } from "../../lib/language.ts";
import { messages } from "../../lib/messages.ts";
import { displayName } from "../../lib/names.ts";
import { amountWords, storesOf } from "../factories/store-sums.ts";
import { renownText } from "../seasons/renown-text.ts";
import { napKindOf } from "../treaties/nap-lists.ts";

const t = await messages("away");

/** An absence, in milliseconds of server time. */
export interface Absence {
  since: number;
  until: number;
  /** The base's new position; null if it did not move or none exists. */
  newBase: Position | null;
}

/** The loaded data; undefined for failed requests. */
export interface AwayData {
  /** Newest first. */
  logs: readonly Log[] | undefined;
  unread: number | undefined;
  naps: readonly NapView[] | undefined;
  view: Pick<ViewAnswer, "resting" | "veins"> | undefined;
  factories: readonly Pick<OwnedFactory, "production">[] | undefined;
  /** Null for a guest, who earns no renown. */
  season: Pick<OwnSeason, "today" | "yesterday" | "rank"> | null | undefined;
}

/** Types of log lines that other players cause, besides attacks. */
const BY_OTHERS: ReadonlySet<string> = new Set(["mine", "referral"]);
/** At most this many names are listed. */
const MAX_NAMES = 3;

/**
 * The target of a line: a report, the open NAP requests, the inbox, the factories or the season.
 */
export type AwayLink =
  | { to: "battle"; battle: string }
  | { to: "alliances" | "alerts" }
  | { to: "factories" }
  | { to: "season" };

/** The duration in its largest unit. */
export function spanText({ since, until }: Pick<Absence, "since" | "until">): string {
  const ms = until - since;
  if (ms < HOUR) return t("minutes", { amount: Math.floor(ms / MINUTE) });
  return ms < 2 * DAY
    ? t("hours", { amount: Math.floor(ms / HOUR) })
    : t("days", { amount: Math.floor(ms / DAY) });
}

function linesSince(logs: readonly Log[], { since }: Pick<Absence, "since">): Log[] {
  return logs.filter(({ created }) => Date.parse(created) >= since);
}

const isAttackOnYou = ({ type }: Log) => type.startsWith("defense-");

/**
 * Why the base left the map, its new place, attacks with the result of the last one, and other
 * players' actions.
 */
function attacksLine(logs: AwayData["logs"], away: Absence): string {
  const { newBase } = away;
  const moved = newBase === null ? undefined : t("newBase", { x: newBase.x, y: newBase.y });
  if (logs === undefined) return moved ?? t("unknown");
  const fresh = linesSince(logs, away);
  const attacks = fresh.filter(isAttackOnYou);
  const held = attacks.filter(({ type }) => type === "defense-held").length;
  const others = fresh.filter(({ cat }) => BY_OTHERS.has(cat));
  return [
    fresh.find(({ type }) => type === "base-left")?.content,
    moved,
    attacks.length === 0 ? t("quiet") : t("attacks", { amount: attacks.length, held }),
    attacks[0]?.content,
    others[0]?.content,
  ]
    .filter((part) => part !== undefined)
    .join(" ");
}

/** What can be dug again. */
function fieldsLine(view: AwayData["view"], { since, until }: Absence): string {
  if (view === undefined) return t("unknown");
  const resting = view.resting.filter((field) => Date.parse(field.until) > until).length;
  const parts = [resting === 0 ? t("rested") : t("resting", { amount: resting })];
  if (view.veins.length > 0) parts.push(t("veins", { amount: view.veins.length }));
  return utcDay(since) === utcDay(until) ? parts.join(" ") : [t("newDay"), ...parts].join(" ");
}

const isFactoryLost = ({ cat, type }: Log) => cat === "factory" && type === "lost";

/** What the stores hold, and the factories lost; empty for a player without either. */
function factoriesLine({ logs, factories }: AwayData, away: Absence): string {
  if (factories === undefined) return t("unknown");
  const lost = linesSince(logs ?? [], away).filter(isFactoryLost);
  const parts = lost.length === 0 ? [] : [t("factoriesLost", { amount: lost.length })];
  if (lost[0] !== undefined) parts.push(lost[0].content);
  const { stored, full } = storesOf(factories, away.until);
  if (stored.metal + stored.energy > 0) parts.push(t("stores", amountWords(stored)));
  if (full > 0) parts.push(t("storesFull", { amount: full }));
  return parts.join(" ");
}

/** The renown of today, and of yesterday if it was scored during the absence; empty without any. */
function renownLine({ season }: AwayData, { since, until }: Absence): string {
  if (season === undefined) return t("unknown");
  if (season === null) return "";
  const { today, yesterday, rank } = season;
  const isScored = utcDay(since) < utcDay(until) && yesterday !== null;
  const parts: string[] = [];
  if (isScored) parts.push(t("renownYesterday", { renown: renownText(yesterday.renown) }));
  if (today.renown > 0) parts.push(t("renownToday", { renown: renownText(today.renown) }));
  if (parts.length > 0 && rank !== null) parts.push(t("renownRank", { rank }));
  return parts.join(" ");
}

/** The players who request a NAP. */
function requesterNames(naps: readonly NapView[]): string[] {
  return naps
    .filter((nap) => napKindOf(nap) === "asksYou")
    .map(({ player: { username, isBot } }) => displayName(username, isBot));
}

/** Unread alerts and open NAP requests. */
function inboxLine({ unread, naps }: AwayData): string {
  if (unread === undefined || naps === undefined) return t("unknown");
  const names = requesterNames(naps).slice(0, MAX_NAMES);
  return [
    unread === 0 ? t("noUnread") : t("unread", { amount: unread }),
    names.length === 0 ? t("noAsks") : t("asks", { names: formatList(names), count: names.length }),
  ].join(" ");
}

/** A line with what it is about; without a target, there is nothing to open. */
export interface AwayLine {
  about: "attacks" | "factories" | "renown" | "fields" | "inbox";
  text: string;
  link: AwayLink | null;
}

export function awayLines(known: AwayData, away: Absence): AwayLine[] {
  const battle = linesSince(known.logs ?? [], away).find(isAttackOnYou)?.battle;
  const hasRequests = requesterNames(known.naps ?? []).length > 0;
  const lines: AwayLine[] = [
    {
      about: "attacks",
      text: attacksLine(known.logs, away),
      link: battle === undefined ? null : { to: "battle", battle },
    },
    { about: "factories", text: factoriesLine(known, away), link: { to: "factories" } },
    { about: "renown", text: renownLine(known, away), link: { to: "season" } },
    { about: "fields", text: fieldsLine(known.view, away), link: null },
    { about: "inbox", text: inboxLine(known), link: { to: hasRequests ? "alliances" : "alerts" } },
  ];
  return lines.filter(({ text }) => text !== "");
}
