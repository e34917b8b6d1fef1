import { EXCHANGE } from "@emberlode/game";
import { english, startingWith } from "@emberlode/messages/testing/english";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { recordToasts, refusal } from "../../lib/testing.tsx";
import { noticeAtom } from "../desks/use-notice.ts";
import { makePayload, makeStatus } from "../session/testing.tsx";
import { renderDesk } from "../session/testing-render.tsx";
import ExchangeDesk from "./exchange-desk.tsx";

const t = english.town;

beforeEach(recordToasts);

/** Each line's term and value. */
const lines = () =>
  screen
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

const amountField = (resource: string) =>
  screen.getByRole("textbox", { name: startingWith(t("amount", { resource })) });

it("goes back to the least amount after an exchange, but keeps a refused one", async () => {
  const payload = makePayload({ status: makeStatus({ metal: 900, energy: 500 }) });
  let isRefused = true;
  const answer = { newStatus: payload.user.status, desc: "Exchanged.", received: 90 };
  const server = async () => (isRefused ? Promise.reject(refusal("INTERNAL")) : answer);
  const { store } = renderDesk(ExchangeDesk, "exchange", { payload, server });
  const user = userEvent.setup();
  await user.clear(amountField("metal"));
  await user.type(amountField("metal"), "100");
  await user.click(screen.getByRole("button", { name: /^Exchange / }));
  await waitFor(() => expect(store.get(noticeAtom)?.tone).toBe("refused"));
  expect(amountField("metal")).toHaveProperty("value", "100");
  isRefused = false;
  await user.click(screen.getByRole("button", { name: /^Exchange / }));
  const least = String(EXCHANGE.minAmount);
  await waitFor(() => expect(amountField("metal")).toHaveProperty("value", least));
});

it("labels each amount, and keeps the resources in order", async () => {
  const payload = makePayload({ status: makeStatus({ metal: 900, energy: 500 }) });
  renderDesk(ExchangeDesk, "exchange", { payload });
  const user = userEvent.setup();
  const type = async (resource: string, amount: string) => {
    const name = startingWith(t("amount", { resource }));
    const field = screen.getByRole("textbox", { name });
    await user.clear(field);
    await user.type(field, amount);
  };
  await type("metal", "100");
  expect(lines()).toEqual([
    [t("exchange.youGive"), "100 metal"],
    [t("exchange.fee"), "10 metal"],
    [t("exchange.youGet"), "90 energy"],
    ["Metal", "900 →  to 800−100"],
    ["Energy", "500 →  to 590+90"],
  ]);
  await user.click(screen.getByRole("radio", { name: t("resources.energy") }));
  await type("energy", "200");
  expect(lines()).toEqual([
    [t("exchange.youGive"), "200 energy"],
    [t("exchange.fee"), "20 energy"],
    [t("exchange.youGet"), "180 metal"],
    ["Metal", "900 →  to 1,080+180"],
    ["Energy", "500 →  to 300−200"],
  ]);
});
