import { describe, expect, it } from "vitest";
import { SIDES } from "../catalogue/units.ts";
import { equalAmounts } from "../resource.ts";
import { envAt } from "../testing/env.ts";
import { makePlayer } from "../testing/players.ts";
import { amountsAround } from "../testing/prices.ts";
import { applied, refusal } from "../testing/results.ts";
import { buyTech } from "./buy-tech.ts";

const env = envAt();

describe("buyTech", () => {
  it.each(SIDES)("sells a tech of %s for its price in both metal and energy", (type) => {
    const player = makePlayer({ id: 1 });
    const bought = applied(player, buyTech({ player }, { side: type, index: 3 }, env));
    expect(bought.outcome).toEqual({ metal: 500, energy: 500 });
    const detail = { side: type, index: 3 };
    expect(bought.ledger).toEqual([
      { playerId: 1, kind: "buy-tech", metal: -500, energy: -500, detail },
    ]);
    const owned = [true, false, false, true, false, false, false, false, false, false];
    const level = type === "attack" ? { attackTechs: owned } : { defenseTechs: owned };
    expect(bought.after).toEqual({ ...player, ...level, carried: equalAmounts(500) });
  });

  it("sells no tech twice, and never the first one", () => {
    const attackTechs = Array.from({ length: 10 }, (_, i) => i === 4);
    const player = makePlayer({ id: 1, attackTechs });
    const buy = (index: number) => refusal(buyTech({ player }, { side: "attack", index }, env));
    expect([buy(4), buy(0), buy(1)]).toEqual(["ALREADY_OWNED", "ALREADY_OWNED", null]);
  });

  it.each([-1, 10, 0.5])("rejects tech %d", (index) => {
    const player = makePlayer({ id: 1 });
    expect(refusal(buyTech({ player }, { side: "attack", index }, env))).toBe("BAD_INPUT");
  });

  it.each(amountsAround(100))(
    "with %i metal and %i energy answers %s",
    (metal, energy, expected) => {
      const player = makePlayer({ id: 1, carried: { metal, energy } });
      expect(refusal(buyTech({ player }, { side: "defense", index: 1 }, env))).toBe(expected);
    },
  );
});
