import { describe, expect, it } from "vitest";
import { makeBase } from "../testing/factories.ts";
import { mineOf } from "../testing/ground.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { changesOf, playerAfter } from "../writes.ts";
import { type PlaceBaseState, placeBase } from "./place-base.ts";

const player = makePlayer({ id: 1, baseX: null, baseY: null });
const here = { x: player.x, y: player.y };
const away = { x: 12, y: 9 };
const place = (set: Partial<PlaceBaseState> = {}) =>
  placeBase({
    player,
    cell: here,
    mines: [],
    isTaken: false,
    evicted: [],
    placements: 7,
    now: NOON,
    ...set,
  });

describe("placing a base", () => {
  it("assigns the cell in turn and logs nothing if the player stands there", () => {
    const changes = place();
    expect(playerAfter(player, changes)).toMatchObject({ baseX: here.x, baseY: here.y });
    expect(changesOf(changes, "base-place")).toEqual([{ playerId: 1, ...here, placements: 7 }]);
    expect(changes).toHaveLength(2);
  });

  it("removes the mines there", () => {
    const mines = [mineOf({ id: 4, ...here }), mineOf({ id: 9, ...here, ownerId: 3 })];
    const removed = changesOf(place({ mines }), "mines");
    expect(removed).toMatchObject([
      { ...here, removeId: 4 },
      { ...here, removeId: 9, ownerId: 3 },
    ]);
  });

  it("leaves expired mines, which may already be deleted", () => {
    const mines = [mineOf({ id: 4, ...here, until: NOON })];
    expect(changesOf(place({ mines }), "mines")).toEqual([]);
  });

  it.each([true, false])("logs it for a player who does not stand there (taken: %s)", (isTaken) => {
    const lines = changesOf(place({ cell: away, isTaken }), "ledger");
    const detail = { ...away, fromX: here.x, fromY: here.y, taken: isTaken };
    expect(lines).toEqual([{ playerId: 1, kind: "base-placed", metal: 0, energy: 0, detail }]);
  });

  it("evicts other bases, which keep their level, and logs the reason", () => {
    const base = makeBase(4, { id: 30, ownerId: 5, ...away });
    const changes = place({
      cell: away,
      evicted: [{ base, lastSeenAt: 11, reason: "crowded" }],
    });
    const leaver = makePlayer({ id: 5, baseX: away.x, baseY: away.y });
    expect(playerAfter(leaver, changes)).toMatchObject({ baseX: null, baseY: null });
    const waiting = { id: 30, lvl: 4, slots: base.slots };
    expect(changesOf(changes, "base-remove")).toEqual([
      { playerId: 5, ...away, lastSeenAt: 11, base: waiting },
    ]);
    const [line] = changesOf(changes, "ledger");
    expect(line).toMatchObject({
      playerId: 5,
      kind: "base-left",
      detail: { ...away, reason: "crowded" },
    });
  });
});
