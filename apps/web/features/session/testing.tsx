/** A logged-in player for tests. */
import type { LoginPayload, Position, ViewAnswer } from "@emberlode/contract";
import { getQueryKey } from "@trpc/react-query";
import type { ReactNode } from "react";
import { pretendPage, SESSION } from "../../lib/testing.tsx";
import { trpc } from "../../lib/trpc.ts";
import { WalkerContext } from "../movement/hooks/use-walker.ts";
import { makeWalker } from "../movement/testing.ts";
import type { WalkerPorts } from "../movement/walker.ts";
import { loggedInAtom } from "./atoms/session-atoms.ts";
import { makeStatus } from "./testing-status.ts";

/** A player called ada, whose base is at 1, 1. */
export function makePayload(set: Partial<LoginPayload["user"]> = {}): LoginPayload {
  const user: LoginPayload["user"] = {
    ...{ username: "ada", email: "", baseName: "", quote: "", profilePicture: "" },
    ...{ _id: "me", isGuest: false, role: "player", items: [] },
    ...{ digMetalCap: [0, 100], digEnergyCap: [0, 100] },
    ...{ status: makeStatus(), base: { x: 1, y: 1 }, baseOnMap: true },
    ...set,
  };
  return { user, createdAt: user.status.createdAt, idleSeconds: null };
}

/** A map from 1, 1 on: one letter per field, one text per row. */
export function makeView(rows: readonly string[], set: Partial<ViewAnswer> = {}): ViewAnswer {
  const nothing = { base: { x: 1, y: 1 }, bases: [], factories: [], veins: [], resting: [] };
  return { ...nothing, rows: [...rows], ...set };
}

export interface Playing {
  payload?: LoginPayload;
  view?: ViewAnswer;
  at?: Position;
  /** Answers each step of the player with its place, unless overridden. */
  move?: WalkerPorts["move"];
  server?: Parameters<typeof pretendPage>[0];
}

/** A page on which a player is logged in, stands at 1, 1 or `at`, and knows the map. */
export function playingPage({
  payload = makePayload(),
  view,
  at = { x: 1, y: 1 },
  move = async (to) => ({ kind: "at", at: to, version: null }),
  server,
}: Playing = {}) {
  const page = pretendPage(server);
  page.store.set(loggedInAtom, true);
  const { queries } = page.queries.getDefaultOptions();
  page.queries.setDefaultOptions({ queries: { ...queries, staleTime: Number.POSITIVE_INFINITY } });
  page.queries.setQueryData(SESSION, payload);
  page.queries.setQueryData(getQueryKey(trpc.fields.view, undefined, "query"), view);
  const walker = makeWalker(at, { move, now: () => performance.now() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <page.wrapper>
      <WalkerContext value={walker}>{children}</WalkerContext>
    </page.wrapper>
  );
  return { ...page, walker, wrapper };
}
