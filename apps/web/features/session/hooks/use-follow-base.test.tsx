import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { makePayload, playingPage } from "../testing.tsx";
import { makeStatus } from "../testing-status.ts";
import { useFollowBase } from "./use-follow-base.ts";

function Page({ version, baseOnMap }: { version: number; baseOnMap: boolean }) {
  useFollowBase(makePayload({ baseOnMap, status: makeStatus({ version }) }).user);
  return null;
}

it.each([
  [false, true],
  [true, false],
])(
  "after an action, with the base on the map %s, asks for it again: %s",
  async (baseOnMap, asks) => {
    const { wrapper, queries } = playingPage();
    const { rerender } = render(<Page version={4} baseOnMap={baseOnMap} />, { wrapper });
    const isAsked = () =>
      queries
        .getQueryCache()
        .getAll()
        .some(({ state }) => state.isInvalidated);
    expect(isAsked()).toBe(false);
    rerender(<Page version={5} baseOnMap={baseOnMap} />);
    expect(isAsked()).toBe(asks);
  },
);
