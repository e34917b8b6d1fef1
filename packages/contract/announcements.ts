/** Announcements to everyone, and how admins schedule them. */
import { ANNOUNCEMENT_CONTENT_MAX_LENGTH, ANNOUNCEMENT_TITLE_MAX_LENGTH } from "@emberlode/game";
import { z } from "zod";
import { cursorSchema, nextSchema } from "./admin.ts";
import { inputError } from "./input-errors.ts";
import { amountSchema, idSchema, timeSchema } from "./primitives.ts";
import { pauseSchema } from "./world-schedule.ts";

/** Far more than there are. */
const MAX_LANGUAGES = 20;

/** A language by its tag (BCP 47); `packages/messages` lists those that are available. */
export const languageTagSchema = z
  .string()
  .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/)
  .max(35);

/** What an announcement says in one language. */
const announcementTextSchema = z.object({
  language: z.string(),
  title: z.string(),
  content: z.string(),
});

/**
 * The announcements to show as a banner now, newest first; and maintenance that is planned or in
 * force.
 */
export const bannersAnswer = z.object({
  banners: z.array(
    z.object({
      id: idSchema,
      /** The default language comes first. */
      texts: z.array(announcementTextSchema).min(1),
      /** Null until it is withdrawn. */
      endsAt: timeSchema.nullable(),
    }),
  ),
  /** For visitors, who have no socket. */
  maintenance: pauseSchema.nullable(),
});

export const announcementInput = z.strictObject({
  texts: z
    .array(
      z.strictObject({
        language: languageTagSchema,
        title: z
          .string()
          .trim()
          .min(1, inputError("noteMissing"))
          .max(ANNOUNCEMENT_TITLE_MAX_LENGTH, inputError("textLong")),
        content: z
          .string()
          .trim()
          .min(1, inputError("noteMissing"))
          .max(ANNOUNCEMENT_CONTENT_MAX_LENGTH, inputError("textLong")),
      }),
    )
    .min(1, inputError("noteMissing"))
    .max(MAX_LANGUAGES),
  /** Null for now. */
  startsAt: timeSchema.nullable(),
  /** Null for a banner that stays until it is withdrawn. */
  endsAt: timeSchema.nullable(),
  asAlert: z.boolean(inputError("notTrueOrFalse")),
  asBanner: z.boolean(inputError("notTrueOrFalse")),
});

export const editAnnouncementInput = announcementInput.extend({ id: idSchema });
export const withdrawAnnouncementInput = z.strictObject({ id: idSchema });

/** Past ones are over or withdrawn; others have not begun or have something left to do. */
export const announcementsInput = z.strictObject({
  isPast: z.boolean(inputError("notTrueOrFalse")).default(false),
  before: cursorSchema,
});

export const announcementsAnswer = z.object({
  /** Newest first. */
  announcements: z.array(
    z.object({
      id: idSchema,
      texts: z.array(announcementTextSchema).min(1),
      startsAt: timeSchema,
      endsAt: timeSchema.nullable(),
      asAlert: z.boolean(),
      asBanner: z.boolean(),
      /** Null for a command on the server or a deleted account. */
      by: z.string().nullable(),
      createdAt: timeSchema,
      withdrawnAt: timeSchema.nullable(),
      /** Number of players alerted so far, and whether all are. */
      alerts: amountSchema,
      isAlerted: z.boolean(),
      state: z.enum(["upcoming", "running", "over", "withdrawn"]),
    }),
  ),
  /** How many people would get an alert now. Bots and demo players get it, too. */
  people: amountSchema,
  next: nextSchema,
});

export type BannersAnswer = z.infer<typeof bannersAnswer>;
export type AnnouncementInput = z.infer<typeof announcementInput>;
export type EditAnnouncementInput = z.infer<typeof editAnnouncementInput>;
export type AnnouncementsInput = z.infer<typeof announcementsInput>;
export type AnnouncementsAnswer = z.infer<typeof announcementsAnswer>;
export type Announcement = AnnouncementsAnswer["announcements"][number];
