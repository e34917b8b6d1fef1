/** Warnings, mutes, suspensions, bans, and their end. */
import {
  banAccounts,
  type Database,
  factories,
  insertSanctions,
  isActiveSanction,
  liftSanction,
  mutedUntil,
  sanctions,
  sessions,
  updateBan,
} from "@emberlode/db";
import { DAY, MAX_SANCTION_MS, MINUTE, type SanctionKind } from "@emberlode/game";
import { and, eq, isNotNull } from "drizzle-orm";
import { GameError } from "../../errors.ts";
import { isoTime, isoTimeOrNull } from "../../platform/clock.ts";
import type { Actor } from "../staff/audit.ts";
import type { ActionFacts, PrepareAction, PreparedAction } from "./prepared-action.ts";

const idOf = (actor: Actor): number | null => (actor === "console" ? null : actor.id);

/** Where players appeal. */
const APPEAL_PATH = "/appeal";

/** The alert of a sanction, which leads to the appeal. The end is left out of one without. */
const noticeOf = (sanction: SanctionKind, reason: string, until: number | null) =>
  ({ kind: "sanction", facts: { sanction, reason, until }, link: APPEAL_PATH }) as const;

/**
 * Refuses with `TOO_LONG_FOR_ROLE` if the actor's role may not impose a sanction of this length.
 */
function refuseLength(actor: Actor, minutes: number): GameError<"TOO_LONG_FOR_ROLE"> | null {
  const max = MAX_SANCTION_MS[actor === "console" ? "admin" : actor.role];
  if (minutes * MINUTE <= max) return null;
  return new GameError("TOO_LONG_FOR_ROLE", {
    text: ({ answers }) => answers("team.tooLongForRole", { days: max / DAY }),
  });
}

const warn: PrepareAction<"warn"> = async ({ actor, target, reason, now }) => ({
  notice: noticeOf("warning", reason, null),
  preview: {},
  async run(tx) {
    const sanction = { kind: "warning", reason, until: null, by: idOf(actor), now } as const;
    const [id = null] = await insertSanctions(tx, [target.id], sanction);
    return { sanction: id };
  },
});

/** Whether a role may end a sanction: only what it may decide itself. */
export const mayEnd = (
  actor: Actor,
  { kind, createdAt, until }: { kind: SanctionKind; createdAt: number; until: number | null },
): boolean =>
  actor === "console" ||
  actor.role === "admin" ||
  (kind !== "ban" && (until ?? createdAt) - createdAt <= MAX_SANCTION_MS[actor.role]);

/** The active mutes that a role may end. */
async function endableMutes({ db, actor, target, now }: ActionFacts): Promise<number[]> {
  const mutes = await db
    .select({
      id: sanctions.id,
      kind: sanctions.kind,
      createdAt: sanctions.createdAt,
      until: sanctions.until,
    })
    .from(sanctions)
    .where(
      and(eq(sanctions.playerId, target.id), eq(sanctions.kind, "mute"), isActiveSanction(now)),
    );
  return mutes.filter((one) => mayEnd(actor, one)).map(({ id }) => id);
}

/** Replaces earlier mutes, except those that only an admin may end. */
const mute: PrepareAction<"mute"> = async (input) => {
  const { db, actor, target, reason, now } = input;
  const { minutes } = input.action;
  const refused = refuseLength(actor, minutes);
  if (refused !== null) return refused;
  const until = now + minutes * MINUTE;
  if ((await mutedUntil(db, target.id, now)) === until) return new GameError("NOTHING_TO_CHANGE");
  const by = idOf(actor);
  return {
    notice: noticeOf("mute", reason, until),
    preview: { until: isoTime(until) },
    async run(tx) {
      for (const id of await endableMutes({ ...input, db: tx })) {
        await liftSanction(tx, { playerId: target.id, id, by, now });
      }
      const [id = null] = await insertSanctions(tx, [target.id], {
        kind: "mute",
        reason,
        until,
        by,
        now,
      });
      return { sanction: id, minutes };
    },
  };
};

