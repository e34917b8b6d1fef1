import { MAP_LETTERS } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { act, render, renderHook, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { pretendPage } from "../../lib/testing.tsx";
import { textsOf } from "../../lib/testing-screen.ts";
import { fieldOutcomeAtom } from "../field/field-atoms.ts";
import { makePlace } from "../field/testing.ts";
import { type Find, findAtom } from "../finds/find.ts";
import { makeView, playingPage } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { DockAction, MapResults, ScrollToScene, useTabRequest } from "./phone-layout.tsx";

const AT = { x: 1, y: 1 };
const PLACE = makePlace({ at: AT, type: "cave" });
const NOTHING: Find = {
  title: "A wrong turn",
  text: "You took a wrong turn.",
  lines: [],
  rarity: null,
  icon: null,
  landmark: null,
  part: null,
};
const metal = (amount: number) => [{ kind: "metal", amount, word: "metal" }] as const;
const DRILL: Partial<Find> = {
  title: "Drill",
  text: "You found a part: Drill (rare).",
  part: "drill",
  lines: [{ kind: "part", amount: 1, word: "Drill" }],
};

function show(find: Partial<Find>, key = "1/1") {
  const { store, wrapper } = pretendPage();
  store.set(findAtom, { ...NOTHING, ...find, key, at: Date.now() });
  render(<MapResults place={PLACE} />, { wrapper });
  return store;
}

const said = () => textsOf(screen.getAllByRole("status")).join("");

it.each([
  ["what changed, once", { title: "Metal", lines: metal(203) }, "+203 metal"],
  ["what it was and what changed", { title: "A trap", lines: metal(-57) }, "A trap: −57 metal"],
  ["a part in the server's words", DRILL, "You found a part: Drill (rare)."],
  ["what happened where nothing changed", {}, "You took a wrong turn."],
])("says of a search beside the map %s", (_name, find, text) => {
  show(find);
  expect(said()).toBe(text);
});

it("hides finds of other fields and old ones", () => {
  vi.useFakeTimers();
  show({}, "2/1");
  expect(said()).toBe("");
  show({});
  act(() => vi.advanceTimersByTime(31_000));
  expect(said()).toBe("");
});

it("shows why a search was refused", () => {
  const store = show({}, "2/1");
  const text = "This cave was explored within the hour.";
  act(() => store.set(fieldOutcomeAtom, { kind: "refused", key: "1/1", text, unansweredAt: null }));
  expect(screen.getByRole("alert").textContent).toBe(text);
});

it("says that this field is on cooldown, and shows on the button only where it leads", () => {
  const until = Date.now() + 59 * MINUTE;
  const resting = [{ ...AT, until: new Date(until).toISOString() }];
  const place = makePlace({ at: AT, type: "metal", spentUntil: until });
  const view = makeView([MAP_LETTERS.metal + MAP_LETTERS.energy], { resting });
  renderPlaying(<DockAction place={place} />, { view });
  expect(screen.getByRole("button").textContent).toBe(
    english.game("field.walkTo", { resource: "energy" }),
  );
  screen.getByText(/^Ready again in [\d:]+$/);
});

it.each([
  ["the field for a walk that begins among the desks", "more", { id: "field", times: 1 }],
  ["no other tab for a walk that begins on the map", "map", { id: "chat", times: 0 }],
] as const)("opens %s", (_what, tab, request) => {
  const { walker, wrapper } = playingPage();
  const { result } = renderHook(() => useTabRequest(tab, 0), { wrapper });
  act(() => walker.walkTo({ x: 4, y: 1 }));
  expect(result.current).toEqual(request);
});

it("scrolls back to the scene for a new result or walk, but not for those that were there", () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockReturnValue();
  const { store, walker, wrapper } = playingPage();
  const refused = () => ({ kind: "refused", key: "1/1", text: "No.", unansweredAt: null }) as const;
  store.set(fieldOutcomeAtom, refused());
  render(<ScrollToScene />, { wrapper });
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => store.set(fieldOutcomeAtom, refused()));
  act(() => store.set(fieldOutcomeAtom, null));
  expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]]);
  act(() => walker.walkTo({ x: 9, y: 9 }));
  act(() => walker.stop());
  expect(scrollTo.mock.calls).toHaveLength(2);
});
