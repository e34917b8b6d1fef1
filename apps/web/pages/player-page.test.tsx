import type { PlayerPage as Player } from "@emberlode/contract";
import { english, startingWith } from "@emberlode/messages/testing/english";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { storedChatAtom } from "../features/chat/use-chat.ts";
import { requestedWalkAtom } from "../features/field/field-atoms.ts";
import { makePlayer } from "../features/people/testing.ts";
import { storedGoalsAtom } from "../features/session/last-player-atoms.ts";
import {
  makePayload,
  makeStatus,
  makeView,
  type PlayingOptions,
} from "../features/session/testing.tsx";
import { renderPage, renderPlaying } from "../features/session/testing-render.tsx";
import { makeNap } from "../features/treaties/testing.ts";
import { refusal } from "../lib/testing.tsx";
import { textsOf } from "../lib/testing-screen.ts";
import PlayerPage from "./player-page.tsx";

const t = english.players;

const BATTLE: Player["battles"][number] = {
  id: "b1",
  at: "2026-05-20T12:00:00.000Z",
  place: "base",
  role: "attacker",
  won: true,
  opponent: "Ono",
};

function serve(player: Player, naps: unknown[] = [], target: unknown = null, refused?: Error) {
  return vi.fn(async (path: string, _input: unknown): Promise<unknown> => {
    if (path === "ranks.player") return player;
    if (path === "naps.list") return { naps };
    if (path === "battles.target") return target;
    if (path === "naps.ask" && refused) throw refused;
    if (path === "naps.ask") return { nap: makeNap({ username: "Rask", askedByMe: true }) };
    throw new Error(path);
  });
}

type Server = PlayingOptions["server"];

/** The page for a visitor, and for a player. */
const visit = (server: Server = serve(makePlayer()), username = "rask") =>
  renderPage(<PlayerPage username={username} />, server);
const open = (server: Server = serve(makePlayer()), set: PlayingOptions = {}) =>
  renderPlaying(<PlayerPage username="rask" />, { ...set, server });
const lines = async () => {
  const list = await screen.findByRole("list", { name: t("battles.title") });
  return within(list);
};
const beginning = (text: string) => expect.stringMatching(startingWith(text));
const MARK = { name: english.shell("bot.mark") };
const ATTACK = { name: t("attack.attack", { name: "Rask" }) };
const ASK = { name: t("actions.ask") };

const FIGURES = ["rank", "power", "baseLevel"] as const;
const RECORDS = ["attacks", "defenses"] as const;
const figure = (id: (typeof FIGURES | typeof RECORDS)[number]) =>
  screen.getByText(t(`figures.${id}`)).nextElementSibling?.textContent;

it("shows everyone who a player is and their figures", async () => {
  const server = serve(makePlayer());
  visit(server);
  await screen.findByRole("heading", { level: 1, name: "Rask" });
  expect(server.mock.calls).toEqual([["ranks.player", { username: "rask" }]]);
  expect(document.title).toBe("Rask · Emberlode");
  for (const text of ["The Kiln", "Ever warm.", /^Playing since .*May 20, 2026$/]) {
    screen.getByText(text);
  }
  expect([...FIGURES, ...RECORDS].map(figure)).toEqual([
    ...["12", "4,300", "3", t("figures.outcome", { won: 2, lost: 1 }), t("figures.none")],
  ]);
  expect(screen.queryByRole("button", ASK)).toBeNull();
  screen.getByText(t("battles.empty", { name: "Rask" }));
  screen.getByText(t("badges.empty", { name: "Rask" }));
});

it("redirects from a player's former guest name to the current name", async () => {
  history.replaceState(null, "", "/players/Guest-2azdef");
  const length = history.length;
  visit(serve(makePlayer()), "Guest-2azdef");
  await screen.findByRole("heading", { level: 1, name: "Rask" });
  await waitFor(() => expect(location.pathname).toBe("/players/Rask"));
  expect(history.length).toBe(length);
});

it.each([
  ["the player's own page", "me", ["dig", "plot"]],
  ["another player's", "7", ["dig"]],
] as const)(
  "shows on %s the badges stored in this browser if they are the player's",
  async (_page, _id, shown) => {
    const { store } = open(serve(makePlayer({ _id, badges: ["dig"] })));
    store.set(storedGoalsAtom, { player: "me", reached: ["plot", "dig"] });
    await screen.findByText(english.goals("all.dig.badge"));
    expect(textsOf(document.querySelectorAll(".goal-badge"))).toEqual(
      shown.map((id) => english.goals(`all.${id}.badge`)),
    );
  },
);

it("omits what a player off the map does not have", async () => {
  const gone = makePlayer({ rank: null, power: null, baseLevel: null });
  visit(serve(gone));
  await screen.findByText(t("figures.offMap"));
  for (const id of FIGURES) {
    expect(screen.queryByText(t(`figures.${id}`), { selector: "dt" })).toBeNull();
  }
});

