/** Changes of an account by staff: names, profile, sessions, addresses, balance, base, role. */
import {
  accounts,
  correctBalance,
  type Database,
  emailChanges,
  factories,
  isNameOfDeleted,
  lockSessions,
  notifyProcesses,
  passwordResets,
  pictures,
  players,
  relocateBase,
  removeBasesOf,
  sessions,
} from "@emberlode/db";
import { isReservedUsername, isStaff } from "@emberlode/game";
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { GameError } from "../../errors.ts";
import { setRemoved } from "../../platform/pictures/pictures.queries.ts";
import { isEmailTaken } from "../accounts/mailed-links.queries.ts";
import { cancelDeletion, deleteSoon, findDeletion } from "../privacy/deletion.queries.ts";
import { deleteCredentialsOf } from "../sessions/sessions.queries.ts";
import { refuseStoredWords } from "../words/active-words.ts";
import type {
  ActionFacts,
  ActionRefusal,
  PrepareAction,
  PreparedAction,
} from "./prepared-action.ts";

/** The alert of a change besides sanctions. */
const noticeOf = (what: string, reason: string, to: string | null = null) =>
  ({ kind: "moderated", facts: { what, reason, to } }) as const;

const nothing = () => new GameError("NOTHING_TO_CHANGE");

const rename: PrepareAction<"rename"> = async ({ db, target, action: { name }, reason }) => {
  if (target.isGuest) return new GameError("GUEST_NOT_ALLOWED");
  if (name === target.username) return nothing();
  if (isReservedUsername(name)) return new GameError("USERNAME_RESERVED");
  const refused = await refuseStoredWords(db, name);
  if (refused !== null) return refused;
  const isTaken = and(eq(accounts.usernameLower, sql`lower(${name})`), ne(accounts.id, target.id));
  if ((await db.$count(accounts, isTaken)) > 0) return new GameError("USERNAME_TAKEN");
  if (await isNameOfDeleted(db, name)) return new GameError("USERNAME_TAKEN");
  return {
    notice: noticeOf("rename", reason, name),
    preview: { from: target.username, to: name },
    async run(tx) {
      await tx.update(accounts).set({ username: name }).where(eq(accounts.id, target.id));
      // The account with this name may have been deleted just now.
      if (await isNameOfDeleted(tx, name)) return new GameError("USERNAME_TAKEN");
      await notifyProcesses(tx, [{ t: "renamed", playerId: target.id, username: name }]);
      return { from: target.username, to: name };
    },
  };
};

/** Where pictures are served. */
const PICTURE = /^\/pictures\/([\w-]+)\.webp$/;

/** Whether an account had this picture, and it is still stored. */
async function hasPicture(db: Database, accountId: number, address: string): Promise<boolean> {
  const name = PICTURE.exec(address)?.[1];
  if (name === undefined) return false;
  const isOwn = and(eq(pictures.name, name), eq(pictures.accountId, accountId));
  return (await db.$count(pictures, isOwn)) > 0;
}

const setProfile: PrepareAction<"setProfile"> = async ({ db, target, action, reason, now }) => {
  const { part, value } = action;
  const [account] = await db
    .select({ before: sql<string>`coalesce(${accounts[part]}, '')` })
    .from(accounts)
    .where(eq(accounts.id, target.id));
  const from = account?.before ?? "";
  if (from === value) return nothing();
  if (part === "profilePicture" && value !== "" && !(await hasPicture(db, target.id, value))) {
    return new GameError("NOT_FOUND");
  }
  const refused = part === "profilePicture" ? null : await refuseStoredWords(db, value);
  if (refused !== null) return refused;
  return {
    notice: noticeOf(part, reason, value),
    preview: { from, to: value },
    async run(tx) {
      const stored = part === "profilePicture" && value === "" ? null : value;
      if (part === "profilePicture") {
        await setRemoved(tx, from, now);
        await setRemoved(tx, value, null);
      }
      await tx
        .update(accounts)
        .set({ [part]: stored })
        .where(eq(accounts.id, target.id));
      return { part, from, to: value };
    },
  };
};

const endSessions: PrepareAction<"endSessions"> = async ({ db, target, reason }) => ({
  notice: noticeOf("sessions", reason),
  preview: { sessions: await db.$count(sessions, eq(sessions.accountId, target.id)) },
  async run(tx) {
    await lockSessions(tx, [target.id]);
    await deleteCredentialsOf(tx, target.id);
    return {};
  },
});

async function emailOf(db: Database, id: number): Promise<string | null> {
  const [account] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, id));
  return account?.email ?? null;
}

/** Changes the address, which makes mailed links useless. Audit rows keep no address. */
async function changeEmail(
  { db, target, reason }: ActionFacts,
  email: string,
): Promise<PreparedAction | GameError<ActionRefusal>> {
  const from = await emailOf(db, target.id);
  if (from === email) return nothing();
  if (await isEmailTaken(db, email, target.id)) return new GameError("EMAIL_TAKEN");
  return {
    notice: noticeOf("email", reason, email),
    preview: { from, to: email },
    async run(tx) {
      await tx.delete(passwordResets).where(eq(passwordResets.accountId, target.id));
      await tx.delete(emailChanges).where(eq(emailChanges.accountId, target.id));
      await tx.update(accounts).set({ email }).where(eq(accounts.id, target.id));
      return {};
    },
  };
}

const confirmEmail: PrepareAction<"confirmEmail"> = async (input) => {
  const { db, target, now } = input;
  const [pending] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.accountId, target.id), gt(emailChanges.expiresAt, now)))
    .orderBy(desc(emailChanges.createdAt))
    .limit(1);
  return pending === undefined ? nothing() : changeEmail(input, pending.email);
};

