import { type LoginPayload, MAP_LETTERS } from "@emberlode/contract";
import { render, renderHook } from "@testing-library/react";
import { getQueryKey } from "@trpc/react-query";
import { expect, it } from "vitest";
import { SESSION } from "../../lib/testing.tsx";
import { trpc } from "../../lib/trpc.ts";
import { useFollowBase } from "./follow-base.ts";
import { useStableUser } from "./stable-user.ts";
import { makePayload, makeStatus, makeView, playingPage } from "./testing.tsx";

const VIEW = getQueryKey(trpc.fields.view, undefined, "query");

function Page({ user }: { user: LoginPayload["user"] }) {
  useFollowBase(user);
  return null;
}

/** Whether session and map are refetched after this change of the player. */
function askedAfter(before: Partial<LoginPayload["user"]>, after: Partial<LoginPayload["user"]>) {
  const { wrapper, queries } = playingPage({ view: makeView([MAP_LETTERS.waste]) });
  const pageOf = (set: typeof before) => <Page user={makePayload(set).user} />;
  const { rerender } = render(pageOf(before), { wrapper });
  rerender(pageOf(after));
  const isAsked = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated;
  return [isAsked(SESSION), isAsked(VIEW)];
}

const ACTED = makeStatus({ version: 5 });
const OFF = { baseOnMap: false };
const ON = { baseOnMap: true };

it.each([
  ["the session after an action off the map", OFF, { ...OFF, status: ACTED }, [true, false]],
  ["nothing after an action on the map", ON, { ...ON, status: ACTED }, [false, false]],
  ["the map when the base is elsewhere than shown", {}, { base: { x: 2, y: 1 } }, [false, true]],
])("refetches %s", (_what, before, after, asked) => {
  expect(askedAfter(before, after)).toEqual(asked);
});

/** Structural sharing keeps equal parts, such as the units. */
const status = makeStatus();
const { user } = makePayload({ status });

const after = (set: Parameters<typeof makeStatus>[0]) => ({
  ...user,
  status: { ...status, ...set },
});

const open = () => renderHook(({ now }) => useStableUser(now), { initialProps: { now: user } });

it("returns the same object while only the position changes", () => {
  const { result, rerender } = open();
  rerender({ now: after({ version: 2, x: 11, y: 12, serverTime: "2025-06-01T12:00:01.000Z" }) });
  expect(result.current).toBe(user);
});

it("returns the new object as soon as anything else changes", () => {
  const { result, rerender } = open();
  const dug = after({ version: 3, x: 11, metal: 1057 });
  rerender({ now: dug });
  expect(result.current).toBe(dug);
  const named = { ...dug, username: "lovelace", isGuest: false };
  rerender({ now: named });
  expect(result.current).toBe(named);
});
