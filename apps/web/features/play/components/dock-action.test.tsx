import { MAP_LETTERS } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { makePlace } from "../../field/testing.ts";
import { makeView, playingPage } from "../../session/testing.tsx";
import { DockAction } from "./dock-action.tsx";

const { metal, energy } = MAP_LETTERS;
const AT = { x: 1, y: 1 };

it("says of this field that it rests, and of the button only where it leads", () => {
  const until = Date.now() + 59 * MINUTE;
  const resting = [{ ...AT, until: new Date(until).toISOString() }];
  const { wrapper } = playingPage({ view: makeView([metal + energy], { resting }) });
  const place = makePlace({ at: AT, type: "metal", spentUntil: until });
  render(<DockAction place={place} />, { wrapper });
  expect(screen.getByRole("button").textContent).toBe(
    english.game("field.walkTo", { resource: "energy" }),
  );
  expect(screen.getByText(/^This field is ready in [\d:]+$/)).toBeDefined();
});
