/** The confirmation of an irreversible action. */
import type { Locator, Page } from "playwright-core";

/** The button of the open question with this verb. */
export const answer = (page: Page, verb: string): Locator =>
  page.getByRole("alertdialog").getByRole("button", { name: verb, exact: true });
