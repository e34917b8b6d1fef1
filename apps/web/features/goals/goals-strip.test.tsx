import { MAP_LETTERS } from "@emberlode/contract";
import { GOALS, type GoalId } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getQueryKey } from "@trpc/react-query";
import { expect, it, onTestFinished, vi } from "vitest";
import { refusal } from "../../lib/testing.tsx";
import { press } from "../../lib/testing-screen.ts";
import { trpc } from "../../lib/trpc.ts";
import { Composer } from "../chat/chat-box.tsx";
import { pretendRoom } from "../chat/testing.ts";
import { storedGoalsAtom } from "../session/last-player-atoms.ts";
import { makePayload, makeStatus, makeView, playingPage } from "../session/testing.tsx";
import { renderDesk, renderPlaying } from "../session/testing-render.tsx";
import { guidedAtom } from "../ui/guided-item.tsx";
import GoalsDesk from "./goals-desk.tsx";
import { GoalsStrip, GoalsWatch } from "./goals-strip.tsx";

const t = english.goals;
const tAims = english.suggestions;
const PROGRESS = { deeds: {}, plots: 0, rank: null, bestRank: null, due: [] };

const NOTHING_OWNED = {
  factories: [],
  garrisonSetAt: null,
  plots: [],
  researches: [],
  relics: [],
  items: [],
  ranks: [],
};

/** A server that knows the player's progress, and else no more than that there is nothing. */
const serverOf =
  (progress: () => unknown) =>
  async (path: string): Promise<unknown> =>
    path === "user.progress" ? progress() : NOTHING_OWNED;

const { waste, metal } = MAP_LETTERS;

