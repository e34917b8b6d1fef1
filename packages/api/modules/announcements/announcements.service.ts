/** Announcements: admins schedule them, and everyone reads them as a banner or an alert. */
import { setTimeout as sleep } from "node:timers/promises";
import {
  type AnnouncementInput,
  type AnnouncementsAnswer,
  type AnnouncementsInput,
  type BannersAnswer,
  type EditAnnouncementInput,
  STAFF_PAGE,
} from "@emberlode/contract";
import type { AnnouncementText, Database } from "@emberlode/db";
import { DEFAULT_LANGUAGE, LANGUAGES, languageOf } from "@emberlode/messages";
import type { PublicContext, StaffContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime, isoTimeOrNull } from "../../platform/clock.ts";
import { countPeople } from "../players/people.ts";
import { byCaller } from "../staff/by-caller.ts";
import { performAsStaff, type StaffCaller, type StaffOutcome } from "../staff/staff-action.ts";
import { toPublicSchedule } from "../world/world-schedule.ts";
import {
  type AnnouncementDraft,
  type AnnouncementRow,
  findAlertsSent,
  findAnnouncements,
  findBanners,
  insertAnnouncement,
  lockAnnouncement,
  updateAnnouncement,
} from "./announcements.queries.ts";
import { sendAnnouncements } from "./send-alerts.ts";

/** How often to check whether a server that sends the same alerts is done, in milliseconds. */
const WAIT_MS = 100;

const DONE = { ok: true } as const;

/** Banners at a time: more would hide the page. */
const MAX_BANNERS = 3;

/** The banners that every page shows now. */
export async function showBanners({
  services,
}: PublicContext<"clock" | "db" | "worldSchedule">): Promise<BannersAnswer> {
  const now = services.clock.now();
  const found = await findBanners(services.db, now, MAX_BANNERS);
  return {
    maintenance: toPublicSchedule(services.worldSchedule.current(), now).maintenance,
    banners: found.map(({ id, texts, endsAt }) => ({
      id: String(id),
      texts: [...texts],
      endsAt: isoTimeOrNull(endsAt),
    })),
  };
}

type ListedAnnouncement = AnnouncementsAnswer["announcements"][number];

function stateOf(
  { withdrawnAt, startsAt }: AnnouncementRow,
  { isPast, now }: { isPast: boolean; now: number },
): ListedAnnouncement["state"] {
  if (withdrawnAt !== null) return "withdrawn";
  if (isPast) return "over";
  return startsAt > now ? "upcoming" : "running";
}

