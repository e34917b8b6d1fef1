/** The page of a build, and its hashed files; also for the service worker. */
export const PAGE_PATH = "/page.html";
export const HASHED_FILES = /(?:src|href)="(\/assets\/[^"]+)"/g;
