import { UNITS } from "@emberlode/game";
import { english, startingWith } from "@emberlode/messages/testing/english";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { makePayload, makeStatus } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { type UnitDraft, UnitRow } from "./unit-list.tsx";

const PIKEMAN = UNITS.attack.filter(({ id }) => id === "pikeman");

/** The texts that a button's description refers to. */
const descriptionOf = (button: HTMLElement) =>
  (button.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

it("names no amount when none can be bought, and says what is missing", () => {
  const { user } = makePayload({ status: makeStatus({ metal: 0, slots: 0 }) });
  const row = { side: "attack", index: 0, user, opponent: null, draft: null } as const;
  const calls = { onDraft: vi.fn(), isPending: false, onBuy: vi.fn() };
  renderPlaying(PIKEMAN.map((unit) => <UnitRow key={unit.id} {...row} {...calls} unit={unit} />));
  const button = screen.getByRole("button", { name: startingWith(english.army("buy")) });
  expect(screen.getByRole("spinbutton")).toHaveProperty("value", "0");
  expect(button.getAttribute("aria-label")).toBe(english.army("buyUnits", { units: "Pikemen" }));
  expect(button.getAttribute("aria-disabled")).toBe("true");
  const slots = english.army("freeSlots", { slots: 200 });
  const away = english.army("awayAndSlots", { digs: 1, slots });
  expect(descriptionOf(button)).toContain(away);
  expect(descriptionOf(button)).toMatch(startingWith(english.army("short", { what: "50 metal" })));
});

it("says how many slots are missing if nothing else is", () => {
  const { user } = makePayload({ status: makeStatus({ slots: 150 }) });
  const row = { side: "attack", index: 0, user, opponent: null, draft: null } as const;
  const calls = { onDraft: vi.fn(), isPending: false, onBuy: vi.fn() };
  renderPlaying(PIKEMAN.map((unit) => <UnitRow key={unit.id} {...row} {...calls} unit={unit} />));
  const what = english.army("freeSlots", { slots: 50 });
  const button = screen.getByRole("button", { name: startingWith(english.army("buy")) });
  expect(button.textContent).toContain(english.army("short", { what }));
  expect(descriptionOf(button)).toContain(english.army("moreSlots"));
});

/** The Pikeman's row for a player who can buy five. */
function FivePikemen({ onBuy }: { onBuy: (count: number) => void }) {
  const [draft, setDraft] = useState<UnitDraft | null>(null);
  const { user } = makePayload({ status: makeStatus({ metal: 250, energy: 5_000, slots: 5_000 }) });
  const row = { side: "attack", index: 0, user, opponent: null, isPending: false } as const;
  return PIKEMAN.map((unit) => (
    <UnitRow
      key={unit.id}
      {...row}
      unit={unit}
      draft={draft}
      onBuy={onBuy}
      onDraft={(next) => setDraft(next)}
    />
  ));
}

it.each([
  ["5", 5],
  ["12", null],
  ["", null],
])("buys exactly the typed number: %j", async (typed, bought) => {
  const onBuy = vi.fn();
  renderPlaying(<FivePikemen onBuy={onBuy} />);
  const user = userEvent.setup();
  const field = screen.getByRole("spinbutton");
  await user.clear(field);
  if (typed !== "") await user.type(field, typed);
  await user.click(screen.getByRole("button", { name: startingWith(english.army("buy")) }));
  expect(onBuy.mock.calls).toEqual(bought === null ? [] : [[bought]]);
  if (bought === null) expect(screen.getByRole("alert").textContent).not.toBe("");
});

it("shows number and price of the purchase on the button, which has the unit in its name", async () => {
  renderPlaying(<FivePikemen onBuy={vi.fn()} />);
  const field = screen.getByRole("spinbutton");
  await userEvent.clear(field);
  await userEvent.type(field, "4");
  const button = screen.getByRole("button", {
    name: english.army("buyUnits", { units: "4 Pikemen" }),
  });
  const price = english.army("forPrice", { price: "200 metal and 400 energy" });
  expect(button.textContent).toBe(english.army("buyCount", { count: 4 }) + price);
  const described = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toBe(price);
});
