import type { PlayerPage as Player } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { keptChatAtom } from "../features/chat/atoms/chat-atoms.ts";
import { walkWishAtom } from "../features/field/atoms/field-atoms.ts";
import { keptGoalsAtom } from "../features/goals/atoms/goal-atoms.ts";
import { makePayload, makeView, playingPage } from "../features/session/testing.tsx";
import { makeStatus } from "../features/session/testing-status.ts";
import { makeNap } from "../features/treaties/testing.ts";
import { pretendPage, refusal } from "../lib/testing.tsx";
import PlayerPage from "./player-page.tsx";

function makePlayer(set: Partial<Player> = {}): Player {
  return {
    ...{ _id: "7", username: "Rask", baseName: "The Kiln", quote: "Ever warm." },
    ...{ profilePicture: "", isGuest: false, isBot: false, since: "2026-05-20T12:00:00.000Z" },
    ...{ rank: 12, power: 4_300, baseLevel: 3 },
    ...{ attacks: { won: 2, lost: 1 }, defenses: { won: 0, lost: 0 } },
    badges: [],
    battles: [],
    factoryBattles: [],
    history: [],
    ...set,
  };
}

const BATTLE: Player["battles"][number] = {
  ...{
    id: "b1",
    at: "2026-05-20T12:00:00.000Z",
    place: "base",
    role: "attacker",
    won: true,
    opponent: "Ono",
  },
};

function serve(player: Player, naps: unknown[] = [], target: unknown = null) {
  return vi.fn(async (path: string, _input: unknown): Promise<unknown> => {
    if (path === "ranks.player") return player;
    if (path === "naps.list") return { naps };
    if (path === "battles.target") return target;
    if (path === "naps.ask") return { nap: makeNap({ username: "Rask", askedByMe: true }) };
    throw new Error(path);
  });
}

const open = (wrapper: ReturnType<typeof pretendPage>["wrapper"]) =>
  render(<PlayerPage username="rask" />, { wrapper });

const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

it("shows anybody who it is and how they stand", async () => {
  const server = serve(makePlayer());
  open(pretendPage(server).wrapper);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Rask");
  expect(server.mock.calls).toEqual([["ranks.player", { username: "rask" }]]);
  expect(document.title).toBe("Rask · Emberlode");
  expect(screen.getByText("The Kiln")).toBeDefined();
  expect(screen.getByText("Ever warm.")).toBeDefined();
  expect(screen.getByText(/^Playing since .*May 20, 2026$/)).toBeDefined();
  expect(["Rank", "Total power", "Base level", "Attacks", "Defenses"].map(figure)).toEqual([
    ...["12", "4,300", "3", english.players("figures.outcome", { won: 2, lost: 1 }), "none"],
  ]);
  expect(screen.queryByRole("button", { name: english.players("actions.ask") })).toBeNull();
  expect(screen.getByText(english.players("battles.empty", { name: "Rask" }))).toBeDefined();
});

it("goes on from a name that the player had as a guest to the one that they have", async () => {
  history.replaceState(null, "", "/players/Guest-2azdef");
  const length = history.length;
  const { wrapper } = pretendPage(serve(makePlayer()));
  render(<PlayerPage username="Guest-2azdef" />, { wrapper });
  await screen.findByRole("heading", { level: 1, name: "Rask" });
  await waitFor(() => expect(location.pathname).toBe("/players/Rask"));
  expect(history.length).toBe(length);
});

it.each([
  ["the own page", "me", ["First Spark", "Map Maker"]],
  ["another player's", "7", ["First Spark"]],
] as const)(
  "shows on %s what this browser saw earned, if it is theirs",
  async (_page, _id, texts) => {
    const badges = () => screen.getAllByText(/./, { selector: ".goal-badge" });
    const { wrapper, store } = playingPage({ server: serve(makePlayer({ _id, badges: ["dig"] })) });
    store.set(keptGoalsAtom, { player: "me", reached: ["plot", "dig"] });
    open(wrapper);
    await screen.findByText(english.goals("all.dig.badge"));
    expect(badges().map(({ textContent }) => textContent)).toEqual(texts);
  },
);

it("leaves out what a player off the map does not have", async () => {
  const gone = makePlayer({ rank: null, power: null, baseLevel: null });
  open(pretendPage(serve(gone)).wrapper);
  await screen.findByText(english.players("figures.offMap"));
  for (const name of ["Rank", "Total power", "Base level"]) {
    expect(screen.queryByText(name, { selector: "dt" })).toBeNull();
  }
});

