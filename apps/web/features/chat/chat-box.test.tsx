import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { expect, it } from "vitest";
import { press } from "../../lib/testing-screen.ts";
import { Composer } from "./chat-box.tsx";
import { pretendRoom } from "./testing.ts";
import { chatFocusRequestsAtom } from "./use-chat.ts";

const t = english.chat;

/** A freshly loaded page: a new store on the same browser storage. */
function openPage(player = "7", store = createStore()) {
  const { room } = pretendRoom([]);
  const page = render(
    <Provider store={store}>
      <Composer player={player} room={room} />
    </Provider>,
  );
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: t("input") });
  const bodies = () => room.getState().unsent.map(({ body }) => body);
  return { ...page, input, bodies, user: userEvent.setup() };
}

it("strips tags while typing, but keeps hearts and comparisons", async () => {
  const { input, user } = openPage();
  expect(input.placeholder).toBe(t("placeholder"));
  await user.type(input, "a <b>bold</b> 1 < 2 <3");
  expect(input.value).toBe("a bold 1 < 2 <3");
});

it("sends on Enter and by the button, then clears the input", async () => {
  const { input, user, bodies } = openPage();
  await user.type(input, "one{Enter}two");
  await press(t("send"));
  expect(bodies()).toEqual(["one", "two"]);
  expect(input.value).toBe("");
  expect(document.activeElement).toBe(input);
});

it("limits the text to 500 characters and shows the remaining ones near the limit", async () => {
  const { input, user } = openPage();
  input.focus();
  await user.paste("😀".repeat(450));
  expect(screen.getByText(english.chat("left", { count: 50 }))).toBeDefined();
  await user.paste("😀".repeat(200));
  expect(Array.from(input.value)).toHaveLength(500);
});

it("restores the draft after a reload, for the same player only", async () => {
  const first = openPage();
  await first.user.type(first.input, "half a sent");
  first.unmount();
  const other = openPage("8");
  expect(other.input.value).toBe("");
  other.unmount();
  expect(openPage().input.value).toBe("half a sent");
});

it("returns the keys to the game on Escape", async () => {
  const { input, user } = openPage();
  await user.type(input, "w{Escape}");
  expect(document.activeElement).toBe(document.body);
  expect(input.value).toBe("w");
});

it("takes the focus once if the chat was requested on another page", () => {
  const store = createStore();
  store.set(chatFocusRequestsAtom, (times) => times + 1);
  const { input, unmount } = openPage("7", store);
  expect(document.activeElement).toBe(input);
  unmount();
  expect(document.activeElement).not.toBe(openPage("7", store).input);
});
