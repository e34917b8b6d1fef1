import { describe, expect, it } from "vitest";
import { envAt } from "../testing/env.ts";
import { toolsOf } from "../testing/ground.ts";
import { makePlayer } from "../testing/players.ts";
import { applied } from "../testing/results.ts";
import { type BankInput, transferAtBank } from "./bank.ts";

const env = envAt();
const player = makePlayer({
  id: 1,
  carried: { metal: 30_000, energy: 500 },
  banked: { metal: 15_000, energy: 70 },
  tools: toolsOf({ bank: 1 }),
});

describe("transferAtBank", () => {
  const state = { player, field: { type: "bank" as const } };

  it("deposits up to the cap of the card", () => {
    const input = { action: "deposit", resource: "metal", amount: 5000 } as const;
    const { outcome, after, ledger } = applied(player, transferAtBank(state, input, env));
    const carried = { metal: 25_000, energy: 500 };
    const banked = { metal: 20_000, energy: 70 };
    expect(outcome).toMatchObject({ ...carried, banked, cap: 20_000 });
    expect(after).toEqual({ ...player, carried, banked });
    const detail = { ...input, banked: 20_000 };
    expect(ledger).toEqual([{ playerId: 1, kind: "bank", metal: -5000, energy: 0, detail }]);
    const full = { ok: false, code: "BANK_FULL", left: 5000 };
    expect(transferAtBank(state, { ...input, amount: 5001 }, env)).toEqual(full);
  });

  it("doubles the cap with each card level", () => {
    const better = { ...player, tools: toolsOf({ bank: 5 }) };
    const input = { action: "deposit", resource: "energy", amount: 1 } as const;
    const result = transferAtBank({ ...state, player: better }, input, env);
    expect(result).toMatchObject({ outcome: { cap: 320_000, banked: { energy: 71 } } });
  });

  it("withdraws banked resources", () => {
    const input = { action: "withdraw", resource: "energy", amount: 70 } as const;
    expect(transferAtBank(state, input, env)).toMatchObject({
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
    expect(transferAtBank({ ...state, ...set }, full, env)).toMatchObject({ ok: false, code });
  });
});
