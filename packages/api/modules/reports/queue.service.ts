/** The moderators' queue: what players reported, and what is decided about it. */
import {
  CHAT_ROOM,
  type DecideReportsAnswer,
  type DecideReportsInput,
  type ListedPlayer,
  REPORTS_PER_PAGE,
  type ReportGroup,
  type ReportsAnswer,
  type ReportsInput,
} from "@emberlode/contract";
import { alerts, type Database, type Transaction } from "@emberlode/db";
import {
  DAY,
  type Facts,
  isDecisionFor,
  MINUTE,
  type PlayerActionKind,
  REPORT_DECISIONS,
  type ReportDecision,
} from "@emberlode/game";
import type { StaffContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import {
  type ActionServices,
  findFreeName,
  findTargetById,
  invalidatePlayer,
  prepareAction,
} from "../admin/player-actions.ts";
import type {
  ActionFacts,
  ActionInput,
  ActionRefusal,
  PreparedAction,
} from "../admin/prepared-action.ts";
import { findReadableCaseOf } from "../evidence/own-cases.ts";
import { notify } from "../live/notifications.ts";
import { lockExisting } from "../players/players.queries.ts";
import { byCaller } from "../staff/by-caller.ts";
import { findListed, findSanctions } from "../staff/lists.queries.ts";
import { toListed, toSanction } from "../staff/lists.ts";
import { performAsStaff, refuseTarget, type Target } from "../staff/staff-action.ts";
import { auditSubject } from "./past.queries.ts";
import {
  closeReports,
  countOpenGroups,
  findLastDecision,
  findMedianTime,
  findOpenGroups,
  findReportable,
  findReportsOf,
  findSent,
  markRemoved,
  type OpenGroup,
  type ReportedThing,
} from "./reports.queries.ts";
import { findContent } from "./reports.service.ts";
import { showReported } from "./show-reported.ts";

/** Fewer decisions say nothing about how long one takes. */
const LEAST_DECISIONS = 5;

/** Whether what was reported has changed or was removed since. */
async function isGone(db: Database, group: OpenGroup, content: string): Promise<boolean> {
  const { subject, targetId, room, seq } = group;
  if (room !== null && seq !== null) return (await findReportable(db, room, seq)) === null;
  return subject !== "player" && (await findContent(db, targetId, subject)) !== content;
}

/** The player of a group: of a message also one who has left. Else null. */
export async function findGroupTarget(
  db: Database,
  { targetId, room, seq }: Pick<OpenGroup, "targetId" | "room" | "seq">,
): Promise<ListedPlayer | null> {
  const target = (await findListed(db, [targetId])).get(targetId);
  if (target !== undefined) return toListed(target);
  const message = room === null || seq === null ? null : await findSent(db, room, seq);
  if (message === null) return null;
  const { sender: username, createdAt } = message;
  const player = {
    username,
    role: "player",
    isGuest: true,
    isBot: false,
    isBanned: false,
    isSuspended: false,
  } as const;
  return { ...player, lastSeenAt: isoTime(createdAt) };
}

async function toGroup(
  { services, playerId: readerId, translators }: StaffContext<"clock" | "db">,
  group: OpenGroup,
): Promise<ReportGroup | null> {
  const { db, clock } = services;
  const { targetId, firstAt } = group;
  const now = clock.now();
  const [target, open, sanctions, evidenceCase] = await Promise.all([
    findGroupTarget(db, group),
    findReportsOf(db, group),
    findSanctions(db, targetId),
    findReadableCaseOf(db, { playerId: targetId, readerId }, now),
  ]);
  if (target === null) return null;
  const content = open[0]?.content ?? "";
  const known = sanctions.map((sanction) => toSanction(sanction, now, translators.language));
  return {
    ...(await showReported(db, group, { content, reports: open })),
    player: String(targetId),
    target,
    isGone: await isGone(db, group, content),
    firstAt: isoTime(firstAt),
    sanctions: known.filter(({ isActive }) => isActive),
    earlier: known.length,
    evidenceCase,
  };
}

/** A page of the queue, oldest first. */
export async function listReports(
  ctx: StaffContext<"clock" | "db">,
  { after = 0 }: ReportsInput,
): Promise<ReportsAnswer> {
  const { db, clock } = ctx.services;
  const [found, { open }, median] = await Promise.all([
    findOpenGroups(db, after, REPORTS_PER_PAGE + 1),
    countOpenGroups(db),
    findMedianTime(db, clock.now() - 30 * DAY, LEAST_DECISIONS),
  ]);
  const page = found.slice(0, REPORTS_PER_PAGE);
  const groups = await Promise.all(page.map((group) => toGroup(ctx, group)));
  return {
    groups: groups.filter((group) => group !== null),
    open,
    medianMinutes: median === null ? null : Math.round(median / MINUTE),
    next: found.length > REPORTS_PER_PAGE ? (page.at(-1)?.firstId ?? null) : null,
  };
}

type DecisionRefusal = ActionRefusal | "REPORT_DECIDED" | "KEY_REUSED";

/** The first moderator's decision, for the second. */
async function decidedAlready(
  db: Database,
  thing: ReportedThing,
): Promise<GameError<"REPORT_DECIDED"> | null> {
  const last = await findLastDecision(db, thing);
  if (last === null) return null;
  const { decision, by } = last;
  return new GameError("REPORT_DECIDED", {
    text: ({ answers }) =>
      answers("team.reportDecided", { decision, by: by ?? answers("team.deletedModerator") }),
  });
}

/** The action that removes what was reported; null for a message, and for what a player does. */
async function prepareRemoval(
  facts: ActionFacts,
  { subject }: ReportedThing,
): Promise<PreparedAction | GameError<ActionRefusal> | null> {
  if (subject === "message" || subject === "player") return null;
  const action: ActionInput["action"] =
    subject === "username"
      ? { kind: "rename", name: await findFreeName(facts.db, `Settler${facts.target.id}`) }
      : { kind: "setProfile", part: subject, value: "" };
  const prepared = await prepareAction<PlayerActionKind>(action.kind, { ...facts, action });
  // Its player has changed it in the meantime.
  const isChanged = prepared instanceof GameError && prepared.gameCode === "NOTHING_TO_CHANGE";
  return isChanged ? null : prepared;
}

/** Runs an action and alerts its player. Returns what changed. */
async function runPrepared(
  tx: Transaction,
  prepared: PreparedAction,
  { target, now }: ActionFacts,
): Promise<Facts | GameError<ActionRefusal>> {
  const result = await prepared.run(tx);
  if (result instanceof GameError) return result;
  if (prepared.notice !== null) {
    const alert = { playerId: target.id, type: "admin", createdAt: now } as const;
    await tx.insert(alerts).values({ ...alert, ...prepared.notice });
  }
  return result;
}

/**
 * Removes what a player shows, and carries out the sanction of a decision. Returns what was
 * removed.
 */
async function carryOut(
  tx: Transaction,
  facts: ActionFacts,
  thing: ReportedThing,
  decision: ReportDecision,
): Promise<Facts | GameError<ActionRefusal>> {
  if (decision === "dismiss") return {};
  const sanction = REPORT_DECISIONS[decision];
  const removal = await prepareRemoval(facts, thing);
  const punishment =
    sanction === null
      ? null
      : await prepareAction<PlayerActionKind>(sanction.kind, { ...facts, action: sanction });
  let removed: Facts = {};
  for (const prepared of [removal, punishment]) {
    if (prepared === null) continue;
    const result =
      prepared instanceof GameError ? prepared : await runPrepared(tx, prepared, facts);
    if (result instanceof GameError) return result;
    if (prepared === removal) removed = { from: result.from ?? null, to: result.to ?? null };
  }
  return removed;
}

/**
 * Removes a message for everyone, and alerts its sender. Returns its text, to judge an appeal by.
 */
async function removeMessage(
  tx: Transaction,
  { targetId, seq }: ReportedThing,
  { target, reason, now }: { target: Target | null; reason: string; now: number },
): Promise<Facts> {
  if (seq === null || !(await markRemoved(tx, CHAT_ROOM, seq, now))) return {};
  await notify(tx, { t: "removed", room: CHAT_ROOM, seq });
  const content = (await findSent(tx, CHAT_ROOM, seq))?.body ?? "";
  if (target === null) return { content };
  const facts = { what: "message", reason };
  await tx
    .insert(alerts)
    .values({ playerId: targetId, type: "admin", kind: "moderated", facts, createdAt: now });
  return { content };
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

/** The player of a decision; null for the sender of a message who has left. */
async function findDecided(
  db: Database,
  { player, message: seq }: DecideReportsInput,
): Promise<Target | null | GameError<"NOT_FOUND">> {
  const target = await findTargetById(db, Number(player));
  if (seq === null) return target ?? new GameError("NOT_FOUND");
  const sent = await findSent(db, CHAT_ROOM, seq);
  return sent?.targetId === Number(player) ? target : new GameError("NOT_FOUND");
}

/**
 * Whether there is something left to decide besides open reports: a message that is still shown.
 */
async function isUndecided(db: Database, { decision, message: seq }: DecideReportsInput) {
  return (
    decision !== "dismiss" && seq !== null && (await findReportable(db, CHAT_ROOM, seq)) !== null
  );
}

/**
 * Decides all open reports of one thing. A message may have none. The second of two moderators gets
 * REPORT_DECIDED with the decision of the first.
 */
export async function decideReports(
  ctx: StaffContext<keyof ActionServices>,
  input: DecideReportsInput,
): Promise<DecideReportsAnswer | GameError<DecisionRefusal>> {
  const { services, playerId } = ctx;
  const { db } = services;
  const { subject, message: seq, decision, reason } = input;
  if ((subject === "message") !== (seq !== null) || !isDecisionFor(decision, subject)) {
    throw new GameError("BAD_INPUT");
  }
  const { key, ...by } = byCaller(ctx, input);
  const { actor, now } = by;
  const thing = { subject, targetId: Number(input.player), seq };
  const outcome = await performAsStaff<DecisionRefusal>(db, {
    ...by,
    entry: {
      action: "decideReports",
      subject: auditSubject(thing, CHAT_ROOM),
      reason,
      key,
    },
    async work(tx) {
      const target = await findDecided(tx, input);
      if (target instanceof GameError) return target;
      const refused = target === null ? null : await refuseTarget(tx, actor, target);
      if (refused !== null) return refused;
      const reporters = await closeReports(tx, thing, { decision, by: playerId, now });
      if (reporters.length === 0 && !(await isUndecided(tx, input))) {
        return (await decidedAlready(tx, thing)) ?? new GameError("NOT_FOUND");
      }
      let removed: Facts =
        decision === "dismiss" ? {} : await removeMessage(tx, thing, { target, reason, now });
      if (target !== null) {
        const facts = { db: tx, actor, target, reason, now, isConfirmedRecently: true };
        const result = await carryOut(tx, facts, thing, decision);
        if (result instanceof GameError) return result;
        removed = { ...removed, ...result };
      }
      await alertReporters(tx, reporters, thing, { decision, now });
      return {
        ...(target !== null && { targetId: target.id }),
        facts: { decision, reports: reporters.length, ...removed },
      };
    },
  });
  if (outcome instanceof GameError) return outcome;
  await invalidatePlayer(services, outcome?.targetId ?? null);
  const decided = await findTargetById(db, thing.targetId);
  return { ok: true, username: decided?.username ?? null };
}
