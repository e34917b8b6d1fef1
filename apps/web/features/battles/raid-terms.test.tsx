import type { BattleTarget } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { makeStatus } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { RaidTerms } from "./raid-terms.tsx";
import { TARGET } from "./testing.ts";

const t = english.raid;
const LOOT = t("terms.loot");
/** How loot is counted, and the share of raiders of the same size. */
const rules = (poolPercent: string) =>
  `${t("terms.lootRule", { percent: "10", untouched: "1,000" })} ${t("terms.poolRule", { percent: poolPercent })}`;

function show(set: Partial<BattleTarget>): void {
  const target = { ...TARGET, ...set };
  renderPlaying(<RaidTerms target={target} status={makeStatus()} onCheck={() => {}} />);
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

const TOO_WEAK = { opening: null, ...refused("TOO_WEAK") };
const REVENGE = { opening: "revenge", loot: { ...TARGET.loot, revenge: 600 } } as const;

it.each<[string, Partial<BattleTarget>, string]>([
  ["is left of the week", {}, t("terms.weekValue", { metal: "53,260", energy: "26,460" })],
  ["all raiders of one's size share", { loot: { ...TARGET.loot, poolPercent: 15 } }, rules("15")],
  ["revenge opens", REVENGE, t("terms.allowed.revenge")],
  ["revenge leaves", REVENGE, t("terms.revengeLeft", { amount: "600" })],
  ["would open somebody too weak", TOO_WEAK, t("terms.tooWeak", { perSlot: "50" })],
])("says what %s", (_what, set, text) => {
  show(set);
  screen.getByText(text);
});

it.each([
  ["one is a guest", { guest: "attacker" }, t("terms.lootGuest.attacker")],
  ["they are a guest", { guest: "defender" }, t("terms.lootGuest.defender")],
  ["one brought the other", { isReferral: true }, t("terms.lootReferral")],
  ["one dug nothing", { week: { metal: 0, energy: 0 } }, t("terms.lootNone")],
  ["their tenth was taken", {}, t("terms.lootNoneHere")],
] as const)("says why nothing can be carried off when %s", (_why, loot, text) => {
  show({ loot: { ...TARGET.loot, metal: 0, energy: 0, ...loot } });
  screen.getByText(text);
});