it("does not tell newcomers that they have no base", async () => {
  visit(serve(makePlayer({ rank: null, power: null, baseLevel: 1 })));
  await screen.findByText(t("figures.baseLevel"), { selector: "dt" });
  expect(figure("baseLevel")).toBe("1");
  expect(screen.queryByText(t("figures.offMap"))).toBeNull();
});

/** A battle without a report, at this hour of a day. */
const fight = (hour: number, set: Partial<typeof BATTLE> = {}) => {
  return { ...BATTLE, id: null, at: `2026-05-19T${hour}:00:00.000Z`, ...set };
};
const DEFENSE = { role: "defender" } as const;
const LOST = { won: false };

it("lists the battles, with links to reports where available", async () => {
  const battles = [
    ...[BATTLE, fight(19, LOST), fight(18, { ...DEFENSE, opponent: "Ula" })],
    fight(17, { ...DEFENSE, ...LOST, opponent: "Eno" }),
  ];
  visit(serve(makePlayer({ battles })));
  const list = await lines();
  expect(textsOf(list.getAllByRole("listitem"))).toEqual([
    beginning(t("battles.wonAttack", { name: "Ono" })),
    beginning(t("battles.lostAttack", { name: "Ono" })),
    beginning(t("battles.wonDefense", { name: "Ula" })),
    beginning(t("battles.lostDefense", { name: "Eno" })),
  ]);
  const links = list.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Ono", "/players/Ono"],
    ["Report", "/battles/b1"],
    ...["Ono", "Ula", "Eno"].map((name) => [name, `/players/${name}`]),
  ]);
});

it("lists fights for factories among the battles, newest first, and labels bots", async () => {
  const place = "factory" as const;
  const player = makePlayer({
    battles: [fight(14, { opponent: "Ula", isBot: true })],
    factoryBattles: [
      ...[fight(15, { place, opponent: "" }), fight(13, { place, ...LOST, opponent: "" })],
      ...[fight(12, { place, ...DEFENSE, ...LOST }), fight(11, { place, ...DEFENSE })],
      fight(10, { place }),
    ],
  });
  visit(serve(player));
  const list = await lines();
  expect(textsOf(list.getAllByRole("listitem"))).toEqual([
    beginning(t("battles.wonFreeFactory")),
    beginning(t("battles.wonAttack", { name: "Ula (bot)" })),
    beginning(t("battles.lostFreeFactory")),
    beginning(t("battles.factoryTaken", { name: "Ono" })),
    beginning(t("battles.heldFactory", { name: "Ono" })),
    beginning(t("battles.wonFactory", { name: "Ono" })),
  ]);
  const opponent = list.getByRole("link", { name: t("battles.opponent", { name: "Ula" }) });
  expect(opponent.getAttribute("href")).toBe("/players/Ula");
});

it("says of fights for a store that they were plunders", async () => {
  const store = { place: "factory", plunder: true } as const;
  const player = makePlayer({
    factoryBattles: [fight(15, store), fight(14, { ...store, ...LOST })],
    battles: [fight(13, { ...store, ...DEFENSE, ...LOST }), fight(12, { ...store, ...DEFENSE })],
  });
  visit(serve(player));
  const list = await lines();
  expect(textsOf(list.getAllByRole("listitem"))).toEqual([
    beginning(t("battles.plundered", { name: "Ono" })),
    beginning(t("battles.plunderFailed", { name: "Ono" })),
    beginning(t("battles.plunderedBy", { name: "Ono" })),
    beginning(t("battles.heldFactory", { name: "Ono" })),
  ]);
});

it.each([true, false])("labels a player who is a bot: %s", async (isBot) => {
  visit(serve(makePlayer({ isBot })));
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryAllByRole("button", MARK)).toHaveLength(isBot ? 1 : 0);
  const rank = isBot ? english.shell("bot.rank", { rank: "12" }) : "12";
  expect(screen.getByText(t("figures.rank")).nextElementSibling?.textContent).toBe(rank);
});

it("draws rank and power over time, and lists them in a table", async () => {
  const history = [
    { at: "2026-05-20T10:00:00.000Z", rank: 20, power: 100 },
    { at: "2026-05-20T11:00:00.000Z", rank: 9, power: 5_000 },
    { at: "2026-05-20T12:00:00.000Z", rank: 12, power: 4_300 },
  ];
  visit(serve(makePlayer({ history })));
  const rank = t("history.rankChart", { from: "20", to: "12", best: "9" });
  await screen.findByRole("img", { name: rank });
  const power = t("history.powerChart", { from: "100", to: "4,300", most: "5,000" });
  screen.getByRole("img", { name: power });
  const table = screen.getByRole("table", { hidden: true });
  const [, newest] = within(table).getAllByRole("row", { hidden: true });
  expect(newest?.lastElementChild?.textContent).toBe("4,300");
});

