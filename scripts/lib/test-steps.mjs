// @ts-check
/**
 * The steps of `npm test`, in order. Steps of a group run side by side, groups one after the other,
 * so that tests with servers and browsers have both cores. `docs/testing.md` says what each proves.
 */

/**
 * @typedef {object} Step
 * @property {string} name also names the turbo task `test:NAME` and the report in test-results
 * @property {string} group
 * @property {string} what
 * @property {readonly string[]} [tool] a program of node_modules with its arguments; passes or
 * fails as one test
 * @property {readonly string[]} [fullTool] the same for the full tier, if different
 * @property {readonly string[]} [projects] vitest projects
 * @property {"build" | undefined} [needs] the step that must pass first
 * @property {readonly string[]} [affectedBy] folders; with --affected it runs only after a change
 * in one of them
 * @property {readonly string[]} [imports] folders that its tests can import from, if not all
 */

/** Tests of rules and texts need no process. */
const RULES = ["packages/game", "packages/contract", "packages/messages"];
const SERVER_SIDE = ["packages/db", "packages/api", "packages/client", "packages/bots"].concat([
  "apps/server",
  "scripts",
  "drizzle",
]);

/** @type {readonly Step[]} */
export const STEPS = [
  {
    name: "lint",
    group: "static",
    what: "format and lint",
    tool: ["@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."],
  },
  {
    name: "types",
    group: "static",
    what: "types, as one build of tsconfig.json",
    // Each extra checker infers the same types again, which costs more than it saves on two cores.
    tool: ["typescript/bin/tsc", "-b", "--checkers", "1", "--pretty", "false"],
  },
  {
    name: "knip",
    group: "static",
    what: "no dead file, export or dependency",
    tool: ["knip/bin/knip.js"],
  },
  {
    name: "checks",
    group: "static",
    what: "import boundaries, migrations, documents, tiers of the tests",
    projects: ["checks"],
  },
  {
    name: "unit",
    group: "unit",
    what: "unit and property tests",
    projects: ["unit", "scripts", "web", "web-dom", "web-isolated"],
  },
  {
    name: "balance",
    group: "unit",
    what: "simulated players keep to the goals of balance",
    tool: ["tsx/dist/cli.mjs", "scripts/simulate/main.ts", "--fast"],
    fullTool: ["tsx/dist/cli.mjs", "scripts/simulate/main.ts"],
    affectedBy: ["packages/game", "scripts/simulate"],
  },
  { name: "build", group: "build", what: "server and web client" },
  {
    name: "size",
    group: "bundle",
    what: "bundle budget",
    tool: ["size-limit/bin.js"],
    needs: "build",
  },
  {
    name: "integration",
    group: "integration",
    what: "API, database and server on embedded Postgres",
    projects: ["integration"],
    imports: [...RULES, ...SERVER_SIDE],
  },
  {
    name: "processes",
    group: "processes",
    what: "the built server as a process: kills, outages, workers, commands",
    projects: ["processes", "alone"],
    needs: "build",
    affectedBy: SERVER_SIDE,
  },
  {
    name: "journeys",
    group: "journeys",
    what: "the game in a real browser",
    projects: ["journeys"],
    needs: "build",
    // Rules are tested by unit and integration tests.
    affectedBy: [...RULES, ...SERVER_SIDE, "apps/web", "packages/art"].filter(
      (name) => name !== "scripts" && name !== "packages/game",
    ),
  },
];

/** @param {string} name */
export function stepNamed(name) {
  const step = STEPS.find((one) => one.name === name);
  if (step === undefined) throw new Error(`There is no step "${name}".`);
  return step;
}
