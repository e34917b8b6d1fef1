import { describe, expect, it } from "vitest";
import { MINUTE } from "../../game-time.ts";
import { envAt } from "../../testing/env.ts";
import { mineOf } from "../../testing/ground.ts";
import { makePlayer, NOON } from "../../testing/players.ts";
import { applied } from "../../testing/results.ts";
import { changesOf } from "../../writes.ts";
import { stepOnMine } from "./step-on-mine.ts";

const carried = { metal: 12_345, energy: 99 };
const victim = makePlayer({ id: 1, x: 20, y: 20, shieldUntil: 0, carried });
const step = (player = victim, mines = [mineOf({ id: 7 })]) =>
  applied(player, stepOnMine({ player, playerName: "Ada", mines }, envAt()));

describe("stepOnMine", () => {
  it("destroys 2% of carried resources, removes the mine and logs it for both players", () => {
    const { changes, outcome, after, ledger } = step();
    expect(outcome).toEqual({ lost: { metal: 246, energy: 1 }, layerId: 2 });
    expect(after).toEqual({
      ...victim,
      carried: { metal: 12_099, energy: 98 },
      explodedAt: NOON,
    });
    expect(changesOf(changes, "mines")).toEqual([{ ownerId: 2, x: 20, y: 20, removeId: 7 }]);
    const layerDetail = { role: "layer", x: 20, y: 20, victim: "Ada", metal: 246, energy: 1 };
    const detail = { role: "victim", x: 20, y: 20 };
    expect(ledger).toEqual([
      { playerId: 1, kind: "mine", metal: -246, energy: -1, detail },
      { playerId: 2, kind: "mine", metal: 0, energy: 0, detail: layerDetail },
    ]);
  });

  it("destroys at most 5,000 of each", () => {
    const rich = { ...victim, carried: { metal: 250_050, energy: 9_000_000 } };
    expect(step(rich).outcome).toMatchObject({ lost: { metal: 5000, energy: 5000 } });
  });

  it("triggers only the oldest mine that can affect the player", () => {
    const mines = [
      mineOf({ id: 1, ownerId: 1, laidAt: NOON - 9 * MINUTE }),
      mineOf({ id: 2, ownerId: 3, laidAt: NOON - 8 * MINUTE }),
      mineOf({ id: 3, laidAt: NOON - 8 * MINUTE, until: NOON }),
      mineOf({ id: 4, laidAt: NOON - 7 * MINUTE, x: 21 }),
      mineOf({ id: 6, laidAt: NOON - 5 * MINUTE }),
      mineOf({ id: 5, laidAt: NOON - 5 * MINUTE }),
      mineOf({ id: 0, laidAt: NOON - 4 * MINUTE }),
    ];
    const { changes } = step({ ...victim, napPartners: [3] }, mines);
    expect(changesOf(changes, "mines")).toEqual([{ ownerId: 2, x: 20, y: 20, removeId: 5 }]);
  });

  it.each([
    ["under shield", { shieldUntil: NOON + 1 }],
    ["within ten minutes of an explosion", { explodedAt: NOON - 10 * MINUTE + 1 }],
    ["on a partner's mine", { napPartners: [2] }],
    ["on one's own mine", { id: 2 }],
    ["beside it", { x: 19 }],
  ])("does nothing %s", (_, set) => {
    const { changes, outcome } = step({ ...victim, ...set });
    expect(outcome).toBeNull();
    expect(changes).toEqual([]);
  });

  it("explodes again after ten minutes", () => {
    expect(step({ ...victim, explodedAt: NOON - 10 * MINUTE }).outcome).not.toBeNull();
  });
});
