// @ts-check
/**
 * `npm test`: installs what is missing and runs the checks and tests (docs/testing.md).
 *   npm test                                the fast tier; unchanged steps that passed are cached
 *   npm test -- --full                      everything, with the full numbers
 *   npm test -- --affected                  what changes since the merge base with main affect
 *   npm test -- --guards [name …]           removes one guard at a time and expects a test to fail
 *   npm test -- --only unit,integration     only these steps and those they need
 *   npm test -- --skip journeys             all but these
 *   npm test -- --only journeys --shard 1/3 a third of the test files of these steps
 *   npm test -- --force                     also runs what is cached
 *   npm test -- --show                      prints all output of the tools
 */
import { parseArgs } from "node:util";
import { runOrExplain } from "./lib/failure.mjs";
import { requireNode } from "./lib/node-version.mjs";

requireNode();

await runOrExplain(async () => {
  const { endWithNpm } = await import("./lib/end-with-npm.mjs");
  const { Failure } = await import("./lib/failure.mjs");
  const { ensureInstalled } = await import("./lib/install.mjs");
  const { endChildren } = await import("./lib/run.mjs");
  const { runGuards, runTests } = await import("./lib/test-run.mjs");
  const { STEPS } = await import("./lib/test-steps.mjs");

  const options = readArguments(Failure);
  const names = STEPS.map(({ name }) => name);
  const unknown = [...options.only, ...options.skip].find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Failure(`There is no step "${unknown}". The steps are: ${names.join(", ")}.`);
  }

  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 })) {
    process.on(signal, () => {
      endChildren();
      process.exit(code);
    });
  }
  endWithNpm();
  await ensureInstalled();
  process.exitCode = options.guards ? await runGuards(options.names) : await runTests(options);
});

/** @param {typeof import("./lib/failure.mjs").Failure} Failure */
function readArguments(Failure) {
  /** @param {string | undefined} text */
  const list = (text) => (text ?? "").split(",").filter((name) => name !== "");
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: process.argv.includes("--guards"),
      options: {
        full: { type: "boolean", default: false },
        affected: { type: "boolean", default: false },
        guards: { type: "boolean", default: false },
        force: { type: "boolean", default: false },
        show: { type: "boolean", default: false },
        shard: { type: "string" },
        only: { type: "string" },
        skip: { type: "string" },
      },
    });
    return {
      ...values,
      shard: values.shard,
      names: positionals,
      only: list(values.only),
      skip: list(values.skip),
    };
  } catch (error) {
    throw new Failure(
      `${error instanceof Error ? error.message : error}\n` +
        "Usage: npm test -- [--full | --affected | --guards] [--only step,step] [--skip step,step] [--shard n/m] [--force] [--show]",
    );
  }
}
