/**
 * The rules, the privacy notice, the terms and the contact page: as players read them, and their
 * versions.
 */
import {
  type EditedTextAnswer,
  type SaveSiteTextInput,
  type SiteTextAnswer,
  type SiteTextInput,
  type SiteTextsAnswer,
  type SiteTextVersionsAnswer,
  type SiteTextVersionsInput,
  STAFF_PAGE,
} from "@emberlode/contract";
import { SITE_PAGES, type SitePage } from "@emberlode/game";
import {
  DEFAULT_LANGUAGE,
  defaultSiteText,
  LANGUAGES,
  type Language,
  languageOf,
  SERVER_TRANSLATORS,
} from "@emberlode/messages";
import type { Context, PublicContext, StaffContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import { byCaller } from "../staff/by-caller.ts";
import { performAsStaff } from "../staff/staff-action.ts";
import {
  findNewestOfAll,
  findNewestOfPage,
  findNewestVersion,
  findVersion,
  findVersions,
  insertVersion,
} from "./site-texts.queries.ts";

const DONE = { ok: true } as const;

function defaultText({ services }: Context<"config">, page: SitePage, language: Language): string {
  const { backups } = services.config;
  const backupsKept = backups === undefined || backups.everyMs === null ? null : backups.keep;
  return defaultSiteText(page, SERVER_TRANSLATORS[language].siteTexts, { backupsKept });
}

/**
 * A text as players read it. If admins wrote a page only in another language, players read that
 * one: the default text may contradict it.
 */
export async function showText(
  ctx: PublicContext<"config" | "db">,
  { page, language: tag }: SiteTextInput,
): Promise<SiteTextAnswer> {
  const language = languageOf(tag) ?? DEFAULT_LANGUAGE;
  const writtenTexts = (await findNewestOfPage(ctx.services.db, page)).filter(
    ({ body }) => body !== "",
  );
  for (const candidate of [language, DEFAULT_LANGUAGE, ...LANGUAGES]) {
    const text = writtenTexts.find((one) => one.language === candidate);
    if (text !== undefined)
      return { body: text.body, language: candidate, updatedAt: isoTime(text.createdAt) };
  }
  return { body: defaultText(ctx, page, language), language, updatedAt: null };
}

interface StoredVersion {
  id: number;
  createdAt: number;
  by: string | null;
}

const toCurrent = ({ id, createdAt, by }: StoredVersion, isDefault: boolean) => ({
  id: String(id),
  at: isoTime(createdAt),
  by,
  isDefault,
});

/** Every text, and who last changed it. */
export async function listTexts({ services }: StaffContext<"db">): Promise<SiteTextsAnswer> {
  const found = await findNewestOfAll(services.db);
  const texts = SITE_PAGES.flatMap((page) =>
    LANGUAGES.map((language) => {
      const newest = found.find((one) => one.page === page && one.language === language);
      return {
        page,
        language,
        current: newest === undefined ? null : toCurrent(newest, newest.isDefault),
      };
    }),
  );
  return { texts };
}

/** A text to edit. */
export async function showEditedText(
  ctx: StaffContext<"config" | "db">,
  { page, language: tag }: SiteTextInput,
): Promise<EditedTextAnswer | GameError<"NOT_FOUND">> {
  const language = languageOf(tag);
  if (language === null) return new GameError("NOT_FOUND");
  const newest = await findNewestVersion(ctx.services.db, { page, language });
  return {
    body: newest?.body ?? "",
    defaultBody: defaultText(ctx, page, language),
    current: newest === null ? null : toCurrent(newest, newest.body === ""),
  };
}

/** A page of the versions of a text, newest first. */
export async function listVersions(
  { services }: StaffContext<"db">,
  { page, language: tag, before }: SiteTextVersionsInput,
): Promise<SiteTextVersionsAnswer | GameError<"NOT_FOUND">> {
  const language = languageOf(tag);
  if (language === null) return new GameError("NOT_FOUND");
  const limit = STAFF_PAGE + 1;
  const found = await findVersions(services.db, { page, language }, { before, limit });
  const versions = found.slice(0, STAFF_PAGE);
  return {
    versions: versions.map(({ id, createdAt, by, length }) => ({
      id: String(id),
      at: isoTime(createdAt),
      by,
      length,
    })),
    next: found.length > STAFF_PAGE ? (versions.at(-1)?.id ?? null) : null,
  };
}

export async function showVersion(
  { services }: StaffContext<"db">,
  { id }: { id: string },
): Promise<{ body: string } | GameError<"NOT_FOUND">> {
  const body = await findVersion(services.db, Number(id));
  return body === null ? new GameError("NOT_FOUND") : { body };
}

type SaveRefusal = "NOTHING_TO_CHANGE" | "CHANGED_MEANWHILE";

/**
 * Saves a new version of a text. Refuses with `CHANGED_MEANWHILE` unless it starts from the newest
 * version.
 */
export async function saveText(
  ctx: StaffContext<"clock" | "db">,
  input: SaveSiteTextInput,
): Promise<typeof DONE | GameError<SaveRefusal | "NOT_FOUND" | "KEY_REUSED" | "FORBIDDEN">> {
  const { page, body, base } = input;
  const language = languageOf(input.language);
  if (language === null) return new GameError("NOT_FOUND");
  const { key, ...by } = byCaller(ctx, input);
  const outcome = await performAsStaff<SaveRefusal>(ctx.services.db, {
    ...by,
    entry: { action: "editText", reason: "", key },
    async work(tx) {
      const newest = await findNewestVersion(tx, { page, language });
      if ((newest?.id ?? null) !== (base === null ? null : Number(base))) {
        return new GameError("CHANGED_MEANWHILE", {
          text: ({ answers }) => answers("team.textChanged"),
        });
      }
      if ((newest?.body ?? "") === body) return new GameError("NOTHING_TO_CHANGE");
      const version = { page, language, body, authorId: by.actor.id, createdAt: by.now };
      await insertVersion(tx, version);
      return { facts: { page, language, characters: body.length } };
    },
  });
  return outcome instanceof GameError ? outcome : DONE;
}
