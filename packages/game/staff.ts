/** Staff actions on players (docs/moderation.md). Times are in milliseconds. */
import { DAY, MINUTE } from "./game-time.ts";
import type { Role, StaffRole } from "./roles.ts";

/** Kinds of sanctions; the last two block logins. */
export const SANCTION_KINDS = ["warning", "mute", "suspension", "ban"] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];

/** Who did something: a command on the server has no account. */
export type AuditActorRole = "console" | Role;

/** The longest mute or suspension that a role may decide. */
export const MAX_SANCTION_MS: Readonly<Record<StaffRole, number>> = {
  support: 0,
  moderator: 14 * DAY,
  admin: 365 * DAY,
};

/** How long addresses and device marks are kept. */
export const TRACES_KEPT_MS = 30 * DAY;

/**
 * Accounts that share an address. With more, the address is taken for that of a school or provider,
 * and links nobody.
 */
export const MAX_LINKED_BY_ADDRESS = 10;

/** Kinds of content that players can report. */
export const REPORT_SUBJECTS = [
  "message",
  "username",
  "baseName",
  "quote",
  "profilePicture",
  /** A player's behavior, such as cheating. */
  "player",
] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/** Why players report something. */
export const REPORT_REASONS = ["spam", "insult", "hate", "scam", "cheating", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Reasons of the team for what they decide. Players read these in their language. */
export const USUAL_REASONS = [
  "spam",
  "insults",
  "hate",
  "scam",
  "cheating",
  "accounts",
  "bot",
  "rules",
] as const;
export type UsualReason = (typeof USUAL_REASONS)[number];

/** Reports that a player can send per day. */
export const REPORTS_PER_DAY = 20;

/** A sanction that comes with the decision of a report. */
type ReportSanction =
  | { kind: "warn" }
  | { kind: "mute"; minutes: number }
  | { kind: "suspend"; minutes: number };

const MINUTES_PER_DAY = DAY / MINUTE;

/** Moderators' decisions about reports, with the sanction that each brings. */
export const REPORT_DECISIONS = {
  dismiss: null,
  remove: null,
  warn: { kind: "warn" },
  mute: { kind: "mute", minutes: MINUTES_PER_DAY },
  suspend: { kind: "suspend", minutes: 3 * MINUTES_PER_DAY },
} as const satisfies Record<string, ReportSanction | null>;
export type ReportDecision = keyof typeof REPORT_DECISIONS;
export const REPORT_DECISION_KINDS = Object.keys(REPORT_DECISIONS) as readonly ReportDecision[];

/** Whether a decision is possible: what a player does cannot be removed. */
export const isDecisionFor = (decision: ReportDecision, subject: ReportSubject): boolean =>
  decision !== "remove" || subject !== "player";

export const APPEAL_DECISIONS = ["lift", "uphold"] as const;
export type AppealDecision = (typeof APPEAL_DECISIONS)[number];

/** The networks that sign-ups are counted by; their names are their prefixes. */
export const NETWORK_SIZES = ["ipv4-24", "ipv6-56", "ipv6-48"] as const;
export type NetworkSize = (typeof NETWORK_SIZES)[number];

/** Days that a list of networks can go back; addresses are stored for 30. */
export const NETWORK_DAYS = [1, 7, 30] as const;

export const NETWORK_ORDERS = ["signups", "bases"] as const;
export type NetworkOrder = (typeof NETWORK_ORDERS)[number];

/**
 * `suspend` bans the accounts of a network (the team reads "Ban all"), which also takes their bases
 * off the map. `free` only takes their bases off the map, which frees the places; it bans and
 * unbans nobody.
 */
export const NETWORK_ACTIONS = ["suspend", "free"] as const;
export type NetworkAction = (typeof NETWORK_ACTIONS)[number];

interface ActionRights {
  role: StaffRole;
  /** Needs a log-in of the last 15 minutes. */
  isGrave?: true;
}

/** The actions on a player, with the role that each needs. */
export const PLAYER_ACTIONS = {
  warn: { role: "moderator" },
  mute: { role: "moderator" },
  /** Lifts every mute. */
  unmute: { role: "moderator" },
  suspend: { role: "moderator" },
  ban: { role: "admin", isGrave: true },
  /** Lifts a sanction, if the role could have decided it. A ban needs the rights of `ban`. */
  lift: { role: "moderator" },
  rename: { role: "moderator" },
  /** Replaces or removes the base name, the quote or the picture. */
  setProfile: { role: "moderator" },
  endSessions: { role: "moderator" },
  confirmEmail: { role: "admin", isGrave: true },
  setEmail: { role: "admin", isGrave: true },
  correct: { role: "admin", isGrave: true },
  moveBase: { role: "admin", isGrave: true },
  freeBase: { role: "admin", isGrave: true },
  setRole: { role: "admin", isGrave: true },
  setBot: { role: "admin" },
  /** For players who ask by mail. */
  deleteAccount: { role: "admin", isGrave: true },
  keepAccount: { role: "admin", isGrave: true },
} as const satisfies Record<string, ActionRights>;

export type PlayerActionKind = keyof typeof PLAYER_ACTIONS;

/** The rights that an action on a player needs. */
export const rightsFor = (kind: PlayerActionKind): ActionRights => PLAYER_ACTIONS[kind];

/** How recent a confirmation must be for a grave action. */
export const CONFIRMED_RECENTLY_MS = 15 * MINUTE;

/** Every action in the audit log besides refused calls, which have the name of the call. */
export const AUDIT_ACTIONS = [
  ...(Object.keys(PLAYER_ACTIONS) as PlayerActionKind[]),
  "decideReports",
  "decideAppeal",
  "dismissEvidence",
  "addNote",
  "look",
  "suspendNetwork",
  "freeNetwork",
  "addWord",
  "removeWord",
  "setSignups",
  "blockSignUps",
  "unblockSignUps",
  "announce",
  "editAnnouncement",
  "withdrawAnnouncement",
  "editText",
  "setPause",
  "endPause",
  "createSpecial",
  "setUpSecondFactor",
  "removeSecondFactor",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
