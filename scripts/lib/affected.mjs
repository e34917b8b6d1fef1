// @ts-check
/**
 * What `npm test -- --affected` runs of a step. Vitest finds the tests that import a changed file;
 * tests that read or start what they test instead of importing it are listed here.
 */
/** @typedef {import("./test-steps.mjs").Step} Step */

/**
 * @typedef {object} Part of a step's test files
 * @property {readonly string[]} files run in any case
 * @property {boolean} importers whether tests that import a changed file run too
 * @property {readonly string[]} [within] only those in these folders
 */

/** Run instead of all journeys. */
const SMOKE_JOURNEYS = ["guest", "walking", "finds", "army", "alerts"].map(
  (name) => `apps/web/journeys/${name}.journey.ts`,
);

/** Tool settings, packages, and what runs before the tests. All tests depend on them. */
const SETTINGS = [
  /^[^/]+\.(json|ts)$/,
  /\/package\.json$/,
  /\/(vite|vitest)(\.\w+)?\.config\.ts$/,
  /\/(test|global)-setup[\w-]*\.ts$/,
];

/** @type {readonly { step: string, after: RegExp, files: readonly string[] }[]} */
export const READS = [
  {
    step: "unit",
    after: /^apps\/web\/.*\.tsx?$/,
    files: ["apps/web/lib/i18n/written-texts.test.ts", "apps/web/reserved-paths.test.ts"],
  },
  {
    step: "unit",
    after: /^apps\/web\/(index\.html|public\/.*)$/,
    files: ["apps/web/index-html.test.tsx", "apps/web/public-files.test.ts"],
  },
  { step: "unit", after: /^apps\/web\/icons\//, files: ["apps/web/icons/game-icons.test.ts"] },
  {
    step: "unit",
    after: /^packages\/messages\//,
    files: ["apps/web/message-plugins.test.ts"],
  },
  { step: "unit", after: /^packages\/art\/.*\.svg$/, files: ["packages/art/marks.test.tsx"] },
  {
    step: "unit",
    after: /^(packages\/(game|db|api)|apps\/server|drizzle)\//,
    files: ["scripts/guards/guards.test.ts"],
  },
  { step: "integration", after: /^\.env\.example$/, files: ["apps/server/env.test.ts"] },
  { step: "processes", after: /^packages\/game\//, files: ["scripts/verify-roll.process.test.ts"] },
  {
    step: "processes",
    after: /^docs\/monitoring\.md$/,
    files: ["apps/server/login-lines.process.test.ts"],
  },
];

/**
 * Where integration tests apply rules. Tests of the database import them only to make players and
 * fields.
 */
const RULE_READERS = ["packages/api/", "apps/server/"];

/** Tests read the SQL of the migrations and the audit from files. */
const isSql = (/** @type {string} */ path) => path.endsWith(".sql");

/**
 * @param {Step} step
 * @param {readonly string[]} changed paths relative to the root
 * @returns {Part | "all" | "none"}
 */
export function affectedPart({ name, projects, affectedBy, imports }, changed) {
  const isHit = changed.some(
    (path) =>
      SETTINGS.some((settings) => settings.test(path)) ||
      affectedBy?.some((folder) => path.startsWith(`${folder}/`)),
  );
  if (name === "journeys") {
    const journeys = changed.filter((path) => path.endsWith(".journey.ts"));
    return isHit
      ? { files: [...new Set([...SMOKE_JOURNEYS, ...journeys])], importers: false }
      : "none";
  }
  if (isHit || projects === undefined || name === "checks") {
    return isHit || affectedBy === undefined ? "all" : "none";
  }
  if (name === "integration" && changed.some(isSql)) return "all";
  const files = READS.filter(
    ({ step, after }) => step === name && changed.some((path) => after.test(path)),
  ).flatMap((one) => one.files);
  // Tests of started servers import nothing that they test, so imports don't lead to them.
  const importers =
    affectedBy === undefined &&
    (imports?.some((folder) => changed.some((path) => path.startsWith(`${folder}/`))) ?? true);
  if (!importers && files.length === 0) return "none";
  const isRule = changed.every((path) => path.startsWith("packages/game/"));
  return name === "integration" && isRule
    ? { files, importers, within: RULE_READERS }
    : { files, importers };
}
