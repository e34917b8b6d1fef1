/**
 * Players report each other, moderators decide, a suspended player appeals, and an admin filters a
 * word.
 */
import { english } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { callApi } from "./api-calls.ts";
import { chatLog, openChat, say } from "./chat-page.ts";
import { insertEvidenceCase } from "./evidence-case.ts";
import { freshName, payloadOf } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { takePooledPage } from "./page-pool.ts";
import { type PlayerPage, WIDE } from "./player-browser.ts";
import { logIn, openGuestPage, openTalkerPage } from "./player-pages.ts";
import { press } from "./press.ts";
import {
  deleteAddresses,
  expectSound,
  openStaffPage,
  PASSWORD,
  registerAt,
  setUpSecondFactor,
  title,
} from "./staff-page.ts";

setUpGameServer();

const t = english.admin;
const tReports = english.reports;
const tWords = english["admin-words"];
const MAX_KEYS = 12;

let moderator: PlayerPage;
let admin: PlayerPage;

beforeAll(async () => {
  [moderator, admin] = (await Promise.all(
    (["moderator", "admin"] as const).map(async (role) => {
      const { staff } = await openStaffPage(role);
      await setUpSecondFactor(staff);
      return staff;
    }),
  )) as [PlayerPage, PlayerPage];
});

async function reportMessage(page: Page, text: string): Promise<void> {
  const message = chatLog(page).getByRole("article").filter({ hasText: text });
  await message.hover();
  await message.locator("button.chat-name").click();
  await page.getByRole("menuitem", { name: english.chat("report") }).click();
  const dialog = page.getByRole("dialog", { name: english.chat("report") });
  await dialog.getByRole("radio", { name: tReports("report.reasons.insult") }).check();
  await press(dialog, tReports("report.submit"));
  await page.getByText(english.chat("reported")).waitFor();
}

/** Reports what a player does, on the page of that player. */
async function reportPlayer(reader: PlayerPage, name: string): Promise<void> {
  const { page } = reader;
  await page.goto(`/players/${name}`);
  await press(page, english.players("actions.report"));
  const dialog = page.getByRole("dialog", { name: tReports("report.title", { name }) });
  await dialog.getByRole("radio", { name: tReports("report.reasons.cheating") }).check();
  await expectSound(reader, "dialog[open]");
  await press(dialog, tReports("report.submit"));
  await page.getByText(tReports("report.sent")).waitFor();
}

/** Opens the alerts, of which this many are unread, and expects one. */
async function expectAlert(page: Page, unread: number, text: string): Promise<void> {
  await press(page, english.alerts("bell", { unread }));
  const dialog = page.getByRole("dialog", { name: english.alerts("title") });
  // Its toast may be in the dialog as well.
  await dialog.getByText(text).first().waitFor();
}

/** A keyboard that counts its keys. */
function countedKeys(page: Page) {
  let count = 0;
  const key = async (name: string): Promise<void> => {
    count += 1;
    await page.keyboard.press(name);
  };
  return { key, count: () => count };
}

it("decides a report by a few keys, and tells both players", async () => {
  const talker = await openTalkerPage(browser, server);
  const reader = await openGuestPage(browser, server);
  for (const { page } of [talker, reader]) await openChat(page);
  const rude = "rude words";
  await say(talker.page, rude);
  await chatLog(reader.page).getByText(rude).waitFor();
  await reportMessage(reader.page, rude);
  const { username: name } = await payloadOf(talker.page);
  await reportPlayer(reader, name);
  await deleteAddresses();

  const { page } = moderator;
  await page.goto("/admin");
  await page.getByText(t("home.reports", { open: 2 })).waitFor();
  await expectSound(moderator, "main");
  const { key, count } = countedKeys(page);
  const link = page.getByRole("navigation").getByRole("link", { name: t("nav.reports") });
  while (!(await link.evaluate((element) => element === document.activeElement))) {
    await key("Tab");
    expect(count()).toBeLessThan(MAX_KEYS);
  }
  await key("Enter");
  const heading = (subject: "message" | "player") =>
    page.getByRole("heading", {
      name: t("reports.of", { subject: t(`reports.subjects.${subject}`), name }),
    });
  await heading("message").waitFor();
  await expectSound(moderator);
  await key("4");
  await key("Enter");
  await page
    .getByText(t("reports.outcomes.mute", { name, subject: "message", newName: "" }))
    .waitFor();
  expect(count()).toBeLessThanOrEqual(MAX_KEYS);
  await heading("player").waitFor();

  await chatLog(talker.page).getByText(rude).waitFor({ state: "detached" });
  await expectAlert(talker.page, 2, english["alert-texts"]("sanction.mute.title"));
  await expectAlert(reader.page, 1, english["alert-texts"]("report.title"));
});

