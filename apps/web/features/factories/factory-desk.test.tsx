import type { FactoryTarget } from "@emberlode/contract";
import { DAY, NO_AMOUNTS } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { press } from "../../lib/testing-screen.ts";
import { ADA } from "../battles/testing.ts";
import { makePayload, makeStatus, makeView } from "../session/testing.tsx";
import { renderDesk } from "../session/testing-render.tsx";
import FactoryDesk from "./factory-desk.tsx";
import { makeTarget } from "./testing.ts";

const t = english.factories;
const AT = { x: 3, y: 4 };
const count = (first: number) => [first, 0, 0, 0, 0, 0, 0, 0, 0, 0];

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
    `100% ${english.raid("odds.ofKnown")}`,
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
  expect(await foot.findByText(english.raid("odds.ofGuess"))).toBeDefined();
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
])("asks before a fight for %s factory, and says what becomes of the shield", async (...row) => {
  const [, owner, text] = row;
  const foot = await footOf({ owner }, 10, new Date(Date.now() + DAY).toISOString());
  await userEvent.click(foot.getByRole("button", { name: t("capture.button") }));
  const title = t("capture.question.title");
  within(screen.getByRole("alertdialog", { name: title })).getByText(text);
});

it.each([
  ["fights for a free factory without a question if it will surely be won", 1, 0],
  ["asks before a fight for a free factory that may be lost", 9, 1],
])("%s", async (_what, walls, questions) => {
  const guard = { units: count(walls), ofOwner: false };
  const foot = await footOf({ scout: { slots: 300, store: NO_AMOUNTS, guard } }, 5);
  await foot.findByText(/%$/);
  await userEvent.click(foot.getByRole("button", { name: t("capture.button") }));
  expect(screen.queryAllByRole("alertdialog")).toHaveLength(questions);
  // A fight that is likely lost is not the main action.
  const main = foot.getByRole("button", { name: t("capture.button") }).className;
  expect(main.includes("btn-ember")).toBe(questions === 0);
});

it.each([
  ["medium", "a running", new Date(Date.now() + DAY).toISOString(), 1],
  ["small", "a running", new Date(Date.now() + DAY).toISOString(), 0],
  ["medium", "no", null, 0],
] as const)("for a %s factory and %s shield, says what shields protect", async (...row) => {
  const [factoryClass, , shieldUntil, times] = row;
  await footOf({ site: { ...makeTarget({}).site, class: factoryClass } }, 10, shieldUntil);
  expect(screen.queryAllByText(t("target.firstRule"))).toHaveLength(times);
});

it("says what a capture and a plunder would bring, and sends the chosen one", async () => {
  const store = { metal: 1_800, energy: 900 };
  const scout = { slots: 1_500, store, guard: { units: count(1), ofOwner: false } };
  const spoils = { capture: store, plunder: { metal: 900, energy: 450 } };
  const refusal = { code: "FACTORY_TOO_LARGE", text: "Too large.", until: null };
  const set = { owner: ADA, scout, spoils, refusal, allowance: { metal: 5_000, energy: 450 } };
  await footOf(set, 10);
  const capture = within(screen.getByRole("region", { name: t("spoils.capture") }));
  capture.getByText(t("spoils.captureText"));
  capture.getByText("+1,800");
  const plunder = within(screen.getByRole("region", { name: t("spoils.plunder") }));
  plunder.getByText(t("spoils.allowed"));
  plunder.getByText("+450");
  screen.getByText(t("spoils.allowance", { metal: "5,000", energy: "450" }));
  await press(t("plunder.button"));
  screen.getByRole("alertdialog", { name: t("plunder.question.title") });
});

it("gives a reason against both fights once, and offers no plunder of a free factory", async () => {
  const refusal = { code: "NO_ARMY", text: "No army.", until: null };
  const foot = await footOf({ owner: ADA, refusal, plunderRefusal: refusal }, 0);
  expect(foot.getAllByText("No army.")).toHaveLength(1);
  const buttons = foot.getAllByRole("button");
  expect(buttons.map((one) => one.getAttribute("aria-describedby"))).toEqual([
    expect.any(String),
    buttons[0]?.getAttribute("aria-describedby"),
  ]);
});
