/** The public pages that the operator writes. */

/** The public pages whose texts admins edit, by their paths. */
export const SITE_PAGES = ["rules", "privacy", "terms", "contact"] as const;
export type SitePage = (typeof SITE_PAGES)[number];

/** Characters of such a text. */
export const SITE_TEXT_MAX_LENGTH = 20_000;
