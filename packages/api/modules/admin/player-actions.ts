/** Staff actions on a player: permissions, effects, and the player's notice. */
import type { ActOnPlayerInput, PreviewAnswer } from "@emberlode/contract";
import { type ActionKey, accounts, alerts, type Database, isNameOfDeleted } from "@emberlode/db";
import { isAtLeast, type PlayerActionKind, rightsFor } from "@emberlode/game";
import { alertText, type ServerTranslators } from "@emberlode/messages";
import { eq, sql } from "drizzle-orm";
import type { StaffContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { keyOf } from "../../platform/idempotency-key.ts";
import type { Services } from "../../services.ts";
import { findByCurrentOrFormerName } from "../players/players.queries.ts";
import type { Actor } from "../staff/audit.ts";
import { isCallerConfirmedRecently } from "../staff/staff-access.ts";
import { performAsStaff, refuseTarget, type Target } from "../staff/staff-action.ts";
import { accountActions } from "./account-actions.ts";
import type {
  ActionInput,
  ActionRefusal,
  PrepareAction,
  PreparedAction,
} from "./prepared-action.ts";
import { sanctionActions } from "./sanction-actions.ts";

const ACTIONS: { readonly [Kind in PlayerActionKind]: PrepareAction<Kind> } = {
  ...sanctionActions,
  ...accountActions,
};

/** Prepares an action, or refuses it. Nothing is written before its `run`. */
export const prepareAction = <Kind extends PlayerActionKind>(
  kind: Kind,
  input: ActionInput<Kind>,
) => ACTIONS[kind](input);

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
  const takenNames = await db
    .select({ name: accounts.usernameLower })
    .from(accounts)
    .where(sql`${accounts.usernameLower} = any(${sql.param(names)}::text[])`);
  const isTaken = new Set(takenNames.map((row) => row.name));
  for (const letter of LETTERS) {
    const free = `${name}${letter}`;
    if (isTaken.has(free.toLowerCase()) || (await isNameOfDeleted(db, free))) continue;
    return free;
  }
  return name;
}

async function prepare(
  db: Database,
  actor: Actor,
  { username, action, reason }: ActOnPlayerInput,
  { now, isConfirmedRecently }: { now: number; isConfirmedRecently: boolean },
): Promise<{ target: Target; prepared: PreparedAction } | GameError<ActionRefusal>> {
  const { role } = rightsFor(action.kind);
  if (actor !== "console" && !isAtLeast(actor.role, role)) return new GameError("FORBIDDEN");
  const target = await findTarget(db, username);
  if (target === null) return new GameError("NOT_FOUND");
  const refused = await refuseTarget(db, actor, target);
  if (refused !== null) return refused;
  if (rightsFor(action.kind).isGrave && !isConfirmedRecently) {
    return new GameError("CONFIRMATION_NEEDED");
  }
  const prepared = await prepareAction(action.kind, {
    db,
    actor,
    target,
    action,
    reason,
    now,
    isConfirmedRecently,
  });
  return prepared instanceof GameError ? prepared : { target, prepared };
}

interface CallFacts {
  now: number;
  key?: ActionKey | null;
  /**
   * Whether a member of the team confirmed within the last 15 minutes; commands need no
   * confirmation.
   */
  isConfirmedRecently?: boolean;
}

/**
 * Carries out an action on a player, who gets an alert. Returns the player: `invalidate` them; null
 * if a call with the same key did so before.
 */
export async function actOnPlayer(
  db: Database,
  actor: Actor,
  input: ActOnPlayerInput,
  { now, key = null, isConfirmedRecently = false }: CallFacts,
): Promise<number | null | GameError<ActionRefusal | "KEY_REUSED">> {
  const { action, reason } = input;
  const outcome = await performAsStaff<ActionRefusal>(db, {
    actor,
    now,
    entry: { action: action.kind, reason, key },
    async work(tx) {
      const isConfirmed = actor === "console" || isConfirmedRecently;
      const preparedAction = await prepare(tx, actor, input, {
        now,
        isConfirmedRecently: isConfirmed,
      });
      if (preparedAction instanceof GameError) return preparedAction;
      const { target, prepared } = preparedAction;
      const facts = await prepared.run(tx);
      if (facts instanceof GameError) return facts;
      if (prepared.notice !== null) {
        const alert = { playerId: target.id, type: "admin", createdAt: now } as const;
        await tx.insert(alerts).values({ ...alert, ...prepared.notice });
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

/** Invalidates a player in this process's caches, and reads changes of the map. */
export async function invalidatePlayer(
  { actions, profiles, sessions, world }: Omit<ActionServices, "clock" | "db">,
  playerId: number | null,
): Promise<void> {
  if (playerId !== null) {
    actions.invalidate(playerId);
    profiles.invalidate(playerId);
    sessions.invalidate(playerId);
  }
  await world.catchUp();
}

/** Does something to a player, as a member of staff. */
export async function actAsStaff(
  ctx: StaffContext<keyof ActionServices>,
  input: ActOnPlayerInput,
): Promise<{ ok: true } | GameError<ActionRefusal | "KEY_REUSED">> {
  const { services, playerId, role } = ctx;
  const outcome = await actOnPlayer(services.db, { id: playerId, role }, input, {
    now: services.clock.now(),
    key: keyOf(ctx, input),
    isConfirmedRecently: await isCallerConfirmedRecently(ctx),
  });
  if (outcome instanceof GameError) return outcome;
  await invalidatePlayer(services, outcome);
  return { ok: true };
}

const noticeText = (notice: PreparedAction["notice"], translators: ServerTranslators) =>
  notice === null ? null : alertText(notice, translators);

/** Previews an action. */
export async function previewAction(
  ctx: StaffContext<"clock" | "db">,
  input: ActOnPlayerInput,
): Promise<PreviewAnswer | GameError<ActionRefusal>> {
  const { db, clock } = ctx.services;
  const actor = { id: ctx.playerId, role: ctx.role };
  // A preview needs no confirmation.
  const facts = { now: clock.now(), isConfirmedRecently: true };
  const preparedAction = await prepare(db, actor, input, facts);
  if (preparedAction instanceof GameError) return preparedAction;
  const { notice, preview } = preparedAction.prepared;
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
