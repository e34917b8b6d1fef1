/** The moderators' queue: what players reported, and what is decided about it. */
import {
  type DecideReportsInput,
  REPORTS_PER_PAGE,
  type ReportGroup,
  type ReportsAnswer,
  type ReportsInput,
} from "@emberlode/contract";
import { alerts, type Database, type Transaction } from "@emberlode/db";
import {
  DAY,
  isDecisionFor,
  MINUTE,
  type PlayerActionKind,
  REPORT_DECISIONS,
} from "@emberlode/game";
import type { StaffContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import { keyOf } from "../actions/idempotency-key.ts";
import type { ActionPlan, PlanFacts, PlanInput, PlanRefusal } from "../admin/action-plan.ts";
import { findTarget, makePlan } from "../admin/player-actions.ts";
import { findListed, findSanctions } from "../admin/player-file.queries.ts";
import { toListed, toSanction, toStaffMessage } from "../admin/player-file.ts";
import { performAsStaff, refuseTarget } from "../admin/staff-action.ts";
import { notify } from "../live/notifications.ts";
import {
  closeReports,
  countOpenGroups,
  findAround,
  findLastDecision,
  findMedianTime,
  findOpenGroups,
  findOpenReports,
  findReportable,
  lockExisting,
  markRemoved,
  type OpenGroup,
  type OpenReport,
  type ReportedThing,
} from "./reports.queries.ts";
import { findContent } from "./reports.service.ts";

const DONE = { ok: true } as const;

/** Messages shown before and after a reported one. */
const AROUND = 5;
/** The room of the chat, the only one. */
const ROOM = "global";

const isSame = (one: ReportedThing, other: ReportedThing) =>
  one.subject === other.subject && one.targetId === other.targetId && one.seq === other.seq;

/** Whether what was reported has changed or was removed since. */
async function isGone(db: Database, group: OpenGroup, content: string): Promise<boolean> {
  const { subject, targetId, room, seq } = group;
  if (room !== null && seq !== null) return (await findReportable(db, room, seq)) === null;
  return subject !== "player" && (await findContent(db, targetId, subject)) !== content;
}

async function toGroup(
  { services }: StaffContext<"clock" | "db">,
  group: OpenGroup,
  open: readonly OpenReport[],
): Promise<ReportGroup | null> {
  const { db, clock } = services;
  const { subject, targetId, room, seq, firstAt } = group;
  const own = open.filter((report) => isSame(report, group));
  const content = own[0]?.content ?? "";
  const [listed, sanctions, around, gone] = await Promise.all([
    findListed(db, [targetId]),
    findSanctions(db, targetId),
    room === null || seq === null ? [] : findAround(db, room, seq, AROUND),
    isGone(db, group, content),
  ]);
  const target = listed.get(targetId);
  if (target === undefined) return null;
  const known = sanctions.map((sanction) => toSanction(sanction, clock.now()));
  return {
    ...{ subject, username: target.username, message: seq, content, isGone: gone },
    target: toListed(target),
    reports: own.map(({ reporter, reason, note, createdAt }) => ({
      ...{ reporter, reason, note },
      at: isoTime(createdAt),
    })),
    firstAt: isoTime(firstAt),
    around: around.map(toStaffMessage),
    sanctions: known.filter(({ isActive }) => isActive),
    earlier: known.length,
  };
}

/** A page of the queue, oldest first. Reports about deleted players are left out. */
export async function listReports(
  ctx: StaffContext<"clock" | "db">,
  { after = 0 }: ReportsInput,
): Promise<ReportsAnswer> {
  const { db, clock } = ctx.services;
  const [found, open, median] = await Promise.all([
    findOpenGroups(db, after, REPORTS_PER_PAGE + 1),
    countOpenGroups(db),
    findMedianTime(db, clock.now() - 30 * DAY),
  ]);
  const page = found.slice(0, REPORTS_PER_PAGE);
  const reports = await findOpenReports(
    db,
    page.map(({ targetId }) => targetId),
  );
  const groups = await Promise.all(page.map((group) => toGroup(ctx, group, reports)));
  return {
    groups: groups.filter((group) => group !== null),
    open,
    medianMinutes: median === null ? null : Math.round(median / MINUTE),
    next: found.length > REPORTS_PER_PAGE ? (page.at(-1)?.firstId ?? null) : null,
  };
}

type DecisionRefusal = PlanRefusal | "REPORT_DECIDED" | "KEY_REUSED";

/** What the first moderator decided, for the second. */
async function decidedAlready(
  db: Database,
  thing: ReportedThing,
): Promise<GameError<"REPORT_DECIDED"> | null> {
  const last = await findLastDecision(db, thing);
  if (last === null) return null;
  const { decision, by } = last;
  return new GameError("REPORT_DECIDED", {
    text: ({ errors }) =>
      errors("reportDecided", { decision, by: by ?? errors("deletedModerator") }),
  });
}

/** The plan that removes what was reported; null for a message, and for what a player does. */
async function removalPlan(
  facts: PlanFacts,
  { subject }: ReportedThing,
): Promise<ActionPlan | GameError<PlanRefusal> | null> {
  if (subject === "message" || subject === "player") return null;
  const action: PlanInput["action"] =
    subject === "username"
      ? { kind: "rename", name: `Settler${facts.target.id}` }
      : { kind: "setProfile", part: subject, value: "" };
  const plan = await makePlan<PlayerActionKind>(action.kind, { ...facts, action });
  // Its player has changed it in the meantime.
  const isChanged = plan instanceof GameError && plan.gameCode === "NOTHING_TO_CHANGE";
  return isChanged ? null : plan;
}

/** Runs a plan and alerts its player. */
async function runPlan(
  tx: Transaction,
  plan: ActionPlan | null,
  playerId: number,
  now: number,
): Promise<GameError<PlanRefusal> | null> {
  if (plan === null) return null;
  const done = await plan.run(tx);
  if (done instanceof GameError) return done;
  if (plan.notice !== null) {
    await tx.insert(alerts).values({ playerId, type: "admin", createdAt: now, ...plan.notice });
  }
  return null;
}

/** Removes a message for everyone, and tells its sender. */
async function removeMessage(
  tx: Transaction,
  { targetId, seq }: ReportedThing,
  { reason, now }: { reason: string; now: number },
): Promise<void> {
  if (seq === null || !(await markRemoved(tx, ROOM, seq, now))) return;
  await notify(tx, { t: "removed", room: ROOM, seq });
  const facts = { what: "message", reason };
  await tx
    .insert(alerts)
    .values({ playerId: targetId, type: "admin", kind: "moderated", facts, createdAt: now });
}

/** Everyone who reported it reads what became of it. */
async function alertReporters(
  tx: Transaction,
  reporters: readonly number[],
  { subject }: ReportedThing,
  { decision, now }: { decision: string; now: number },
): Promise<void> {
  const existing = await lockExisting(tx, reporters);
  if (existing.length === 0) return;
  const alert = { type: "admin", kind: "report", facts: { decision, subject } } as const;
  await tx
    .insert(alerts)
    .values(existing.map((playerId) => ({ playerId, createdAt: now, ...alert })));
}

/**
 * Decides all open reports of one thing. A message may have none. The second of two moderators gets REPORT_DECIDED
 * with the decision of the first.
 */
export async function decideReports(
  ctx: StaffContext<"actions" | "clock" | "db" | "profiles" | "sessions" | "world">,
  input: DecideReportsInput,
): Promise<typeof DONE | GameError<DecisionRefusal>> {
  const { services, playerId, role } = ctx;
  const { db, clock, actions, profiles, sessions, world } = services;
  const { subject, username, message: seq, decision, reason } = input;
  if ((subject === "message") !== (seq !== null) || !isDecisionFor(decision, subject)) {
    throw new GameError("BAD_INPUT");
  }
  const now = clock.now();
  const actor = { id: playerId, role };
  let changed: number | null = null;
  const outcome = await performAsStaff<DecisionRefusal>(db, {
    actor,
    now,
    entry: {
      action: "decideReports",
      subject: seq === null ? subject : `${ROOM}/${seq}`,
      reason,
      key: keyOf(ctx, input),
    },
    async work(tx) {
      const target = await findTarget(tx, username);
      if (target === null) return new GameError("NOT_FOUND");
      const refused = await refuseTarget(tx, actor, target);
      if (refused !== null) return refused;
      const thing = { subject, targetId: target.id, seq };
      const facts = { db: tx, actor, target, reason, now };
      const sanction = REPORT_DECISIONS[decision];
      const removal = decision === "dismiss" ? null : await removalPlan(facts, thing);
      if (removal instanceof GameError) return removal;
      const penalty =
        sanction === null
          ? null
          : await makePlan<PlayerActionKind>(sanction.kind, { ...facts, action: sanction });
      if (penalty instanceof GameError) return penalty;
      const reporters = await closeReports(tx, thing, { decision, by: playerId, now });
      if (reporters.length === 0) {
        const earlier = await decidedAlready(tx, thing);
        if (earlier !== null) return earlier;
        const sent = seq === null ? null : await findReportable(tx, ROOM, seq);
        if (sent?.targetId !== target.id) return new GameError("NOT_FOUND");
      }
      if (decision !== "dismiss") await removeMessage(tx, thing, { reason, now });
      for (const plan of [removal, penalty]) {
        const failed = await runPlan(tx, plan, target.id, now);
        if (failed !== null) throw failed;
      }
      await alertReporters(tx, reporters, thing, { decision, now });
      changed = target.id;
      return { targetId: target.id, facts: { decision, reports: reporters.length } };
    },
  });
  if (outcome instanceof GameError) return outcome;
  if (changed !== null) {
    actions.forget(changed);
    profiles.forget(changed);
    sessions.forget(changed);
  }
  await world.catchUp();
  return DONE;
}
