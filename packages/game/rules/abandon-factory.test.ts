import { describe, expect, it } from "vitest";
import { HOUR } from "../game-time.ts";
import { makeBase, makeFactory } from "../testing/factories.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { write } from "../writes.ts";
import { abandonFactory } from "./abandon-factory.ts";

const me = makePlayer({ id: 1 });
const cell = { x: 10, y: 10 };
const held = makeFactory(100, 1000, cell);
const base = makeBase();

describe("abandonFactory", () => {
  it("frees the factory and bars its last owner for a day", () => {
    const freed = {
      ...cell,
      from: 1,
      to: null,
      lvl: 1,
      slots: 1000,
      safeUntil: 0,
      barred: { playerId: 1, until: NOON + 24 * HOUR },
    };
    const row = { playerId: 1, kind: "abandon", metal: 0, energy: 0 } as const;
    expect(abandonFactory({ player: me, factory: held }, { now: NOON })).toMatchObject({
      ok: true,
      changes: [
        write("ledger", { ...row, detail: { ...cell, slots: 1000 } }),
        write("factory", freed),
      ],
    });
  });

  it.each([
    ["NOT_FOUND", null],
    ["NOT_FOUND", { ...held, ownerId: 2 }],
    ["NOT_FOUND", { ...base, ownerId: 2 }],
    ["BASE_STAYS", base],
  ] as const)("refuses with %s", (code, factory) => {
    expect(abandonFactory({ player: me, factory }, { now: NOON })).toEqual({ ok: false, code });
  });
});
