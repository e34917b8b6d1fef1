import {
  EXCAVATOR_PART_IDS,
  FIELD_TYPES,
  LEDGER_KINDS,
  LOG_CATEGORY,
  TOOL_IDS,
  UNITS,
} from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { englishLine } from "../testing/english-lines.ts";
import { enCatalogue } from "./catalogue.ts";

describe("names of the specification", () => {
  it("of fields", () => {
    expect(FIELD_TYPES.map((type) => enCatalogue.fields[type].title)).toEqual([
      ...["Base", "Factory", "Forest", "Cave", "Wasteland", "Black Market", "World Bank"],
      ...["Memorial", "World Casino", "Mineral Deposit", "Geothermal Vent", "Exchange Bank"],
      ...["Mirage", "Excavator Center"],
    ]);
    for (const { description } of Object.values(enCatalogue.fields)) {
      expect(description.length).toBeGreaterThan(20);
    }
  });

  it("of tools", () => {
    expect(TOOL_IDS.slice(0, 14).map((id) => enCatalogue.tools[id].name)).toEqual([
      ...["Troop Transport", "Mines", "MDN", "GPS", "Slot Scouter", "Bank Card", "Casino Key"],
      ...["Black Market Key", "Army Locator", "Flag Locator", "Base Locator", "Base Mover"],
      ...["Probability Drive", "Improbability Drive"],
    ]);
  });

  it("of units", () => {
    expect(UNITS.attack.map(({ id }) => enCatalogue.units[id])).toEqual([
      ...["Pikeman", "Archer", "Swordsman", "Musketeer", "Kamikaze", "Flamethrower"],
      ...["Machine Gunner", "Rocketeer", "Sniper", "Camouflaged Kamikaze"],
    ]);
    expect(UNITS.defense.map(({ id }) => enCatalogue.units[id])).toEqual([
      ...["Wall", "Marksman", "Trench", "Flame Tower", "Camouflaged Trap", "Moat"],
      ...["Machine Gun Nest", "Attack Dog", "Missile Tower", "Mine Field"],
    ]);
  });

  it.each([
    [
      "attack",
      "Metal Work, Fletching, Swordsmanship, Gunpowder, Sacrifice Spirit, Flammable Liquids, Fast Firing Mechanism, Heavy Objects Acceleration, Long Range Projectiles, Camouflage Training",
    ],
    [
      "defense",
      "Masonry, Ramparts, Earthworks Engineering, Ranged Flame Experiments, Camouflage Research, Aquatics Engineering, Automated Firing Mechanism, Dog Training, Long Range Explosives, Pressure Activated Explosives",
    ],
  ] as const)("of techs of %s", (side, names) => {
    expect(enCatalogue.techs[side]).toEqual(names.split(", "));
  });

  it("of excavator parts", () => {
    expect(EXCAVATOR_PART_IDS.map((id) => enCatalogue.parts[id])).toEqual([
      ...["Pickaxe", "Jackhammer", "Drill", "Crusher", "Bucket Wheel"],
      ...["Hand Pump", "Heat Exchanger", "Steam Turbine", "Bore Pump", "Geothermal Plant"],
    ]);
  });
});

it.each(LEDGER_KINDS)("a line of %s is of its category", (kind) => {
  const line = englishLine({ kind, metal: 0, energy: 0, detail: {} });
  expect(line.cat).toBe(LOG_CATEGORY[kind]);
});
