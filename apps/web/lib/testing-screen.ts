/** Shortcuts to page content, for tests. */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const press = (name: string | RegExp) => userEvent.click(button(name));
/** Answers the page's open question. */
export const answerWith = (name: string | RegExp) =>
  userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name }));

export const textsOf = (nodes: Iterable<Node>) =>
  Array.from(nodes, ({ textContent }) => textContent);
