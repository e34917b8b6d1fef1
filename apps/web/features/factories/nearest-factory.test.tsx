import { type FactoryTarget, MAP_LETTERS } from "@emberlode/contract";
import { DAY } from "@emberlode/game";
import { renderHook, waitFor } from "@testing-library/react";
import { getQueryKey } from "@trpc/react-query";
import { expect, it } from "vitest";
import { trpc } from "../../lib/trpc.ts";
import { makePayload, makeStatus, makeView, playingPage } from "../session/testing.tsx";
import { useNextCapture } from "./nearest-factory.ts";
import { makeOwned, makeTarget } from "./testing.ts";

const NOW = Date.parse(makeStatus().serverTime);
const BASE = makeOwned({ factory: { type: "base", x: 1, y: 1 } });
const VIEW = makeView([MAP_LETTERS.waste + MAP_LETTERS.factory.repeat(2)], { classes: "ss" });
const USER = { _id: "2", username: "bob", baseName: "", quote: "", profilePicture: "" };

/** Where a newcomer is led who knows this of the nearer of two small factories. */
async function ledTo(at: { target?: FactoryTarget; owner?: typeof USER }) {
  const { wrapper, queries } = playingPage({
    view: VIEW,
    server: async () => ({ factories: [BASE], garrisonSetAt: null }),
  });
  const near = { x: 2, y: 1 };
  queries.setQueryData(getQueryKey(trpc.puc.target, near, "query"), at.target);
  const field = at.owner && { _id: "5", ...near, type: "factory", desc: "", user: at.owner };
  queries.setQueryData(getQueryKey(trpc.fields.field, near, "query"), field);
  const { result } = renderHook(useNextCapture, { wrapper });
  await waitFor(() => expect(result.current?.way).toBeTruthy());
  return result.current?.way?.at.x;
}

const refused = (code: string, inMs: number | null) => {
  const until = inMs === null ? null : new Date(NOW + inMs).toISOString();
  return makeTarget({ refusal: { code, text: "no", until } });
};

it.each<[what: string, at: () => Parameters<typeof ledTo>[0], x: number]>([
  ["to one of which nothing is known", () => ({}), 2],
  ["past one that another player owns", () => ({ owner: USER }), 3],
  ["past one that is safe", () => ({ target: refused("FACTORY_SAFE", 60_000) }), 3],
  ["to one that is safe no longer", () => ({ target: refused("FACTORY_SAFE", -60_000) }), 2],
  ["past one of a NAP partner", () => ({ target: refused("NAP_PARTNER", null) }), 3],
  ["to one for which only an army is missing", () => ({ target: refused("NO_ARMY", null) }), 2],
])("leads a newcomer %s", async (_what, at, x) => {
  expect(await ledTo(at())).toBe(x);
});

it.each([
  ["the nearest of other players", null, 2],
  ["a bot's while shielded, since that keeps the shield", new Date(NOW + DAY).toISOString(), 3],
])("leads to %s if all are owned", async (_what, shieldUntil, x) => {
  const held = [
    { x: 2, y: 1, username: "bob", isBot: false },
    { x: 3, y: 1, username: "robo", isBot: true },
  ];
  const { wrapper } = playingPage({
    payload: makePayload({ status: makeStatus({ shieldUntil }) }),
    view: { ...VIEW, held },
    server: async () => ({ factories: [BASE], garrisonSetAt: null }),
  });
  const { result } = renderHook(useNextCapture, { wrapper });
  await waitFor(() => expect(result.current?.way?.at.x).toBe(x));
});
