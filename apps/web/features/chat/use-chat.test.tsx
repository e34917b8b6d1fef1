import { english } from "@emberlode/messages/testing/english";
import { act, renderHook, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { pretendPage } from "../../lib/testing.tsx";
import { Toasts } from "../ui/toasts.tsx";
import { pretendRoom } from "./testing.ts";
import { chatRoomAtom, useChatCalls } from "./use-chat.ts";

it("reports a message once, and says so when it is reported again", async () => {
  const server = vi.fn(async (): Promise<unknown> => ({ ok: true }));
  server.mockRejectedValueOnce(new Error("not this time"));
  const { store, wrapper: Page } = pretendPage(server);
  store.set(chatRoomAtom, pretendRoom([]).room);
  const { result } = renderHook(useChatCalls, {
    wrapper: ({ children }) => (
      <Page>
        {children}
        <Toasts />
      </Page>
    ),
  });
  const report = (id: string) => act(async () => result.current.report(id));

  await report("7");
  await screen.findByText(english.shell("connection.noAnswer"));
  await report("7");
  await screen.findByText(english.chat("reported"));
  await report("7");
  await screen.findByText(english.chat("reportedBefore"));
  expect(server).toHaveBeenCalledTimes(2);
  await report("8");
  await waitFor(() => expect(server).toHaveBeenCalledTimes(3));
});
