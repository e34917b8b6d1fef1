import { MAP_LETTERS } from "@emberlode/contract";
import { GOAL_REWARDS, type GoalId } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { refusal, SESSION } from "../../lib/testing.tsx";
import { NoticeLine } from "../desks/notice-line.tsx";
import { noticeAtom } from "../desks/use-notice.ts";
import { storedGoalsAtom } from "../session/last-player-atoms.ts";
import { makePayload, makeStatus, makeView, playingPage } from "../session/testing.tsx";
import { renderDesk } from "../session/testing-render.tsx";
import GoalsDesk from "./goals-desk.tsx";
import { GoalsStrip, GoalsWatch } from "./goals-strip.tsx";

const t = english.goals;
const VIEW = makeView([MAP_LETTERS.waste]);
/** The answer to other questions. */
const NOTHING = {
  plots: [],
  factories: [],
  garrisonSetAt: null,
  researches: [],
  relics: [],
  items: [],
  tools: [],
};
const PAID = { metal: "50", energy: "100" };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A page whose server says that these rewards are due, and answers or refuses to pay them. */
function play(due: GoalId[], { isGuest = false, pay = async (): Promise<unknown> => paid() } = {}) {
  const payload = makePayload({ isGuest });
  const claims = vi.fn(async () => {
    const answer = await pay();
    due.length = 0;
    return answer;
  });
  const { wrapper, store, queries } = playingPage({
    payload,
    view: VIEW,
    async server(path) {
      if (path === "user.claimGoals") return claims();
      if (path !== "user.progress") return NOTHING;
      return { deeds: { dig: 1 }, plots: 0, rank: null, bestRank: null, due: [...due] };
    },
  });
  store.set(storedGoalsAtom, { player: "me", reached: isGuest ? [] : ["name"] });
  const at = (version: number) => {
    const user = { ...payload.user, status: { ...payload.user.status, version } };
    return (
      <>
        <GoalsStrip user={user} />
        <GoalsWatch user={user} />
        <NoticeLine />
      </>
    );
  };
  const { rerender } = render(at(1), { wrapper });
  return { claims, queries, store, change: (version: number) => rerender(at(version)) };
}

const paid = () => ({
  desc: "",
  goals: [{ goal: "dig", ...GOAL_REWARDS.dig }],
  ...GOAL_REWARDS.dig,
  newStatus: makeStatus({ version: 2, metal: 1050 }),
});

const notice = () => document.querySelector(".notice > p")?.textContent;
const announced = () => screen.getByTestId("live-reward").textContent;
const strip = () => screen.getByRole("region", { name: t("strip") }).textContent;

it("collects what is due once, and says what was paid", async () => {
  const { claims, queries } = play(["dig"]);
  await pass(500);
  expect(claims).toHaveBeenCalledTimes(1);
  expect(queries.getQueryData(SESSION)).toMatchObject({ user: { status: { metal: 1050 } } });
  expect(announced()).toBe(t("paid", PAID));
  expect(strip()).toContain(t("all.dig.badge"));
  expect(strip()).toContain(t("paid", PAID));
  await pass(9000);
  expect(announced()).toBe("");
  expect(strip()).not.toContain(t("paid", PAID));
});

it("adds what was paid to the message of the open desk, and says it nowhere else", async () => {
  window.history.replaceState(null, "", "/game?desk=army.attack");
  onTestFinished(() => window.history.replaceState(null, "", "/"));
  const due: GoalId[] = [];
  const { store, change } = play(due);
  await pass(500);
  const bought = { tone: "done", text: "Bought.", lines: [], onCard: false, at: 1 } as const;
  act(() => store.set(noticeAtom, { ...bought, reward: null }));
  due.push("dig");
  change(2);
  await pass(1000);
  expect(notice()).toBe(
    `Bought. ${t("rewardFor", { count: 1, name: "“First Spark”" })} +50 metal+100 energy`,
  );
  expect(announced()).toBe("");
  expect(strip()).not.toContain(t("paid", PAID));
});

