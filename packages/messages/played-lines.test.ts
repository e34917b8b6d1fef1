import { changesOf } from "@emberlode/game";
import { ACTIONS, play, startingFixture } from "@emberlode/game/testing/fixture";
import fc from "fast-check";
import { expect, it } from "vitest";
import { LANGUAGES } from "./languages.ts";
import { logLine } from "./log-line.ts";
import { SERVER_TRANSLATORS } from "./server-translators.ts";

const NOT_A_TEXT = /undefined|null|NaN|Infinity|\[object|\s-\d/;

it.each(LANGUAGES)("every log line of any sequence of actions is readable: %s", (language) => {
  const translators = SERVER_TRANSLATORS[language];
  const done = new Set<string>();
  const step = fc.record({
    act: fc.constantFrom(...Object.keys(ACTIONS)),
    seed: fc.string(),
    wait: fc.nat({ max: 8 * 3_600_000 }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
      let fixture = startingFixture;
      for (const { act, seed, wait } of steps) {
        const { after, changes } = play({ ...fixture, now: fixture.now + wait }, act, seed);
        fixture = after;
        for (const row of changesOf(changes, "ledger")) {
          expect(logLine(row, translators).content).not.toMatch(NOT_A_TEXT);
          done.add(row.kind);
        }
      }
    }),
    { numRuns: 50 },
  );
  for (const kind of ["attack", "defense", "capture", "market", "casino", "research", "tool"]) {
    expect([...done]).toContain(kind);
  }
});
