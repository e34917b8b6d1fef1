/** The profile dialog: what a player changes there, and who sees it. */
import { readFile } from "node:fs/promises";
import { english } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { auditPageAgain } from "./audit-page.ts";
import { equip } from "./equip-player.ts";
import { freshName, payloadOf } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { openGame } from "./open-game.ts";
import { openNewPage, WIDE } from "./player-browser.ts";
import { logIn, openPlayerPage } from "./player-pages.ts";
import { openByIcon, press } from "./press.ts";
import { answer } from "./question.ts";
import { FULL, screens } from "./tier.ts";

setUpGameServer();

const PASSWORD = "first password";
const tData = english["own-data"];

/** A photo as taken by a phone: 12 megapixels, several megabytes. */
function photo(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const size = { width: 4000, height: 3000, channels: 3 } as const;
  return sharp({ create: { ...size, background: "black", noise } })
    .jpeg()
    .toBuffer();
}

/** Bytes per second on a connection with 300 kbit/s. */
const SLOW_UPLOAD = 37_500;

/** A player with a new name, in the game. */
async function comeAsSmith(viewport: typeof WIDE) {
  const username = freshName("Smith");
  const player = await openPlayerPage(browser, server, viewport, { username });
  await openGame(player.page);
  return { player, username };
}

const openAccount = (page: Page) => openByIcon(page, english.profile("title"));

