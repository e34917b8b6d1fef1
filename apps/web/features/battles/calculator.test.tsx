import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { pretendPage, recordToasts } from "../../lib/testing.tsx";
import { Calculator } from "./calculator.tsx";

it("neither forecasts nor copies an invalid amount, and resets without it", async () => {
  recordToasts();
  const user = userEvent.setup();
  await navigator.clipboard.writeText("nothing");
  render(<Calculator search="" />, { wrapper: pretendPage().wrapper });
  const pikemen = () => screen.getByLabelText(english.catalogue("units.pikeman"));
  const copy = screen.getByRole("button", { name: english.calculator("copy") });
  await user.clear(pikemen());
  await user.type(pikemen(), "10k");
  screen.getByText(english.calculator("refused"));
  expect(screen.queryByText(english.calculator("morale"))).toBeNull();
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toBe("nothing");
  await user.click(screen.getByRole("button", { name: english.calculator("reset") }));
  expect(pikemen()).toHaveProperty("value", "10");
  screen.getByText(english.calculator("morale"));
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toContain("/battles/calculator?a=10&");
});
