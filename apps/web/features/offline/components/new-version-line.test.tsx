import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { NewVersionLine } from "./new-version-line.tsx";

it("offers the new version, and reloads only when asked", async () => {
  const onReload = vi.fn();
  render(<NewVersionLine onReload={onReload} />);
  expect(screen.getByText(english.offline("version.text"))).toBeDefined();
  expect(onReload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: english.offline("version.reload") }));
  expect(onReload).toHaveBeenCalledTimes(1);
});

it("goes away when it is put off", async () => {
  render(<NewVersionLine />);
  await userEvent.click(screen.getByRole("button", { name: english.offline("version.later") }));
  expect(screen.queryByText(english.offline("version.text"))).toBeNull();
});
