/** The question that is asked before something that cannot be undone. */
import type { Locator, Page } from "playwright-core";

/** The button of the open question that does it. */
export const answer = (page: Page, verb: string): Locator =>
  page.getByRole("alertdialog").getByRole("button", { name: verb, exact: true });
