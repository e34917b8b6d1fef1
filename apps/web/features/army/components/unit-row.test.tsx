import { UNITS } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { makePayload, playingPage } from "../../session/testing.tsx";
import { makeStatus } from "../../session/testing-status.ts";
import { unitsText } from "../army.ts";
import { type Draft, UnitRow } from "./unit-row.tsx";

const PIKEMAN = UNITS.attack.filter(({ id }) => id === "pikeman");

/** The row of the Pikeman for a player with so much metal, and the button that buys. */
function buyButton(metal: number, count?: number, slots?: number) {
  const status = makeStatus({ metal, ...(slots !== undefined && { slots }) });
  const { user } = makePayload({ status });
  const row = { side: "attack", index: 0, user, opponent: null } as const;
  const draft = count === undefined ? null : { index: 0, count };
  const { wrapper } = playingPage();
  const calls = { draft, onDraft: vi.fn(), pending: false, onBuy: vi.fn() };
  render(
    PIKEMAN.map((unit) => <UnitRow key={unit.id} {...row} {...calls} unit={unit} />),
    { wrapper },
  );
  return screen.getByRole("button", { name: /^Buy/ });
}

it("is called by the amount it buys", () => {
  expect(buyButton(1_000).getAttribute("aria-label")).toBe(
    english.army("buyUnits", { units: "1 Pikeman" }),
  );
});

it("is called by more in the plural", () => {
  expect(buyButton(1_000, 7).getAttribute("aria-label")).toBe(
    english.army("buyUnits", { units: "7 Pikemen" }),
  );
});

it("names no amount where none can be bought, and says why", () => {
  const button = buyButton(0);
  expect(screen.getByRole("spinbutton")).toHaveProperty("value", "0");
  expect(button.getAttribute("aria-label")).toBe(english.army("buyUnits", { units: "Pikemen" }));
  expect(button.getAttribute("aria-disabled")).toBe("true");
  const reason = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(reason?.textContent).toContain(
    english.controls("price.shortBy", { amounts: "50 more metal" }),
  );
});

/** The row of the Pikeman for a player who can buy five. */
function FivePikemen({ onBuy }: { onBuy: (count: number) => void }) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const { user } = makePayload({ status: makeStatus({ metal: 250, energy: 5_000, slots: 5_000 }) });
  const row = { side: "attack", index: 0, user, opponent: null, pending: false } as const;
  return PIKEMAN.map((unit) => (
    <UnitRow key={unit.id} {...{ ...row, unit, draft, onBuy }} onDraft={(next) => setDraft(next)} />
  ));
}

it.each([
  ["5", 5],
  ["12", null],
  ["0", null],
  ["-3", null],
  ["1.5", null],
  ["1.500", null],
  ["", null],
])("buys no other number than the one typed: %j", async (typed, bought) => {
  const onBuy = vi.fn();
  render(<FivePikemen onBuy={onBuy} />, { wrapper: playingPage().wrapper });
  const user = userEvent.setup();
  const field = screen.getByRole("spinbutton");
  await user.clear(field);
  if (typed !== "") await user.type(field, typed);
  await user.click(screen.getByRole("button", { name: /^Buy/ }));
  expect(onBuy.mock.calls).toEqual(bought === null ? [] : [[bought]]);
  if (bought === null) expect(screen.getByRole("alert").textContent).not.toBe("");
});

it("names all that is missing, not only the resources", () => {
  const button = buyButton(0, undefined, 0);
  const reason = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(reason?.textContent).toMatch(
    /: You need 50 more metal.*\. You need \d+ more free slots\. Capture/,
  );
});

it("has a plural of its own for each unit", () => {
  const plurals = Object.values(UNITS).flatMap((units) => units.map((unit) => unitsText(unit, 2)));
  expect(plurals).toContain("2 Swordsmen");
  expect(plurals).toContain("2 Trenches");
  expect(new Set(plurals).size).toBe(20);
});
