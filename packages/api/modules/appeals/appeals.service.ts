/** Appeals of players against sanctions, and answers by someone other than who decided. */
import {
  type AppealInput,
  type AppealsAnswer,
  type AppealsInput,
  type DecideAppealInput,
  type LoginInput,
  type OwnSanctions,
  REPORTS_PER_PAGE,
} from "@emberlode/contract";
import { alerts, liftSanction, updateBan } from "@emberlode/db";
import type { StaffRole } from "@emberlode/game";
import type { PublicContext, StaffContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import { mayEnd } from "../admin/sanction-actions.ts";
import { causeOf } from "../reports/past.service.ts";
import { authenticateWithinLimits } from "../sessions/login.service.ts";
import { byCaller } from "../staff/by-caller.ts";
import { findSanctions } from "../staff/lists.queries.ts";
import { toListed, toSanction } from "../staff/lists.ts";
import { isCallerConfirmedRecently } from "../staff/staff-access.ts";
import { performAsStaff, refuseTarget } from "../staff/staff-action.ts";
import {
  type AppealRow,
  answerAppeal,
  countOpenAppeals,
  findAppeal,
  findDecidedAppeals,
  findOpenAppeals,
  findOwnSanctions,
  hasSanction,
  insertAppeal,
} from "./appeals.queries.ts";

const DONE = { ok: true } as const;

type LoginServices = "clock" | "db" | "devices" | "limits" | "log" | "passwords";

const toAppeal = ({ createdAt, ...appeal }: AppealRow) => ({
  ...appeal,
  at: isoTime(createdAt),
});

/** The account of a name and password, also a banned one. */
async function authenticate(
  { services, request }: PublicContext<LoginServices>,
  { username, password }: Pick<LoginInput, "username" | "password">,
) {
  const account = await authenticateWithinLimits(services, { username, password }, request);
  return account ?? new GameError("BAD_CREDENTIALS");
}

/** The sanctions of an account and what became of its appeals. */
export async function listOwnSanctions(
  ctx: PublicContext<LoginServices>,
  input: Pick<LoginInput, "username" | "password">,
): Promise<OwnSanctions | GameError<"BAD_CREDENTIALS">> {
  const account = await authenticate(ctx, input);
  if (account instanceof GameError) return account;
  const { db, clock } = ctx.services;
  const now = clock.now();
  const rows = await findOwnSanctions(db, account.id);
  return {
    sanctions: rows.map(({ appeal, ...row }) => {
      const { id, kind, reason, at, until, isActive } = toSanction(
        { ...row, by: null, liftedBy: null },
        now,
        ctx.translators.language,
      );
      const ownAppeal = appeal === null ? null : toAppeal(appeal);
      return { id, kind, reason, at, until, isActive, appeal: ownAppeal };
    }),
  };
}

/** Appeals against a sanction. Refuses a second appeal with `APPEALED_ALREADY`. */
export async function writeAppeal(
  ctx: PublicContext<LoginServices>,
  { sanction, body, ...input }: AppealInput,
): Promise<typeof DONE | GameError<"BAD_CREDENTIALS" | "NOT_FOUND" | "APPEALED_ALREADY">> {
  const account = await authenticate(ctx, input);
  if (account instanceof GameError) return account;
  const { db, clock } = ctx.services;
  if (!(await hasSanction(db, account.id, sanction))) return new GameError("NOT_FOUND");
  const isStored = await insertAppeal(db, { sanctionId: sanction, body }, clock.now());
  return isStored ? DONE : new GameError("APPEALED_ALREADY");
}

type FoundAppeal = Awaited<ReturnType<typeof findOpenAppeals>>[number];

/**
 * Whether a member of the team may answer: not about their own decision, nor beyond what their role
 * may decide.
 */
const mayDecide = (
  { decidedBy, sanction }: Pick<FoundAppeal, "decidedBy" | "sanction">,
  actor: { id: number; role: StaffRole },
): boolean => decidedBy !== actor.id && mayEnd(actor, sanction);

/** An appeal with all that its answer needs. */
async function showAppeal(
  { services: { db, clock }, playerId, role, translators }: StaffContext<"clock" | "db">,
  appeal: FoundAppeal,
): Promise<AppealsAnswer["appeals"][number]> {
  const { id, body, createdAt, decision, answer, sanction } = appeal;
  const [cause, sanctions] = await Promise.all([
    causeOf(db, { ...sanction, playerId: appeal.playerId }),
    findSanctions(db, appeal.playerId),
  ]);
  const now = clock.now();
  const show = (one: typeof sanction) => toSanction(one, now, translators.language);
  return {
    ...toAppeal({ body, createdAt, decision, answer }),
    id,
    player: toListed(appeal.player),
    sanction: show(sanction),
    decidedBy: appeal.answeredBy,
    cause,
    others: sanctions.flatMap((one) => (one.id === sanction.id ? [] : [show(one)])),
    mayDecide: decision === null && mayDecide(appeal, { id: playerId, role }),
  };
}

/** A page of open appeals, oldest first, or of decided ones, newest first. */
export async function listAppeals(
  ctx: StaffContext<"clock" | "db">,
  { isOpen, after = 0, before }: AppealsInput,
): Promise<AppealsAnswer> {
  const { db } = ctx.services;
  const limit = REPORTS_PER_PAGE + 1;
  const [found, { open }] = await Promise.all([
    isOpen ? findOpenAppeals(db, after, limit) : findDecidedAppeals(db, before, limit),
    countOpenAppeals(db),
  ]);
  const page = found.slice(0, REPORTS_PER_PAGE);
  return {
    appeals: await Promise.all(page.map((appeal) => showAppeal(ctx, appeal))),
    open,
    next: found.length > REPORTS_PER_PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

type AppealRefusal = "NOT_FOUND" | "FORBIDDEN" | "CONFIRMATION_NEEDED" | "REPORT_DECIDED";

/** The refusal for the second of two moderators who answer an appeal. */
const decidedAlready = ({ decision, answeredBy: by }: FoundAppeal) =>
  new GameError("REPORT_DECIDED", {
    text: ({ answers }) =>
      answers("team.reportDecided", {
        decision: decision ?? "",
        by: by ?? answers("team.deletedModerator"),
      }),
  });

/** Answers an appeal. Refuses a second answer with `REPORT_DECIDED`, which names the first. */
export async function decideAppeal(
  ctx: StaffContext<"actions" | "clock" | "db" | "sessions">,
  input: DecideAppealInput,
): Promise<typeof DONE | GameError<AppealRefusal | "KEY_REUSED">> {
  const { services, playerId } = ctx;
  const { db, sessions } = services;
  const { appeal: id, decision, reason } = input;
  const { key, ...by } = byCaller(ctx, input);
  const { actor, now } = by;
  const isConfirmed = await isCallerConfirmedRecently(ctx);
  const outcome = await performAsStaff<AppealRefusal>(db, {
    ...by,
    entry: { action: "decideAppeal", reason, key },
    async work(tx) {
      // Writes before reading: of two concurrent answers, the second waits here and then reads the
      // first.
      const answer = { decision, answer: reason, by: playerId, now };
      const isFirst = await answerAppeal(tx, id, answer);
      const appeal = await findAppeal(tx, id);
      if (appeal === null) return new GameError("NOT_FOUND");
      if (!mayDecide(appeal, actor)) return new GameError("FORBIDDEN");
      if (appeal.sanction.kind === "ban" && !isConfirmed)
        return new GameError("CONFIRMATION_NEEDED");
      const target = { id: appeal.playerId, role: appeal.player.role };
      const refused = await refuseTarget(tx, actor, target);
      if (refused !== null) return refused;
      if (!isFirst) return decidedAlready(appeal);
      if (decision === "lift") {
        const lifted = { playerId: target.id, id: appeal.sanction.id };
        await liftSanction(tx, { ...lifted, by: playerId, now });
        await updateBan(tx, target.id, now);
      }
      const facts = { decision, reason };
      await tx
        .insert(alerts)
        .values({ playerId: target.id, type: "admin", kind: "appeal", facts, createdAt: now });
      return { targetId: target.id, facts: { decision, sanction: appeal.sanction.id } };
    },
  });
  if (outcome instanceof GameError) return outcome;
  if (outcome?.targetId !== undefined) sessions.invalidate(outcome.targetId);
  return DONE;
}
