import type { BattleTarget } from "@emberlode/contract";
import { DAY } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { makePlace } from "../../field/testing.ts";
import { makePayload, makeView, playingPage } from "../../session/testing.tsx";
import { makeStatus } from "../../session/testing-status.ts";
import { TARGET } from "../testing.ts";
import RaidDesk from "./raid-desk.tsx";

const AT = { x: 3, y: 4 };
const FIGHT = english.raid("attack.question.text", { hours: 4 });

/** The question before an attack on a player or a bot, and the calls that the page has made by then. */
async function askedBefore(shieldUntil: string | null, user: Partial<BattleTarget["user"]> = {}) {
  const calls: string[] = [];
  const target = { ...TARGET, user: { ...TARGET.user, ...user } };
  const payload = makePayload({ status: makeStatus({ shieldUntil, ...AT }) });
  const { wrapper } = playingPage({
    payload,
    at: AT,
    view: makeView([]),
    async server(path) {
      calls.push(path);
      if (path === "battles.attack") return new Promise(() => {});
      return path === "battles.target" ? target : { report: null };
    },
  });
  render(<RaidDesk id="raid" payload={payload} place={makePlace({ at: AT, type: "base" })} />, {
    wrapper,
  });
  const name = english.raid("attack.button", { name: target.user.username });
  await userEvent.click(await screen.findByRole("button", { name }));
  const title = english.raid("attack.question.title", { name: target.user.username });
  return { calls, question: within(screen.getByRole("alertdialog", { name: title })) };
}

const TOMORROW = new Date(Date.now() + DAY).toISOString();
const drops = `${FIGHT} ${english.raid("terms.dropsShield")}`;
const keeps = `${FIGHT} ${english.raid("terms.keepsShield")}`;

it.each([
  ["a player, under the shield", TOMORROW, {}, drops],
  ["a bot, under the shield", TOMORROW, { isBot: true } as const, keeps],
  ["a player, without a shield", null, {}, FIGHT],
])("asks before an attack on %s, and says what becomes of the shield", async (...row) => {
  const [, shieldUntil, user, text] = row;
  const { calls, question } = await askedBefore(shieldUntil, user);
  expect(question.getByText(text)).toBeDefined();
  expect(calls).not.toContain("battles.attack");
  await userEvent.click(
    question.getByRole("button", { name: english.raid("attack.question.verb") }),
  );
  expect(calls).toContain("battles.attack");
});
