/** The statement variants of common actions: wider statements cost everyone. */
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
import { SECTION, type StatementVariant } from "./statement-variant.ts";
import { variantOfWrite } from "./writes/all-writes.ts";

const PLAYER = makePlayer({ id: 1 });
const env = { now: NOON, random: seededRandom("variant") };

function needed(
  result: { ok: true; changes: Changes } | { ok: false; code: string },
): StatementVariant {
  if (!result.ok) throw new Error(`Refused with ${result.code}.`);
  return result.changes.reduce<StatementVariant>(
    (all, one) => all | variantOfWrite(one),
    SECTION.basic,
  );
}

function variantOfDig(player: PlayerState): StatementVariant {
  const field = { x: player.x, y: player.y, type: "metal" } as const;
  const state = { player, field, vein: false, spentUntil: null, referrer: null };
  return needed(dig(state, { type: "metal", field, effort: 1 }, env));
}

it("needs the narrowest statement for a dig", () => {
  expect(variantOfDig(PLAYER)).toBe(SECTION.basic);
});

it("needs more for a dig that pays credit, and for the first dig of a day", () => {
  expect(variantOfDig({ ...PLAYER, referralWaiting: equalAmounts(10) })).toBe(SECTION.referral);
  const yesterday = { ...PLAYER, counterDay: PLAYER.counterDay - 1 };
  expect(variantOfDig(yesterday)).toBe(SECTION.referral | SECTION.daily | SECTION.fight);
});

it("needs the narrowest statement for a step", () => {
  const field = { x: PLAYER.x + 1, y: PLAYER.y, type: "waste", ownerId: null } as const;
  const ground = { field, mines: [], playerName: "Ada", mirage: () => seededRandom("mirage") };
  expect(needed(takeStep({ player: PLAYER, ...ground }, field, env))).toBe(SECTION.basic);
});