it("requests a NAP and shows the result", async () => {
  const naps: unknown[] = [];
  const server = serve(makePlayer(), naps);
  open(server);
  const ask = await screen.findByRole("button", ASK);
  ask.focus();
  naps.push(makeNap({ username: "Rask", askedByMe: true }));
  fireEvent.click(ask);
  const said = await screen.findByText(
    `${english.treaties("done.asked", { name: "Rask" })} ${english.treaties("who.untilAccepted")}`,
  );
  // The pressed button is gone: the focus moves to the result.
  expect(said.closest('[role="status"]')).toBe(document.activeElement);
  expect(server).toHaveBeenCalledWith("naps.ask", { username: "Rask" });
  expect(screen.queryByRole("button", ASK)).toBeNull();
});

it("says why a NAP request is refused", async () => {
  const text = english.errors("texts.NAP_BLOCKED");
  open(serve(makePlayer(), [], null, refusal("NAP_BLOCKED", text)));
  fireEvent.click(await screen.findByRole("button", ASK));
  expect((await screen.findByText(text)).getAttribute("role")).toBe("alert");
});

it.each([
  ["active", false, null],
  ["asked", true, null],
  ["asked", false, english.treaties("controls.accept")],
  ["rejected", true, t("actions.ask")],
] as const)(
  "offers for a pact that is %s (asked by me: %s): %s",
  async (state, askedByMe, name) => {
    const naps = [makeNap({ username: "Rask", state, askedByMe })];
    open(serve(makePlayer(), naps));
    await screen.findByText(/you can attack each other|neither of you can/i);
    const offered = screen.queryByRole("button", { name: /NAP|Accept/ });
    expect(offered?.textContent ?? null).toBe(name);
  },
);

it("starts a message with the player's name, before the existing draft", async () => {
  const { store } = open();
  store.set(storedChatAtom, { player: "me", draft: "hello", unsent: [], said: false });
  fireEvent.click(await screen.findByRole("button", { name: t("actions.message") }));
  expect(store.get(storedChatAtom).draft).toBe("@Rask hello");
  expect(window.location.pathname).toBe("/game");
});

/** The page of a player whose base is at 1, 1, for an attacker at `x`, 1. */
function openForAttack(x: number, refusal: unknown = null) {
  const view = makeView([], { bases: [{ x: 1, y: 1, username: "Rask", isBot: false, rank: 12 }] });
  const status = makeStatus({ x, y: 1, attack_units: [10, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
  const payload = makePayload({ status });
  return open(serve(makePlayer(), [], { refusal }), { view, payload });
}

it("links to the attack if the player is at the base and may attack", async () => {
  openForAttack(1);
  fireEvent.click(await screen.findByRole("button", ATTACK));
  expect(window.location.pathname + window.location.search).toBe("/game?desk=raid");
});

it("says in advance why an attack is not allowed", async () => {
  openForAttack(1, { code: "TOO_WEAK", text: "They are too weak for you.", until: null });
  await screen.findByText("They are too weak for you.");
  const attack = screen.getByRole("button", ATTACK);
  expect(attack.getAttribute("aria-disabled")).toBe("true");
  window.history.replaceState(null, "", "/players/Rask");
  fireEvent.click(attack);
  expect(window.location.pathname).toBe("/players/Rask");
});

it("says how far away the base is, and walks there", async () => {
  const page = openForAttack(4);
  await screen.findByText(t("attack.away", { steps: 3, direction: "west" }));
  fireEvent.click(screen.getByRole("button", { name: t("attack.walk") }));
  expect(page.store.get(requestedWalkAtom)).toEqual({ x: 1, y: 1 });
  expect(window.location.pathname).toBe("/game");
});

it("offers no attack on a player without a base", async () => {
  const player = makePlayer({ rank: null, power: null, baseLevel: null });
  open(serve(player), { view: makeView([]) });
  await screen.findByRole("button", ASK);
  expect(screen.queryByText(/^Walk to their base to attack/)).toBeNull();
  expect(screen.queryByText(/no attack units/)).toBeNull();
});

const REPORT = { name: t("actions.report") };

it("lets players report others, and guests as well", async () => {
  open(serve(makePlayer()), { payload: makePayload({ isGuest: true }) });
  fireEvent.click(await screen.findByRole("button", REPORT));
  await screen.findByRole("dialog", { name: english.reports("report.title", { name: "Rask" }) });
});

it("lets no visitor report", async () => {
  visit();
  await screen.findByRole("heading", { level: 1, name: "Rask" });
  expect(screen.queryByRole("button", REPORT)).toBeNull();
});

it("offers no actions on the player's own page", async () => {
  open(serve(makePlayer({ _id: "me" })));
  await screen.findByText(t("you"));
  expect(screen.queryByRole("button", REPORT)).toBeNull();
  expect(screen.queryByRole("region", { name: t("actions.title") })).toBeNull();
});

it.each(["NOT_FOUND", "BAD_INPUT"])("says that there is no such player (%s)", async (gameCode) => {
  visit(() => Promise.reject(refusal(gameCode)));
  await screen.findByRole("heading", { level: 1, name: t("missing.title") });
  screen.getByText(t("missing.lead", { name: "rask" }));
  const ranks = screen.getByRole("link", { name: t("missing.action") });
  expect(ranks.getAttribute("href")).toBe("/ranks");
});
