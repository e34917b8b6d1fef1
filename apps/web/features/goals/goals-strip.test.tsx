import { MAP_LETTERS } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { press } from "../../lib/testing-screen.ts";
import { Composer } from "../chat/chat-box.tsx";
import { pretendRoom } from "../chat/testing.ts";
import { makePayload, makeView } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { rewardText } from "./goals.ts";
import { GoalsStrip } from "./goals-strip.tsx";

const t = english.goals;

/** The strip of a player with these deeds, who has seen this many fields of a row. */
function show(deeds: Record<string, number>, seen = 57) {
  const payload = makePayload();
  const view = makeView([MAP_LETTERS.waste.repeat(seen), " "]);
  const progress = { deeds, plots: 0, rank: null, bestRank: null };
  const server = async (path: string) => (path === "user.progress" ? progress : { plots: [] });
  return renderPlaying(
    <>
      <GoalsStrip user={payload.user} />
      <Composer player="me" room={pretendRoom([]).room} />
    </>,
    { payload, view, server },
  );
}

it.each([
  ["how far one has explored", { dig: 1 }, "explore", t("progress", { done: "57", all: "120" })],
  ["that no field seen will do", {}, "dig", t("notSeen")],
] as const)("says %s, and leads on", async (_what, deeds, goal, text) => {
  const { walker } = show(deeds);
  const strip = await screen.findByText(new RegExp(t(`all.${goal}.text`)));
  expect(strip.textContent).toContain(text);
  await press(t("walk"));
  expect(walker.getState().shown).not.toEqual({ x: 1, y: 1 });
});

it("opens the chat with the focus in its input", async () => {
  show({ dig: 1 }, 120);
  await screen.findByText(new RegExp(t("all.hello.text")));
  await press(t("openChat"));
  await userEvent.keyboard("hello");
  const input = screen.getByRole("textbox", { name: english.chat("input") });
  expect(input).toHaveProperty("value", "hello");
});

it("announces earned badges in one sentence", () => {
  expect(rewardText(["dig"])).toBe(t("reached", { names: "“First Spark”", count: 1 }));
  expect(rewardText(["pikeman", "rank"])).toBe(
    t("reached", { count: 2, names: "“Recruiter” and “One of a Hundred”" }),
  );
});
