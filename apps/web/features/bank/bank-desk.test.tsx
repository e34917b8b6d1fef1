import { english, startingWith } from "@emberlode/messages/testing/english";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { makePayload, makeStatus } from "../session/testing.tsx";
import { renderDesk } from "../session/testing-render.tsx";
import BankDesk from "./bank-desk.tsx";

const t = english.town;

it("disables the button while there is no amount to move", async () => {
  const server = async (path: string) =>
    path === "tools.list" ? { tools: [{ tool: "bank", count: 1 }] } : new Promise(() => {});
  const payload = makePayload({ status: makeStatus({ metal: 900 }) });
  renderDesk(BankDesk, "bank", { payload, server });
  const name = startingWith(t("amount", { resource: "metal" }));
  const amount = await screen.findByRole("textbox", { name });
  const isDisabled = () =>
    document.querySelector("button[type=submit]")?.getAttribute("aria-disabled");
  expect(isDisabled()).toBe("false");
  await userEvent.clear(amount);
  expect(isDisabled()).toBe("true");
  await userEvent.type(amount, "0");
  expect(isDisabled()).toBe("true");
  await userEvent.type(amount, "5");
  expect(isDisabled()).toBe("false");
});
