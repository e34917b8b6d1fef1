/** The statement families of common actions: wider statements cost everyone. */
import {
  type Changes,
  dig,
  equalAmounts,
  type PlayerState,
  seededRandom,
  takeStep,
} from "@emberlode/game";
import { makePlayer, NOON } from "@emberlode/game/testing/players";
import { expect, it } from "vitest";
import { FAMILY, type Families } from "./families.ts";
import { familiesOfWrite } from "./writes/all-writes.ts";

const PLAYER = makePlayer({ id: 1 });
const env = { now: NOON, random: seededRandom("families") };

function needed(result: { ok: true; changes: Changes } | { ok: false; code: string }): Families {
  if (!result.ok) throw new Error(`refused with ${result.code}`);
  return result.changes.reduce<Families>((all, one) => all | familiesOfWrite(one), FAMILY.daily);
}

function familiesOfDig(player: PlayerState): Families {
  const field = { x: player.x, y: player.y, type: "metal" } as const;
  const state = { player, field, vein: false, spentUntil: null, referrer: null };
  return needed(dig(state, { type: "metal", field, effort: 1 }, env));
}

it("needs the narrowest statement for a dig", () => {
  expect(familiesOfDig(PLAYER)).toBe(FAMILY.daily);
});

it("needs more for a dig that pays credit, and for the first dig of a day", () => {
  expect(familiesOfDig({ ...PLAYER, referralWaiting: equalAmounts(10) })).toBe(FAMILY.referral);
  const yesterday = { ...PLAYER, counterDay: PLAYER.counterDay - 1 };
  expect(familiesOfDig(yesterday)).toBe(FAMILY.referral | FAMILY.day | FAMILY.fight);
});

it("needs the narrowest statement for a step", () => {
  const cell = { x: PLAYER.x + 1, y: PLAYER.y, type: "waste", ownerId: null } as const;
  const ground = { cell, mines: [], playerName: "Ada", mirage: () => seededRandom("mirage") };
  expect(needed(takeStep({ player: PLAYER, ...ground }, cell, env))).toBe(FAMILY.daily);
});
