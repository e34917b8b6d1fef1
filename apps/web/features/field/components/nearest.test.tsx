import { MAP_LETTERS } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { makeView, playingPage } from "../../session/testing.tsx";
import { effortAtom } from "../atoms/effort-atoms.ts";
import { makePlace } from "../testing.ts";
import { Nearest } from "./nearest.tsx";

const { waste, metal } = MAP_LETTERS;

function show(set: Parameters<typeof makePlace>[0]) {
  const { wrapper, store } = playingPage({ view: makeView([waste + waste + metal]) });
  render(<Nearest place={makePlace(set)} />, { wrapper });
  return store;
}

it("lets one choose with how much effort to dig on arrival", async () => {
  const store = show({ type: "waste" });
  const all = screen.getAllByRole("button", { name: /at once/ });
  expect(all).toHaveLength(3);
  await userEvent.click(all[2] ?? document.body);
  expect(store.get(effortAtom)).toBe(20);
});

it("leaves the choice to the field that can be dug itself", () => {
  show({ type: "metal" });
  expect(screen.queryByRole("group", { name: english.game("field.effort") })).toBeNull();
  expect(screen.getByRole("button", { name: english.game("field.walkAndDig") })).toBeDefined();
});

it("keeps its button in a phone's way where the big one enters the place", () => {
  show({ type: "forest" });
  const way = screen.getByRole("button", { name: english.game("field.walkAndDig") });
  expect(way.closest("[data-enters]")).not.toBeNull();
});

it("leaves the way to a phone's big button elsewhere", () => {
  show({ type: "waste" });
  const way = screen.getByRole("button", { name: english.game("field.walkAndDig") });
  expect(way.closest("[data-enters]")).toBeNull();
});
