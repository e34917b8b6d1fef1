import { english, startingWith } from "@emberlode/messages/testing/english";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, onTestFinished } from "vitest";
import { makePayload, makeStatus } from "../session/testing.tsx";
import { renderDesk } from "../session/testing-render.tsx";
import ArmyDesk from "./army-desk.tsx";

const t = english.army;

function open(attackUnits: Readonly<Record<number, number>> = {}) {
  const attack_units = Array.from({ length: 10 }, (_, index) => attackUnits[index] ?? 0);
  const payload = makePayload({ status: makeStatus({ attack_units }) });
  renderDesk(ArmyDesk, "army.attack", { payload });
}

const row = (name: string) => {
  const list = screen.getByRole("list", { name: t("units.attack") });
  const found = within(list).getByText(name).closest("li");
  if (found === null) throw new Error(`There is no row of ${name}.`);
  return within(found);
};

it("explains in a unit's details what it does in battle", () => {
  open();
  expect(row("Pikeman").getByText(t("battle.each", { strength: "0.5", hp: "5" }))).toBeDefined();
  expect(row("Kamikaze").getByText(/each strikes once for 20 damage/)).toBeDefined();
  screen.getByText(startingWith(t("figuresNote")));
});

it("leads from a locked unit to its tech, in view and marked", async () => {
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.textContent);
  };
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  });
  open();
  const name = english.catalogue("techs.attack.2");
  await userEvent.click(row("Swordsman").getByRole("button", { name: new RegExp(name) }));
  const tech = within(screen.getByRole("list", { name: t("techs.attack") })).getByText(name);
  const found = tech.closest("li");
  expect(found?.hasAttribute("data-marked")).toBe(true);
  expect(scrolled).toEqual([found?.textContent]);
  expect(found?.contains(document.activeElement)).toBe(true);
});

it.each<[string, Readonly<Record<number, number>>, string]>([
  ["without units", {}, t("dial.empty")],
  ["of Kamikazes alone, which do not count", { 4: 3 }, t("dial.uncounted")],
  ["of Pikemen too", { 0: 3, 4: 3 }, t("dial.halved", { side: "defense", missing: "2" })],
])("judges the power of an army %s", (_name, units, verdict) => {
  open(units);
  screen.getByText(verdict);
});
