import { describe, expect, it } from "vitest";
import { envAt } from "../testing/env.ts";
import { makePlayer } from "../testing/players.ts";
import { applied } from "../testing/results.ts";
import { type ExchangeInput, exchange, exchangePayout } from "./exchange.ts";

const env = envAt();
const player = makePlayer({ id: 1, carried: { metal: 30_000, energy: 500 } });

describe("exchange", () => {
  const state = { player, field: { type: "web" as const } };

  it.each([
    [10, 9],
    [11, 9],
    [19, 17],
    [100, 90],
    [30_000, 27_000],
  ])("pays %i metal as %i energy", (amount, received) => {
    const { outcome, ledger } = applied(player, exchange(state, { from: "metal", amount }, env));
    expect(ledger).toMatchObject([{ metal: -amount, energy: received }]);
    const carried = { metal: 30_000 - amount, energy: 500 + received };
    expect(outcome).toMatchObject({ received, fee: amount - received, ...carried });
  });

  const refusals: [string, Partial<typeof state>, Partial<ExchangeInput>][] = [
    ["BAD_INPUT", {}, { amount: 10.5 }],
    ["EXCHANGE_MINIMUM", {}, { amount: 9 }],
    ["EXCHANGE_MINIMUM", {}, { amount: -100 }],
    ["WRONG_FIELD", { field: { type: "bank" as never } }, {}],
    ["NOT_ENOUGH_METAL", {}, { amount: 30_001 }],
    ["NOT_ENOUGH_ENERGY", {}, { from: "energy", amount: 501 }],
  ];
  it.each(refusals)("refuses with %s", (code, set, input) => {
    const full = { from: "metal", amount: 10, ...input } as const;
    expect(exchange({ ...state, ...set }, full, env)).toMatchObject({ ok: false, code });
  });

  it("rounds the largest amounts down too", () => {
    // Nine times this is not a safe integer and would round up.
    expect(exchangePayout(9_007_199_254_740_983)).toBe(8_106_479_329_266_884);
  });
});