it("names no single goal if several pay, and needs no earlier message", async () => {
  window.history.replaceState(null, "", "/game?desk=goals");
  onTestFinished(() => window.history.replaceState(null, "", "/"));
  const goals = (["dig", "cave"] as const).map((goal) => ({ goal, ...GOAL_REWARDS[goal] }));
  play(["dig", "cave"], { pay: async () => ({ ...paid(), goals, metal: 200, energy: 250 }) });
  await pass(500);
  expect(notice()).toBe(`${t("rewardFor", { count: 2, name: "" })}+200 metal+250 energy`);
});

it("stays silent when it is refused, and tries again after the next change of the player", async () => {
  const pay = vi.fn().mockRejectedValueOnce(refusal("BUSY")).mockResolvedValue(paid());
  let deeds = 1;
  const payload = makePayload();
  const { wrapper } = playingPage({
    payload,
    view: VIEW,
    async server(path) {
      if (path === "user.claimGoals") return pay();
      if (path !== "user.progress") return NOTHING;
      deeds += 1;
      const due = pay.mock.calls.length < 2 ? ["dig"] : [];
      return { deeds: { dig: deeds }, plots: 0, rank: null, bestRank: null, due };
    },
  });
  const at = (version: number) => (
    <GoalsWatch user={{ ...payload.user, status: { ...payload.user.status, version } }} />
  );
  const { rerender } = render(at(1), { wrapper });
  await pass(500);
  expect(pay).toHaveBeenCalledTimes(1);
  expect(announced()).toBe("");
  rerender(at(2));
  await pass(500);
  expect(pay).toHaveBeenCalledTimes(2);
  expect(announced()).toBe(t("paid", PAID));
});

it("tells a guest when the reward of a new goal is paid, and does not ask for it", async () => {
  const { claims } = play(["dig"], { isGuest: true });
  await pass(500);
  expect(claims).not.toHaveBeenCalled();
  expect(announced()).toBe(t("paidWithName"));
  expect(strip()).toContain(t("paidWithName"));
});

it("asks again after a goal that is no change of the player", async () => {
  const due: GoalId[] = [];
  const { claims } = play(due);
  await pass(500);
  expect(claims).not.toHaveBeenCalled();
  due.push("dig");
  await pass(1000);
  expect(claims).toHaveBeenCalled();
});

it("shows on the desk what each goal pays, paid or pays nothing any more", async () => {
  vi.useRealTimers();
  const deeds = { dig: 1, "goal.dig": 1, cave: 1, forest: 1 };
  const server = async (path: string) =>
    path === "user.progress"
      ? { deeds, plots: 0, rank: null, bestRank: null, due: ["forest"] }
      : NOTHING;
  renderDesk(GoalsDesk, "goals", { view: VIEW, server });
  const rowOf = async (goal: GoalId) =>
    (await screen.findByText(new RegExp(`^${t(`all.${goal}.text`)}`))).closest("li")?.textContent;
  const rewardOf = (goal: GoalId, key: "paid" | "reward") =>
    t(key, {
      metal: String(GOAL_REWARDS[goal].metal),
      energy: String(GOAL_REWARDS[goal].energy),
    });
  expect(await rowOf("dig")).toContain(rewardOf("dig", "paid"));
  expect(await rowOf("forest")).toContain(rewardOf("forest", "reward"));
  expect(await rowOf("candle")).toContain(rewardOf("candle", "reward"));
  const cave = await rowOf("cave");
  expect([
    cave?.includes(t("all.cave.badge")),
    cave?.includes(String(GOAL_REWARDS.cave.metal)),
  ]).toEqual([true, false]);
});

it("tells guests on the desk when rewards are paid", async () => {
  vi.useRealTimers();
  const progress = { deeds: {}, rank: null, bestRank: null, due: [] };
  const server = async () => ({ ...NOTHING, ...progress });
  renderDesk(GoalsDesk, "goals", { view: VIEW, payload: makePayload({ isGuest: true }), server });
  await screen.findByText(new RegExp(t("leadGuest")));
});
