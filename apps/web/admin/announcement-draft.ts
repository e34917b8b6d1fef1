/** An announcement in its form, and as the server takes it. */
import type { Announcement, AnnouncementInput } from "@emberlode/contract";
import { LANGUAGES, type Language } from "@emberlode/messages/languages";
import { fromLocalInput, toLocalInput } from "./local-time.ts";

interface DraftText {
  title: string;
  content: string;
}

export interface AnnouncementDraft {
  texts: Readonly<Record<Language, DraftText>>;
  asAlert: boolean;
  asBanner: boolean;
  /** Local times as an input has them (2026-06-01T12:00); null for now, and for no end. */
  startsAt: string | null;
  endsAt: string | null;
}

const toLocal = (at: string): string => toLocalInput(Date.parse(at));

/** Null for a time that is not complete. */
function fromLocal(local: string): string | null {
  const time = fromLocalInput(local);
  return time === null ? null : new Date(time).toISOString();
}

const textsOf = (known: Announcement["texts"]): AnnouncementDraft["texts"] =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const text = known.find((one) => one.language === language);
      return [language, { title: text?.title ?? "", content: text?.content ?? "" }];
    }),
  ) as Record<Language, DraftText>;

export const newDraft = (): AnnouncementDraft => ({
  texts: textsOf([]),
  asAlert: false,
  asBanner: true,
  startsAt: null,
  endsAt: null,
});

export const draftOf = (announcement: Announcement): AnnouncementDraft => ({
  texts: textsOf(announcement.texts),
  asAlert: announcement.asAlert,
  asBanner: announcement.asBanner,
  startsAt: toLocal(announcement.startsAt),
  endsAt: announcement.endsAt === null ? null : toLocal(announcement.endsAt),
});

export const isEmpty = ({ title, content }: DraftText): boolean =>
  title.trim() === "" && content.trim() === "";

/** The texts that are written, in the order of the languages, as the server shows them. */
export const writtenTexts = ({ texts }: AnnouncementDraft) =>
  LANGUAGES.flatMap((language) =>
    isEmpty(texts[language]) ? [] : [{ language, ...texts[language] }],
  );

/** What is missing first; null for nothing. */
export function missingIn(draft: AnnouncementDraft): "text" | "half" | "where" | "time" | null {
  const texts = writtenTexts(draft);
  if (texts.length === 0) return "text";
  if (texts.some(({ title, content }) => title.trim() === "" || content.trim() === "")) {
    return "half";
  }
  if (!draft.asAlert && !draft.asBanner) return "where";
  const times = [draft.startsAt, draft.endsAt];
  return times.some((local) => local !== null && fromLocal(local) === null) ? "time" : null;
}

/** What the server takes; null while something is missing. */
export function inputOf(draft: AnnouncementDraft): AnnouncementInput | null {
  if (missingIn(draft) !== null) return null;
  const { asAlert, asBanner } = draft;
  const [startsAt = null, endsAt = null] = [draft.startsAt, draft.endsAt].map((local) =>
    local === null ? null : fromLocal(local),
  );
  return { texts: writtenTexts(draft), asAlert, asBanner, startsAt, endsAt };
}
