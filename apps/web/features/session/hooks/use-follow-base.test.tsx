import type { LoginPayload } from "@emberlode/contract";
import { MAP_LETTERS } from "@emberlode/contract";
import { render } from "@testing-library/react";
import { getQueryKey } from "@trpc/react-query";
import { expect, it } from "vitest";
import { SESSION } from "../../../lib/testing.tsx";
import { trpc } from "../../../lib/trpc.ts";
import { makePayload, makeView, playingPage } from "../testing.tsx";
import { makeStatus } from "../testing-status.ts";
import { useFollowBase } from "./use-follow-base.ts";

const VIEW = getQueryKey(trpc.fields.view, undefined, "query");

function Page({ user }: { user: LoginPayload["user"] }) {
  useFollowBase(user);
  return null;
}

/** Whether session and map are asked for again when the player becomes another. */
function askedAfter(before: Partial<LoginPayload["user"]>, after: Partial<LoginPayload["user"]>) {
  const { wrapper, queries } = playingPage({ view: makeView([MAP_LETTERS.waste]) });
  const pageOf = (set: typeof before) => <Page user={makePayload(set).user} />;
  const { rerender } = render(pageOf(before), { wrapper });
  rerender(pageOf(after));
  const isAsked = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated;
  return [isAsked(SESSION), isAsked(VIEW)];
}

it.each([
  [false, true],
  [true, false],
])("after an action, with the base on the map %s, asks for the session: %s", (baseOnMap, asks) => {
  const status = makeStatus({ version: 5 });
  expect(askedAfter({ baseOnMap }, { baseOnMap, status })).toEqual([asks, false]);
});

it("asks for the map again when the base was placed elsewhere than shown", () => {
  expect(askedAfter({ base: { x: 1, y: 1 } }, { base: { x: 2, y: 1 } })).toEqual([false, true]);
});
