import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { NewVersionBanner } from "./new-version-banner.tsx";

it("offers the new version and reloads only on request", async () => {
  const [onReload, onLater] = [vi.fn(), vi.fn()];
  render(<NewVersionBanner onReload={onReload} onLater={onLater} />);
  expect(screen.getByText(english.shell("version.ready"))).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: english.shell("version.later") }));
  expect([onReload, onLater].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  await userEvent.click(screen.getByRole("button", { name: english.shell("version.reload") }));
  expect([onReload, onLater].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