it("lists the battles, with a way to the report where there is one", async () => {
  const battles: Player["battles"] = [
    BATTLE,
    { ...BATTLE, id: null, won: false, at: "2026-05-19T12:00:00.000Z" },
    { ...BATTLE, id: null, role: "defender", opponent: "Ula", at: "2026-05-18T12:00:00.000Z" },
    {
      ...BATTLE,
      id: null,
      role: "defender",
      won: false,
      opponent: "Eno",
      at: "2026-05-17T12:00:00.000Z",
    },
  ];
  open(pretendPage(serve(makePlayer({ battles }))).wrapper);
  const list = await screen.findByRole("list", { name: english.players("battles.title") });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Won an attack on Ono/),
    expect.stringMatching(/^Lost an attack on Ono/),
    expect.stringMatching(/^Held off an attack by Ula/),
    expect.stringMatching(/^Lost to an attack by Eno/),
  ]);
  const links = within(list).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Ono", "/players/Ono"],
    ["Report", "/battles/b1"],
    ...["Ono", "Ula", "Eno"].map((name) => [name, `/players/${name}`]),
  ]);
});

it("lists fights for factories among the battles, the newest first, and labels bots", async () => {
  const at = (hour: number) => `2026-05-20T${hour}:00:00.000Z`;
  const fight = { ...BATTLE, id: null, place: "factory" as const };
  const player = makePlayer({
    battles: [{ ...fight, at: at(14), place: "base", opponent: "Ula", isBot: true }],
    factoryBattles: [
      { ...fight, at: at(15), opponent: "" },
      { ...fight, at: at(13), opponent: "", won: false },
      { ...fight, at: at(12), role: "defender", won: false },
      { ...fight, at: at(11), role: "defender" },
      { ...fight, at: at(10) },
    ],
  });
  open(pretendPage(serve(player)).wrapper);
  const list = await screen.findByRole("list", { name: english.players("battles.title") });
  const lines = within(list).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Captured a free factory/),
    expect.stringMatching(/^Won an attack on Ula \(bot\)/),
    expect.stringMatching(/^Failed to capture a free factory/),
    expect.stringMatching(/^Lost a factory to Ono/),
    expect.stringMatching(/^Held a factory against Ono/),
    expect.stringMatching(/^Captured a factory from Ono/),
  ]);
  expect(
    within(list)
      .getByRole("link", { name: english.players("battles.opponent", { name: "Ula" }) })
      .getAttribute("href"),
  ).toBe("/players/Ula");
});

it("labels a bot, and nobody else", async () => {
  const { unmount } = open(pretendPage(serve(makePlayer({ isBot: true }))).wrapper);
  expect(await screen.findByRole("button", { name: english.shell("bot.mark") })).toBeDefined();
  unmount();
  open(pretendPage(serve(makePlayer())).wrapper);
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("button", { name: english.shell("bot.mark") })).toBeNull();
});

it("draws rank and power over time, and says them in a table", async () => {
  const history = [
    { at: "2026-05-20T10:00:00.000Z", rank: 20, power: 100 },
    { at: "2026-05-20T11:00:00.000Z", rank: 9, power: 5_000 },
    { at: "2026-05-20T12:00:00.000Z", rank: 12, power: 4_300 },
  ];
  open(pretendPage(serve(makePlayer({ history }))).wrapper);
  expect(
    await screen.findByRole("img", {
      name: english.players("history.rankChart", { from: "20", to: "12", best: "9" }),
    }),
  ).toBeDefined();
  expect(
    screen.getByRole("img", {
      name: english.players("history.powerChart", { from: "100", to: "4,300", most: "5,000" }),
    }),
  ).toBeDefined();
  const table = screen.getByRole("table", { hidden: true });
  const [, newest] = within(table).getAllByRole("row", { hidden: true });
  expect(newest?.lastElementChild?.textContent).toBe("4,300");
});

it("asks for a pact and says what came of it", async () => {
  const naps: unknown[] = [];
  const server = serve(makePlayer(), naps);
  open(playingPage({ server }).wrapper);
  const ask = await screen.findByRole("button", { name: english.players("actions.ask") });
  ask.focus();
  naps.push(makeNap({ username: "Rask", askedByMe: true }));
  fireEvent.click(ask);
  const said = await screen.findByText(
    `${english.treaties("done.asked", { name: "Rask" })} ${english.treaties("who.untilAccepted")}`,
  );
  // What was pressed is gone: the focus goes on to what came of it.
  expect(said.closest('[role="status"]')).toBe(document.activeElement);
  expect(server).toHaveBeenCalledWith("naps.ask", { username: "Rask" });
  expect(screen.queryByRole("button", { name: english.players("actions.ask") })).toBeNull();
});

it("says why a pact is refused", async () => {
  const served = serve(makePlayer());
  const text = english.errors("texts.NAP_BLOCKED");
  const server = async (path: string, input: unknown) => {
    if (path !== "naps.ask") return served(path, input);
    throw refusal("NAP_BLOCKED", text);
  };
  open(playingPage({ server }).wrapper);
  fireEvent.click(await screen.findByRole("button", { name: english.players("actions.ask") }));
  expect((await screen.findByText(text)).getAttribute("role")).toBe("alert");
});

