import { expect, it, vi } from "vitest";
import { SESSION_KEY } from "../../lib/apply-status.ts";
import * as lastMap from "../../lib/last-map.ts";
import { persistedAtom } from "../../lib/persisted.ts";
import { createQueryClient } from "../../lib/query-client.ts";
import { store } from "../../lib/store.ts";
import { followSeason } from "./follow-season.ts";
import { makePayload } from "./testing.tsx";

it("drops goals, the last visit and the offline map of an earlier season", () => {
  const deleted = vi.spyOn(lastMap, "deleteLastMap").mockReturnValue();
  const goals = { player: "me", reached: ["dig"] };
  const seen = { player: "me", at: 5, base: null, isGuest: false };
  store.set(persistedAtom, (state) => ({ ...state, goals, seen, season: null, effort: 5 }));
  const queries = createQueryClient();
  const stop = followSeason(queries);
  const stored = () => store.get(persistedAtom);
  // The first season that this browser sees keeps what it has stored.
  queries.setQueryData(SESSION_KEY, makePayload());
  expect(stored()).toMatchObject({ season: 1, goals, seen });
  store.set(persistedAtom, (state) => ({ ...state, season: 7 }));
  queries.setQueryData(SESSION_KEY, { ...makePayload({ baseName: "Hollow" }) });
  expect(stored()).toMatchObject({
    season: 1,
    effort: 5,
    goals: { player: null },
    seen: { player: null },
  });
  expect(deleted).toHaveBeenCalledOnce();
  stop();
});