it("lets a suspended player appeal, and log in again once an admin lifts it", async () => {
  const player = await takePooledPage(browser, server.url, WIDE);
  const { page } = player;
  const username = freshName("Lost");
  await registerAt(player, username);
  await deleteAddresses();
  const suspension = {
    action: { kind: "suspend", minutes: 600 },
    reason: english["admin-reasons"]("bot"),
  };
  await callApi(moderator.page, "POST", `/api/admin/players/${username}/actions`, suspension);
  await page.context().clearCookies();

  await page.goto("/login");
  const form = page.getByRole("tabpanel");
  await form.getByLabel(english.account("username")).fill(username);
  await form.getByLabel(english.account("password"), { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: english.account("login.appeal") }).click();
  await title(page, tReports("appeal.title")).waitFor();
  // The refused call is an error of the console.
  player.browserErrors.splice(0);
  await expectSound(player, "main");
  await page.getByLabel(english.account("password"), { exact: true }).fill(PASSWORD);
  await press(page, tReports("appeal.submit"));
  await press(page, new RegExp(`^${tReports("appeal.write")}: `));
  await page.getByLabel(tReports("appeal.field")).fill("I was on a train.");
  await expectSound(player);
  await press(page, tReports("appeal.send"));
  await page.getByText(tReports("appeal.waiting")).waitFor();

  await deleteAddresses();
  await admin.page.goto("/admin/appeals");
  const appeal = admin.page.getByRole("article").filter({ hasText: "I was on a train." });
  await appeal.getByLabel(t("appeals.answer")).fill("Sorry.");
  await expectSound(admin);
  await press(appeal, t("appeals.lift"));
  const lifted = { decision: "lift", kind: "suspension", name: username };
  await admin.page.getByText(t("appeals.done", lifted)).waitFor();

  await logIn(page, username, PASSWORD);
});

it("previews a word, filters it in the chat, and removes it", async () => {
  const { page: talker } = await openTalkerPage(browser, server);
  await openChat(talker);
  await say(talker, "cheap gold, g0ld for all");
  await chatLog(talker).getByText("cheap gold").waitFor();

  const { page } = admin;
  await page.goto("/admin/words");
  await title(page, tWords("title")).waitFor();
  await page.getByText(tWords("list.none")).waitFor();
  await page.getByLabel(tWords("form.word")).fill("Góld");
  await page.locator("mark").nth(1).waitFor();
  expect(await page.locator("mark").allTextContents()).toEqual(["gold", "g0ld"]);
  await expectSound(admin);
  await page.keyboard.press("Enter");
  await page.getByText(tWords("form.added", { word: "Góld" })).waitFor();
  await expectSound(admin);

  await say(talker, "more GOLD");
  await chatLog(talker).getByText("more ****").waitFor();

  await press(page, tWords("list.removeNamed", { word: "Góld" }));
  await press(page.getByRole("alertdialog"), tWords("list.remove"));
  await page.getByText(tWords("list.none")).waitFor();
  await say(talker, "gold again");
  await chatLog(talker).getByText("gold again").waitFor();
});

it("finds a ring of second accounts from the overview in three clicks", async () => {
  const tEvidence = english["admin-evidence"];
  const player = await takePooledPage(browser, server.url, WIDE);
  const [main, ...alts] = ["Victor", "Alt1", "Alt2"].map(freshName) as [string, string, string];
  for (const name of [main, ...alts]) await registerAt(player, name);
  await insertEvidenceCase(server, main, alts);
  await deleteAddresses();

  const { page } = moderator;
  await page.goto("/admin");
  await page
    .getByRole("navigation", { name: t("nav.label") })
    .getByRole("link", { name: t("nav.evidence") })
    .click();
  const heading = tEvidence("heading", { count: alts.length, name: main });
  await page.getByRole("heading", { name: heading }).waitFor();
  await expectSound(moderator, "main");
  await page.getByRole("link", { name: tEvidence("open") }).click();
  await title(page, heading).waitFor();
  await page.getByText(tEvidence("rows", { count: 4 })).click();
  await page
    .getByText(tEvidence("row.loot", { account: main, other: alts[0] }))
    .first()
    .waitFor();
  await expectSound(moderator, "main");
  await page
    .getByRole("list", { name: tEvidence("accounts") })
    .getByRole("link", { name: alts[0], exact: true })
    .click();
  await title(page, alts[0]).waitFor();
  await page.getByRole("link", { name: tEvidence("ofPlayerLink") }).waitFor();
});
