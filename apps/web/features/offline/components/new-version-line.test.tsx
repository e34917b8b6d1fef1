import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { NewVersionLine } from "./new-version-line.tsx";

it("offers the new version, and reloads only when asked", async () => {
  const onReload = vi.fn();
  render(<NewVersionLine onReload={onReload} />);
  expect(screen.getByText("A new version is here.")).toBeDefined();
  expect(onReload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(onReload).toHaveBeenCalledTimes(1);
});

it("goes away when it is put off", async () => {
  render(<NewVersionLine />);
  await userEvent.click(screen.getByRole("button", { name: "Later" }));
  expect(screen.queryByText("A new version is here.")).toBeNull();
});
