import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { blurAfterClick } from "./blur-after-click.ts";

it("releases the focus after a pointer click, but not for the keyboard", async () => {
  render(
    <button type="button" onClick={blurAfterClick}>
      Walk
    </button>,
  );
  const button = screen.getByRole("button");
  await userEvent.click(button);
  expect(document.activeElement).toBe(document.body);
  button.focus();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(button);
});
