import { english, startingWith } from "@emberlode/messages/testing/english";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, onTestFinished } from "vitest";
import { makePayload, makeStatus } from "../session/testing.tsx";
import { renderDesk } from "../session/testing-render.tsx";
import ArmyDesk from "./army-desk.tsx";

const t = english.army;

function open(attackUnits: Readonly<Record<number, number>> = {}, techs = 1) {
  const attack_units = Array.from({ length: 10 }, (_, index) => attackUnits[index] ?? 0);
  const attack_level = attack_units.map((_, index) => index < techs);
  const payload = makePayload({ status: makeStatus({ attack_units, attack_level }) });
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

/** The names of the units, from the top. */
const unitsInOrder = () =>
  within(screen.getByRole("list", { name: t("units.attack") }))
    .getAllByRole("listitem")
    .map((item) => item.querySelector(".row-title")?.firstChild?.textContent);

it("compares units by what they do in battle, and marks the best value of those for sale", async () => {
  open({}, 4);
  const figures = row("Swordsman").getByText(`${t("battleFigures.title")}:`).parentElement;
  const against = t("strongLine", { units: "Wall and Marksman" });
  expect(figures?.textContent).toBe(`In battle: Damage 2.37 HP 21.15 Per 1,000 3.95 ×2${against}`);
  expect(row("Swordsman").getByText(t("bestValue"))).toBeDefined();
  expect(screen.getAllByText(t("bestValue"))).toHaveLength(1);
  expect(row("Kamikaze").getByText(t("battleFigures.once", { damage: "20" }))).toBeDefined();

  expect(unitsInOrder().slice(0, 2)).toEqual(["Pikeman", "Archer"]);
  const order = screen.getByLabelText(t("order.label"));
  await userEvent.selectOptions(order, t("order.perResources"));
  expect(unitsInOrder().slice(0, 3)).toEqual(["Kamikaze", "Camouflaged Kamikaze", "Swordsman"]);
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
