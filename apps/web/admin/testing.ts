/** What the server answers, for tests. */
import type { AuditRow, PlayerFile, StaffAnswer } from "@emberlode/contract";

const NOON = "2026-06-01T12:00:00.000Z";

/** Keeper, an admin with a second factor, who has confirmed who they are. */
export const makeStaff = (set: Partial<StaffAnswer> = {}): StaffAnswer => ({
  username: "Keeper",
  role: "admin",
  secondFactor: { isSetUp: true, isRequired: true, codesLeft: 10 },
  isConfirmed: true,
  graveUntil: null,
  ...set,
});

/** A row about Keeper and Rowdy. */
export const makeRow = (set: Partial<AuditRow> = {}): AuditRow => ({
  _id: 1,
  at: NOON,
  actor: { username: "Keeper", role: "admin" },
  action: "warn",
  isRefused: false,
  target: { username: "Rowdy" },
  subject: null,
  reason: "",
  facts: {},
  ...set,
});

/** Rowdy, a new player without a base on the map. */
export const makeFile = (set: Partial<PlayerFile> = {}): PlayerFile => ({
  _id: "7",
  player: {
    username: "Rowdy",
    role: "player",
    isGuest: false,
    isBot: false,
    isBanned: false,
    lastSeenAt: NOON,
  },
  formerName: null,
  createdAt: NOON,
  email: null,
  pendingEmail: null,
  baseName: "",
  quote: "",
  profilePicture: "",
  base: null,
  baseLevel: 1,
  rank: null,
  power: 0,
  carried: { metal: 0, energy: 0 },
  banked: { metal: 0, energy: 0 },
  lines: 0,
  sanctions: [],
  notes: [],
  sessions: [],
  addresses: [],
  linked: [],
  reports: { by: 0, about: 0 },
  mayDo: ["warn", "mute", "suspend", "ban", "lift"],
  ...set,
});
