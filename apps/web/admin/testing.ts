/** What the server answers, for tests. */
import type {
  AppealsAnswer,
  AuditRow,
  EvidenceAccount,
  EvidenceCaseAnswer,
  ListedPlayer,
  PastReport,
  PlayerFile,
  ReportGroup,
  Sanction,
  StaffAnswer,
} from "@emberlode/contract";
import { EVIDENCE_THRESHOLDS, MINUTE } from "@emberlode/game";

const NOON = "2026-06-01T12:00:00.000Z";

/** Alice, an admin with a second factor, who has confirmed who they are. */
export const makeStaff = (set: Partial<StaffAnswer> = {}): StaffAnswer => ({
  username: "Alice",
  role: "admin",
  secondFactor: { isSetUp: true, isRequired: true, codesLeft: 10 },
  isConfirmed: true,
  graveUntil: null,
  ...set,
});

/** A row about Alice and Rowdy. */
export const makeRow = (set: Partial<AuditRow> = {}): AuditRow => ({
  _id: 1,
  at: NOON,
  actor: { username: "Alice", role: "admin" },
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
    isSuspended: false,
    lastSeenAt: NOON,
  },
  formerName: null,
  createdAt: NOON,
  deletesAt: null,
  email: null,
  pendingEmail: null,
  baseName: "",
  quote: "",
  profilePicture: "",
  pictures: [],
  hasBase: false,
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
  evidenceCase: null,
  reports: { by: 0, about: 0 },
  mayDo: ["warn", "mute", "suspend", "ban", "lift"],
  ...set,
});

const makeListed = (username: string): ListedPlayer => ({ ...makeFile().player, username });

/** A sanction of Rowdy by Maria, active without an end. */
export const makeSanction = (set: Partial<Sanction> = {}): Sanction => ({
  id: 5,
  kind: "suspension",
  reason: "Insults",
  at: NOON,
  until: null,
  by: "Maria",
  liftedAt: null,
  liftedBy: null,
  isActive: true,
  ...set,
});

/** A number for a name. */
export const playerIdOf = (username: string): number =>
  [...username].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** A reported chat message of a player, one report by Ada. */
export const makeGroup = (username: string, set: Partial<ReportGroup> = {}): ReportGroup => ({
  subject: "message",
  player: String(playerIdOf(username)),
  message: 42,
  target: makeListed(username),
  content: `rude words of ${username}`,
  isGone: false,
  reports: [{ reporter: "Ada", reason: "insult", note: "", at: NOON }],
  firstAt: NOON,
  around: [],
  sanctions: [],
  earlier: 0,
  evidenceCase: null,
  ...set,
});

/** A chat message of Rowdy that Maria removed twelve minutes after Ada's report. */
export const makePast = (set: Partial<PastReport> = {}): PastReport => {
  const { subject, player, message, target, content, reports, firstAt, around } =
    makeGroup("Rowdy");
  return {
    id: 3,
    subject,
    player,
    message,
    target,
    content,
    reports,
    firstAt,
    around,
    decided: {
      decision: "remove",
      by: "Maria",
      reason: "Rude again.",
      at: new Date(Date.parse(NOON) + 12 * MINUTE).toISOString(),
    },
    ...set,
  };
};

type Appeal = AppealsAnswer["appeals"][number];

/** An open appeal of Rowdy that the caller may answer. */
export const makeAppeal = (set: Partial<Appeal> = {}): Appeal => ({
  id: 9,
  player: makeListed("Rowdy"),
  sanction: makeSanction(),
  body: "It wasn't me.",
  at: NOON,
  decision: null,
  answer: "",
  decidedBy: null,
  cause: null,
  others: [],
  mayDecide: true,
  ...set,
});

const makeEvidenceAccount = (username: string): EvidenceAccount => ({
  player: makeListed(username),
  devices: 1,
  addresses: 1,
  earned: 96_000,
  spent: 900,
  rhythmPercent: 12,
  hours: 3,
});

/** Victor looted Alt1 and Alt2, which belong to the same person; Alt2 is a program. */
export const makeCase = (set: Partial<EvidenceCaseAnswer> = {}): EvidenceCaseAnswer => ({
  case: {
    id: 3,
    main: { ...makeEvidenceAccount("Victor"), devices: 0, addresses: 0, spent: 80_000 },
    others: [
      makeEvidenceAccount("Alt1"),
      { ...makeEvidenceAccount("Alt2"), spent: 0, rhythmPercent: 97, hours: 22 },
    ],
    points: 291,
    signals: [
      {
        kind: "loot",
        points: 266,
        count: 8,
        back: 1,
        amount: 48_200,
        accounts: ["Alt1", "Alt2"],
      },
      { kind: "rhythm", points: 25, count: 1, back: 0, amount: 0, accounts: ["Alt2"] },
    ],
    openedAt: NOON,
    checkedAt: NOON,
  },
  thresholds: EVIDENCE_THRESHOLDS,
  rows: [
    {
      kind: "loot",
      rows: ["Alt1", "Alt2"].map((other) => ({
        at: NOON,
        account: "Victor",
        other,
        metal: 6000,
        energy: 0,
        battle: "a1b2",
      })),
    },
  ],
  dismissal: null,
  mayDismiss: true,
  ...set,
});
