// @ts-check
/**
 * `npm test`: installs what is missing and runs every check and test.
 *   npm test -- --only unit,integration   these steps only
 *   npm test -- --skip journeys           all but these
 *   npm test -- --show                    what the tools print, as they print it
 */
import { parseArgs } from "node:util";
import { runOrExplain } from "./lib/failure.mjs";
import { requireNode } from "./lib/node-version.mjs";

requireNode();

/** @param {number} since */
function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

await runOrExplain(async () => {
  const { Failure } = await import("./lib/failure.mjs");
  const { endWithNpm } = await import("./lib/end-with-npm.mjs");
  const { ensureInstalled } = await import("./lib/install.mjs");
  const { endChildren } = await import("./lib/run.mjs");
  const { STEPS } = await import("./lib/test-steps.mjs");

  const names = STEPS.map((step) => step.name);
  const list = (/** @type {string | undefined} */ text) => {
    const chosen = (text ?? "").split(",").filter((name) => name !== "");
    const unknown = chosen.find((name) => !names.includes(name));
    if (!unknown) return chosen;
    throw new Failure(`There is no step "${unknown}". The steps are: ${names.join(", ")}.`);
  };
  const { values } = readArguments(Failure);
  const only = list(values.only);
  const skip = list(values.skip);
  const show = values.show === true;

  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 })) {
    process.on(signal, () => {
      endChildren();
      process.exit(code);
    });
  }

  endWithNpm();

  const started = Date.now();
  await ensureInstalled();

  const steps = STEPS.filter(
    ({ name }) => (only.length === 0 || only.includes(name)) && !skip.includes(name),
  );
  const failedSteps = new Set();
  let passed = 0;
  let failed = 0;
  for (const step of steps) {
    const since = Date.now();
    console.log(`• ${step.name}: ${step.what}`);
    const result =
      step.needs && failedSteps.has(step.needs)
        ? { passed: 0, failed: 1, output: `Not run: ${step.needs} failed.` }
        : await step.run(show);
    passed += result.passed;
    failed += result.failed;
    if (result.failed > 0) {
      failedSteps.add(step.name);
      if (result.output) console.log(result.output.trimEnd());
    }
    const note = "note" in result && result.note ? `, ${result.note}` : "";
    const mark = result.failed > 0 ? "✗" : "✓";
    console.log(
      `${mark} ${step.name}: ${result.passed} passed, ${result.failed} failed${note} (${seconds(since)})`,
    );
  }
  if (failedSteps.size > 0) console.log(`Failed: ${[...failedSteps].join(", ")}`);
  console.log(`Took ${seconds(started)}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
});

/** @param {typeof import("./lib/failure.mjs").Failure} Failure */
function readArguments(Failure) {
  try {
    return parseArgs({
      options: {
        only: { type: "string" },
        skip: { type: "string" },
        show: { type: "boolean" },
      },
    });
  } catch (error) {
    throw new Failure(
      `${error instanceof Error ? error.message : error}\n` +
        "Use: npm test -- [--only step,step] [--skip step,step] [--show]",
    );
  }
}
