import fc from "fast-check";
import { expect, it } from "vitest";
import {
  CALCULATOR_PATH,
  type Calculation,
  calculationFromBattle,
  calculatorPath,
  DEFAULT_CALCULATION,
  forecastInputOf,
  parseCalculation,
  whatIfPath,
} from "./calculation.ts";
import { makeReport } from "./testing.ts";

const searchOf = (address: string) => address.slice(address.indexOf("?"));

const supplies = fc
  .tuple(fc.integer({ min: 200, max: 100_000 }), fc.nat({ max: 1_000_000 }))
  .map(([slots, beyond]) => slots / (slots + beyond));

const calculations: fc.Arbitrary<Calculation> = fc.record({
  attack: fc.array(fc.nat({ max: 1_000_000 }), { minLength: 10, maxLength: 10 }),
  defense: fc.array(fc.nat({ max: 1_000_000 }), { minLength: 10, maxLength: 10 }),
  attackSlots: fc.nat({ max: 100_000_000 }),
  defenseSlots: fc.option(fc.nat({ max: 100_000_000 })),
  baseLevel: fc.nat({ max: 10 }),
  ramparts: fc.boolean(),
  balanced: fc.boolean(),
  attackSupply: supplies,
  defenseSupply: supplies,
  allRepaired: fc.boolean(),
});

it("restores the same calculation from its address, and so the same battle", () => {
  fc.assert(
    fc.property(calculations, (calculation) => {
      const back = parseCalculation(searchOf(calculatorPath(calculation)));
      expect(back).toEqual(calculation);
      expect(calculationFromBattle(forecastInputOf(back))).toEqual(calculation);
    }),
  );
});

it("omits units with a count of zero at the end of the address", () => {
  expect(calculatorPath(DEFAULT_CALCULATION)).toContain("?a=10&d=5&");
});

it("accepts any address and clamps its values", () => {
  expect(parseCalculation("")).toEqual(DEFAULT_CALCULATION);
  const odd = parseCalculation("?a=-1.2.x.99999999999&d=&as=1e9&ds=walls&l=99&r=yes&av=200");
  expect(odd).toMatchObject({
    attack: [0, 2, 0, 1_000_000, 0, 0, 0, 0, 0, 0],
    defense: Array(10).fill(0),
    attackSlots: 2000,
    defenseSlots: null,
    baseLevel: 10,
    ramparts: false,
    attackSupply: 1,
  });
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseCalculation(`?a=${text}&ds=${text}`).attack).toHaveLength(10);
    }),
  );
});

it.each([0.8, 2000 / 3333])(
  "links a report's armies to the calculator, at a supply of %d",
  (attackerSupply) => {
    const report = makeReport({ attackerSupply });
    const address = whatIfPath(report);
    expect(address.startsWith(`${CALCULATOR_PATH}?`)).toBe(true);
    expect(forecastInputOf(parseCalculation(searchOf(address)))).toEqual({
      attacker: report.attacker,
      defender: report.defender,
      modifiers: report.modifiers,
    });
  },
);
