import { english } from "@emberlode/messages/testing/english";
import { fireEvent, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { press } from "../../lib/testing-screen.ts";
import { MoreBelow } from "./more-below.tsx";

it("marks that the page goes on, until its end is in sight", () => {
  const root = document.documentElement;
  vi.spyOn(root, "scrollHeight", "get").mockReturnValue(1000);
  vi.spyOn(root, "clientHeight", "get").mockReturnValue(800);
  const { container } = render(<MoreBelow />);
  expect(container.children).toHaveLength(1);
  root.scrollTop = 190;
  fireEvent.scroll(window);
  expect(container.children).toHaveLength(0);
  root.scrollTop = 0;
});

it("scrolls on when pressed", async () => {
  const root = document.documentElement;
  vi.spyOn(root, "scrollHeight", "get").mockReturnValue(1000);
  vi.spyOn(root, "clientHeight", "get").mockReturnValue(800);
  const scrolled = vi.spyOn(window, "scrollBy").mockImplementation(() => undefined);
  render(<MoreBelow />);
  await press(english.game("field.more"));
  expect(scrolled).toHaveBeenCalledWith({ top: window.innerHeight / 3 });
});
