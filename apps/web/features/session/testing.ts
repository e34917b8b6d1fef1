/** A logged-in player for tests. */
import type { LoginPayload, ViewAnswer } from "@emberlode/contract";
import { getQueryKey } from "@trpc/react-query";
import { pretendPage, SESSION } from "../../lib/testing.tsx";
import { trpc } from "../../lib/trpc.ts";
import { makeStatus } from "../factories/testing.ts";
import { loggedInAtom } from "./atoms/session-atoms.ts";

/** A new player called ada, whose base lies at 1, 1. */
export function makePayload(set: Partial<LoginPayload["user"]> = {}): LoginPayload {
  const user: LoginPayload["user"] = {
    ...{ username: "ada", email: "", baseName: "", quote: "", profilePicture: "" },
    ...{ _id: "me", isGuest: false, role: "player", items: [] },
    ...{ digMetalCap: [0, 100], digEnergyCap: [0, 100] },
    ...{ status: makeStatus(), base: { x: 1, y: 1 } },
    ...set,
  };
  return { user, createdAt: user.status.createdAt, idleSeconds: null };
}

/** A map from 1, 1 on: one letter a field, one text a row. */
export function makeView(rows: readonly string[], set: Partial<ViewAnswer> = {}): ViewAnswer {
  const nothing = { base: null, bases: [], factories: [], veins: [], resting: [] };
  return { ...nothing, rows: [...rows], ...set };
}

interface Playing {
  payload?: LoginPayload;
  view?: ViewAnswer;
  server?: Parameters<typeof pretendPage>[0];
}

/** A page on which a player is logged in and the map is known. */
export function playingPage({ payload = makePayload(), view, server }: Playing = {}) {
  const page = pretendPage(server);
  page.store.set(loggedInAtom, true);
  page.queries.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
  page.queries.setQueryData(SESSION, payload);
  page.queries.setQueryData(getQueryKey(trpc.fields.view, undefined, "query"), view);
  return page;
}
