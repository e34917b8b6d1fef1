import { english } from "@emberlode/messages/testing/english";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { makePlace } from "../../field/testing.ts";
import { makePayload, playingPage } from "../../session/testing.tsx";
import { makeStatus } from "../../session/testing-status.ts";
import ArmyDesk from "./army-desk.tsx";

const server = vi.fn(() => new Promise<never>(() => {}));

function open(attackUnits: Readonly<Record<number, number>> = {}) {
  const attack_units = Array.from({ length: 10 }, (_, index) => attackUnits[index] ?? 0);
  const payload = makePayload({ status: makeStatus({ attack_units }) });
  const { wrapper } = playingPage({ payload, server });
  render(<ArmyDesk id="army.attack" payload={payload} place={makePlace()} />, { wrapper });
}

const row = (name: string) => {
  const list = screen.getByRole("list", { name: english.army("units.attack") });
  const found = within(list).getByText(name).closest("li");
  if (found === null) throw new Error(`no row of ${name}`);
  return within(found);
};

beforeEach(() => {
  server.mockClear();
  window.history.replaceState(null, "", "/game?desk=army.attack");
});

it("leads from a locked unit to its tech, and buys nothing there", async () => {
  open();
  expect(row("Archer").queryByRole("button", { name: /^Buy/ })).toBeNull();
  const asked = server.mock.calls.length;
  await userEvent.click(row("Archer").getByRole("button", { name: "Show Fletching" }));
  const tab = screen.getByRole("tab", { name: english.army("tabs.tech") });
  expect(tab.getAttribute("aria-selected")).toBe("true");
  expect(document.activeElement?.getAttribute("aria-label")).toBe(
    english.army("buyTech", { tech: "Fletching" }),
  );
  expect(server).toHaveBeenCalledTimes(asked);
});

it("says below the figures of a unit what it does in battle", () => {
  open();
  expect(row("Pikeman").getByText("In battle: 0.5 damage per round, 5 HP")).toBeDefined();
  expect(row("Kamikaze").getByText(/^In battle: strikes once.* for 20 damage/)).toBeDefined();
  expect(screen.getByText(english.army("figuresNote"))).toBeDefined();
});

it.each<[string, Readonly<Record<number, number>>, string]>([
  ["without units", {}, english.army("dial.empty")],
  ["of Kamikazes alone, which do not count", { 4: 3 }, english.army("dial.uncounted")],
  [
    "of Pikemen too",
    { 0: 3, 4: 3 },
    english.army("dial.halved", { side: "defense", missing: "2" }),
  ],
])("judges the power of an army %s", (_name, units, verdict) => {
  open(units);
  expect(screen.getByText(verdict)).toBeDefined();
});
