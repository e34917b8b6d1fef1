// @ts-check
/** The steps of `npm test`, in the order they run: the quick ones first. */
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { turbo } from "./build.mjs";
import { Failure } from "./failure.mjs";
import { ROOT } from "./root.mjs";
import { run, runNpm } from "./run.mjs";
import { projectsByStep } from "./test-projects.mjs";
import { toolEnvironment } from "./tool-environment.mjs";
import { runVitest } from "./vitest-step.mjs";

/** @typedef {import("./vitest-step.mjs").StepResult} StepResult */
/** @typedef {import("./run.mjs").RunResult} RunResult */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} what
 * @property {(show: boolean) => Promise<StepResult>} run
 * @property {string} [needs] the step without whose success this one proves nothing
 */

/** A tool counts as one test: it agrees or it does not. */
function asOne(/** @type {RunResult} */ { code, output }) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** @param {string} file a program in node_modules @param {string[]} args @param {boolean} show */
async function tool(file, args, show) {
  const program = join(ROOT, "node_modules", file);
  return asOne(await run(process.execPath, [program, ...args], { show, env: toolEnvironment() }));
}

/**
 * One project after the other: tests that kill and time servers want the machine to themselves.
 *
 * @param {boolean} show
 */
async function integration(show) {
  const total = { passed: 0, failed: 0, output: "", note: "" };
  for (const project of projectsByStep().integration) {
    const { passed, failed, output, note } = await runVitest([project], { show });
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) total.output += output;
    if (note) total.note += `${total.note && ", "}${note} in ${project}`;
  }
  return total;
}

/** @param {boolean} show */
async function journeys(show) {
  try {
    const browser = await ensureBrowser((line) => console.log(`    ${line}`));
    const env = { EMBERLODE_BROWSER: JSON.stringify(browser) };
    return await runVitest(projectsByStep().journeys, { show, env });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { passed: 0, failed: 1, output: error.message };
  }
}

/** @type {readonly Step[]} */
export const STEPS = [
  {
    name: "lint",
    what: "format and lint",
    run: (show) => tool("@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."], show),
  },
  { name: "typecheck", what: "types", run: async (show) => asOne(await turbo("typecheck", show)) },
  {
    name: "knip",
    what: "no dead file, export or dependency",
    run: (show) => tool("knip/bin/knip.js", [], show),
  },
  {
    name: "checks",
    what: "import boundaries, migration drift, repository",
    run: (show) => runVitest(projectsByStep().checks, { show }),
  },
  {
    name: "unit",
    what: "unit and property tests",
    run: (show) => runVitest(projectsByStep().unit, { show, everyCore: true }),
  },
  {
    name: "balance",
    what: "bots play by the rules, and keep to the goals of balance",
    run: async (show) =>
      asOne(await runNpm(["run", "--silent", "simulate"], { show, env: toolEnvironment() })),
  },
  { name: "build", what: "server and web", run: async (show) => asOne(await turbo("build", show)) },
  {
    name: "size",
    what: "bundle budget",
    needs: "build",
    run: async (show) =>
      asOne(
        await runNpm(["run", "size", "--workspace", "@emberlode/web"], {
          show,
          env: toolEnvironment(),
        }),
      ),
  },
  {
    name: "integration",
    what: "API, database and server on embedded Postgres",
    run: integration,
  },
  { name: "journeys", what: "browser journeys", needs: "build", run: journeys },
];
