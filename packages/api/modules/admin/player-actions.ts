/** What staff does to a player: who may, what follows, and what the player reads. */
import type { ActOnPlayerInput, PreviewAnswer } from "@emberlode/contract";
import { type ActionKey, accounts, alerts, type Database } from "@emberlode/db";
import { isAtLeast, type PlayerActionKind, rightsFor } from "@emberlode/game";
import { alertText, type ServerTranslators } from "@emberlode/messages";
import { eq } from "drizzle-orm";
import type { StaffContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { findByCurrentOrFormerName } from "../accounts/accounts.queries.ts";
import { keyOf } from "../actions/idempotency-key.ts";
import { accountPlans } from "./account-plans.ts";
import type { ActionPlan, MakePlan, PlanInput, PlanRefusal } from "./action-plan.ts";
import type { Actor } from "./audit.ts";
import { sanctionPlans } from "./sanction-plans.ts";
import { refuseUnlessConfirmedRecently } from "./staff-access.ts";
import { performAsStaff, refuseTarget, type Target } from "./staff-action.ts";

const PLANS: { readonly [Kind in PlayerActionKind]: MakePlan<Kind> } = {
  ...sanctionPlans,
  ...accountPlans,
};

/** The plan of an action. */
export const makePlan = <Kind extends PlayerActionKind>(kind: Kind, input: PlanInput<Kind>) =>
  PLANS[kind](input);

/** The account of a name, also of a former one; null if there is none. */
export async function findTarget(db: Database, name: string): Promise<Target | null> {
  const found = await findByCurrentOrFormerName(db, name);
  if (found === null) return null;
  const [row] = await db
    .select({ username: accounts.username })
    .from(accounts)
    .where(eq(accounts.id, found.id));
  return row === undefined ? null : { ...found, ...row };
}

interface PreparedAction {
  target: Target;
  plan: ActionPlan;
}

async function prepare(
  db: Database,
  actor: Actor,
  { username, action, reason }: ActOnPlayerInput,
  now: number,
): Promise<PreparedAction | GameError<PlanRefusal>> {
  const { role } = rightsFor(action.kind);
  if (actor !== "console" && !isAtLeast(actor.role, role)) return new GameError("FORBIDDEN");
  const target = await findTarget(db, username);
  if (target === null) return new GameError("NOT_FOUND");
  const refused = await refuseTarget(db, actor, target);
  if (refused !== null) return refused;
  const plan = await makePlan(action.kind, { db, actor, target, action, reason, now });
  return plan instanceof GameError ? plan : { target, plan };
}

/**
 * Carries out an action on a player, who gets an alert. Returns the player: `forget` them; null if a call with
 * the same key did so before.
 */
export async function actOnPlayer(
  db: Database,
  actor: Actor,
  input: ActOnPlayerInput,
  { now, key = null }: { now: number; key?: ActionKey | null },
): Promise<number | null | GameError<PlanRefusal | "KEY_REUSED">> {
  const { action, reason } = input;
  let changed: number | null = null;
  const outcome = await performAsStaff<PlanRefusal>(db, {
    actor,
    now,
    entry: { action: action.kind, reason, key },
    async work(tx) {
      const prepared = await prepare(tx, actor, input, now);
      if (prepared instanceof GameError) return prepared;
      const { target, plan } = prepared;
      const facts = await plan.run(tx);
      if (facts instanceof GameError) return facts;
      changed = target.id;
      if (plan.notice !== null) {
        const alert = { playerId: target.id, type: "admin", createdAt: now } as const;
        await tx.insert(alerts).values({ ...alert, ...plan.notice });
      }
      return { targetId: target.id, facts };
    },
  });
  return outcome instanceof GameError ? outcome : changed;
}

export type ActionServices = Pick<
  Services,
  "actions" | "clock" | "db" | "profiles" | "sessions" | "world"
>;

/** The same as a member of staff, whose process then forgets what it knew of the player. */
export async function actOnPlayerAs(
  { services, playerId, role }: StaffContext<keyof ActionServices>,
  input: ActOnPlayerInput,
  key: ActionKey | null,
): Promise<{ ok: true } | GameError<PlanRefusal | "KEY_REUSED">> {
  const { db, clock, actions, profiles, sessions, world } = services;
  const now = clock.now();
  const outcome = await actOnPlayer(db, { id: playerId, role }, input, { now, key });
  if (outcome instanceof GameError) return outcome;
  if (outcome !== null) {
    actions.forget(outcome);
    profiles.forget(outcome);
    sessions.forget(outcome);
  }
  await world.catchUp();
  return { ok: true };
}

/** The refusal of a grave action without a recent confirmation. */
async function refuseUnconfirmed(
  ctx: StaffContext<"clock" | "db">,
  { action }: ActOnPlayerInput,
): Promise<GameError<"CONFIRMATION_NEEDED"> | null> {
  const isGrave = rightsFor(action.kind).isGrave === true;
  return isGrave ? refuseUnlessConfirmedRecently(ctx) : null;
}

/** Does something to a player, as a member of staff. */
export async function actAsStaff(
  ctx: StaffContext<keyof ActionServices>,
  input: ActOnPlayerInput,
): Promise<{ ok: true } | GameError<PlanRefusal | "KEY_REUSED">> {
  const unconfirmed = await refuseUnconfirmed(ctx, input);
  if (unconfirmed !== null && isAtLeast(ctx.role, rightsFor(input.action.kind).role)) {
    return unconfirmed;
  }
  return actOnPlayerAs(ctx, input, keyOf(ctx, input));
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
  const prepared = await prepare(db, actor, input, clock.now());
  if (prepared instanceof GameError) return prepared;
  const { notice, preview } = prepared.plan;
  return {
    notice: noticeText(notice, ctx.translators),
    ...{ sessions: null, base: null, from: null, to: null, balance: null, until: null },
    ...preview,
  };
}
