import type { RankRow } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { getQueryKey } from "@trpc/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { button, textsOf } from "../../lib/testing-screen.ts";
import { trpc } from "../../lib/trpc.ts";
import RanksPage from "../../pages/ranks-page.tsx";
import { makePayload, playingPage } from "../session/testing.tsx";
import { renderPage, renderPlaying } from "../session/testing-render.tsx";
import { RankChange } from "./ranks-table.tsx";

const t = english.ranks;

function rowsUpTo(count: number): RankRow[] {
  return Array.from({ length: count }, (_, index) => ({
    _id: index === 10 ? "me" : `id ${index + 1}`,
    username: index === 10 ? "ada" : `Player ${index + 1}`,
    rank: index + 1,
    power: 1_000 - index,
    score: null,
    change: null,
    baseName: "",
    profilePicture: "",
  }));
}

const ALL = rowsUpTo(23);

const server = vi.fn(async (path: string, _input: unknown) => {
  if (path === "ranks.list") return { ranks: ALL, total: ALL.length };
  if (path === "ranks.near") return { ranks: ALL.slice(7, 13) };
  throw new Error(path);
});

beforeEach(() => {
  server.mockClear();
  window.history.replaceState(null, "", "/ranks");
});

const showing = (from: number, to: number, all: number) =>
  english.controls("table.showing", { from, to, all });
const goTo = (number: string) =>
  fireEvent.click(button(english.controls("table.page", { number })));
const ladder = () => screen.findByRole("region", { name: /^Ranks by/ });
const namesIn = (part: HTMLElement) => textsOf(within(part).getAllByRole("link"));

it("pins the player's own row with its neighbors above the ladder", async () => {
  renderPlaying(<RanksPage />, { server });
  const near = await screen.findByRole("region", { name: t("near") });
  expect(namesIn(near)).toEqual([
    ...["Player 8", "Player 9", "Player 10", "adayou", "Player 12", "Player 13"],
  ]);
  const all = await ladder();
  expect(namesIn(all)[0]).toBe("Player 1");
  expect(near.compareDocumentPosition(all)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("shows visitors only the ladder, with links to the players", async () => {
  renderPage(<RanksPage />, server);
  const link = within(await ladder()).getByRole("link", { name: "Player 2" });
  expect(link.getAttribute("href")).toBe("/players/Player%202");
  expect(server.mock.calls.map(([path]) => path)).toEqual(["ranks.list"]);
  expect(screen.queryByRole("region", { name: t("near") })).toBeNull();
});

it("opens the URL's ladder, page and search, and keeps the URL in sync", async () => {
  window.history.replaceState(null, "", "/ranks?by=attack&page=2&search=player");
  renderPage(<RanksPage />, server);
  await ladder();
  expect(server).toHaveBeenCalledWith(
    "ranks.list",
    expect.objectContaining({ by: "attack", bots: false }),
  );
  screen.getByText(showing(11, 20, 22));
  expect(screen.getByRole("searchbox")).toHaveProperty("value", "player");
  const tab = screen.getByRole("link", { name: t("ladders.attack.tab") });
  expect(tab.getAttribute("aria-current")).toBe("page");
  screen.getByText(t("ladders.attack.caption"));
  goTo("3");
  expect(window.location.search).toBe("?by=attack&page=3&search=player");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "player 22" } });
  await screen.findByText(showing(1, 1, 1));
  expect(window.location.search).toBe("?by=attack&search=player+22");
  fireEvent.click(screen.getByRole("link", { name: t("ladders.bots.tab") }));
  await screen.findByRole("region", { name: t("ladders.bots.table") });
  expect(window.location.search).toBe("?by=bots");
  expect(screen.getByRole("searchbox")).toHaveProperty("value", "");
});

it("follows the URL when going back", async () => {
  renderPage(<RanksPage />, server);
  await ladder();
  goTo("2");
  screen.getByText(showing(11, 20, 23));
  window.history.back();
  await screen.findByText(showing(1, 10, 23));
});

it.each([
  [3, "+3 up"],
  [-1_200, "−1,200 down"],
  [0, "same"],
  [null, "new"],
])("describes a change of %s as %j", (change, text) => {
  render(<RankChange change={change} />);
  screen.getByText(text);
});

it("refetches an empty ladder until a player is ranked", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let ranks: RankRow[] = [];
  const answer = vi.fn(async () => ({ ranks, total: ranks.length }));
  renderPlaying(<RanksPage />, { server: answer });
  await screen.findByText(t("emptyTitle"));
  ranks = ALL.slice(0, 2);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(namesIn(await ladder())).toEqual(["Player 1", "Player 2"]);
  await screen.findByRole("region", { name: t("near") });
  const asked = answer.mock.calls.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(answer).toHaveBeenCalledTimes(asked);
});

it("does not call a player unranked because of an answer from before their first action", async () => {
  const { queries, wrapper } = playingPage({ server });
  const key = getQueryKey(trpc.ranks.near, { by: "power" }, "query");
  queries.setQueryData(key, { ranks: [] });
  render(<RanksPage />, { wrapper });
  expect(screen.queryByText(t("ladders.power.notOn"))).toBeNull();
  await screen.findByRole("region", { name: t("near") });
  const asked = server.mock.calls.filter(([path]) => path === "ranks.near");
  expect(asked).toHaveLength(1);
});

it.each([
  [true, english.seasons("panel.guest")],
  [false, t("ladders.season.notOn")],
])("says why a player has no renown; a guest: %s", async (isGuest, reason) => {
  window.history.replaceState(null, "", "/ranks?by=season");
  const answers = async (path: string) =>
    path === "ranks.near" ? { ranks: [] } : { ranks: ALL, total: ALL.length };
  renderPlaying(<RanksPage />, { payload: makePayload({ isGuest }), server: answers });
  await screen.findByText(reason);
});
