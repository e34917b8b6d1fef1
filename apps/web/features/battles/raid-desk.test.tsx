import type { BattleTarget } from "@emberlode/contract";
import { DAY } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answerWith, press } from "../../lib/testing-screen.ts";
import { momentAtom } from "../moments/moment-atom.ts";
import { makePayload, makeStatus, makeView } from "../session/testing.tsx";
import { renderDesk, renderPlaying } from "../session/testing-render.tsx";
import RaidDesk, { RaidTerms } from "./raid-desk.tsx";
import { makeReport, TARGET } from "./testing.ts";

const t = english.raid;
const AT = { x: 3, y: 4 };
const FIGHT = t("attack.question.text", { hours: 4 });

/** The question before an attack, and the calls made until then. */
async function askedBefore(shieldUntil: string | null, user: Partial<BattleTarget["user"]> = {}) {
  const calls: string[] = [];
  const target = { ...TARGET, user: { ...TARGET.user, ...user } };
  const payload = makePayload({ status: makeStatus({ shieldUntil, ...AT }) });
  const server = async (path: string) => {
    calls.push(path);
    if (path === "battles.attack") return new Promise(() => {});
    return path === "battles.target" ? target : { report: null };
  };
  const page = { payload, at: AT, view: makeView([]), server };
  renderDesk(RaidDesk, "raid", page, { at: AT, type: "base" });
  const name = t("attack.button", { name: target.user.username });
  await userEvent.click(await screen.findByRole("button", { name }));
  const title = t("attack.question.title", { name: target.user.username });
  return { calls, question: within(screen.getByRole("alertdialog", { name: title })) };
}

const TOMORROW = new Date(Date.now() + DAY).toISOString();
const LONG_AGO = "2025-05-31T12:00:00.000Z";
const drops = `${FIGHT} ${t("terms.dropsShield")}`;
const keeps = `${FIGHT} ${t("terms.keepsShield")}`;

it.each([
  ["a player, under the shield", TOMORROW, {}, drops],
  ["a bot, under the shield", TOMORROW, { isBot: true } as const, keeps],
  ["a player, without a shield", null, {}, FIGHT],
  ["a player, since the shield ran out", LONG_AGO, {}, FIGHT],
])("asks before an attack on %s, and says what happens to the shield", async (...row) => {
  const [, shieldUntil, user, text] = row;
  const { calls, question } = await askedBefore(shieldUntil, user);
  expect(question.getByText(text)).toBeDefined();
  expect(calls).not.toContain("battles.attack");
  await userEvent.click(question.getByRole("button", { name: t("attack.question.verb") }));
  expect(calls).toContain("battles.attack");
});

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
  ["would open a player who is too weak", TOO_WEAK, t("terms.tooWeak", { perSlot: "50" })],
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

it("shows the result of an attack: focused, since it is above the odds, and for a moment", async () => {
  const answer = {
    report: makeReport(),
    user: { status: makeStatus(AT) },
    desc: "You won.",
    lootType: "metal",
    amount: 1250,
  };
  const server = async (path: string) => {
    if (path === "battles.attack") return answer;
    return path === "battles.target" ? TARGET : { report: null };
  };
  const page = { payload: makePayload({ status: makeStatus(AT) }), at: AT, view: makeView([]) };
  const { store } = renderDesk(RaidDesk, "raid", { ...page, server }, { at: AT, type: "base" });
  await screen.findByText(t("terms.allowed.size"));
  await press(t("attack.button", { name: TARGET.user.username }));
  await answerWith(t("attack.question.verb"));
  const result = await screen.findByRole("region", { name: t("attack.result") });
  expect(document.activeElement).toBe(result);
  expect(store.get(momentAtom)).toMatchObject({ kind: "raided", ...AT, rank: TARGET.rank });
});
