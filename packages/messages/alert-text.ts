/** Texts of alerts and notifications, from their stored facts. */
import {
  type AlertChange,
  type Facts,
  type LedgerKind,
  type PauseKind,
  REPORT_SUBJECTS,
  SANCTION_KINDS,
  type SanctionKind,
} from "@emberlode/game";
import type { Language } from "./languages.ts";
import { logLine } from "./log-line.ts";
import { type LogTranslators, labeledName, numberOf, signedAmounts } from "./log-lines/line.ts";
import { reasonText } from "./reason-text.ts";
import type { Translator } from "./translator.ts";
import { utcTime } from "./utc-time.ts";

/** The translators that alerts need. */
export interface AlertTranslators extends LogTranslators {
  alerts: Translator<"alert-texts">;
  readonly language: Language;
}

export type StoredAlert = Pick<AlertChange, "kind" | "facts">;

export interface AlertText {
  title: string;
  content: string;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** The detail of the alert's ledger row. */
const detailOf = ({ facts: { detail } }: StoredAlert): Facts =>
  typeof detail === "object" && detail !== null ? detail : {};

/** The log line of the alert's ledger row. */
function lineOf(kind: LedgerKind, alert: StoredAlert, translators: AlertTranslators): string {
  const { metal, energy } = alert.facts;
  const row = { kind, metal: numberOf(metal), energy: numberOf(energy), detail: detailOf(alert) };
  return logLine(row, translators).content;
}

function defenseTitle({ won, place }: Facts, { alerts }: AlertTranslators): string {
  if (won === true) return place === "factory" ? alerts("factoryPlundered") : alerts("raided");
  return place === "factory" ? alerts("factoryHeld") : alerts("baseHeld");
}

type AlertFacts = StoredAlert["facts"];

const reasonOf = ({ reason }: AlertFacts, { language }: AlertTranslators): string =>
  reasonText(text(reason), language);

/** A name that begins a sentence; that of a player who was deleted is null. */
const nameIn = (name: unknown, { isBot }: AlertFacts, translators: AlertTranslators): string =>
  typeof name === "string"
    ? labeledName(name, isBot === true, translators)
    : translators.alerts("formerPlayer");

const sanctionOf = ({ sanction }: AlertFacts): SanctionKind =>
  SANCTION_KINDS.find((kind) => kind === sanction) ?? "warning";

function sanctionText(facts: AlertFacts, translators: AlertTranslators): AlertText {
  const { alerts } = translators;
  const kind = sanctionOf(facts);
  const values = { reason: reasonOf(facts, translators), until: utcTime(numberOf(facts.until)) };
  return {
    title: alerts(`sanction.${kind}.title`),
    content: alerts(`sanction.${kind}.content`, values),
  };
}

/** What staff can change besides sanctions; the keys of the texts. */
const MODERATED = [
  "message",
  "rename",
  "baseName",
  "quote",
  "profilePicture",
  "sessions",
  "email",
  "correction",
  "base-moved",
  "base-freed",
  "role",
  "bot",
  "no-bot",
  "kept",
] as const;

function moderatedText(facts: AlertFacts, translators: AlertTranslators): AlertText {
  const { alerts } = translators;
  const what = MODERATED.find((one) => one === facts.what) ?? "rename";
  const to = text(facts.to);
  const metal = numberOf(facts.metal);
  const energy = numberOf(facts.energy);
  const values = {
    to,
    isEmpty: String(to === ""),
    reason: reasonOf(facts, translators),
    amounts: signedAmounts({ metal, energy }, translators),
  };
  return {
    title: alerts(`moderated.${what}.title`),
    content: alerts(`moderated.${what}.content`, values),
  };
}

/** What happened to a peace or maintenance. */
const PAUSE_CHANGES = ["announced", "changed", "canceled", "ended"] as const;

function pauseText(
  kind: PauseKind,
  { change, from, until }: AlertFacts,
  { alerts }: AlertTranslators,
): AlertText {
  const what = PAUSE_CHANGES.find((one) => one === change) ?? "announced";
  const values = {
    from: utcTime(numberOf(from)),
    until: until === null ? "" : utcTime(numberOf(until)),
    isOpen: String(until === null),
  };
  return {
    title: alerts(`${kind}.${what}.title`),
    content: alerts(`${kind}.${what}.content`, values),
  };
}

/** Title and content of an alert in a language. */
export function alertText(alert: StoredAlert, translators: AlertTranslators): AlertText {
  const { kind, facts } = alert;
  const { alerts } = translators;
  switch (kind) {
    case "defense": {
      const title = defenseTitle(detailOf(alert), translators);
      return { title, content: lineOf(kind, alert, translators) };
    }
    case "factory-lost":
      return { title: alerts("factoryLost"), content: lineOf(kind, alert, translators) };
    case "base-left":
      return { title: alerts("baseLeft"), content: lineOf(kind, alert, translators) };
    case "base-placed":
      return { title: alerts("basePlaced"), content: lineOf(kind, alert, translators) };
    case "mine": {
      const isOwn = detailOf(alert).role === "victim";
      const title = alerts(isOwn ? "mineUnderYou" : "mine");
      return { title, content: lineOf(kind, alert, translators) };
    }
    case "referral":
      return { title: alerts("referral.title"), content: alerts("referral.content") };
    case "nap": {
      const asker = nameIn(facts.asker, facts, translators);
      return { title: alerts("nap.title"), content: alerts("nap.content", { asker }) };
    }
    case "nap-accepted": {
      const partner = nameIn(facts.partner, facts, translators);
      return {
        title: alerts("napAccepted.title"),
        content: alerts("napAccepted.content", { partner }),
      };
    }
    case "report": {
      // Earlier alerts say "dismissed", and are about messages.
      const isDismissed = facts.decision === "dismiss" || facts.decision === "dismissed";
      const about = REPORT_SUBJECTS.find((one) => one === facts.subject) ?? "message";
      const subject = alerts(`report.subject.${about}`);
      if (facts.decision === "left") {
        return { title: alerts("report.leftTitle"), content: alerts("report.left", { subject }) };
      }
      const content = isDismissed
        ? alerts("report.dismiss", { subject })
        : alerts("report.act", { subject });
      return { title: alerts("report.title"), content };
    }
    case "absence": {
      const content = alerts("absence.content", { factories: numberOf(facts.factories) });
      return { title: alerts("absence.title"), content };
    }
    case "release": {
      const time = utcTime(numberOf(facts.at));
      const at = { x: numberOf(facts.x), y: numberOf(facts.y) };
      return {
        title: alerts("release.title"),
        content: alerts("release.content", { ...at, time }),
      };
    }
    case "season": {
      const values = {
        season: numberOf(facts.season),
        days: numberOf(facts.days),
        until: utcTime(numberOf(facts.until)),
      };
      return { title: alerts("season.title", values), content: alerts("season.content", values) };
    }
    case "sanction":
      return sanctionText(facts, translators);
    case "sanction-lifted": {
      const title = translators.alerts(`lifted.${sanctionOf(facts)}.title`);
      return { title, content: alerts("liftedContent", { reason: reasonOf(facts, translators) }) };
    }
    case "appeal": {
      const values = { decision: text(facts.decision), reason: reasonOf(facts, translators) };
      return { title: alerts("appeal.title"), content: alerts("appeal.content", values) };
    }
    case "moderated":
      return moderatedText(facts, translators);
    case "peace":
    case "maintenance":
      return pauseText(kind, facts, translators);
    case "text": {
      // Announcements have a text for each language they were written in.
      const own = facts[translators.language];
      const { title, content } = typeof own === "object" && own !== null ? own : facts;
      return { title: text(title), content: text(content) };
    }
  }
}

/** Push notification about attacks on a player. */
export interface AttackNotification {
  title: string;
  body: string;
  /** Path on the site to open. */
  url: string;
}

/** Path for notifications without a report. */
const GAME_PATH = "/game";

/**
 * The notification text about attacks on a player.
 * @param last the latest of them
 * @param attacks their number, 1 or more
 */
export function attackNotification(
  last: StoredAlert & { link: string | null },
  attacks: number,
  translators: AlertTranslators,
): AttackNotification {
  const { title, content } = alertText(last, translators);
  const news = attacks === 1 ? title : translators.alerts("attackedTimes", { attacks });
  return { title: news, body: content, url: last.link ?? GAME_PATH };
}