const setEmail: PrepareAction<"setEmail"> = async (input) =>
  input.target.isGuest
    ? new GameError("GUEST_NOT_ALLOWED")
    : changeEmail(input, input.action.email);

const correct: PrepareAction<"correct"> = async ({ db, target, action, reason, now }) => {
  const { metal, energy } = action;
  const [player] = await db
    .select({ metal: players.carriedMetal, energy: players.carriedEnergy })
    .from(players)
    .where(eq(players.id, target.id));
  if (player === undefined) return new GameError("NOT_FOUND");
  const balance = { metal: player.metal + metal, energy: player.energy + energy };
  if (balance.metal < 0 || balance.energy < 0) return new GameError("NOT_ENOUGH_RESOURCES");
  return {
    notice: { kind: "moderated", facts: { what: "correction", reason, metal, energy } },
    preview: { balance },
    async run(tx) {
      const after = await correctBalance(tx, target.id, { metal, energy, reason, now });
      return after === null ? new GameError("NOT_ENOUGH_RESOURCES") : { metal, energy };
    },
  };
};

async function baseOf(db: Database, playerId: number) {
  const [base] = await db
    .select({ x: factories.x, y: factories.y })
    .from(factories)
    .where(and(eq(factories.owner, playerId), eq(factories.type, "base")));
  const { x = null, y = null } = base ?? {};
  return x === null || y === null ? null : { x, y };
}

const moveBase: PrepareAction<"moveBase"> = async ({ db, target, action: { to }, reason }) => {
  const base = await baseOf(db, target.id);
  if (base === null) return nothing();
  return {
    notice: noticeOf("base-moved", reason, `${to.x}, ${to.y}`),
    preview: { base, from: `${base.x}, ${base.y}`, to: `${to.x}, ${to.y}` },
    async run(tx) {
      const isMoved = await relocateBase(tx, target.id, to);
      if (!isMoved) return new GameError("WRONG_FIELD");
      return { from: `${base.x}, ${base.y}`, to: `${to.x}, ${to.y}` };
    },
  };
};

/** The log says it, too: the alert gives the reason. */
const freeBase: PrepareAction<"freeBase"> = async ({ db, target, reason, now }) => {
  const base = await baseOf(db, target.id);
  if (base === null) return nothing();
  return {
    notice: noticeOf("base-freed", reason),
    preview: { base },
    async run(tx) {
      const removedIds = await removeBasesOf(tx, [target.id], now);
      return removedIds.length === 0 ? nothing() : { from: `${base.x}, ${base.y}` };
    },
  };
};

const setRole: PrepareAction<"setRole"> = async ({ db, target, action: { role }, reason }) => {
  if (target.role === role) return nothing();
  if (target.isGuest) return new GameError("GUEST_NOT_ALLOWED");
  if (isStaff(role) && (await findDeletion(db, target.id)) !== null) {
    return new GameError("FORBIDDEN", { text: ({ answers }) => answers("team.deletionPending") });
  }
  return {
    notice: noticeOf("role", reason, role),
    preview: { from: target.role, to: role },
    async run(tx) {
      // What a session confirmed as staff does not outlast the role. Sessions are locked before the
      // account.
      if (!isStaff(role)) {
        await lockSessions(tx, [target.id]);
        await tx
          .update(sessions)
          .set({ confirmedAt: null })
          .where(eq(sessions.accountId, target.id));
      }
      await tx.update(accounts).set({ role }).where(eq(accounts.id, target.id));
      await notifyProcesses(tx, [{ t: "account", username: target.username, change: role }]);
      return { from: target.role, to: role };
    },
  };
};

/** A labeled bot has no shield (rules §2). It does not get one back with the label gone. */
const setBot: PrepareAction<"setBot"> = async ({ db, target, action: { isBot }, reason }) => {
  const isSame = and(eq(accounts.id, target.id), eq(accounts.isBot, isBot));
  if ((await db.$count(accounts, isSame)) > 0) return nothing();
  return {
    notice: noticeOf(isBot ? "bot" : "no-bot", reason),
    preview: {},
    async run(tx) {
      await tx.update(accounts).set({ isBot }).where(eq(accounts.id, target.id));
      if (isBot) {
        await tx
          .update(players)
          .set({ version: sql`${players.version} + 1`, shieldUntil: 0 })
          .where(eq(players.id, target.id));
        await notifyProcesses(tx, [{ t: "status", playerIds: [target.id] }]);
      }
      return { isBot };
    },
  };
};

/**
 * The job that deletes accounts does it within a minute. They get no alert: they could not read it.
 */
const deleteAccount: PrepareAction<"deleteAccount"> = async ({ db, target, now }) => {
  if (isStaff(target.role)) return new GameError("FORBIDDEN");
  const [base, count] = await Promise.all([
    baseOf(db, target.id),
    db.$count(sessions, eq(sessions.accountId, target.id)),
  ]);
  return {
    notice: null,
    preview: { sessions: count, base },
    async run(tx) {
      await lockSessions(tx, [target.id]);
      await deleteCredentialsOf(tx, target.id);
      await deleteSoon(tx, target.id, now);
      return {};
    },
  };
};

const keepAccount: PrepareAction<"keepAccount"> = async ({ db, target, reason }) => {
  if ((await findDeletion(db, target.id)) === null) return nothing();
  return {
    notice: noticeOf("kept", reason),
    preview: {},
    run: async (tx) => ((await cancelDeletion(tx, target.id)) ? {} : nothing()),
  };
};

export const accountActions = {
  rename,
  setProfile,
  endSessions,
  confirmEmail,
  setEmail,
  correct,
  moveBase,
  freeBase,
  setRole,
  setBot,
  deleteAccount,
  keepAccount,
};
