import type { RankRow } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { getQueryKey } from "@trpc/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { pretendPage } from "../../../lib/testing.tsx";
import { trpc } from "../../../lib/trpc.ts";
import RanksPage from "../../../pages/ranks-page.tsx";
import { playingPage } from "../../session/testing.tsx";
import { RankChange } from "./rank-change.tsx";

function rowsUpTo(count: number): RankRow[] {
  return Array.from({ length: count }, (_, index) => ({
    rank: index + 1,
    _id: index === 10 ? "me" : `id ${index + 1}`,
    username: index === 10 ? "ada" : `Player ${index + 1}`,
    baseName: "",
    profilePicture: "",
    power: 1_000 - index,
    score: null,
    change: null,
  }));
}

const ALL = rowsUpTo(23);

const serve = async (path: string) => {
  if (path === "ranks.list") return { ranks: ALL, total: ALL.length };
  if (path === "ranks.near") return { ranks: ALL.slice(7, 13) };
  throw new Error(path);
};

const server = vi.fn(async (path: string, _input: unknown) => serve(path));

beforeEach(() => {
  server.mockClear();
  window.history.replaceState(null, "", "/ranks");
});

const ladder = () => screen.findByRole("region", { name: /^Ranks by/ });
const namesIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

it("pins a player's own row with its neighbours above the ladder", async () => {
  render(<RanksPage />, { wrapper: playingPage({ server }).wrapper });
  const near = await screen.findByRole("region", { name: english.ranks("near") });
  expect(namesIn(near)).toEqual([
    ...["Player 8", "Player 9", "Player 10", "adayou", "Player 12", "Player 13"],
  ]);
  const all = await ladder();
  expect(namesIn(all)[0]).toBe("Player 1");
  expect(near.compareDocumentPosition(all)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("shows a visitor the ladder alone, with links to the players", async () => {
  render(<RanksPage />, { wrapper: pretendPage(server).wrapper });
  const link = within(await ladder()).getByRole("link", { name: "Player 2" });
  expect(link.getAttribute("href")).toBe("/players/Player%202");
  expect(server.mock.calls.map(([path]) => path)).toEqual(["ranks.list"]);
  expect(screen.queryByRole("region", { name: english.ranks("near") })).toBeNull();
});

it("opens the ladder, page and search of the address, and keeps them there", async () => {
  window.history.replaceState(null, "", "/ranks?by=attack&page=2&search=player");
  render(<RanksPage />, { wrapper: pretendPage(server).wrapper });
  await ladder();
  expect(server).toHaveBeenCalledWith(
    "ranks.list",
    expect.objectContaining({ by: "attack", bots: false }),
  );
  expect(
    screen.getByText(english.controls("table.showing", { from: 11, to: 20, all: 22 })),
  ).toBeDefined();
  expect(screen.getByRole("searchbox")).toHaveProperty("value", "player");
  expect(
    screen
      .getByRole("link", { name: english.ranks("ladders.attack.tab") })
      .getAttribute("aria-current"),
  ).toBe("page");
  expect(screen.getByText(english.ranks("ladders.attack.caption"))).toBeDefined();
  fireEvent.click(
    screen.getByRole("button", { name: english.controls("table.page", { number: "3" }) }),
  );
  expect(window.location.search).toBe("?by=attack&page=3&search=player");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "player 22" } });
  await screen.findByText(english.controls("table.showing", { from: 1, to: 1, all: 1 }));
  expect(window.location.search).toBe("?by=attack&search=player+22");
  fireEvent.click(screen.getByRole("link", { name: english.ranks("ladders.bots.tab") }));
  await screen.findByRole("region", { name: english.ranks("ladders.bots.table") });
  expect(window.location.search).toBe("?by=bots");
  expect(screen.getByRole("searchbox")).toHaveProperty("value", "");
});

it("follows the address back", async () => {
  render(<RanksPage />, { wrapper: pretendPage(server).wrapper });
  await ladder();
  fireEvent.click(
    screen.getByRole("button", { name: english.controls("table.page", { number: "2" }) }),
  );
  expect(
    screen.getByText(english.controls("table.showing", { from: 11, to: 20, all: 23 })),
  ).toBeDefined();
  window.history.back();
  await screen.findByText(english.controls("table.showing", { from: 1, to: 10, all: 23 }));
});

it.each([
  [3, "+3 up"],
  [-1_200, "−1,200 down"],
  [0, "same"],
  [null, "new"],
])("says a change of %s as %j", (change, text) => {
  render(<RankChange change={change} />);
  expect(screen.getByText(text)).toBeDefined();
});

it("asks again while nobody ranks, and no more once somebody does", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    let ranked: RankRow[] = [];
    const answer = vi.fn(async (path: string) =>
      path === "ranks.list" ? { ranks: ranked, total: ranked.length } : { ranks: ranked },
    );
    render(<RanksPage />, { wrapper: playingPage({ server: answer }).wrapper });
    await screen.findByText(english.ranks("emptyTitle"));
    ranked = ALL.slice(0, 2);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(namesIn(await ladder())).toEqual(["Player 1", "Player 2"]);
    await screen.findByRole("region", { name: english.ranks("near") });
    const asked = answer.mock.calls.length;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(answer).toHaveBeenCalledTimes(asked);
  } finally {
    vi.useRealTimers();
  }
});

it("calls nobody unranked by an answer from before their first action", async () => {
  const asked = vi.fn();
  const answer = async (path: string) => {
    if (path === "ranks.list") return { ranks: ALL, total: ALL.length };
    asked();
    return { ranks: ALL.slice(7, 13) };
  };
  const { queries, wrapper } = playingPage({ server: answer });
  const key = getQueryKey(trpc.ranks.near, { by: "power" }, "query");
  queries.setQueryData(key, { ranks: [] });
  render(<RanksPage />, { wrapper });
  expect(screen.queryByText(english.ranks("ladders.power.notOn"))).toBeNull();
  await screen.findByRole("region", { name: english.ranks("near") });
  expect(asked).toHaveBeenCalledOnce();
});
