/**
 * Cases of accounts that serve another one: the team reads them, and dismisses those that are
 * nothing.
 */
import {
  CASES_PER_PAGE,
  type DismissEvidenceInput,
  type EvidenceAnswer,
  type EvidenceCaseAnswer,
  type EvidenceCaseEntry,
  type EvidenceCaseInput,
  type EvidenceInput,
} from "@emberlode/contract";
import type { Database } from "@emberlode/db";
import {
  EVIDENCE_DISMISSED_MS,
  EVIDENCE_THRESHOLDS,
  EVIDENCE_WINDOW_MS,
  isAtLeast,
} from "@emberlode/game";
import type { StaffContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Actor } from "../staff/audit.ts";
import { byCaller } from "../staff/by-caller.ts";
import { toListed } from "../staff/lists.ts";
import { performAsStaff, refuseTarget } from "../staff/staff-action.ts";
import {
  type CaseRow,
  countOpenCases,
  dismissCase,
  findCase,
  findCaseAccounts,
  findOpenCases,
} from "./cases.queries.ts";
import { findOwn, isAboutOwn } from "./own-cases.ts";
import { findRows } from "./rows.queries.ts";

const DONE = { ok: true } as const;

type Member = Awaited<ReturnType<typeof findCaseAccounts>>[number];

const toAccount = ({ caseId: _case, playerId: _id, player, ...facts }: Member) => ({
  player: toListed(player),
  ...facts,
});

/** A case in wire format; null if its main account is gone. */
function toCase(row: CaseRow, members: readonly Member[]): EvidenceCaseEntry | null {
  const names = new Map(members.map(({ playerId, player }) => [playerId, player.username]));
  const main = members.find(({ playerId }) => playerId === row.playerId);
  if (main === undefined) return null;
  return {
    id: row.id,
    main: toAccount(main),
    others: members.filter((member) => member !== main).map(toAccount),
    points: row.points,
    signals: row.signals.map((signal) => ({
      ...signal,
      accounts: signal.accounts.flatMap((id) => names.get(id) ?? []),
    })),
    openedAt: isoTime(row.openedAt),
    checkedAt: isoTime(row.checkedAt),
  };
}

/** A page of open cases, newest first, without those about the caller's own accounts. */
export async function listEvidence(
  { services, playerId }: StaffContext<"clock" | "config" | "db">,
  { before }: EvidenceInput,
): Promise<EvidenceAnswer> {
  const { db, clock, config } = services;
  const now = clock.now();
  const [openCases, { open }, ownCases] = await Promise.all([
    findOpenCases(db, { before, now, limit: CASES_PER_PAGE + 1 }),
    countOpenCases(db, now),
    findOwn(db, playerId),
  ]);
  const page = openCases.slice(0, CASES_PER_PAGE);
  const members = await findCaseAccounts(
    db,
    page.map(({ id }) => id),
  );
  return {
    cases: page.flatMap((row) => {
      const ofCase = members.filter(({ caseId }) => caseId === row.id);
      return isAboutOwn(ofCase, ownCases) ? [] : (toCase(row, ofCase) ?? []);
    }),
    thresholds: config.evidence ?? EVIDENCE_THRESHOLDS,
    open,
    next: openCases.length > CASES_PER_PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Refuses with `FORBIDDEN` if the actor may not act on one of the accounts. */
async function refuseMembers(
  db: Database,
  actor: Actor,
  members: readonly Member[],
): Promise<GameError<"FORBIDDEN"> | null> {
  for (const { playerId, player } of members) {
    const refused = await refuseTarget(db, actor, { id: playerId, role: player.role });
    if (refused !== null) return refused;
  }
  return null;
}

const dismissalOf = (row: CaseRow, now: number) =>
  row.dismissedAt === null || row.dismissedUntil === null || row.dismissedUntil <= now
    ? null
    : {
        by: row.dismissedBy,
        note: row.note,
        at: isoTime(row.dismissedAt),
        until: isoTime(row.dismissedUntil),
      };

/**
 * A case with the rows of the log behind its signals. FORBIDDEN if it is about the caller's own
 * accounts.
 */
export async function showCase(
  { services, playerId, role }: StaffContext<"clock" | "config" | "db">,
  { id }: EvidenceCaseInput,
): Promise<EvidenceCaseAnswer | GameError<"NOT_FOUND" | "FORBIDDEN">> {
  const { db, clock, config } = services;
  const now = clock.now();
  const row = await findCase(db, id);
  if (row === null) return new GameError("NOT_FOUND");
  const members = await findCaseAccounts(db, [id]);
  if (isAboutOwn(members, await findOwn(db, playerId))) return new GameError("FORBIDDEN");
  const shownCase = toCase(row, members);
  if (shownCase === null) return new GameError("NOT_FOUND");
  const names = new Map(members.map((member) => [member.playerId, member.player.username]));
  const question = { mainId: row.playerId, since: row.checkedAt - EVIDENCE_WINDOW_MS };
  const rows = await Promise.all(
    row.signals.map(async (signal) => ({
      kind: signal.kind,
      rows: await findRows(db, signal, question, names),
    })),
  );
  const refused = await refuseMembers(db, { id: playerId, role }, members);
  return {
    case: shownCase,
    thresholds: config.evidence ?? EVIDENCE_THRESHOLDS,
    rows: rows.filter((group) => group.rows.length > 0),
    dismissal: dismissalOf(row, now),
    mayDismiss: isAtLeast(role, "moderator") && refused === null,
  };
}

type DismissalRefusal = "NOT_FOUND" | "FORBIDDEN" | "CHANGED_MEANWHILE";

/**
 * Dismisses a case for 30 days. The second of two gets CHANGED_MEANWHILE with the note of the
 * first.
 */
export async function dismissEvidence(
  ctx: StaffContext<"clock" | "db">,
  input: DismissEvidenceInput,
): Promise<typeof DONE | GameError<DismissalRefusal | "KEY_REUSED">> {
  const { id, reason } = input;
  const { key, ...by } = byCaller(ctx, input);
  const { actor, now } = by;
  const outcome = await performAsStaff<DismissalRefusal>(ctx.services.db, {
    ...by,
    entry: { action: "dismissEvidence", reason, key },
    async work(tx) {
      const row = await findCase(tx, id);
      if (row === null) return new GameError("NOT_FOUND");
      const members = await findCaseAccounts(tx, [id]);
      const refused = await refuseMembers(tx, actor, members);
      if (refused !== null) return refused;
      const until = now + EVIDENCE_DISMISSED_MS;
      if (!(await dismissCase(tx, id, { by: actor.id, note: reason, now, until }))) {
        const { dismissedBy, note } = row;
        return new GameError("CHANGED_MEANWHILE", {
          text: ({ answers }) =>
            answers("team.evidenceDismissed", {
              by: dismissedBy ?? answers("team.deletedModerator"),
              note,
            }),
        });
      }
      return { targetId: row.playerId, facts: { case: id, accounts: members.length } };
    },
  });
  return outcome instanceof GameError ? outcome : DONE;
}
