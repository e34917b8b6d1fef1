import { english } from "@emberlode/messages/testing/english";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { makeReport } from "../features/battles/testing.ts";
import { makeView, playingPage } from "../features/session/testing.tsx";
import { pretendPage, refusal } from "../lib/testing.tsx";
import BattlePage from "./battle-page.tsx";

function open(server: (path: string, input: unknown) => Promise<unknown>) {
  const { wrapper } = pretendPage(server);
  render(<BattlePage id="QkFUVExF" />, { wrapper });
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

it("asks for the report of its address, and shows where it comes until it is there", async () => {
  const server = vi.fn(() => new Promise(() => {}));
  open(server);
  expect((await screen.findByRole("status")).textContent).toBe("Loading…");
  expect(server).toHaveBeenCalledWith("battles.report", { id: "QkFUVExF" });
  expect(document.title).toBe("Battle report · Emberlode");
});

it("tells who fought whom and where, what was looted, and names the tab after it", async () => {
  open(async () => makeReport());
  const title = await screen.findByRole("heading", { level: 1 });
  expect(title.textContent).toBe(
    english.battles("attackBy.base", { attacker: "rask", owner: "ada" }),
  );
  expect(document.title).toBe(
    `${english.battles("attackBy.base", { attacker: "rask", owner: "ada" })} · Emberlode`,
  );
  const field = screen.getByRole("link", { name: english.battles("look", { x: 12, y: 7 }) });
  expect(field.getAttribute("href")).toBe("/game/12/7");
  const time = document.querySelector("time");
  expect(time?.dateTime).toBe("2025-06-01T12:00:00.000Z");
  expect(time?.title).toContain("2025");
  expect(screen.getByText("1,250 metal")).toBeDefined();
});

it("labels the bots among the two, and nobody else", async () => {
  open(async () => makeReport({ bots: { attacker: true, owner: false } }));
  const mark = await screen.findByRole("button", { name: english.shell("bot.mark") });
  expect(mark.closest(".battle-bots > span")?.textContent).toMatch(/^rask Bot/);
});

it("labels nobody where no bot fought", async () => {
  open(async () => makeReport());
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("button", { name: english.shell("bot.mark") })).toBeNull();
});

it("accounts for the units of both sides in tables", async () => {
  open(async () => makeReport({ attack: { 1: 40, 5: 2 } }));
  const army = await screen.findByRole("table", {
    name: english.battles("armies.attacker", { name: "rask" }),
  });
  const heads = within(army).getAllByRole("columnheader");
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    "Unit",
    "Sent",
    "Lost",
    "Used up",
    english.battles("armies.home"),
  ]);
  expect(cellsOf(within(army).getByRole("row", { name: /^Kamikaze/ }))).toEqual([
    "2",
    "0",
    "2",
    "0",
  ]);
  const defense = screen.getByRole("table", {
    name: english.battles("armies.defender", { name: "ada" }),
  });
  expect(
    within(defense).getByRole("columnheader", { name: english.battles("armies.repaired") }),
  ).toBeDefined();
  expect(
    within(defense).queryByRole("columnheader", { name: english.battles("armies.usedUp") }),
  ).toBeNull();
});

it("tells the course in words, beside its bars", async () => {
  open(async () => makeReport());
  const course = await screen.findByRole("table", { name: english.battles("course.title") });
  expect(cellsOf(within(course).getByRole("row", { name: /^Start/ }))).toEqual([
    "100%400 HP60 units",
    "100%210 HP36 units",
  ]);
  expect(cellsOf(within(course).getByRole("row", { name: /^Round 1/ }))).toEqual([
    "93.4%374 HPtook 26 damage56 units",
    "83.1%174 HPtook 36 damage31 units",
  ]);
});

it("tells what else counted, with its numbers", async () => {
  open(async () => makeReport({ attackerSupply: 0.8 }));
  await screen.findByRole("heading", { name: english.battles("factors.title") });
  for (const text of [
    "8,000",
    english.battles("factors.moraleLow", { share: "70%" }),
    english.battles("factors.supplyShort", { share: "80%" }),
    english.battles("factors.baseLevelValue", { level: 3, share: "+3%" }),
    english.battles("factors.rampartsOwned", { share: "+25%" }),
  ]) {
    expect(screen.getByText(text).tagName).toBe("DD");
  }
});

it.each([
  ["how much of the loot was carried off", 1250, 1],
  ["nothing of it where there was none", 0, 0],
])("tells %s", async (_name, amount, lines) => {
  open(async () => makeReport({ loot: { type: "metal", amount } }));
  await screen.findByRole("heading", { name: english.battles("factors.title") });
  const share = /^\d[\d.]*% of the possible loot/;
  expect(screen.queryAllByText(share)).toHaveLength(lines);
});

it.each([
  ["the same outcome", {}, english.battles("proof.same")],
  ["another one", { margin: 0.51 }, english.battles("proof.other")],
  ["rules it does not know", { rulesVersion: 99 }, english.battles("proof.otherRules")],
])("fights the battle again and says when it gets %s", async (_name, change, text) => {
  open(async () => ({ ...makeReport(), ...change }));
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByText("00112233445566778899aabbccddeeff")).toBeDefined();
});

it("copies its own link", async () => {
  const user = userEvent.setup();
  open(async () => makeReport());
  await user.click(await screen.findByRole("button", { name: english.battles("copyLink") }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/battles/QkFUVExF`);
});

it.each(["NOT_FOUND", "BAD_INPUT"])("says that there is no such battle (%s)", async (code) => {
  open(async () => {
    throw refusal(code, english.errors("texts.NOT_FOUND"));
  });
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(
    english.battles("missing.title"),
  );
  expect(screen.getByRole("button", { name: english.account("guest.playNow") })).toBeDefined();
});

it("tells a failure and tries again when asked", async () => {
  const server = vi.fn(async (): Promise<unknown> => makeReport());
  server.mockRejectedValueOnce(refusal("BUSY", "The game is busy."));
  open(server);
  expect((await screen.findByRole("alert")).textContent).toBe("The game is busy.");
  await userEvent.click(screen.getByRole("button", { name: english.shell("retry") }));
  const title = await screen.findByRole("heading", { level: 1 });
  expect(title.textContent).toBe(
    english.battles("attackBy.base", { attacker: "rask", owner: "ada" }),
  );
  expect(server).toHaveBeenCalledTimes(2);
});

it("leads to a revenge, though both were guests at that time", async () => {
  const now: Readonly<Record<string, string>> = { "Guest-2azdef": "rask", "Guest-k7m2xq": "ada" };
  const base = { x: 9, y: 3, username: "rask", isBot: false, rank: null };
  const { wrapper } = playingPage({
    view: makeView([], { bases: [base] }),
    async server(path, input) {
      if (path !== "ranks.player") {
        const names = { attacker: "Guest-2azdef", defender: "Guest-k7m2xq" };
        return makeReport({ names, owner: names.defender });
      }
      return { username: now[(input as { username: string }).username] };
    },
  });
  render(<BattlePage id="QkFUVExF" />, { wrapper });
  const name = english.raid("revenge.walk", { name: "rask" });
  expect(await screen.findByRole("button", { name })).toBeDefined();
});