const unmute: PrepareAction<"unmute"> = async (input) => {
  const { actor, target, reason, now } = input;
  const ids = await endableMutes(input);
  if (ids.length === 0) return new GameError("NOTHING_TO_CHANGE");
  return {
    notice: { kind: "sanction-lifted", facts: { sanction: "mute", reason } },
    preview: {},
    async run(tx) {
      for (const id of ids) {
        await liftSanction(tx, { playerId: target.id, id, by: idOf(actor), now });
      }
      return {};
    },
  };
};

/** The losses of a player by a ban: the sessions, and the base's place. */
async function lossesOf(db: Database, playerId: number) {
  const [count, [base]] = await Promise.all([
    db.$count(sessions, eq(sessions.accountId, playerId)),
    db
      .select({ x: factories.x, y: factories.y })
      .from(factories)
      .where(
        and(eq(factories.owner, playerId), eq(factories.type, "base"), isNotNull(factories.x)),
      ),
  ]);
  const { x = null, y = null } = base ?? {};
  return { sessions: count, base: x === null || y === null ? null : { x, y } };
}

/** Bans a player, until a time or permanently. */
async function keepOut(
  { db, actor, target, reason, now }: ActionFacts,
  kind: "suspension" | "ban",
  until: number | null,
): Promise<PreparedAction | GameError<"NOTHING_TO_CHANGE">> {
  const isBanned = and(
    eq(sanctions.playerId, target.id),
    eq(sanctions.kind, "ban"),
    isActiveSanction(now),
  );
  if ((await db.$count(sanctions, isBanned)) > 0) return new GameError("NOTHING_TO_CHANGE");
  return {
    notice: noticeOf(kind, reason, until),
    preview: {
      ...(await lossesOf(db, target.id)),
      until: isoTimeOrNull(until),
    },
    async run(tx) {
      await banAccounts(tx, { accountIds: [target.id], until, now });
      const [id = null] = await insertSanctions(tx, [target.id], {
        kind,
        reason,
        until,
        by: idOf(actor),
        now,
      });
      // A suspension may follow another one.
      await updateBan(tx, target.id, now);
      return { sanction: id, ...(until !== null && { until }) };
    },
  };
}

const suspend: PrepareAction<"suspend"> = async (input) => {
  const { actor, action, now } = input;
  const refused = refuseLength(actor, action.minutes);
  return refused ?? keepOut(input, "suspension", now + action.minutes * MINUTE);
};

const ban: PrepareAction<"ban"> = (input) => keepOut(input, "ban", null);

const lift: PrepareAction<"lift"> = async (input) => {
  const { db, actor, target, reason, now, isConfirmedRecently } = input;
  const { sanction: id } = input.action;
  const [found] = await db
    .select({ kind: sanctions.kind, createdAt: sanctions.createdAt, until: sanctions.until })
    .from(sanctions)
    .where(and(eq(sanctions.id, id), eq(sanctions.playerId, target.id)));
  if (found === undefined) return new GameError("NOT_FOUND");
  if (!mayEnd(actor, found)) return new GameError("FORBIDDEN");
  const { kind } = found;
  if (kind === "ban" && !isConfirmedRecently) return new GameError("CONFIRMATION_NEEDED");
  return {
    notice: { kind: "sanction-lifted", facts: { sanction: kind, reason } },
    preview: {},
    async run(tx) {
      const by = idOf(actor);
      const isLifted = await liftSanction(tx, { playerId: target.id, id, by, now });
      if (!isLifted) return new GameError("NOTHING_TO_CHANGE");
      await updateBan(tx, target.id, now);
      return { sanction: id, kind };
    },
  };
};

export const sanctionActions = { warn, mute, unmute, suspend, ban, lift };
