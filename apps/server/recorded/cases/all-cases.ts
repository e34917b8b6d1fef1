/** The cases that recorded answers are made from. */
import { CALLS } from "@emberlode/contract/calls";
import { accountCases } from "./account-cases.ts";
import { type Case, plain } from "./case.ts";
import { fieldCases } from "./field-cases.ts";
import { fightCases } from "./fight-cases.ts";
import { goodsCases } from "./goods-cases.ts";
import { peopleCases } from "./people-cases.ts";
import { staffCases } from "./staff-cases.ts";

const OWN_CASES = [
  ...accountCases,
  ...fieldCases,
  ...fightCases,
  ...goodsCases,
  ...peopleCases,
  ...staffCases,
];

/** Calls without their own case are recorded with their example or without input. */
export const CASES: readonly Case[] = [
  ...OWN_CASES,
  ...CALLS.filter(({ input, example }) => input === null || example !== undefined)
    .filter(({ name }) => !OWN_CASES.some(([procedure]) => procedure === name))
    .map(({ name, example }): Case => [name, "an example", plain(example)]),
];
