/** What the operator writes for everyone: public pages and announcements. */

/** The public pages whose texts admins edit, by their paths. */
export const SITE_PAGES = ["rules", "privacy", "terms", "contact"] as const;
export type SitePage = (typeof SITE_PAGES)[number];

/** Characters of such a text. */
export const SITE_TEXT_MAX_LENGTH = 20_000;

/** Characters of an announcement in one language. */
export const ANNOUNCEMENT_TITLE_MAX_LENGTH = 80;
export const ANNOUNCEMENT_CONTENT_MAX_LENGTH = 600;
