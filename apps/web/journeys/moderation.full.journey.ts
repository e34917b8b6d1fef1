/** Players' reports reach the moderators, and their decisions reach the players. */
import { english } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { auditPage } from "./audit-page.ts";
import { chatLog, openChat, say } from "./chat-page.ts";
import { setRole } from "./equip-player.ts";
import { payloadOf } from "./game-page.ts";
import { openGame } from "./open-game.ts";
import { press } from "./press.ts";
import { answer } from "./question.ts";
import { takeGuestSeat, takePlayerSeat, takeTalkerSeat } from "./seats.ts";
import { browser, openStage, server } from "./stage.ts";
import { screens } from "./tier.ts";

openStage();

async function takeModeratorSeat(username: string, viewport: { width: number; height: number }) {
  const seat = await takePlayerSeat(browser, server, viewport, { username });
  await setRole(server, username, "moderator");
  await openGame(seat.page);
  await openChat(seat.page);
  return seat;
}

async function report(page: Page, text: string): Promise<void> {
  const message = chatLog(page).getByRole("article").filter({ hasText: text });
  await message.hover();
  await message.getByRole("button", { name: english.chat("menuOf", { sender: "" }) }).click();
  await page.getByRole("menuitem", { name: english.chat("report") }).click();
  await page.getByText(english.chat("reported")).waitFor();
}

it.each(screens("wide"))(
  "is decided by a moderator, whose screen is %s",
  async (size, viewport) => {
    const username = `Warden-${size}`;
    const talker = await takeTalkerSeat(browser, server);
    const reader = await takeGuestSeat(browser, server);
    for (const { page } of [talker, reader]) await openChat(page);
    const [rude, harmless] = [`rude to ${username}`, `harmless to ${username}`];
    await say(talker.page, rude);
    await say(talker.page, harmless);
    await chatLog(reader.page).getByText(harmless).waitFor();
    for (const text of [rude, harmless]) await report(reader.page, text);
    expect(
      await reader.page.getByRole("button", { name: english.chat("reports.title") }).count(),
    ).toBe(0);

    const moderator = await takeModeratorSeat(username, viewport);
    const { page } = moderator;
    await page.getByRole("button", { name: english.chat("reports.button", { open: 2 }) }).click();
    const dialog = page.getByRole("dialog", { name: english.chat("reports.title") });
    await dialog.getByText(rude).waitFor();
    await auditPage(moderator);

    const { username: sender } = await payloadOf(talker.page);
    const row = (text: string) => dialog.getByRole("listitem").filter({ hasText: text });
    await press(row(rude), `${english.chat("reports.remove")}: ${sender}`);
    await answer(page, english.chat("reports.remove")).click();
    await row(rude).waitFor({ state: "detached" });
    await press(row(harmless), `${english.chat("reports.dismiss")}: ${sender}`);
    await dialog.getByText(english.chat("reports.none")).waitFor();

    await chatLog(talker.page).getByText(rude).waitFor({ state: "detached" });
    expect(await chatLog(talker.page).getByText(harmless).count()).toBe(1);
    await reader.page
      .getByRole("button", { name: english.alerts("bell", { unread: 2 }) })
      .waitFor();
  },
);