/** The strip of a player with these deeds, who has seen this row. */
function show(
  deeds: Record<string, number>,
  row = waste.repeat(57),
  user: Parameters<typeof makePayload>[0] = {},
) {
  const payload = makePayload(user);
  const view = makeView([row, " "]);
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

const strip = () => screen.findByRole("region", { name: t("strip") });

it("says how far one has explored, and leads to unseen fields", async () => {
  const { walker } = show({ dig: 1 });
  await screen.findByText(new RegExp(t("all.explore.text")));
  expect((await strip()).textContent).toContain(t("progress", { done: "57", all: "120" }));
  await press(t("exploreWay"));
  expect(walker.getState().shown).not.toEqual({ x: 1, y: 1 });
});

it("leads to a goal's place, and acts there", async () => {
  const { walker } = show({}, waste + metal);
  await screen.findByText(new RegExp(t("all.dig.text")));
  await press(t("walk"));
  await waitFor(() => expect(walker.getState().shown).toEqual({ x: 2, y: 1 }));
  const dig = vi.spyOn(walker, "dig");
  await press(`${t("next")} ${t("dig")}`);
  expect(dig).toHaveBeenCalledOnce();
});

it("skips a goal that is impossible now, and comes back to it", async () => {
  const { queries } = show({}, waste.repeat(57));
  await screen.findByText(new RegExp(t("all.explore.text")));
  const view = makeView([waste.repeat(56) + metal, " "]);
  act(() => queries.setQueryData(getQueryKey(trpc.fields.view, undefined, "query"), view));
  await screen.findByText(new RegExp(t("all.dig.text")));
});

it("stays with a goal that the player follows when an earlier one becomes possible", async () => {
  const { queries } = show({}, waste.repeat(57));
  await screen.findByText(new RegExp(t("all.explore.text")));
  await press(t("exploreWay"));
  const view = makeView([waste.repeat(56) + metal, " "]);
  act(() => queries.setQueryData(getQueryKey(trpc.fields.view, undefined, "query"), view));
  await screen.findByText(new RegExp(t("all.explore.text")));
  expect(screen.queryByText(new RegExp(t("all.dig.text")))).toBeNull();
});

it("leads to the thing that a goal is about where its desk is open", async () => {
  window.history.replaceState(null, "", "/game?desk=army.attack");
  onTestFinished(() => window.history.replaceState(null, "", "/"));
  const reached = ["dig", "explore", "hello", "cave", "forest"];
  const { store } = show({}, waste.repeat(57));
  act(() => store.set(storedGoalsAtom, { player: "me", reached }));
  await screen.findByText(new RegExp(t("all.pikeman.text")));
  const region = await strip();
  expect(region.textContent).toContain(t("atDesk"));
  expect(store.get(guidedAtom)).toEqual({ item: "unit.pikeman", isRequested: false });
  await press(t("show"));
  expect(store.get(guidedAtom)).toEqual({ item: "unit.pikeman", isRequested: true });
});

it("marks what the next goal is about only until it is reached", async () => {
  const { store } = show({}, waste.repeat(57));
  const reached = ["dig", "explore", "hello", "cave", "forest"];
  act(() => store.set(storedGoalsAtom, { player: "me", reached }));
  await screen.findByText(new RegExp(t("all.pikeman.text")));
  expect(store.get(guidedAtom)?.item).toBe("unit.pikeman");
  act(() => store.set(storedGoalsAtom, { player: "me", reached: [...reached, "pikeman"] }));
  await screen.findByText(new RegExp(t("all.wall.text")));
  expect(store.get(guidedAtom)?.item).toBe("unit.wall");
});

it("leads from the list of goals to the thing and to what is missing", async () => {
  const server = serverOf(() => PROGRESS);
  const { store } = renderDesk(GoalsDesk, "goals", { server, view: makeView([waste, " "]) });
  const buttonOf = async (goal: GoalId) => {
    const row = (await screen.findByText(t(`all.${goal}.text`))).closest("li");
    if (row === null) throw new Error(`The goal ${goal} has no row.`);
    return within(row).getByRole("button");
  };
  onTestFinished(() => window.history.replaceState(null, "", "/"));
  await userEvent.click(await buttonOf("wall"));
  expect(store.get(guidedAtom)).toEqual({ item: "unit.wall", isRequested: true });
  await userEvent.click(await buttonOf("market"));
  expect(store.get(guidedAtom)).toEqual({ item: "research.market", isRequested: true });
  expect(window.location.search).toBe("?desk=research");
});

it("says of a mirage when one appears, instead of leading somewhere", async () => {
  renderDesk(GoalsDesk, "goals", {
    view: makeView([waste, " "]),
    server: serverOf(() => PROGRESS),
  });
  const goal = (await screen.findByText(t("all.mirage.text"))).closest("li");
  expect(goal?.textContent).toContain(t("mirageWhen", { from: "12:00", to: "18:00", nth: 10 }));
  expect(goal?.querySelector("button")).toBeNull();
});

it("warns that the store of a factory to plunder may be small", async () => {
  const view = makeView([waste + MAP_LETTERS.factory], {
    classes: "s",
    held: [{ x: 2, y: 1, username: "Bob", isBot: true }],
  });
  renderDesk(GoalsDesk, "goals", { view, server: serverOf(() => PROGRESS) });
  const goal = (await screen.findByText(t("all.plunder.text"))).closest("li");
  expect(goal?.textContent).toContain(t("storeUnknown"));
});

const ALL_GOALS = GOALS.map(({ id }) => id);

it.each([
  [
    "to dig",
    waste + metal,
    {},
    english.suggestions("dig", { amount: "50", resource: "metal" }),
    t("walk"),
  ],
  ["to explore", waste.repeat(57), {}, english.suggestions("explore"), t("exploreWay")],
])("suggests %s once all goals are reached", async (_what, row, user, text, button) => {
  const { store } = show({}, row, user);
  act(() => store.set(storedGoalsAtom, { player: "me", reached: ALL_GOALS }));
  await screen.findByText(new RegExp(text));
  const buttons = within(await strip()).getAllByRole("button");
  expect(buttons[0]?.textContent).toBe(button);
});

it("names an aim beside the next step once all goals are reached, and leads to it", async () => {
  window.history.replaceState(null, "", "/game");
  onTestFinished(() => window.history.replaceState(null, "", "/"));
  const payload = makePayload({ status: makeStatus({ metal: 20, energy: 100 }) });
  const view = makeView([waste.repeat(57), " "]);
  const server = serverOf(() => PROGRESS);
  const strip = <GoalsStrip user={payload.user} />;
  const { store } = renderPlaying(strip, { payload, view, server });
  act(() => store.set(storedGoalsAtom, { player: "me", reached: ALL_GOALS }));
  const aim = await screen.findByRole("button", { name: new RegExp(`^${tAims("aim.label")}`) });
  expect(aim.textContent).toContain(tAims("aim.tech", { tech: "Fletching", units: "Archers" }));
  expect(aim.textContent).toContain(tAims("aim.short", { amounts: "80 metal", digs: 2 }));
  await userEvent.click(aim);
  expect(window.location.search).toBe("?desk=army.attack");
  expect(store.get(guidedAtom)).toEqual({ item: "tech.attack.1", isRequested: true });
});

it("names no aim while a goal is possible", async () => {
  show({}, waste + metal);
  await screen.findByText(new RegExp(t("all.dig.text")));
  expect(screen.queryByRole("button", { name: new RegExp(`^${tAims("aim.label")}`) })).toBeNull();
});

it("opens the chat with the focus in its input", async () => {
  show({ dig: 1 }, waste.repeat(120));
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
      return { ...NOTHING_OWNED, ...PROGRESS };
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
  const server = async () => ({ ...NOTHING_OWNED, ...PROGRESS, deeds: { dig: 1 } });
  const { wrapper, store } = playingPage({ payload, view: VIEW, server });
  store.set(storedGoalsAtom, { player, reached: [] });
  render(<GoalsWatch user={payload.user} />, { wrapper });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.getByTestId("live-goals").textContent).toMatch(said);
});
