import type { BattleTarget } from "@emberlode/contract";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { playingPage } from "../../session/testing.tsx";
import { makeStatus } from "../../session/testing-status.ts";
import { RaidTerms } from "./raid-terms.tsx";

const LOOT = "Most that you could carry off";
const TARGET: BattleTarget = {
  user: { _id: "1", username: "ada", baseName: "", quote: "", profilePicture: "" },
  ...{ rank: 8, power: 40, standing: 10, baseLevel: 1 },
  ...{ refusal: null, opening: "size", attacksLeft: 20, attacksPerDay: 20 },
  loot: { percent: 10, untouched: 1000, metal: 5326, energy: 2646 },
};
const refused = (code: string) => ({ refusal: { code, text: "Not now.", until: null } });

it.each([
  ["of a base that may be attacked", {}, true],
  ["to who only misses an army", refused("NO_ARMY"), true],
  ["of a shielded base", refused("SHIELDED"), false],
])("says what could be carried off %s", (_name, set, isSaid) => {
  const target = { ...TARGET, ...set };
  const { wrapper } = playingPage();
  render(<RaidTerms target={target} status={makeStatus()} onCheck={() => {}} />, { wrapper });
  expect(screen.queryByText(LOOT) !== null).toBe(isSaid);
  expect(screen.queryByText(/^A victory takes up to/) !== null).toBe(isSaid);
});
