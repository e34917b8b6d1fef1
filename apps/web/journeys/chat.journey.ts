import type { ChatMessage } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { auditPage, auditPageAgain } from "./audit-page.ts";
import { chatBox, chatLog, openChat, say } from "./chat-page.ts";
import { payloadOf } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { openGame } from "./open-game.ts";
import { PHONE, type PlayerPage, WIDE } from "./player-browser.ts";
import { openPlayerPage, openTalkerPage } from "./player-pages.ts";
import { press } from "./press.ts";
import { FULL } from "./tier.ts";

/** Minimum time that a player is offline, in milliseconds. */
const AWAY_MS = FULL ? 60_000 : 0;

setUpGameServer();

/** A player with the chat open and its first messages loaded. */
async function joinChat(viewport?: { width: number; height: number }): Promise<PlayerPage> {
  const player = await openTalkerPage(browser, server, viewport);
  await openChat(player.page);
  return player;
}

const hears = (page: Page, text: string) =>
  chatLog(page).getByText(text, { exact: true }).waitFor();

/** The messages in the chat that start with a prefix, in order. */
async function announced(page: Page, prefix: string): Promise<string[]> {
  const bodies = await chatLog(page).locator(".chat-body").allTextContents();
  return bodies.filter((body) => body.startsWith(prefix));
}

it("lets players talk, wide and on a phone, with an accessible chat", async () => {
  const wide = await joinChat(WIDE);
  const phone = await joinChat(PHONE);
  await say(wide.page, "talk: hello <b>friend</b>");
  await hears(phone.page, "talk: hello friend");
  await wide.page.getByText(english.goals("all.hello.badge")).first().waitFor();
  await say(phone.page, "talk: hello yourself");
  await hears(wide.page, "talk: hello yourself");
  for (const { page } of [wide, phone]) {
    expect(await announced(page, "talk:")).toEqual(["talk: hello friend", "talk: hello yourself"]);
  }
  // Announced once to screen readers, too.
  const { username } = await payloadOf(phone.page);
  await wide.page.getByText(`${username}: talk: hello yourself`, { exact: true }).waitFor();
  await auditPageAgain(wide);
  await auditPageAgain(phone);
});

it("catches up after a lost network without losing or repeating messages, and keeps the draft", {
  timeout: AWAY_MS + 60_000,
}, async () => {
  const here = await joinChat();
  const away = await joinChat();
  await say(here.page, "away: before");
  await hears(away.page, "away: before");

  await away.context.setOffline(true);
  const back = new Promise((resolve) => setTimeout(resolve, AWAY_MS));
  await away.page.getByText(english.shell("connection.lost")).waitFor();
  await say(away.page, "away: said without a network");
  await chatBox(away.page).fill("away: half a sent");
  await say(here.page, "away: one");
  await say(here.page, "away: two");
  await away.page.getByRole("button", { name: english.chat("retry") }).waitFor();
  await back;
  expect(await announced(away.page, "away:")).toEqual([
    "away: before",
    "away: said without a network",
  ]);

  await away.context.setOffline(false);
  await hears(away.page, "away: two");
  await away.page.getByText(/connection lost|live updates lost/i).waitFor({ state: "detached" });
  expect(await chatBox(away.page).inputValue()).toBe("away: half a sent");
  await away.page.getByRole("button", { name: english.chat("retry") }).click();
  await hears(here.page, "away: said without a network");
  await away.page
    .getByRole("button", { name: english.chat("retry") })
    .waitFor({ state: "detached" });
  const all = ["away: before", "away: one", "away: two", "away: said without a network"];
  await expect.poll(() => announced(away.page, "away:")).toEqual(all);
  expect(await announced(here.page, "away:")).toEqual(all);

  await away.page.reload();
  await chatLog(away.page).waitFor();
  expect(await announced(away.page, "away:")).toEqual(all);
  expect(await chatBox(away.page).inputValue()).toBe("away: half a sent");
});

it.runIf(FULL)("catches up after a short outage of the server", async () => {
  const one = await joinChat();
  const other = await joinChat();
  await say(one.page, "crash: before");
  await hears(other.page, "crash: before");
  await server.kill();
  await server.restart();
  await say(one.page, "crash: after");
  await hears(other.page, "crash: after");
  expect(await announced(one.page, "crash:")).toEqual(["crash: before", "crash: after"]);
});

/** How many one-line messages fit into the visible part of the list. */
const linesIn = (page: Page): Promise<number> =>
  chatLog(page).evaluate((log) => {
    const heights = [...log.querySelectorAll(".chat-row")].map((row) => row.clientHeight);
    return log.clientHeight / Math.min(...heights);
  });

