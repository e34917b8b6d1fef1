import type { BattleTarget } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { messages } from "../../../lib/messages.ts";
import { playingPage } from "../../session/testing.tsx";
import { makeStatus } from "../../session/testing-status.ts";
import { TARGET } from "../testing.ts";
import { RaidTerms } from "./raid-terms.tsx";

const t = await messages("raid");

const LOOT = english.raid("terms.loot");
/** How loot is counted, and what raiders of one's size share. */
const rules = (poolPercent: string) =>
  `${english.raid("terms.lootRule", { percent: "10", untouched: "1,000" })} ${english.raid("terms.poolRule", { percent: poolPercent })}`;

function show(set: Partial<BattleTarget>): void {
  const { wrapper } = playingPage();
  const target = { ...TARGET, ...set };
  render(<RaidTerms target={target} status={makeStatus()} onCheck={() => {}} />, { wrapper });
}
const refused = (code: string) => ({ refusal: { code, text: "Not now.", until: null } });

it.each([
  ["of a base that may be attacked", {}, true],
  ["to who only misses an army", refused("NO_ARMY"), true],
  ["of a shielded base", refused("SHIELDED"), false],
])("says what could be carried off %s", (_name, set, isSaid) => {
  show(set);
  expect(screen.queryByText(LOOT) !== null).toBe(isSaid);
  expect(screen.queryByText(rules("30")) !== null).toBe(isSaid);
});

it("says what is left of the week, and what all raiders of one's size share", () => {
  show({ loot: { ...TARGET.loot, poolPercent: 15 } });
  expect(
    screen.getByText(english.raid("terms.weekValue", { metal: "53,260", energy: "26,460" })),
  ).toBeTruthy();
  expect(screen.getByText(rules("15"))).toBeTruthy();
});

it.each([
  ["one is a guest", { guest: "attacker" }, t("terms.lootGuest.attacker")],
  ["they are a guest", { guest: "defender" }, t("terms.lootGuest.defender")],
  ["one brought the other", { isReferral: true }, t("terms.lootReferral")],
  ["one dug nothing", { week: { metal: 0, energy: 0 } }, t("terms.lootNone")],
  ["their tenth was taken", {}, t("terms.lootNoneHere")],
] as const)("says why nothing can be carried off when %s", (_why, loot, text) => {
  show({ loot: { ...TARGET.loot, metal: 0, energy: 0, ...loot } });
  expect(screen.getByText(text)).toBeTruthy();
});

it("says how far revenge and wealth open somebody too weak", () => {
  show({ opening: "revenge", loot: { ...TARGET.loot, metal: 600, energy: 600, revenge: 600 } });
  expect(screen.getByText(t("terms.allowed.revenge"))).toBeTruthy();
  expect(screen.getByText(t("terms.revengeLeft", { amount: "600" }))).toBeTruthy();
});

it("says what would open somebody too weak", () => {
  show({ opening: null, ...refused("TOO_WEAK") });
  expect(screen.getByText(t("terms.tooWeak", { perSlot: "50" }))).toBeTruthy();
});
