import { MAP_LETTERS } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { refusal } from "../../lib/testing.tsx";
import { press } from "../../lib/testing-screen.ts";
import { Composer } from "../chat/chat-box.tsx";
import { pretendRoom } from "../chat/testing.ts";
import { makePayload, makeView, playingPage } from "../session/testing.tsx";
import { renderDesk, renderPlaying } from "../session/testing-render.tsx";
import { storedGoalsAtom } from "./goal-atoms.ts";
import GoalsDesk from "./goals-desk.tsx";
import { GoalsStrip, GoalsWatch } from "./goals-strip.tsx";

const t = english.goals;
const PROGRESS = { deeds: {}, plots: 0, rank: null, bestRank: null };

/** A server that knows the player's progress, and else no more than that there are no plots. */
const serverOf =
  (progress: () => unknown) =>
  async (path: string): Promise<unknown> => {
    if (path === "user.progress") return progress();
    return path === "puc.list" ? { factories: [], garrisonSetAt: null } : { plots: [] };
  };

/** The strip of a player with these deeds, who has seen this many fields of a row. */
function show(deeds: Record<string, number>, seen = 57) {
  const payload = makePayload();
  const view = makeView([MAP_LETTERS.waste.repeat(seen), " "]);
  const progress = { ...PROGRESS, deeds };
  const server = serverOf(() => progress);
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

it("offers a retry on the desk if the map fails to load", async () => {
  const answer = serverOf(() => PROGRESS);
  const server = async (path: string) =>
    path === "fields.view" ? Promise.reject(refusal("INTERNAL")) : answer(path);
  renderDesk(GoalsDesk, "goals", { server });
  expect((await screen.findByRole("alert")).textContent).toContain(t("failed"));
});

const VIEW = makeView([MAP_LETTERS.waste]);

it("fetches progress once at first, then again after each change of the player", async () => {
  vi.useFakeTimers();
  const payload = makePayload();
  const { user } = payload;
  const asked = vi.fn();
  const { wrapper } = playingPage({
    payload,
    view: VIEW,
    async server(path) {
      if (path === "user.progress") asked();
      return PROGRESS;
    },
  });
  const atVersion = (version: number) => (
    <GoalsWatch user={{ ...user, status: { ...user.status, version } }} />
  );
  const { rerender } = render(atVersion(3), { wrapper });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveBeenCalledTimes(1);
  rerender(atVersion(4));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

it.each([
  [
    "what a player reached who began here before the first answer came",
    "me",
    new RegExp(t("all.dig.badge")),
  ],
  ["nothing of what was reached before this browser met the player", null, /^$/],
])("says %s", async (_what, player, said) => {
  vi.useFakeTimers();
  const payload = makePayload({ isGuest: true });
  const server = async () => ({ ...PROGRESS, deeds: { dig: 1 } });
  const { wrapper, store } = playingPage({ payload, view: VIEW, server });
  store.set(storedGoalsAtom, { player, reached: [] });
  render(<GoalsWatch user={payload.user} />, { wrapper });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.getByTestId("live-goals").textContent).toMatch(said);
});
