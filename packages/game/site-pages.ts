/** The public pages whose texts admins edit, by their paths. */
export const SITE_PAGES = ["rules", "privacy", "terms", "contact"] as const;
export type SitePage = (typeof SITE_PAGES)[number];