async function closeAccount(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

describe.each(screens("phone"))("the profile window, %s", (_size, viewport) => {
  it("changes base name and quote for everyone", async () => {
    const { player, username } = await comeAsSmith(viewport);
    const { page } = player;
    await equip(server, page, { set: "x = base_x, y = base_y" });
    const dialog = await openAccount(page);
    const form = dialog.getByRole("form", { name: english.profile("form.label") });
    const name = form.getByLabel(english.profile("form.baseName"));
    const quote = form.getByLabel(english.profile("form.quote"));
    const save = form.getByRole("button", { name: english.profile("form.submit") });
    await auditPageAgain(player);

    await name.fill("Emberhall");
    await quote.fill("Dig deep.\nAsk later.");
    await form.getByLabel(english.account("email")).fill(`${username}@example.org`);
    await save.click();
    await page.getByText(english.profile("form.updated"), { exact: true }).waitFor();
    await form.getByText(english.profile("form.saved")).waitFor();
    expect(await payloadOf(page)).toMatchObject({
      baseName: "Emberhall",
      quote: "Dig deep.\nAsk later.",
    });
    await auditPageAgain(player);

    const email = `other_${username}@example.org`;
    await form.getByLabel(english.account("email")).fill(email);
    await save.click();
    await form.getByText(english.profile("form.mailed", { email })).waitFor();
    expect(await server.mailWith(`To: other_${username}@`)).toContain("/confirm?token=");
    expect((await payloadOf(page)).email).toBe(`${username}@example.org`);

    await closeAccount(page);
    await page.getByRole("heading", { level: 1, name: "Emberhall" }).waitFor();
    await page.getByText("“Dig deep. Ask later.”").waitFor();
    await auditPageAgain(player);
  });

  it.runIf(FULL)("uploads a phone's photo over a slow connection", async () => {
    const { player } = await comeAsSmith(viewport);
    const { page, context } = player;
    const dialog = await openAccount(page);
    const form = dialog.getByRole("form", { name: english.profile("form.label") });
    const buffer = await photo();
    expect(buffer.length).toBeGreaterThan(2_000_000);
    const devtools = await context.newCDPSession(page);
    const line = { offline: false, latency: 100, downloadThroughput: -1 };
    await devtools.send("Network.emulateNetworkConditions", {
      ...line,
      uploadThroughput: SLOW_UPLOAD,
    });
    await form
      .getByLabel(english.profile("form.picture"), { exact: true })
      .setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer });
    // Save without waiting: the photo is still being scaled down.
    await form.getByRole("button", { name: english.profile("form.submit") }).click();
    await form.getByRole("img", { name: english.profile("form.pictureNow") }).waitFor();
    expect((await payloadOf(page)).profilePicture).toMatch(/^\/pictures\/[\w-]{16}\.webp$/);
    // An attached session keeps its network: the page's next test could not go offline.
    await devtools.detach();
    await auditPageAgain(player);
  });

  it.runIf(FULL)("logs another device out, changes the password, and keeps playing", async () => {
    const player = await openNewPage(browser, server.url, viewport);
    const { page } = player;
    const username = freshName("Smith");
    await page.request.post("/api/users", {
      headers: { origin: server.url },
      data: { username, email: `${username}@example.org`, password: PASSWORD },
    });
    await openGame(page);
    const second = await openNewPage(browser, server.url, WIDE);
    await logIn(second.page, username, PASSWORD);
    await openAccount(second.page);

    const dialog = await openAccount(page);
    await dialog.getByRole("tab", { name: english.profile("tabs.sessions") }).click();
    const rows = dialog
      .getByRole("list", { name: english.profile("sessions.list") })
      .getByRole("listitem");
    await rows.filter({ hasText: english.profile("sessions.here") }).waitFor();
    expect(await rows.count()).toBe(2);
    await auditPageAgain(player);
    await rows.getByRole("button", { name: english.profile("sessions.end") }).click();
    await answer(page, english.profile("sessions.end")).click();
    await dialog.getByText(/ has been logged out\.$/).waitFor();
    await dialog.getByText(english.profile("sessions.alone")).waitFor();
    await second.page.waitForURL("**/login");
    await second.page.getByText(/Your session has ended|login cookie is gone/).waitFor();
    expect(await second.page.getByRole("dialog").count()).toBe(0);
    await auditPageAgain(player);

    await logIn(second.page, username, PASSWORD);
    await dialog.getByRole("tab", { name: english.profile("tabs.profile") }).click();
    const form = dialog.getByRole("form", { name: english.profile("form.label") });
    const change = form.getByRole("button", { name: english.profile("form.submit") });
    await form.getByLabel(english.account("newPassword")).fill("second password");
    await form.getByLabel(english.profile("password.old")).fill(PASSWORD);
    await change.click();
    await page.getByText(english.profile("password.updated"), { exact: true }).waitFor();
    await form.getByText(english.profile("password.done")).waitFor();
    await second.page.waitForURL("**/login");
    await logIn(second.page, username, "second password");

    await closeAccount(page);
    expect(new URL(page.url()).pathname).toBe("/game");
    expect((await payloadOf(page)).username).toBe(username);
    await auditPageAgain(player);
  });

  it("downloads the player's data, deletes the account, and keeps it after all", async () => {
    const player = await openNewPage(browser, server.url, viewport);
    const { page } = player;
    const username = freshName("Smith");
    await page.request.post("/api/users", {
      headers: { origin: server.url },
      data: { username, email: `${username}@example.org`, password: PASSWORD },
    });
    await openGame(page);
    const dialog = await openAccount(page);
    await dialog.getByRole("tab", { name: english.profile("tabs.data") }).click();
    const password = dialog.getByLabel(tData("password"));
    await password.first().fill(PASSWORD);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      press(dialog, tData("export.submit")),
    ]);
    expect(download.suggestedFilename()).toMatch(/^emberlode-Smith.*\.json$/);
    const file = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(file).toMatchObject({ account: [{ username }], complete: true });
    await auditPageAgain(player);

    await password.last().fill(PASSWORD);
    await press(dialog, tData("delete.submit"));
    await dialog.getByText(tData("pending.title")).waitFor();
    expect(await server.mailWith(`To: ${username}@example.org`)).toContain("/game");
    await closeAccount(page);
    await page.reload();
    await page.getByRole("heading", { name: tData("pending.title") }).waitFor();
    await auditPageAgain(player);
    await press(page, tData("pending.keep"));
    await page.getByText(tData("pending.kept")).waitFor();
    expect(await payloadOf(page)).toMatchObject({ username, deletesAt: null });
    expect(await page.getByRole("heading", { name: tData("pending.title") }).count()).toBe(0);
  });

  it("shows the players who used the referral link, and copies it", async () => {
    const { player, username } = await comeAsSmith(viewport);
    const { page, context } = player;
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const friend = freshName("Friend");
    const visitor = await browser.newContext({ baseURL: server.url });
    const joined = await visitor.request.post("/api/users", {
      headers: { origin: server.url },
      data: { username: friend, email: `${friend}@example.org`, password: PASSWORD, ref: username },
    });
    expect(joined.status()).toBe(201);
    await visitor.close();

    const dialog = await openAccount(page);
    await dialog.getByRole("tab", { name: english.profile("tabs.referrals") }).click();
    const table = dialog.getByRole("table", { name: english.profile("referrals.table") });
    await table.getByRole("cell", { name: friend }).waitFor();
    await dialog.getByText(english.controls("table.showing", { from: 1, to: 1, all: 1 })).waitFor();
    await dialog.getByRole("button", { name: english.profile("referrals.copy") }).click();
    await page
      .getByRole("alert")
      .filter({ hasText: english.profile("referrals.copied") })
      .waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${server.url}/?ref=${username}`,
    );
    await auditPageAgain(player);
  });
});
