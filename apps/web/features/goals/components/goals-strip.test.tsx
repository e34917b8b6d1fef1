import { MAP_LETTERS } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
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
  const strip = await screen.findByText(/Explore 120 fields/);
  expect(strip.textContent).toContain(`(${english.goals("progress", { done: "57", all: "120" })})`);
  await user.click(screen.getByRole("button", { name: english.goals("walk") }));
  expect(walker.getState().shown).not.toEqual({ x: 1, y: 1 });
});

it("leads to fields not seen yet while none of those seen will do", async () => {
  const { user, walker } = show({});
  const strip = await screen.findByText(/Dig once/);
  expect(strip.textContent).toContain(english.goals("notSeen"));
  await user.click(screen.getByRole("button", { name: english.goals("walk") }));
  expect(walker.getState().shown).not.toEqual({ x: 1, y: 1 });
});

it("leads to the chat, where one can type at once", async () => {
  const { user } = show({ dig: 1 }, 120);
  await screen.findByText(/Say hello/);
  await user.click(screen.getByRole("button", { name: english.goals("openChat") }));
  await user.keyboard("hello");
  const input = screen.getByRole("textbox", { name: english.chat("input") });
  expect(input).toHaveProperty("value", "hello");
});

it("says in one sentence which badges were earned", () => {
  expect(rewardText(["dig"])).toBe(english.goals("reached", { names: "“First Spark”", count: 1 }));
  expect(rewardText(["pikeman", "rank"])).toBe(
    english.goals("reached", { count: 2, names: "“Recruiter” and “One of a Hundred”" }),
  );
});
