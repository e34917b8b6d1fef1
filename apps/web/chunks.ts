/** Which files the build makes: few requests, and little that a page does not need. */
import type { Rolldown } from "vite";

/** Packages that every page needs at once; one file, kept by the browser while our own code changes. */
const FIRST_PACKAGES =
  /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|jotai|@tanstack\/(?:react-query|query-core)|@trpc|react-toastify|clsx)\//;
/** Drawn on nearly every page, behind and beside its text. */
const EVERYWHERE_DRAWN = /\/art\/(?:sky-background|logo|map-glyph)\.tsx$/;
/** What checks forms, and the forms and their shapes; plain values of the contract need none of it. */
const CHECKS = /node_modules\/zod\//;
const FORMS = /\/features\/account\/|\/packages\/contract\/(?!map-letters)/;
/** The codex, which its desk, its pages and the palette share, and nothing else needs. */
const CODEX = /\/features\/codex\/(?!codex-path)/;
/** Messages that every page shows, a file for each language. */
const FIRST_MESSAGES =
  /\/packages\/messages\/([\w-]+)\/(?:shell|account|controls|desks|game|goals|chat|alerts|pages|errors|inputs|catalogue)\.json$/;
/** The socket and what follows it come together. */
const LIVE = /node_modules\/@?(?:socket|engine)\.io[^/]*\/|\/features\/live\//;
const PACKAGES = /node_modules\//;
/** Bytes of source below which a shared file joins its nearest neighbor: few requests, too. */
const MIN_SHARED = 1_500;
/** Bytes of source in a shared file: about a third of the 30 KiB (gzip) that a lazy file may have. */
const MAX_SHARED = 120_000;

/** Without what they import, which others share too: a page would fetch a socket for one text. */
const ALONE = { includeDependenciesRecursively: false };
/** Parts that share a thing share its file, and none of what only others share. */
const AS_USED = { entriesAware: true, entriesAwareMergeThreshold: MIN_SHARED, minShareCount: 2 };

const firstMessagesOf = (id: string): string => `messages-${FIRST_MESSAGES.exec(id)?.[1]}`;

/**
 * The rule: what the first page runs is one file of packages and one of ours; the drawings of every
 * page are one file; what the same lazy parts share is one file too, cut in parts where it grows
 * too large.
 */
export const CHUNKS: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: "first-packages", test: FIRST_PACKAGES, priority: 5 },
    { name: "first-app", tags: ["$initial"], priority: 4 },
    { name: "live", test: LIVE, ...ALONE, priority: 3 },
    { name: "sky", test: EVERYWHERE_DRAWN, priority: 3 },
    { name: "checks", test: CHECKS, minShareCount: 2, priority: 2 },
    { name: "forms", test: FORMS, minShareCount: 2, maxSize: MAX_SHARED, priority: 2 },
    { name: "codex", test: CODEX, minShareCount: 2, ...ALONE, priority: 2 },
    { name: firstMessagesOf, test: FIRST_MESSAGES, ...ALONE, priority: 7 },
    { name: "packages", test: PACKAGES, ...AS_USED, maxSize: MAX_SHARED, priority: 1 },
    { name: "shared", ...AS_USED, maxSize: MAX_SHARED },
  ],
};

/** How a file is named: after its group, without the parts that share it. */
export function chunkFileName({ name }: { name: string }): string {
  const [group] = name.split("~");
  return name.startsWith("first-") ? "assets/[name]-[hash].js" : `assets/lazy-${group}-[hash].js`;
}
