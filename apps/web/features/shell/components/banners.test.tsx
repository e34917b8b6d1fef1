import { act, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { pretendPage } from "../../../lib/testing.tsx";
import { Banners } from "./banners.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("tells of a lost network at once, and tries again as soon as it is back", async () => {
  const fetch = vi.fn(async () => new Response("ok"));
  vi.stubGlobal("fetch", fetch);
  const { wrapper } = pretendPage();
  render(<Banners />, { wrapper });
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => {
    window.dispatchEvent(new Event("offline"));
  });
  expect(screen.getByRole("status").textContent).toContain("Connection lost.");
  expect(fetch).not.toHaveBeenCalled();
  act(() => {
    window.dispatchEvent(new Event("online"));
  });
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(""));
  expect(fetch).toHaveBeenCalledExactlyOnceWith("/healthz", { cache: "no-store" });
});
