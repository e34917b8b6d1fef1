import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../random.ts";
import { added, less } from "../resource.ts";
import type { PlayerState } from "../state.ts";
import { toolsOf } from "../testing/ground.ts";
import { afterChanges, makePlayer, NOON } from "../testing/players.ts";
import { writesOf } from "../writes.ts";
import { type BankInput, useBank } from "./bank.ts";

const env = { now: NOON, random: seededRandom("bank") };
const player = makePlayer({
  id: 1,
  carried: { metal: 30_000, energy: 500 },
  banked: { metal: 15_000, energy: 70 },
  tools: toolsOf({ bank: 1 }),
});
const resource = fc.constantFrom("metal" as const, "energy" as const);

describe("useBank", () => {
  const state = { player, field: { type: "bank" as const } };

  it("deposits up to the cap of the card", () => {
    const input = { action: "deposit", resource: "metal", amount: 5000 } as const;
    const result = useBank(state, input, env);
    const carried = { metal: 25_000, energy: 500 };
    const banked = { metal: 20_000, energy: 70 };
    expect(result).toMatchObject({ ok: true, outcome: { ...carried, banked, cap: 20_000 } });
    if (!result.ok) return;
    expect(afterChanges(player, result.changes)).toEqual({ ...player, carried, banked });
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
    expect(result).toMatchObject({ outcome: { cap: 320_000, banked: { energy: 71 } } });
  });

  it("withdraws what is banked", () => {
    const input = { action: "withdraw", resource: "energy", amount: 70 } as const;
    expect(useBank(state, input, env)).toMatchObject({
      outcome: { energy: 570, banked: { energy: 0 } },
    });
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
          expect(added(after.carried, after.banked)).toEqual(added(player.carried, player.banked));
          expect(writesOf(result.changes, "ledger")).toMatchObject([
            less(after.carried, now.carried),
          ]);
          const banked = Object.values(after.banked);
          expect(Math.min(...Object.values(after.carried), ...banked)).toBeGreaterThanOrEqual(0);
          expect(Math.max(...banked)).toBeLessThanOrEqual(20_000);
          now = after;
        }
      }),
    );
  });
});
