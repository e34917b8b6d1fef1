import { MAP_LETTERS } from "@emberlode/contract";
import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { makePayload, makeStatus, makeView, playingPage } from "../session/testing.tsx";
import { effortAtom } from "./field-atoms.ts";
import { useDig } from "./use-dig.ts";
import { useFieldCalls } from "./use-fields.ts";

const HERE = { x: 1, y: 1 };

/** A player on ore after this many digs, whose server digs and records the efforts. */
function play(digs: number) {
  const efforts: number[] = [];
  const fatigue = { digs, factor: 1, remaining: 500 - digs, veins: 0 } as const;
  const { wrapper, store, walker } = playingPage({
    payload: makePayload({ status: makeStatus({ fatigue }) }),
    view: makeView([MAP_LETTERS.metal]),
    async server(_path, input) {
      const { effort } = input as { effort: number };
      efforts.push(effort);
      return {
        desc: "",
        gathered: 1,
        metal: 1001,
        energy: 1000,
        effort,
        digs: digs + effort,
        veins: 0,
        vein: false,
        spentUntil: "2025-06-01T13:00:00.000Z",
        version: 2,
      };
    },
  });
  const { result } = renderHook(() => ({ calls: useFieldCalls(), dig: useDig() }), { wrapper });
  return { ...result.current, store, walker, efforts };
}

it("digs once with another effort than the chosen one", async () => {
  const { calls, dig, store, efforts } = play(0);
  dig(HERE, 20);
  await calls.dig(HERE);
  await calls.dig(HERE);
  expect(efforts).toEqual([20, 1]);
  expect(store.get(effortAtom)).toBe(1);
});
