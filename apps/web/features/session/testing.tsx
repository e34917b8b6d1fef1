/** A logged-in player for tests. */
import type { LoginPayload, Position, Status, ViewAnswer } from "@emberlode/contract";
import { getQueryKey } from "@trpc/react-query";
import type { ReactNode } from "react";
import { pretendPage, SESSION } from "../../lib/testing.tsx";
import { trpc } from "../../lib/trpc.ts";
import { makeWalker } from "../movement/testing.ts";
import { WalkerContext } from "../movement/use-walker.ts";
import type { WalkerPorts } from "../movement/walker.ts";
import { loggedInAtom } from "./session-atoms.ts";

const zeros = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const unlearned = [true, ...Array.from({ length: 9 }, () => false)];
const fresh = { searches: 0, factor: 1, remaining: 60 } as const;
const NOON = "2025-06-01T12:00:00.000Z";

/** A new player's status at noon, with overrides. */
export function makeStatus(set: Partial<Status> = {}): Status {
  return {
    version: 1,
    metal: 1000,
    energy: 1000,
    slots: 2000,
    totalSlots: 2000,
    factories: 1,
    attack_units: zeros,
    defense_units: zeros,
    attack_level: unlearned,
    defense_level: unlearned,
    createdAt: NOON,
    serverTime: NOON,
    shieldUntil: null,
    candle: 0,
    x: 10,
    y: 10,
    bankMetal: 0,
    bankEnergy: 0,
    settings: { controls: "default", alerts: { admin: true, attack: true, event: true } },
    fatigue: { digs: 0, factor: 1, remaining: 500, veins: 0 },
    searchFatigue: { caves: fresh, forests: fresh },
    ...set,
  };
}

/** The payload of player ada, whose base is at 1, 1. */
export function makePayload(set: Partial<LoginPayload["user"]> = {}): LoginPayload {
  const user: LoginPayload["user"] = {
    username: "ada",
    email: "",
    baseName: "",
    quote: "",
    profilePicture: "",
    _id: "me",
    isGuest: false,
    role: "player",
    items: [],
    digMetalCap: [0, 100],
    digEnergyCap: [0, 100],
    status: makeStatus(),
    base: { x: 1, y: 1 },
    baseOnMap: true,
    deletesAt: null,
    ...set,
  };
  return { user, createdAt: user.status.createdAt, season: 1, idleSeconds: null };
}

/** A map that starts at 1, 1: one letter per field, one string per row. */
export function makeView(rows: readonly string[], set: Partial<ViewAnswer> = {}): ViewAnswer {
  const none = {
    bases: [],
    factories: [],
    works: [],
    rank: null,
    held: [],
    mines: [],
    veins: [],
    resting: [],
  };
  return { base: { x: 1, y: 1 }, classes: "", ...none, rows: [...rows], ...set };
}

export interface PlayingOptions {
  payload?: LoginPayload;
  view?: ViewAnswer;
  at?: Position;
  /** Answers each step; by default with the requested position. */
  move?: WalkerPorts["move"];
  server?: Parameters<typeof pretendPage>[0];
}

/** A page of a logged-in player at 1, 1 or `at`, who knows the map. */
export function playingPage({
  payload = makePayload(),
  view,
  at = { x: 1, y: 1 },
  move = async (to) => ({ kind: "at", at: to, version: null }),
  server,
}: PlayingOptions = {}) {
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
