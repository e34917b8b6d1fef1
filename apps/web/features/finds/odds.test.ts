import { expect, it } from "vitest";
import {
  caveExpected,
  caveOddsSegments,
  forestOddsSegments,
  oddsSentence,
  type Searcher,
} from "./odds.ts";

const fresh = { searches: 0, factor: 1, remaining: 60 } as const;

function searcher(status: Partial<Searcher["status"]> = {}): Searcher {
  return {
    digMetalCap: [0, 100],
    digEnergyCap: [0, 100],
    status: {
      metal: 1_000,
      energy: 1_000,
      candle: 0,
      searchFatigue: { caves: fresh, forests: fresh },
      ...status,
    },
  };
}

it("describes a cave's odds in a sentence", () => {
  expect(oddsSentence(caveOddsSegments(searcher()), 0)).toBe(
    "Wrong turn 20%, trap 15% (a candle would block it), metal 20%, energy 20% and part 25%",
  );
});

it("keeps the capitalization of names in a forest's odds", () => {
  const sentence = oddsSentence(forestOddsSegments(searcher()), 0);
  expect(sentence).toMatch(/, Pikemen [\d.]+%, mines [\d.]+%, lottery ticket [\d.]+%/);
  expect(sentence).toMatch(/, Probability Drive [\d.]+% and Improbability Drive [\d.]+%$/);
});

it("halves the finds of a tired player and says that a candle blocks the trap", () => {
  const caves = { searches: 60, factor: 0.5, remaining: 60 } as const;
  const tired = searcher({ candle: 2, searchFatigue: { caves, forests: fresh } });
  expect(oddsSentence(caveOddsSegments(tired), 2)).toBe(
    "Wrong turn 52.5%, trap 15% (blocked by your candle), metal 10%, energy 10% and part 12.5%",
  );
});

it("lists finding nothing in a forest only for tired players", () => {
  const ids = (player: Searcher) => forestOddsSegments(player).map(({ id }) => id);
  const forests = { searches: 40, factor: 0.5, remaining: 40 } as const;
  expect(ids(searcher())).not.toContain("nothing");
  const tired = forestOddsSegments(searcher({ searchFatigue: { caves: fresh, forests } }));
  expect(tired[0]).toMatchObject({ id: "nothing", share: 0.5 });
});

it("subtracts the mean loss to traps from a cave's value, unless a candle burns", () => {
  // A fifth of three digs of 50 each; 15% of a mean loss of 30.
  expect(caveExpected(searcher())).toContain("Average find: 30 metal and 30 energy");
  expect(caveExpected(searcher())).toContain("loss to traps: 5 metal and 5 energy");
  expect(caveExpected(searcher({ candle: 1 }))).not.toContain("traps");
});