/** A page of announcements, newest first. */
export async function listAnnouncements(
  { services }: StaffContext<"clock" | "db">,
  { isPast, before }: AnnouncementsInput,
): Promise<AnnouncementsAnswer> {
  const now = services.clock.now();
  const { db } = services;
  const [found, people] = await Promise.all([
    findAnnouncements(db, { isPast, before, now }, STAFF_PAGE + 1),
    countPeople(db),
  ]);
  const page = found.slice(0, STAFF_PAGE);
  return {
    announcements: page.map((row) => ({
      id: String(row.id),
      texts: [...row.texts],
      startsAt: isoTime(row.startsAt),
      endsAt: isoTimeOrNull(row.endsAt),
      asAlert: row.asAlert,
      asBanner: row.asBanner,
      by: row.by,
      createdAt: isoTime(row.createdAt),
      withdrawnAt: isoTimeOrNull(row.withdrawnAt),
      alerts: row.alerts,
      isAlerted: row.alertedAt !== null,
      state: stateOf(row, { isPast, now }),
    })),
    people,
    next: found.length > STAFF_PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

/** One text per available language, the default language first. */
const inOrder = (texts: AnnouncementInput["texts"]): AnnouncementText[] =>
  [DEFAULT_LANGUAGE, ...LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE)].flatMap((language) => {
    const text = texts.find((one) => languageOf(one.language) === language);
    return text === undefined ? [] : [{ ...text, language }];
  });

/** Why an input makes no announcement. */
const refuse = (why: "endsTooEarly" | "announcementNowhere" | "announcementUnread") =>
  new GameError("BAD_INPUT", { text: ({ answers }) => answers(`team.${why}`) });

/** The announcement that an input describes, at a time. */
function draftOf(
  { texts, startsAt, endsAt, asAlert, asBanner }: AnnouncementInput,
  now: number,
): AnnouncementDraft | GameError<"BAD_INPUT"> {
  const known = inOrder(texts);
  if (known.length === 0) return refuse("announcementUnread");
  if (!asAlert && !asBanner) return refuse("announcementNowhere");
  const start = Math.max(now, startsAt === null ? now : Date.parse(startsAt));
  const end = endsAt === null ? null : Date.parse(endsAt);
  if (end !== null && end <= start) return refuse("endsTooEarly");
  return { texts: known, startsAt: start, endsAt: end, asAlert, asBanner };
}

/** An announcement in the audit log. */
const factsOf = (
  id: number,
  { texts, startsAt, endsAt, asAlert, asBanner }: AnnouncementDraft,
) => ({
  announcement: id,
  title: texts.map(({ title }) => title).join("\n"),
  content: texts.map(({ content }) => content).join("\n"),
  startsAt: isoTime(startsAt),
  ...(endsAt !== null && { endsAt: isoTime(endsAt) }),
  asAlert,
  asBanner,
});

/** Stores an announcement with its audit row; returns its id, null for a repeated call. */
async function insertAsStaff(
  db: Database,
  draft: AnnouncementDraft,
  { key = null, ...by }: StaffCaller,
): Promise<number | null | Extract<StaffOutcome<never>, GameError>> {
  const authorId = by.actor === "console" ? null : by.actor.id;
  const outcome = await performAsStaff(db, {
    ...by,
    entry: { action: "announce", reason: "", key },
    async work(tx) {
      const id = await insertAnnouncement(tx, draft, { authorId, now: by.now });
      return { id, facts: factsOf(id, draft) };
    },
  });
  return outcome instanceof GameError ? outcome : (outcome?.id ?? null);
}

/** Schedules an announcement. */
export async function createAnnouncement(
  ctx: StaffContext<"clock" | "db">,
  input: AnnouncementInput,
): Promise<typeof DONE | GameError<"BAD_INPUT" | "KEY_REUSED" | "FORBIDDEN">> {
  const by = byCaller(ctx, input);
  const draft = draftOf(input, by.now);
  if (draft instanceof GameError) return draft;
  const outcome = await insertAsStaff(ctx.services.db, draft, by);
  return outcome instanceof GameError ? outcome : DONE;
}

type EditRefusal = "BAD_INPUT" | "NOT_FOUND" | "CHANGED_MEANWHILE";

/** A key for comparing drafts: stored texts have their keys in another order. */
const gist = ({ texts, startsAt, endsAt, asAlert, asBanner }: AnnouncementDraft): string =>
  JSON.stringify([
    texts.map(({ language, title, content }) => [language, title, content]),
    ...[startsAt, endsAt, asAlert, asBanner],
  ]);

/**
 * Changes an announcement. Refuses with `CHANGED_MEANWHILE` if players may have read it already.
 */
export async function editAnnouncement(
  ctx: StaffContext<"clock" | "db">,
  input: EditAnnouncementInput,
): Promise<typeof DONE | GameError<EditRefusal | "KEY_REUSED" | "FORBIDDEN">> {
  const id = Number(input.id);
  const { key, ...by } = byCaller(ctx, input);
  const outcome = await performAsStaff<EditRefusal>(ctx.services.db, {
    ...by,
    entry: { action: "editAnnouncement", reason: "", key },
    async work(tx) {
      // Actions take turns: it may have begun while this one waited.
      const now = ctx.services.clock.now();
      const known = await lockAnnouncement(tx, id);
      if (known === null) return new GameError("NOT_FOUND");
      const isBegun =
        known.startsAt <= now ||
        known.withdrawnAt !== null ||
        known.alertedUpTo > 0 ||
        known.alertedAt !== null;
      if (isBegun) {
        return new GameError("CHANGED_MEANWHILE", {
          text: ({ answers }) => answers("team.announcementBegun"),
        });
      }
      const draft = draftOf(input, now);
      if (draft instanceof GameError) return draft;
      if (gist(draft) === gist({ ...known, texts: [...known.texts] })) return null;
      await updateAnnouncement(tx, id, draft);
      return { facts: factsOf(id, draft) };
    },
  });
  return outcome instanceof GameError ? outcome : DONE;
}

/**
 * Withdraws an announcement: its banner disappears, and alerts that were not sent are not.
 * Idempotent.
 */
export async function withdrawAnnouncement(
  { services, playerId, role }: StaffContext<"clock" | "db">,
  { id }: { id: string },
): Promise<typeof DONE | GameError<"NOT_FOUND" | "KEY_REUSED" | "FORBIDDEN">> {
  const now = services.clock.now();
  const outcome = await performAsStaff<"NOT_FOUND">(services.db, {
    actor: { id: playerId, role },
    now,
    entry: { action: "withdrawAnnouncement", reason: "" },
    async work(tx) {
      const known = await lockAnnouncement(tx, Number(id));
      if (known === null) return new GameError("NOT_FOUND");
      if (known.withdrawnAt !== null) return null;
      await updateAnnouncement(tx, known.id, { withdrawnAt: now });
      const { announcement, title } = factsOf(known.id, { ...known, texts: [...known.texts] });
      return { facts: { announcement, title } };
    },
  });
  return outcome instanceof GameError ? outcome : DONE;
}

/**
 * Sends an alert to every account except guests now; returns how many. A running server may send a
 * part of them.
 */
export async function announce(
  db: Database,
  { title, content }: { title: string; content: string },
  by: Pick<StaffCaller, "actor" | "now">,
): Promise<number> {
  const { now } = by;
  const texts = inOrder([{ language: DEFAULT_LANGUAGE, title, content }]);
  const draft = { texts, startsAt: now, endsAt: null, asAlert: true, asBanner: false };
  const id = await insertAsStaff(db, draft, by);
  if (typeof id !== "number") throw new Error("The announcement was not inserted.");
  const clock = { now: () => now };
  for (;;) {
    await sendAnnouncements({ db, clock });
    const { alerts, isDone } = await findAlertsSent(db, id);
    if (isDone) return alerts;
    await sleep(WAIT_MS);
  }
}
