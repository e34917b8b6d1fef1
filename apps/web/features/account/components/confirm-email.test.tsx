import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "../../../lib/query-client.ts";
import { type AppRouter, trpc } from "../../../lib/trpc.ts";
import { ConfirmEmail } from "./confirm-email.tsx";

/** The page over a server that answers each call as told. */
function open(answer: (input: unknown) => unknown) {
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        try {
          observer.next({ result: { data: answer(op.input) } });
          observer.complete();
        } catch (error) {
          observer.error(TRPCClientError.from(error instanceof Error ? error : new Error()));
        }
      });
  const queries = createQueryClient();
  render(
    <trpc.Provider client={trpc.createClient({ links: [link] })} queryClient={queries}>
      <QueryClientProvider client={queries}>
        <ConfirmEmail token="the-token" />
      </QueryClientProvider>
    </trpc.Provider>,
  );
}

const press = () => userEvent.click(screen.getByRole("button", { name: "Confirm the address" }));

it("asks nothing of the server until the button is pressed, then says that it is done", async () => {
  const answer = vi.fn(() => ({ ok: true }));
  open(answer);
  expect(screen.getByRole("heading", { name: "Confirm your e-mail address" })).toBeDefined();
  expect(answer).not.toHaveBeenCalled();
  await press();
  expect(await screen.findByRole("status")).toHaveProperty(
    "textContent",
    "The address is confirmed. Mail about your account goes there from now on.",
  );
  expect(answer).toHaveBeenCalledExactlyOnceWith({ token: "the-token" });
  expect(screen.queryByRole("button")).toBeNull();
});

it("shows what the server refused, and can be tried again", async () => {
  const text = "That link or token is no longer valid. Ask for a new one.";
  open(() => {
    const error = new TRPCClientError(text);
    throw Object.assign(error, { data: { gameCode: "TOKEN_INVALID" } });
  });
  await press();
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  expect(screen.getByRole("button", { name: "Confirm the address" })).toBeDefined();
});