it("shows ten lines in a window 900 pixels high, and a name's card that mentions its player", async () => {
  const talker = await joinChat({ width: 390, height: 900 });
  const reader = await joinChat({ width: 1440, height: 900 });
  const { username } = await payloadOf(talker.page);
  await say(talker.page, "card: hello");
  await hears(reader.page, "card: hello");
  for (const { page } of [talker, reader]) expect(await linesIn(page)).toBeGreaterThanOrEqual(10);
  const { page } = reader;
  const open = english.chat("card.open", { sender: username });
  await chatLog(page).getByRole("button", { name: open }).last().click();
  const card = page.getByRole("dialog", { name: username });
  await card.getByRole("menuitem", { name: english.players("actions.ask") }).waitFor();
  await auditPage(reader);
  await card.getByRole("menuitem", { name: english.chat("card.mention") }).click();
  await card.waitFor({ state: "detached" });
  const mention = english.players("actions.mention", { name: username });
  expect(await chatBox(page).inputValue()).toBe(mention);
  await expect
    .poll(() => chatBox(page).evaluate((box) => box === document.activeElement))
    .toBe(true);
});

it.runIf(FULL)("hides a player's messages by keyboard, and shows them again", async () => {
  const talker = await joinChat();
  const reader = await joinChat();
  const { username } = await payloadOf(talker.page);
  await say(talker.page, "block: hello");
  await hears(reader.page, "block: hello");
  const { page } = reader;
  await chatLog(page).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: username }).getByRole("menu").waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect.poll(() => announced(page, "block:")).toEqual([]);
  await page.getByRole("button", { name: english.chat("blockedTitle") }).click();
  const dialog = page.getByRole("dialog", { name: english.chat("blockedTitle") });
  await dialog
    .getByRole("button", { name: english.chat("unblockName", { sender: username }) })
    .waitFor();
  await auditPageAgain(reader);
  await press(dialog, english.chat("unblockName", { sender: username }));
  await dialog.getByText(english.chat("blockedNone")).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => announced(page, "block:")).toEqual(["block: hello"]);
});

/** A page of a long history, as the server would send it. */
function pretendPage(before: number): ChatMessage[] {
  const to = Math.min(before, 201) - 1;
  const count = Math.min(50, to);
  return Array.from({ length: count }, (_, index) => {
    const seq = to - count + 1 + index;
    return {
      _id: String(seq),
      sender: "Rask",
      senderId: "999999",
      color: "green",
      body: `old: ${seq} ${"and more ".repeat(seq % 7)}`.trim(),
      created_at: "2025-06-01T12:00:00.000Z",
      room: "global",
      seq,
      clientId: `client-${seq}`,
    };
  });
}

it("loads older messages on scrolling up, and keeps the scroll position", async () => {
  const { page } = await openPlayerPage(browser, server);
  let failing = false;
  let asked = 0;
  await page.route("**/trpc/chat.history?**", async (route) => {
    asked += 1;
    if (failing) return route.abort();
    const input = JSON.parse(new URL(route.request().url()).searchParams.get("input") ?? "{}");
    const messages = pretendPage(input["0"]?.before ?? 1_000);
    const first = messages[0]?.seq ?? 1;
    const upTo = messages.at(-1)?.seq ?? 0;
    const data = { messages, upTo, older: first > 1 ? first : null };
    return route.fulfill({ json: [{ result: { data } }] });
  });
  await openGame(page);
  await chatLog(page).waitFor();
  const row = (seq: number) => chatLog(page).getByText(new RegExp(`^old: ${seq}( |$)`));
  await row(200).waitFor();
  await expect.poll(() => row(200).isVisible()).toBe(true);

  await chatLog(page).evaluate((element) => {
    element.scrollTop = 60;
  });
  await expect.poll(() => asked).toBe(2);
  await chatLog(page)
    .getByText(/^old: 15\d/)
    .first()
    .waitFor();
  const top = () => chatLog(page).evaluate((element) => element.scrollTop);
  // The messages in view stay in view, with older ones above.
  await expect.poll(top).toBeGreaterThan(500);
  await page.getByRole("button", { name: english.chat("newMessages", { count: 0 }) }).waitFor();

  failing = true;
  await chatLog(page).evaluate((element) => {
    element.scrollTop = 0;
  });
  await page.getByText(english.chat("loadingOlder")).waitFor();
  failing = false;
  await page.getByRole("button", { name: english.chat("newMessages", { count: 0 }) }).click();
  await row(200).waitFor();
});
