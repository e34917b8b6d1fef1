/** Shortcuts to buttons. */
import { english } from "@emberlode/messages/testing/english";
import type { Locator, Page } from "playwright-core";

/** Presses the button with this name in a page or a part of one. */
export const press = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within.getByRole("button", { name }).click();

/** Opens a dialog by its icon, which on a phone is behind the menu. */
export async function openByIcon(page: Page, name: string): Promise<Locator> {
  const icon = page.getByRole("button", { name, exact: true });
  if (!(await icon.isVisible())) {
    await page.getByRole("button", { name: english.shell("nav.menu"), exact: true }).click();
  }
  await icon.click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.waitFor();
  return dialog;
}
