import { MAP_LETTERS } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { makePlace } from "../field/testing.ts";
import { makeView } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { DockAction } from "./phone-layout.tsx";

const { metal, energy } = MAP_LETTERS;
const AT = { x: 1, y: 1 };

it("says that this field is on cooldown, and shows on the button only where it leads", () => {
  const until = Date.now() + 59 * MINUTE;
  const resting = [{ ...AT, until: new Date(until).toISOString() }];
  const place = makePlace({ at: AT, type: "metal", spentUntil: until });
  renderPlaying(<DockAction place={place} />, { view: makeView([metal + energy], { resting }) });
  expect(screen.getByRole("button").textContent).toBe(
    english.game("field.walkTo", { resource: "energy" }),
  );
  screen.getByText(/^This field is ready in [\d:]+$/);
});
