import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../random.ts";
import type { PlayerState } from "../state.ts";
import { toolsOf } from "../testing/ground.ts";
import { afterChanges, makePlayer, NOON } from "../testing/players.ts";
import { writesOf } from "../writes.ts";
import { type BankInput, useBank } from "./bank.ts";

const env = { now: NOON, random: seededRandom("bank") };
const player = makePlayer({
  id: 1,
  metal: 30_000,
  energy: 500,
  bankMetal: 15_000,
  bankEnergy: 70,
  tools: toolsOf({ bank: 1 }),
});
const resource = fc.constantFrom("metal" as const, "energy" as const);

describe("useBank", () => {
  const state = { player, field: { type: "bank" as const } };

  it("deposits up to the cap of the card", () => {
    const input = { action: "deposit", resource: "metal", amount: 5000 } as const;
    const result = useBank(state, input, env);
    const totals = { metal: 25_000, energy: 500, bankMetal: 20_000, bankEnergy: 70 };
    expect(result).toMatchObject({ ok: true, outcome: { ...totals, cap: 20_000 } });
    if (!result.ok) return;
    expect(afterChanges(player, result.changes)).toEqual({ ...player, ...totals });
    expect(writesOf(result.changes, "ledger")).toEqual([
      {
        playerId: 1,
        kind: "bank",
        metal: -5000,
        energy: 0,
        detail: { ...input, banked: 20_000 },
      },
    ]);
    expect(useBank(state, { ...input, amount: 5001 }, env)).toEqual({
      ok: false,
      code: "BANK_FULL",
    });
  });

  it("doubles the cap with each level", () => {
    const better = { ...player, tools: toolsOf({ bank: 5 }) };
    const input = { action: "deposit", resource: "energy", amount: 1 } as const;
    const result = useBank({ ...state, player: better }, input, env);
    expect(result).toMatchObject({ outcome: { cap: 320_000, bankEnergy: 71 } });
  });

  it("withdraws what is banked", () => {
    const input = { action: "withdraw", resource: "energy", amount: 70 } as const;
    expect(useBank(state, input, env)).toMatchObject({ outcome: { energy: 570, bankEnergy: 0 } });
  });

  const refusals: [string, Partial<typeof state>, Partial<BankInput>][] = [
    ["BAD_INPUT", {}, { amount: 0 }],
    ["BAD_INPUT", {}, { amount: -5 }],
    ["BAD_INPUT", {}, { amount: 1.5 }],
    ["BAD_INPUT", {}, { amount: Number.NaN }],
    ["WRONG_FIELD", { field: { type: "web" as never } }, {}],
    ["BANK_CARD_NEEDED", { player: { ...player, tools: toolsOf({}) } }, {}],
    ["NOT_ENOUGH_ENERGY", {}, { resource: "energy", amount: 501 }],
    ["BANK_TOO_LITTLE", {}, { action: "withdraw", amount: 15_001 }],
  ];
  it.each(refusals)("refuses with %s", (code, set, input) => {
    const full = { action: "deposit", resource: "metal", amount: 10, ...input } as const;
    expect(useBank({ ...state, ...set }, full, env)).toEqual({ ok: false, code });
  });

  it("moves, never makes: carried + banked stays, and the ledger is what carried changed", () => {
    const action = fc.constantFrom("deposit" as const, "withdraw" as const);
    const amount = fc.integer({ min: -10, max: 40_000 });
    fc.assert(
      fc.property(fc.array(fc.record({ action, resource, amount })), (inputs) => {
        let now: PlayerState = player;
        for (const input of inputs) {
          const result = useBank({ ...state, player: now }, input, env);
          if (!result.ok) continue;
          const after = afterChanges(now, result.changes);
          expect(after.metal + after.bankMetal).toBe(player.metal + player.bankMetal);
          expect(after.energy + after.bankEnergy).toBe(player.energy + player.bankEnergy);
          expect(writesOf(result.changes, "ledger")).toMatchObject([
            { metal: after.metal - now.metal, energy: after.energy - now.energy },
          ]);
          const { metal, energy, bankMetal, bankEnergy } = after;
          expect(Math.min(metal, energy, bankMetal, bankEnergy)).toBeGreaterThanOrEqual(0);
          expect(Math.max(bankMetal, bankEnergy)).toBeLessThanOrEqual(20_000);
          now = after;
        }
      }),
    );
  });
});
