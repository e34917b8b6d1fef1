/** What staff does to a player: who may, what follows, and what the player reads. */
import type { ActOnPlayerInput, PreviewAnswer } from "@emberlode/contract";
import { type ActionKey, accounts, alerts, type Database, isNameOfDeleted } from "@emberlode/db";
import { isAtLeast, type PlayerActionKind, rightsFor } from "@emberlode/game";
import { alertText, type ServerTranslators } from "@emberlode/messages";
import { eq, sql } from "drizzle-orm";
import type { StaffContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { findByCurrentOrFormerName } from "../accounts/accounts.queries.ts";
import { keyOf } from "../actions/idempotency-key.ts";
import { accountPlans } from "./account-plans.ts";
import type { ActionPlan, MakePlan, PlanInput, PlanRefusal } from "./action-plan.ts";
import type { Actor } from "./audit.ts";
import { sanctionPlans } from "./sanction-plans.ts";
import { isCallerConfirmedRecently } from "./staff-access.ts";
import { performAsStaff, refuseTarget, type Target } from "./staff-action.ts";

const PLANS: { readonly [Kind in PlayerActionKind]: MakePlan<Kind> } = {
  ...sanctionPlans,
  ...accountPlans,
};

/** The plan of an action. */
export const makePlan = <Kind extends PlayerActionKind>(kind: Kind, input: PlanInput<Kind>) =>
  PLANS[kind](input);

/** The account of a name, also of a former one, or null. */
export async function findTarget(db: Database, name: string): Promise<Target | null> {
  const found = await findByCurrentOrFormerName(db, name);
  if (found === null) return null;
  const [row] = await db
    .select({ username: accounts.username })
    .from(accounts)
    .where(eq(accounts.id, found.id));
  return row === undefined ? null : { ...found, ...row };
}

/** The account with this id, or null. */
export async function findTargetById(db: Database, id: number): Promise<Target | null> {
  const [row] = await db
    .select({
      id: accounts.id,
      username: accounts.username,
      role: accounts.role,
      isGuest: accounts.isGuest,
    })
    .from(accounts)
    .where(eq(accounts.id, id));
  return row ?? null;
}

const LETTERS = ["", ..."abcdefghijklmnopqrstuvwxyz"];

/** A name, with a letter at its end if others have taken it. */
export async function findFreeName(db: Database, name: string): Promise<string> {
  const names = LETTERS.map((letter) => `${name}${letter}`.toLowerCase());
  const taken = await db
    .select({ name: accounts.usernameLower })
    .from(accounts)
    .where(sql`${accounts.usernameLower} = any(${sql.param(names)}::text[])`);
  const isTaken = new Set(taken.map((row) => row.name));
  for (const letter of LETTERS) {
    const free = `${name}${letter}`;
    if (isTaken.has(free.toLowerCase()) || (await isNameOfDeleted(db, free))) continue;
    return free;
  }
  return name;
}

interface PreparedAction {
  target: Target;
  plan: ActionPlan;
}

async function prepare(
  db: Database,
  actor: Actor,
  { username, action, reason }: ActOnPlayerInput,
  { now, isConfirmedRecently }: { now: number; isConfirmedRecently: boolean },
): Promise<PreparedAction | GameError<PlanRefusal>> {
  const { role } = rightsFor(action.kind);
  if (actor !== "console" && !isAtLeast(actor.role, role)) return new GameError("FORBIDDEN");
  const target = await findTarget(db, username);
  if (target === null) return new GameError("NOT_FOUND");
  const refused = await refuseTarget(db, actor, target);
  if (refused !== null) return refused;
  if (rightsFor(action.kind).isGrave && !isConfirmedRecently) {
    return new GameError("CONFIRMATION_NEEDED");
  }
  const plan = await makePlan(action.kind, {
    db,
    actor,
    target,
    action,
    reason,
    now,
    isConfirmedRecently,
  });
  return plan instanceof GameError ? plan : { target, plan };
}

interface CallFacts {
  now: number;
  key?: ActionKey | null;
  /** Whether a member of the team confirmed within the last 15 minutes; commands need no confirmation. */
  isConfirmedRecently?: boolean;
}

/**
 * Carries out an action on a player, who gets an alert. Returns the player: `forget` them; null if a call with
 * the same key did so before.
 */
export async function actOnPlayer(
  db: Database,
  actor: Actor,
  input: ActOnPlayerInput,
  { now, key = null, isConfirmedRecently = false }: CallFacts,
): Promise<number | null | GameError<PlanRefusal | "KEY_REUSED">> {
  const { action, reason } = input;
  const outcome = await performAsStaff<PlanRefusal>(db, {
    actor,
    now,
    entry: { action: action.kind, reason, key },
    async work(tx) {
      const isConfirmed = actor === "console" || isConfirmedRecently;
      const prepared = await prepare(tx, actor, input, { now, isConfirmedRecently: isConfirmed });
      if (prepared instanceof GameError) return prepared;
      const { target, plan } = prepared;
      const facts = await plan.run(tx);
      if (facts instanceof GameError) return facts;
      if (plan.notice !== null) {
        const alert = { playerId: target.id, type: "admin", createdAt: now } as const;
        await tx.insert(alerts).values({ ...alert, ...plan.notice });
      }
      return { targetId: target.id, facts };
    },
  });
  return outcome instanceof GameError ? outcome : (outcome?.targetId ?? null);
}

export type ActionServices = Pick<
  Services,
  "actions" | "clock" | "db" | "profiles" | "sessions" | "world"
>;

/** Forgets what this process knows of a player, and shows changes of the map. */
export async function forgetPlayer(
  { actions, profiles, sessions, world }: Omit<ActionServices, "clock" | "db">,
  playerId: number | null,
): Promise<void> {
  if (playerId !== null) {
    actions.forget(playerId);
    profiles.forget(playerId);
    sessions.forget(playerId);
  }
  await world.catchUp();
}

/** Does something to a player, as a member of staff. */
export async function actAsStaff(
  ctx: StaffContext<keyof ActionServices>,
  input: ActOnPlayerInput,
): Promise<{ ok: true } | GameError<PlanRefusal | "KEY_REUSED">> {
  const { services, playerId, role } = ctx;
  const outcome = await actOnPlayer(services.db, { id: playerId, role }, input, {
    now: services.clock.now(),
    key: keyOf(ctx, input),
    isConfirmedRecently: await isCallerConfirmedRecently(ctx),
  });
  if (outcome instanceof GameError) return outcome;
  await forgetPlayer(services, outcome);
  return { ok: true };
}

const noticeText = (notice: ActionPlan["notice"], translators: ServerTranslators) =>
  notice === null ? null : alertText(notice, translators);

/** What an action would do, without doing it. */
export async function previewAction(
  ctx: StaffContext<"clock" | "db">,
  input: ActOnPlayerInput,
): Promise<PreviewAnswer | GameError<PlanRefusal>> {
  const { db, clock } = ctx.services;
  const actor = { id: ctx.playerId, role: ctx.role };
  // A preview needs no confirmation.
  const facts = { now: clock.now(), isConfirmedRecently: true };
  const prepared = await prepare(db, actor, input, facts);
  if (prepared instanceof GameError) return prepared;
  const { notice, preview } = prepared.plan;
  return {
    notice: noticeText(notice, ctx.translators),
    sessions: null,
    base: null,
    from: null,
    to: null,
    balance: null,
    until: null,
    ...preview,
    ...(ctx.role !== "admin" && { base: null }),
  };
}
