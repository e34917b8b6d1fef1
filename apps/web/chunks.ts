/** How the build splits files: few requests, and little that a page does not need. */
import type { Rolldown } from "vite";
import { PRERENDERED_PAGES } from "./prerendered-pages.ts";

/** Packages that every page needs at startup: one file, cached while our own code changes. */
const FIRST_PACKAGES =
  /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|jotai|@tanstack\/(?:react-query|query-core)|@trpc|react-toastify|clsx)\//;
/** Art drawn on nearly every page. */
const COMMON_ART = /\/art\/(?:sky-background|logo)\.tsx$/;
/** Zod, and the forms and schemas that use it; the contract's plain values do not. */
const CHECKS = /node_modules\/zod\//;
const FORMS = /\/features\/(?:account|forms)\/|\/packages\/contract\/(?!map-letters|visibility)/;
/** The codex, shared only by its desk, its pages and the palette. */
const CODEX = /\/features\/codex\//;
/**
 * Rules and catalogue: in files without features, so that no page fetches features for a number.
 */
const RULES = /\/packages\/game\//;
/** The rules whose lists of names schemas take: the log-in page needs no others. */
const LISTS = /\/packages\/game\/(?:roles|staff|rules\/season|catalogue\/renown)\.ts$/;
/**
 * Rules that only desks use. They are a group of their own: small files are merged by size, which
 * would put some of these into a file that the game page needs at its start.
 */
const DESK_RULES =
  /\/packages\/game\/rules\/(?:battle(?:-round|-sides)?|buy-[a-z]+|bank|casino|factory-garrison|loot-share|part-worth|release-factories|upgrade-base)\.ts$/;
/**
 * Small modules of features that need no others. Merged into a feature, they would make pages fetch
 * it for an atom or a countdown.
 */
const SMALL =
  /\/features\/[\w-]+\/(?:[\w-]+-atoms?|use-progress|use-relics|tile-number|countdown|mean-dig)\.tsx?$/;
/** Messages of every page, in one file per language. */
const FIRST_MESSAGES =
  /\/packages\/messages\/([\w-]+)\/(?:shell|account|controls|desks|game|goals|chat|alerts|pages|errors|inputs|catalogue)\.json$/;
/** The socket and everything that follows it, which load together. */
const LIVE = /node_modules\/@?(?:socket|engine)\.io[^/]*\/|\/features\/live\//;
const PACKAGES = /node_modules\//;
/** The entry modules of pages, and what they load without waiting. */
const START = new RegExp(
  `/(?:pages|features/[\\w-]+)/((?:home|${PRERENDERED_PAGES.join("|")})-page|optional-banners|world-numbers)\\.tsx$`,
);
/**
 * Their index files import far more than a page uses, so that imports don't show who needs what.
 */
const BARRELS = /node_modules\/|\/packages\/(?:game|contract)\/|\/features\/(?:account|forms)\//;
/** Source bytes below which a shared file is merged into its nearest neighbor, to save requests. */
const MIN_SHARED = 1_500;
/** Source bytes below which a shared file of rules is merged: most pages use some of them. */
const MIN_RULES = 15_000;
/** Source bytes of a shared file: about a third of the 30 KiB (gzip) allowed for a lazy file. */
const MAX_SHARED = 120_000;

/** Excludes dependencies that other files share: a page must not fetch the socket for one text. */
const WITHOUT_DEPENDENCIES = { includeDependenciesRecursively: false };
/** Modules used by the same entries share a file, without anything that only others use. */
const BY_ENTRIES = { entriesAware: true, entriesAwareMergeThreshold: MIN_SHARED, minShareCount: 2 };
const RULES_BY_ENTRIES = {
  ...BY_ENTRIES,
  entriesAwareMergeThreshold: MIN_RULES,
  maxSize: MAX_SHARED,
};

/** The pages that start with a module, such as `game-page-ranks-page`; null if none does. */
const pagesOf: Rolldown.CodeSplittingNameFunction = (id, context) => {
  if (BARRELS.test(id)) return null;
  const importers = new Set([id]);
  for (const one of importers)
    for (const importer of context.getModuleInfo(one)?.importers ?? []) importers.add(importer);
  const starts = [...importers].flatMap((one) => START.exec(one)?.[1] ?? []);
  return starts.length === 0 ? null : starts.sort().join("-");
};

const firstMessagesOf = (id: string): string => `messages-${FIRST_MESSAGES.exec(id)?.[1]}`;

/**
 * Everything that the first page runs is in one file of packages and one of ours; the art of every
 * page is in one file; what the same pages start with is in one file; modules shared by the same
 * lazy components are in one file. Files are split if they grow too large.
 */
export const CHUNKS: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: firstMessagesOf, test: FIRST_MESSAGES, ...WITHOUT_DEPENDENCIES, priority: 8 },
    { name: "first-packages", test: FIRST_PACKAGES, priority: 7 },
    { name: "first-app", tags: ["$initial"], priority: 6 },
    { name: "live", test: LIVE, ...WITHOUT_DEPENDENCIES, priority: 5 },
    { name: "sky", test: COMMON_ART, priority: 5 },
    { name: "small", test: SMALL, minShareCount: 2, ...WITHOUT_DEPENDENCIES, priority: 5 },
    { name: "game-lists", test: LISTS, minShareCount: 2, ...WITHOUT_DEPENDENCIES, priority: 5 },
    { name: "game", test: DESK_RULES, ...RULES_BY_ENTRIES, ...WITHOUT_DEPENDENCIES, priority: 5 },
    // Before forms, which would take the rules that they use, and Zod would come with those.
    { name: "game", test: RULES, ...RULES_BY_ENTRIES, ...WITHOUT_DEPENDENCIES, priority: 4 },
    { name: pagesOf, minShareCount: 2, ...WITHOUT_DEPENDENCIES, maxSize: MAX_SHARED, priority: 3 },
    { name: "checks", test: CHECKS, minShareCount: 2, priority: 2 },
    { name: "forms", test: FORMS, minShareCount: 2, maxSize: MAX_SHARED, priority: 2 },
    { name: "codex", test: CODEX, minShareCount: 2, ...WITHOUT_DEPENDENCIES, priority: 2 },
    { name: "packages", test: PACKAGES, ...BY_ENTRIES, maxSize: MAX_SHARED, priority: 1 },
    { name: "shared", ...BY_ENTRIES, maxSize: MAX_SHARED },
  ],
};

/** File name of a chunk: its group, without the entries that share it. */
export function chunkFileName({ name }: { name: string }): string {
  const [group] = name.split("~");
  return name.startsWith("first-") ? "assets/[name]-[hash].js" : `assets/lazy-${group}-[hash].js`;
}
