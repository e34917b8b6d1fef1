import type { BattleTarget } from "@emberlode/contract";
import { DAY } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { makePayload, makeStatus, makeView } from "../session/testing.tsx";
import { renderDesk } from "../session/testing-render.tsx";
import RaidDesk from "./raid-desk.tsx";
import { TARGET } from "./testing.ts";

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
