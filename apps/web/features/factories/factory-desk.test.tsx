import type { FactoryTarget } from "@emberlode/contract";
import { DAY, NO_AMOUNTS } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ADA } from "../battles/testing.ts";
import { makePayload, makeStatus, makeView } from "../session/testing.tsx";
import { renderDesk } from "../session/testing-render.tsx";
import FactoryDesk from "./factory-desk.tsx";
import { makeTarget } from "./testing.ts";

const t = english.factories;
const AT = { x: 3, y: 4 };
const count = (of: number) => [of, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** The footer of a factory's desk, where it is captured, for an army of this many Pikemen. */
async function footOf(
  target: Partial<FactoryTarget>,
  pikemen: number,
  shieldUntil: string | null = null,
) {
  const status = makeStatus({ attack_units: count(pikemen), shieldUntil, ...AT });
  const server = async (path: string) =>
    path === "puc.list" ? { factories: [] } : makeTarget(target);
  const page = { payload: makePayload({ status }), at: AT, view: makeView([]), server };
  const field = { ...AT, _id: "1", type: "factory", desc: "" } as const;
  renderDesk(FactoryDesk, "factory", page, { at: AT, type: "factory", isFieldLoaded: true, field });
  const button = await screen.findByRole("button", { name: t("capture.button") });
  return within(button.closest("footer") ?? document.createElement("footer"));
}

it("shows the odds beside the button", async () => {
  const scout = { slots: 300, store: NO_AMOUNTS, guard: { units: count(1), ofOwner: false } };
  const foot = await footOf({ scout }, 10);
  expect((await foot.findByText("100%")).parentElement?.textContent).toBe(
    `100% ${t("odds.ofKnown")}`,
  );
  screen.getByText(t("target.allowed"));
});

it("shows no odds against an unknown garrison before one is entered", async () => {
  const foot = await footOf({ owner: ADA }, 100);
  expect(foot.getByText(t("odds.unknown"))).toBeDefined();
  // Neither the footer nor the forecast shows odds against an unknown garrison.
  expect(screen.queryByText(/%$/)).toBeNull();
  const walls = screen.getByLabelText(english.catalogue("units.wall"));
  await userEvent.setup().type(walls, "1");
  expect(await foot.findByText(t("odds.ofGuess"))).toBeDefined();
  // Even an army that wins every battle against the guess is not certain to win.
  expect(screen.getAllByText("99.9%")).toHaveLength(2);
  expect(screen.queryByText("100%")).toBeNull();
  await userEvent.setup().type(walls, "k");
  expect(foot.getByText(english.factories("odds.unknown"))).toBeDefined();
});

it("shows no odds without an army", async () => {
  const foot = await footOf({}, 0);
  expect(foot.queryByText(/fights won|your odds/)).toBeNull();
});

const BOT = { ...ADA, user: { ...ADA.user, isBot: true as const } };
const FIGHT = t("capture.question.text");

it.each([
  ["another player's", ADA, `${FIGHT} ${t("target.dropsShield")}`],
  ["a bot's", BOT, `${FIGHT} ${t("target.keepsShield")}`],
  ["an unowned", null, FIGHT],
])("asks before a fight for %s factory, and says what becomes of the shield", async (...row) => {
  const [, owner, text] = row;
  const foot = await footOf({ owner }, 10, new Date(Date.now() + DAY).toISOString());
  await userEvent.click(foot.getByRole("button", { name: t("capture.button") }));
  const title = t("capture.question.title");
  within(screen.getByRole("alertdialog", { name: title })).getByText(text);
});
