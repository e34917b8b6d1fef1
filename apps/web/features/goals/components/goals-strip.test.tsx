import { MAP_LETTERS } from "@emberlode/contract";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Composer } from "../../chat/components/composer.tsx";
import { pretendRoom } from "../../chat/testing.ts";
import { makePayload, makeView, playingPage } from "../../session/testing.tsx";
import { rewardText } from "../reward-text.ts";
import { GoalsStrip } from "./goals-strip.tsx";

/** The strip of a player who has done these deeds and seen 57 fields of a row. */
function show(deeds: Record<string, number>, seen = 57) {
  const payload = makePayload();
  const view = makeView([MAP_LETTERS.waste.repeat(seen)], { base: { x: 1, y: 1 } });
  const { wrapper, walker } = playingPage({
    payload,
    view: { ...view, rows: [...view.rows, " "] },
    async server(path) {
      if (path === "user.progress") return { deeds, plots: 0, rank: null, bestRank: null };
      return { plots: [] };
    },
  });
  const { room } = pretendRoom([]);
  render(
    <>
      <GoalsStrip user={payload.user} />
      <Composer player="me" room={room} />
    </>,
    { wrapper },
  );
  return { walker, user: userEvent.setup() };
}

it("says how far one has explored, and leads on", async () => {
  const { user, walker } = show({ dig: 1 });
  const strip = await screen.findByText(/See 120 fields/);
  expect(strip.textContent).toContain("57 of 120, each step shows the fields around you");
  await user.click(screen.getByRole("button", { name: "Walk there" }));
  expect(walker.getState().shown).not.toEqual({ x: 1, y: 1 });
});

it("leads to fields not seen yet while none of those seen will do", async () => {
  const { user, walker } = show({});
  const strip = await screen.findByText(/Dig once/);
  expect(strip.textContent).toContain("none seen yet: explore");
  await user.click(screen.getByRole("button", { name: "Walk there" }));
  expect(walker.getState().shown).not.toEqual({ x: 1, y: 1 });
});

it("leads to the chat, where one can type at once", async () => {
  const { user } = show({ dig: 1 }, 120);
  await screen.findByText(/Say hello/);
  await user.click(screen.getByRole("button", { name: "Open chat" }));
  await user.keyboard("hello");
  const input = screen.getByRole("textbox", { name: "Message to all players" });
  expect(input).toHaveProperty("value", "hello");
});

it("says in one sentence which badges were earned", () => {
  expect(rewardText(["dig"])).toBe("Goal reached. Badge earned: “First Spark”.");
  expect(rewardText(["pikeman", "rank"])).toBe(
    "2 goals reached. Badges earned: “Recruiter” and “One of a Hundred”.",
  );
});
