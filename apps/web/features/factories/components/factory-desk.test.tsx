import type { FactoryTarget, Opponent } from "@emberlode/contract";
import { DAY } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { makePlace } from "../../field/testing.ts";
import { makePayload, makeView, playingPage } from "../../session/testing.tsx";
import { makeStatus } from "../../session/testing-status.ts";
import FactoryDesk from "./factory-desk.tsx";

const AT = { x: 3, y: 4 };
const NOBODY = {
  ...{ owner: null, scout: null, refusal: null, report: null },
  ...{ safeUntil: null, reservedUntil: null, fallsFreeAt: null },
};
const count = (of: number) => [of, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const ADA: Opponent = {
  user: { _id: "7", username: "ada", baseName: "", quote: "", profilePicture: "" },
  ...{ rank: 3, power: 900, standing: 42, baseLevel: 5 },
};

/** The foot of the desk of a factory, where one captures, for an army of so many Pikemen. */
async function footOf(
  target: Partial<FactoryTarget>,
  pikemen: number,
  shieldUntil: string | null = null,
) {
  const status = makeStatus({ attack_units: count(pikemen), shieldUntil, ...AT });
  const payload = makePayload({ status });
  const { wrapper } = playingPage({
    payload,
    at: AT,
    view: makeView([]),
    async server(path) {
      if (path === "puc.list") return { factories: [] };
      return { ...NOBODY, attacksLeft: 20, attacksPerDay: 20, ...target };
    },
  });
  const field = { ...AT, _id: "1", type: "factory", desc: "" } as const;
  const place = makePlace({ at: AT, type: "factory", known: true, field });
  render(<FactoryDesk id="factory" payload={payload} place={place} />, { wrapper });
  const foot = (
    await screen.findByRole("button", { name: english.factories("capture.button") })
  ).closest("footer");
  if (foot === null) throw new Error("The button is not in the foot.");
  return within(foot);
}

it("says the odds beside the button", async () => {
  const scout = { slots: 300, guard: { units: count(1), ofOwner: false } };
  const foot = await footOf({ scout }, 10);
  expect((await foot.findByText("100%")).parentElement?.textContent).toBe(
    `100% ${english.factories("odds.ofKnown")}`,
  );
  expect(screen.getByText(english.factories("target.allowed"))).toBeDefined();
});

it("says no odds of a guard that is not known before one is entered", async () => {
  const foot = await footOf({ owner: ADA }, 100);
  expect(foot.getByText(english.factories("odds.unknown"))).toBeDefined();
  // Neither here nor in the forecast above it are odds told of a guard that nobody knows.
  expect(screen.queryByText(/%$/)).toBeNull();
  const walls = screen.getByLabelText(english.catalogue("units.wall"));
  await userEvent.setup().type(walls, "1");
  expect(await foot.findByText(english.factories("odds.ofGuess"))).toBeDefined();
  // Not even an army that wins all battles against the guess is certain to win.
  expect(screen.getAllByText("99.9%")).toHaveLength(2);
  expect(screen.queryByText("100%")).toBeNull();
  await userEvent.setup().type(walls, "k");
  expect(foot.getByText(english.factories("odds.unknown"))).toBeDefined();
});

it("says none without an army", async () => {
  const foot = await footOf({}, 0);
  expect(foot.queryByText(/fights won|your odds/)).toBeNull();
});

const BOT: Opponent = { ...ADA, user: { ...ADA.user, isBot: true } };
const FIGHT = english.factories("capture.question.text");

it.each([
  ["another player's", ADA, `${FIGHT} ${english.factories("target.dropsShield")}`],
  ["a bot's", BOT, `${FIGHT} ${english.factories("target.keepsShield")}`],
  ["nobody's", null, FIGHT],
])("asks before a fight for %s factory, and says what becomes of the shield", async (...row) => {
  const [, owner, text] = row;
  const foot = await footOf({ owner }, 10, new Date(Date.now() + DAY).toISOString());
  await userEvent.click(foot.getByRole("button", { name: english.factories("capture.button") }));
  const title = english.factories("capture.question.title");
  expect(within(screen.getByRole("alertdialog", { name: title })).getByText(text)).toBeDefined();
});
