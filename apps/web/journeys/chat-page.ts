/** The chat of a page. */
import { english } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";

export const chatBox = (page: Page) => page.getByRole("textbox", { name: english.chat("input") });
export const chatLog = (page: Page) => page.getByRole("log", { name: english.chat("log") });

/** Opens the chat, which on a phone is a tab. */
export async function openChat(page: Page): Promise<void> {
  const tab = page.getByRole("tab", { name: english.game("tabs.chat") });
  if (await tab.isVisible()) await tab.click();
  await chatLog(page).waitFor();
}

export async function say(page: Page, text: string): Promise<void> {
  await chatBox(page).fill(text);
  await chatBox(page).press("Enter");
}
