import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { pretendPage } from "../../../lib/testing.tsx";
import type { Place } from "../../field/hooks/use-place.ts";
import { makePlace } from "../../field/testing.ts";
import { makePayload } from "../../session/testing.tsx";
import PlotsDesk from "./plots-desk.tsx";

const UNKNOWN = makePlace();
const CAVE = makePlace({ type: "cave", title: "Cave", known: true });

/** The desk, and what it showed as the field became known. */
function open(place: Place) {
  const created: unknown[] = [];
  const { wrapper } = pretendPage(async (path, input) => {
    if (path === "plots.list") return { plots: [] };
    created.push(input);
    return { plot: { _id: "1", ...(input as object) } };
  });
  const desk = (at: Place) => <PlotsDesk id="plots" payload={makePayload()} place={at} />;
  const { rerender } = render(desk(place), { wrapper });
  return { created, go: (to: Place) => rerender(desk(to)) };
}

const title = () => screen.getByRole("textbox", { name: "Title" });

it("names a new plot only after a field that is known", () => {
  const { go } = open(UNKNOWN);
  expect(title()).toHaveProperty("value", "");
  go(CAVE);
  expect(title()).toHaveProperty("value", "Cave");
});

it("keeps what was typed before the field was known", async () => {
  const user = userEvent.setup();
  const { go, created } = open(UNKNOWN);
  await user.type(title(), "Mine");
  go(CAVE);
  expect(title()).toHaveProperty("value", "Mine");
  await user.type(screen.getByRole("textbox", { name: "Note" }), "Deep");
  await user.click(screen.getByRole("button", { name: "Save this field, 3, 4" }));
  expect(created).toEqual([{ x: 3, y: 4, title: "Mine", note: "Deep", color: "" }]);
  await screen.findByText("Saved: Mine.");
  expect(title()).toHaveProperty("value", "Cave");
});
