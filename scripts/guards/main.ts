/**
 * `npm test -- --guards [names]`: removes one guard at a time in a throw-away copy of the
 * repository and runs the tests named for it, which have to fail.
 *   --markdown   prints the table of guards for the docs and runs nothing
 */
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { Failure, runOrExplain } from "../lib/failure.mjs";
import { copyRepository } from "./copy-repository.ts";
import { type Guard, toMarkdown } from "./guard.ts";
import { GUARDS } from "./guards.ts";
import { failingWithGuards, tryWithout, type Verdict } from "./try-without.ts";

/** How many guards must be caught in the fast tier, and in both tiers together. */
const MIN_CAUGHT = { fast: 44, full: 46 };

function chosen(names: readonly string[]): readonly Guard[] {
  const known = GUARDS.map(({ name }) => name);
  const odd = names.find((name) => !known.includes(name));
  if (odd !== undefined) {
    throw new Failure(`There is no guard "${odd}". The guards are: ${known.join(", ")}.`);
  }
  return names.length === 0 ? GUARDS : GUARDS.filter(({ name }) => names.includes(name));
}

/** Whether enough was caught: all guards chosen by name, otherwise at least the minimum. */
function isEnough(verdicts: ReadonlyMap<Guard, Verdict>): boolean {
  const caught = [...verdicts].flatMap(([guard, verdict]) => (verdict === "caught" ? [guard] : []));
  if ([...verdicts.values()].includes("not found")) return false;
  if (verdicts.size < GUARDS.length) return caught.length === verdicts.size;
  const fast = caught.filter(({ tier }) => tier !== "full");
  return fast.length >= MIN_CAUGHT.fast && caught.length >= MIN_CAUGHT.full;
}

async function tryAll(guards: readonly Guard[], signal: AbortSignal): Promise<number> {
  const copy = copyRepository();
  try {
    const ignored = await failingWithGuards(copy, guards, signal);
    const verdicts = new Map<Guard, Verdict>();
    for (const guard of guards) {
      verdicts.set(guard, await tryWithout(copy, guard, { ignored, signal }));
    }
    const caught = [...verdicts.values()].filter((verdict) => verdict === "caught").length;
    console.log(`${caught} caught, ${guards.length - caught} missed`);
    return isEnough(verdicts) ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

await runOrExplain(async () => {
  const { values, positionals } = parseArgs({
    options: { markdown: { type: "boolean" } },
    allowPositionals: true,
  });
  if (values.markdown) {
    console.log(toMarkdown(GUARDS));
    return;
  }
  const stopping = new AbortController();
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 })) {
    process.on(signal, () => {
      process.exitCode = code;
      stopping.abort();
    });
  }
  try {
    process.exitCode = await tryAll(chosen(positionals), stopping.signal);
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
  }
});
