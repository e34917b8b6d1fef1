/** Announcing peace and maintenance; `npm run admin` does the same. */
import type {
  EndPauseInput,
  PreviewPauseAnswer,
  PreviewPauseInput,
  ScheduleAnswer,
  SetPauseInput,
} from "@emberlode/contract";
import type { Database, Transaction } from "@emberlode/db";
import {
  type Facts,
  isSamePause,
  MINUTE,
  type Pause,
  type PauseKind,
  type PauseRefusal,
  pauseRefusal,
  phaseOf,
  type Refusal,
} from "@emberlode/game";
import { alertText, LANGUAGES, SERVER_TRANSLATORS, utcTime } from "@emberlode/messages";
import type { StaffContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { insertAnnouncement } from "../announcements/announcements.queries.ts";
import { sendAnnouncements } from "../announcements/send-alerts.ts";
import { countPeople } from "../players/people.ts";
import { byCaller } from "../staff/by-caller.ts";
import { performAsStaff, type StaffCaller } from "../staff/staff-action.ts";
import { findSchedule, storePause } from "../world/schedule.queries.ts";
import { toPublicSchedule } from "../world/world-schedule.ts";

const DONE = { ok: true } as const;

type Change = "announced" | "changed" | "canceled" | "ended";

const pauseOf = ({ from, until }: Pick<SetPauseInput, "from" | "until">): Pause => ({
  from: Date.parse(from),
  until: until === null ? null : Date.parse(until),
});

/**
 * Converts a refused pause to `BAD_INPUT` with the reason, and with the earliest start if it is too
 * soon.
 */
function toPauseError(
  kind: PauseKind,
  { code, until: earliest = 0 }: Refusal<PauseRefusal>,
): GameError<"BAD_INPUT"> {
  return new GameError("BAD_INPUT", {
    text({ answers }) {
      if (code === "INVALID") return answers("team.pauseInvalid");
      if (code === "RUNNING") return answers("team.pauseRunning");
      // To the next minute, which a form can enter.
      const time = utcTime(earliest + MINUTE - 1);
      return answers("team.pauseTooSoon", { kind, time });
    },
  });
}

/** The facts of a change, for its alert. */
const factsOf = (change: Change, { from, until }: Pause) => ({ change, from, until });

/** The times of a pause, for its audit row. */
const timesOf = ({ from, until }: Pause): string =>
  `${utcTime(from)} – ${until === null ? "…" : utcTime(until)} UTC`;

/** A change that players are notified of. */
interface PauseChange {
  change: Change;
  pause: Pause;
  before: Pause | null;
}

/** The facts for the audit row. */
async function auditFactsOf(
  tx: Transaction,
  kind: PauseKind,
  { change, pause, before }: PauseChange,
) {
  return {
    facts: {
      kind,
      change,
      players: await countPeople(tx),
      ...(before !== null && { from: timesOf(before) }),
      ...(change !== "canceled" && { to: timesOf(pause) }),
    },
  };
}

/** The texts of a change, in every language. */
const textsOf = (kind: PauseKind, facts: Facts) =>
  LANGUAGES.map((language) => ({
    language,
    ...alertText({ kind, facts }, SERVER_TRANSLATORS[language]),
  }));

/**
 * Stores an alert for everyone, with the change itself, as an announcement: in a world of hundreds
 * of thousands of accounts, one transaction cannot send it, and the job continues it if this
 * process is killed.
 */
async function storeAlert(
  tx: Transaction,
  kind: PauseKind,
  { change, pause }: PauseChange,
  { actor, now }: Pick<StaffCaller, "actor" | "now">,
): Promise<void> {
  const texts = textsOf(kind, factsOf(change, pause));
  const authorId = actor === "console" ? null : actor.id;
  const draft = { texts, startsAt: now, endsAt: null, asAlert: true, asBanner: false };
  await insertAnnouncement(tx, draft, { authorId, now });
}

const sendAlerts = (db: Database, now: number) =>
  sendAnnouncements({ db, clock: { now: () => now } });

/** The announced pause, if it is planned or in force. */
async function findPresent(db: Database, kind: PauseKind, now: number): Promise<Pause | null> {
  const pause = (await findSchedule(db))[kind];
  return phaseOf(pause, now) === "none" ? null : pause;
}

/** Announces a pause, or changes the announced one. Everyone gets an alert, once. */
export async function setPause(
  db: Database,
  { kind, reason, ...times }: SetPauseInput,
  { key = null, ...by }: StaffCaller,
): Promise<typeof DONE | GameError<"BAD_INPUT" | "FORBIDDEN" | "KEY_REUSED">> {
  const newPause = pauseOf(times);
  const outcome = await performAsStaff<"BAD_INPUT">(db, {
    ...by,
    entry: { action: "setPause", reason, key },
    async work(tx) {
      const before = await findPresent(tx, kind, by.now);
      if (isSamePause(before, newPause)) return null;
      const refusal = pauseRefusal(kind, { current: before, wanted: newPause }, by.now);
      if (refusal !== null) return toPauseError(kind, refusal);
      await storePause(tx, kind, newPause);
      const change = before === null ? "announced" : "changed";
      const news = { change, pause: newPause, before } as const;
      await storeAlert(tx, kind, news, by);
      return auditFactsOf(tx, kind, news);
    },
  });
  if (outcome instanceof GameError) return outcome;
  await sendAlerts(db, by.now);
  return DONE;
}

/** Cancels a planned pause or ends the one in force; returns which, or null. */
export async function endPause(
  db: Database,
  { kind, reason }: EndPauseInput,
  { key = null, ...by }: StaffCaller,
): Promise<Change | null | GameError<"FORBIDDEN" | "KEY_REUSED">> {
  const result: { change: Change | null } = { change: null };
  const outcome = await performAsStaff(db, {
    ...by,
    entry: { action: "endPause", reason, key },
    async work(tx) {
      const before = await findPresent(tx, kind, by.now);
      if (before === null) return null;
      const isRunning = phaseOf(before, by.now) === "running";
      const change = isRunning ? "ended" : "canceled";
      const pause = isRunning ? { from: before.from, until: by.now } : before;
      // A pause that just began is not stored with an end: it would end when it began.
      await storePause(tx, kind, isRunning && by.now > before.from ? pause : null);
      const news = { change, pause, before } as const;
      await storeAlert(tx, kind, news, by);
      result.change = change;
      return auditFactsOf(tx, kind, news);
    },
  });
  if (outcome instanceof GameError) return outcome;
  await sendAlerts(db, by.now);
  return result.change;
}

/** The pauses that are planned or in force. */
export async function showSchedule({
  services: { db, clock },
}: StaffContext<"clock" | "db">): Promise<ScheduleAnswer> {
  const now = clock.now();
  const [schedule, players] = await Promise.all([findSchedule(db), countPeople(db)]);
  return { players, ...toPublicSchedule(schedule, now) };
}

/** The notice for players, in each language. */
export async function previewPause(
  { services: { db, clock } }: StaffContext<"clock" | "db">,
  { kind, ...times }: PreviewPauseInput,
): Promise<PreviewPauseAnswer | GameError<"BAD_INPUT">> {
  const now = clock.now();
  const newPause = pauseOf(times);
  const current = await findPresent(db, kind, now);
  const refusal = pauseRefusal(kind, { current, wanted: newPause }, now);
  if (refusal !== null) return toPauseError(kind, refusal);
  const facts = factsOf(current === null ? "announced" : "changed", newPause);
  return { notices: textsOf(kind, facts) };
}

type Ctx = StaffContext<"clock" | "db" | "worldSchedule">;

export async function setPauseAsStaff(ctx: Ctx, input: SetPauseInput): ReturnType<typeof setPause> {
  const outcome = await setPause(ctx.services.db, input, byCaller(ctx, input));
  await ctx.services.worldSchedule.reload();
  return outcome;
}

export async function endPauseAsStaff(
  ctx: Ctx,
  input: EndPauseInput,
): Promise<typeof DONE | GameError<"FORBIDDEN" | "KEY_REUSED">> {
  const outcome = await endPause(ctx.services.db, input, byCaller(ctx, input));
  await ctx.services.worldSchedule.reload();
  return outcome instanceof GameError ? outcome : DONE;
}
