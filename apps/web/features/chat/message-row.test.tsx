import type { ChatMessage } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { exactTime } from "../../lib/times.ts";
import { MessageRow } from "./message-row.tsx";
import { makeMessage } from "./testing.ts";

function show(change: Partial<ChatMessage>) {
  const said = { ...makeMessage(1, change) };
  return render(
    <MessageRow ref={null} index={0} top={0} now={0} message={said} own={false} onCard={null} />,
  );
}

it("shows who is gone as a former player", () => {
  show({ sender: "" });
  const former = english.shell("formerPlayer");
  expect(screen.getByRole("article", { name: `${former}: message 1` })).toBeDefined();
  expect(screen.getByText(former).tagName).toBe("B");
});

it("labels bots only, both visually and for screen readers", () => {
  const { unmount } = show({ isBot: true });
  expect(screen.getByRole("article", { name: "Rask (bot): message 1" })).toBeDefined();
  expect(screen.getByText(english.shell("bot.mark")).textContent).toBe("Bot: Played by a program");
  unmount();
  show({});
  expect(screen.getByRole("article", { name: "Rask: message 1" })).toBeDefined();
  expect(screen.queryByText(english.shell("bot.mark"))).toBeNull();
});

it("names the title that the sender won, and only the first", () => {
  const titles = [
    { season: 2, title: "raiding" },
    { season: 1, title: "renown" },
  ] as const;
  const { container } = show({ titles: [...titles] });
  const text = english.seasons("titleOf", { season: 2, title: english.seasons("titles.raiding") });
  expect([...container.querySelectorAll(".chip")].map((chip) => chip.textContent)).toEqual([text]);
});

it.each([
  ["a player", "Rask", "Rask"],
  ["a former player", "", english.shell("formerPlayer")],
])("has the name of %s as a button that opens a card", async (_name, sender, shown) => {
  const onCard = vi.fn();
  const message = makeMessage(1, { sender });
  render(
    <MessageRow
      ref={null}
      index={0}
      top={0}
      now={0}
      message={message}
      onCard={onCard}
      own={false}
    />,
  );
  const name = { name: english.chat("card.open", { sender: shown }) };
  const button = screen.getByRole("button", name);
  expect(button.textContent).toBe(shown);
  await userEvent.click(button);
  expect(onCard).toHaveBeenCalledWith(message, button);
});

it("shows the time of a message, and day and second on hover", () => {
  const { container } = show({});
  const time = container.querySelector("time");
  expect(time?.textContent).toMatch(/\d:\d\d/);
  expect(time?.title).toBe(exactTime("2025-06-01T12:00:00.000Z"));
});
