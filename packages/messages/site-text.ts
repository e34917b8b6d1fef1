/** The texts that the public pages have until an admin writes others. */
import type { SitePage } from "@emberlode/game";
import type { Translator } from "./translator.ts";

/** What the privacy page says about this server. */
export interface SiteFacts {
  /** Automatic backups that are kept; null if the server makes none. */
  backupsKept: number | null;
}

type Texts = Translator<"site-texts">;

const SECTIONS: Readonly<Record<SitePage, (t: Texts, facts: SiteFacts) => readonly string[]>> = {
  rules: (t) => [
    t("rules.intro"),
    t("rules.chat"),
    t("rules.play"),
    t("rules.bots"),
    t("rules.team"),
  ],
  privacy: (t, { backupsKept }) => [
    t("privacy.intro"),
    t("privacy.account"),
    t("privacy.sessions"),
    t("privacy.public"),
    t("privacy.team"),
    t("privacy.logs", { backups: String(backupsKept !== null), keep: backupsKept ?? 0 }),
    t("privacy.mail"),
    t("privacy.cookies"),
    t("privacy.rights"),
  ],
  terms: (t) => [
    t("terms.intro"),
    t("terms.service"),
    t("terms.account"),
    t("terms.content"),
    t("terms.liability"),
    t("terms.changes"),
  ],
  contact: (t) => [t("contact.intro"), t("contact.help")],
};

/** The text of a page, as Markdown. */
export const defaultSiteText = (page: SitePage, t: Texts, facts: SiteFacts): string =>
  SECTIONS[page](t, facts).join("\n\n");
