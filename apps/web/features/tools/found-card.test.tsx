import { english } from "@emberlode/messages/testing/english";
import { act } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { press } from "../../lib/testing-screen.ts";
import { WIDE_SCREEN } from "../../lib/use-media.ts";
import { isDeskOpen } from "../desks/use-desk.ts";
import { renderPlaying } from "../session/testing-render.tsx";
import { FoundCard } from "./found-card.tsx";
import { foundPlaceAtom } from "./use-tool.ts";

it.each([
  ["on a phone, where it covers the target", false],
  ["but not on a wide screen", true],
])("closes the desk for the walk %s", async (_where, isWide) => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: isWide && query === WIDE_SCREEN }));
  window.history.replaceState(null, "", "/game?desk=tools");
  const { store, walker } = renderPlaying(<FoundCard at={{ x: 1, y: 1 }} />);
  act(() => store.set(foundPlaceAtom, { x: 4, y: 1, title: "Ada's base" }));
  await press(english.tools("found.walk"));
  expect(isDeskOpen()).toBe(isWide);
  await act(() => Promise.resolve());
  expect(walker.getState().shown.x).toBeGreaterThan(1);
});
