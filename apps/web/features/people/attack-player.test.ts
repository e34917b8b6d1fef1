import type { NapView } from "@emberlode/contract";
import { expect, it } from "vitest";
import { makeStatus, makeView } from "../session/testing.tsx";
import { makeNap } from "../treaties/testing.ts";
import { type Attacker, attackOption } from "./attack-player.tsx";

const BASE = { x: 4, y: 5 };
const ENDS = "2026-05-21T12:00:00.000Z";
const ARMY = [10, 0, 0, 0, 0, 0, 0, 0, 0, 0];

const FIRST = { at: { x: 1, y: 1 }, seen: true, naps: [] as NapView[], units: ARMY, slots: 50 };
type Set = Partial<typeof FIRST>;

function attacker(set: Set): Attacker {
  const { at, seen, naps, units, slots } = { ...FIRST, ...set };
  const bases = [
    { x: 9, y: 9, username: "Ono", isBot: false, rank: 1 },
    ...(seen ? [{ ...BASE, username: "Rask", isBot: false, rank: 2 }] : []),
  ];
  return {
    status: makeStatus({ ...at, attack_units: units, totalSlots: slots }),
    view: makeView([], { bases }),
    naps,
  };
}

const OTHER_NAP = makeNap({ username: "Ono", state: "active" });
const NAP = { kind: "refused", code: "NAP_PARTNER" } as const;
const NO_ARMY = { kind: "refused", code: "NO_ARMY" } as const;

it.each<[string, Set, ReturnType<typeof attackOption>]>([
  ["at their base", { at: BASE }, { kind: "there", at: BASE }],
  ["at their base without an army", { at: BASE, units: [] }, { kind: "there", at: BASE }],
  ["elsewhere", {}, { kind: "away", base: BASE }],
  ["at another's base", { at: { x: 9, y: 9 } }, { kind: "away", base: BASE }],
  ["where their base was not seen", { seen: false }, { kind: "away", base: null }],
  ["without units", { units: ARMY.map(() => 0) }, NO_ARMY],
  ["without a slot", { slots: 0 }, NO_ARMY],
  ["in a pact", { naps: [makeNap({ state: "active" })] }, NAP],
  ["in the notice of a pact", { naps: [makeNap({ state: "ended", endsAt: ENDS })] }, NAP],
  ["asked for a pact only", { naps: [makeNap()] }, { kind: "away", base: BASE }],
  ["in a pact with another", { naps: [OTHER_NAP] }, { kind: "away", base: BASE }],
])("%s", (_name, set, option) => {
  expect(attackOption(attacker(set), "Rask")).toEqual(option);
});
