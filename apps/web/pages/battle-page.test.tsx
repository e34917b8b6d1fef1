import { english, startingWith } from "@emberlode/messages/testing/english";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { makeReport } from "../features/battles/testing.ts";
import { makeView } from "../features/session/testing.tsx";
import { renderPage, renderPlaying } from "../features/session/testing-render.tsx";
import { refusal } from "../lib/testing.tsx";
import { press, textsOf } from "../lib/testing-screen.ts";
import BattlePage from "./battle-page.tsx";

const t = english.battles;

const open = (server: (path: string, input: unknown) => Promise<unknown>) =>
  renderPage(<BattlePage id="QkFUVExF" />, server);

const TITLE = t("outcome.raided", { attacker: "rask", owner: "ada", loot: "1,250 metal" });
const table = (name: string) => screen.findByRole("table", { name });
/** The cells of a table's row with this name. */
const cellsOf = (part: HTMLElement, row: string) =>
  textsOf(within(within(part).getByRole("row", { name: startingWith(row) })).getAllByRole("cell"));

it("shows who fought whom and where and what was looted, and sets the tab's title", async () => {
  open(async () => makeReport());
  const title = await screen.findByRole("heading", { level: 1 });
  expect(title.textContent).toBe(TITLE);
  expect(document.title).toBe(`${TITLE} · Emberlode`);
  const field = screen.getByRole("link", { name: t("look", { x: 12, y: 7 }) });
  expect(field.getAttribute("href")).toBe("/game/12/7");
  const time = document.querySelector("time");
  expect(time?.dateTime).toBe("2025-06-01T12:00:00.000Z");
  expect(time?.title).toContain("2025");
  screen.getByText("1,250 metal");
});

it("labels only bots among the two players", async () => {
  open(async () => makeReport({ bots: { attacker: true, owner: false } }));
  const mark = await screen.findByRole("button", { name: english.shell("bot.mark") });
  expect(mark.closest(".battle-bots > span")?.textContent).toMatch(/^rask Bot/);
});

it("accounts for the units of both sides in tables", async () => {
  open(async () => makeReport({ attack: { 1: 40, 5: 2 } }));
  const army = await table(t("armies.attacker", { name: "rask" }));
  const columns = ["unit", "sent", "lost", "usedUp", "home"] as const;
  expect(textsOf(within(army).getAllByRole("columnheader"))).toEqual(
    columns.map((id) => t(`armies.${id}`)),
  );
  expect(cellsOf(army, english.catalogue("units.kamikaze"))).toEqual(["2", "0", "2", "0"]);
  const defense = await table(t("armies.defender", { name: "ada" }));
  const heads = textsOf(within(defense).getAllByRole("columnheader"));
  expect(heads).toContain(t("armies.repaired"));
  expect(heads).not.toContain(t("armies.usedUp"));
});

it("describes each round in words beside its bars", async () => {
  open(async () => makeReport());
  const rounds = await table(t("rounds.title"));
  expect(cellsOf(rounds, t("rounds.start"))).toEqual(["100%400 HP60 units", "100%210 HP36 units"]);
  expect(cellsOf(rounds, `${t("rounds.round")} 1`)).toEqual([
    "93.4%374 HPtook 26 damage56 units",
    "83.1%174 HPtook 36 damage31 units",
  ]);
});

it("lists the other factors with their numbers", async () => {
  open(async () => makeReport({ attackerSupply: 0.8 }));
  await screen.findByRole("heading", { name: t("factors.title") });
  for (const text of [
    "8,000",
    t("factors.moraleLow", { share: "70%" }),
    t("factors.supplyShort", { share: "80%" }),
    t("factors.baseLevelValue", { level: 3, share: "+3%" }),
    t("factors.rampartsOwned", { share: "+25%" }),
  ]) {
    expect(screen.getByText(text).tagName).toBe("DD");
  }
});

it.each([
  ["how much of the loot was carried off", 1250, 1],
  ["nothing of it where there was none", 0, 0],
])("describes %s", async (_name, amount, lines) => {
  open(async () => makeReport({ loot: { type: "metal", amount } }));
  await screen.findByRole("heading", { name: t("factors.title") });
  const share = /^\d[\d.]*% of the possible loot/;
  expect(screen.queryAllByText(share)).toHaveLength(lines);
});

it.each([
  ["the same outcome", {}, t("proof.same")],
  ["another one", { margin: 0.51 }, t("proof.other")],
  ["rules it does not know", { rulesVersion: 99 }, t("proof.otherRules")],
])("fights the battle again and says when it gets %s", async (_name, change, text) => {
  open(async () => ({ ...makeReport(), ...change }));
  await screen.findByText(text);
  screen.getByText("00112233445566778899aabbccddeeff");
});

it("copies its own link", async () => {
  const user = userEvent.setup();
  open(async () => makeReport());
  await user.click(await screen.findByRole("button", { name: t("copyLink") }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/battles/QkFUVExF`);
});

it.each(["NOT_FOUND", "BAD_INPUT"])("says that there is no such battle (%s)", async (code) => {
  open(async () => {
    throw refusal(code, english.errors("texts.NOT_FOUND"));
  });
  await screen.findByRole("heading", { level: 1, name: t("missing.title") });
  screen.getByRole("button", { name: english.account("guest.playNow") });
});

it("reports a failure and retries on request", async () => {
  const server = vi.fn(async (): Promise<unknown> => makeReport());
  server.mockRejectedValueOnce(refusal("BUSY", "The game is busy."));
  open(server);
  expect((await screen.findByRole("alert")).textContent).toBe("The game is busy.");
  await press(english.shell("retry"));
  const title = await screen.findByRole("heading", { level: 1 });
  expect(title.textContent).toBe(TITLE);
  expect(server).toHaveBeenCalledTimes(2);
});

it("links to revenge, even if both players were guests at the time", async () => {
  const now: Readonly<Record<string, string>> = { "Guest-2azdef": "rask", "Guest-k7m2xq": "ada" };
  const base = { x: 9, y: 3, username: "rask", isBot: false, rank: null };
  const names = { attacker: "Guest-2azdef", defender: "Guest-k7m2xq" };
  const server = async (path: string, input: unknown) =>
    path === "ranks.player"
      ? { username: now[Object(input).username] }
      : makeReport({ names, owner: names.defender });
  const view = makeView([], { bases: [base] });
  renderPlaying(<BattlePage id="QkFUVExF" />, { view, server });
  await screen.findByRole("button", { name: english.raid("revenge.walk", { name: "rask" }) });
});