it.each([
  ["active", false, null],
  ["asked", true, null],
  ["asked", false, "Accept"],
  ["rejected", true, "Ask for a NAP"],
] as const)(
  "offers for a pact that is %s (asked by me: %s): %s",
  async (state, askedByMe, name) => {
    const naps = [makeNap({ username: "Rask", state, askedByMe })];
    open(playingPage({ server: serve(makePlayer(), naps) }).wrapper);
    await screen.findByText(/you can attack each other|neither of you can/i);
    const offered = screen.queryByRole("button", { name: /NAP|Accept/ });
    expect(offered?.textContent ?? null).toBe(name);
  },
);

it("begins a message with the player's name before what was typed", async () => {
  const page = playingPage({ server: serve(makePlayer()) });
  page.store.set(keptChatAtom, { player: "me", draft: "hello", unsent: [], said: false });
  open(page.wrapper);
  fireEvent.click(await screen.findByRole("button", { name: english.players("actions.message") }));
  expect(page.store.get(keptChatAtom).draft).toBe("@Rask hello");
  expect(window.location.pathname).toBe("/game");
});

it("lists the badges, or says how one is earned", async () => {
  const { unmount } = open(pretendPage(serve(makePlayer({ badges: ["dig", "battle"] }))).wrapper);
  expect((await screen.findByText(english.goals("all.dig.badge"))).title).toBe(
    english.goals("all.dig.text"),
  );
  screen.getByText(english.goals("all.battle.badge"));
  unmount();
  open(pretendPage(serve(makePlayer())).wrapper);
  await screen.findByText(english.players("badges.empty", { name: "Rask" }));
});

/** The page of a player whose base lies at 1, 1, seen by an attacker who stands at `x`, 1. */
function openForAttack(x: number, refusal: unknown = null) {
  const view = makeView([], { bases: [{ x: 1, y: 1, username: "Rask", isBot: false, rank: 12 }] });
  const status = makeStatus({ x, y: 1, attack_units: [10, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
  const payload = makePayload({ status });
  const page = playingPage({ server: serve(makePlayer(), [], { refusal }), view, payload });
  open(page.wrapper);
  return page;
}

it("leads to the attack where one stands at their base and may", async () => {
  openForAttack(1);
  fireEvent.click(
    await screen.findByRole("button", { name: english.players("attack.attack", { name: "Rask" }) }),
  );
  expect(window.location.pathname + window.location.search).toBe("/game?desk=raid");
});

it("says why one may not attack, before one tries", async () => {
  openForAttack(1, { code: "TOO_WEAK", text: "They are too weak for you.", until: null });
  await screen.findByText("They are too weak for you.");
  const attack = screen.getByRole("button", {
    name: english.players("attack.attack", { name: "Rask" }),
  });
  expect(attack.getAttribute("aria-disabled")).toBe("true");
  window.history.replaceState(null, "", "/players/Rask");
  fireEvent.click(attack);
  expect(window.location.pathname).toBe("/players/Rask");
});

it("says how far their base is, and walks there", async () => {
  const page = openForAttack(4);
  await screen.findByText(english.players("attack.away", { steps: 3, where: "west" }));
  fireEvent.click(screen.getByRole("button", { name: english.players("attack.walk") }));
  expect(page.store.get(walkWishAtom)).toEqual({ x: 1, y: 1 });
  expect(window.location.pathname).toBe("/game");
});

it("offers no attack on whom has no base", async () => {
  const player = makePlayer({ rank: null, power: null, baseLevel: null });
  open(playingPage({ server: serve(player), view: makeView([]) }).wrapper);
  await screen.findByRole("button", { name: english.players("actions.ask") });
  expect(screen.queryByText(/^Walk to their base to attack/)).toBeNull();
  expect(screen.queryByText(/no attack units/)).toBeNull();
});

it("offers oneself nothing to do", async () => {
  open(playingPage({ server: serve(makePlayer({ _id: "me" })) }).wrapper);
  expect(await screen.findByText(english.players("you"))).toBeDefined();
  expect(screen.queryByRole("region", { name: english.players("actions.title") })).toBeNull();
});

it.each(["NOT_FOUND", "BAD_INPUT"])("says that there is no such player (%s)", async (gameCode) => {
  open(pretendPage(() => Promise.reject(refusal(gameCode))).wrapper);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(
    english.players("missing.title"),
  );
  expect(screen.getByText(english.players("missing.lead", { name: "rask" }))).toBeDefined();
  expect(
    screen.getByRole("link", { name: english.players("missing.action") }).getAttribute("href"),
  ).toBe("/ranks");
});
