import { english } from "@emberlode/messages/testing/english";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pretendPage } from "../../lib/testing.tsx";
import { press } from "../../lib/testing-screen.ts";
import { Notices } from "../shell/notices.tsx";
import { scheduleAtom } from "../world-schedule/schedule-atom.ts";

const t = english.announcements;
const text = (language: string, title: string) => ({
  language,
  title,
  content: `About **the ${title}**, [rules](/rules)`,
});
const BANNERS = [
  { id: "2", texts: [text("en", "Noon"), text("es", "Mediodía")], endsAt: null },
  { id: "1", texts: [text("es", "Fiesta")], endsAt: null },
];

const fetch = vi.fn(async (..._request: unknown[]) =>
  Response.json({ banners: BANNERS, maintenance: null }),
);

beforeEach(() => {
  window.localStorage.clear();
  vi.stubGlobal("fetch", fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = () => render(<Notices />, { wrapper: pretendPage().wrapper });

it("shows each in the page's language if it has one, and opens to the text", async () => {
  open();
  await screen.findByText("Noon");
  expect(screen.queryByText("Mediodía")).toBeNull();
  expect(screen.getByText("Fiesta").lang).toBe("es");
  const [more] = screen.getAllByRole("button", { name: t("more") });
  expect(screen.queryAllByRole("link")).toEqual([]);
  more?.click();
  const link = await screen.findByRole("link", { name: "rules" });
  expect(link.getAttribute("href")).toBe("/rules");
  expect(link.closest("p")?.textContent).toBe("About the Noon, rules");
  // Cookies would keep an idle session alive.
  expect(fetch).toHaveBeenCalledWith(
    "/api/announcements",
    expect.objectContaining({ credentials: "omit" }),
  );
});

it("stays dismissed in this browser", async () => {
  const { unmount } = open();
  await screen.findByText("Noon");
  await press(t("dismiss", { title: "Noon" }));
  expect(screen.queryByText("Noon")).toBeNull();
  unmount();
  open();
  await screen.findByText("Fiesta");
  expect(screen.queryByText("Noon")).toBeNull();
});

it("shows nothing while the server cannot be reached", async () => {
  fetch.mockRejectedValueOnce(new TypeError("offline"));
  open();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(screen.getByRole("status").textContent).toBe("");
});

it("shows visitors maintenance, and players what their socket says", async () => {
  const maintenance = { from: new Date(Date.now() - 1000).toISOString(), until: null };
  fetch.mockResolvedValueOnce(Response.json({ banners: [], maintenance }));
  const { wrapper, store } = pretendPage();
  render(<Notices />, { wrapper });
  await screen.findByText(english.world("schedule.maintenance.open"));
  act(() => store.set(scheduleAtom, { peace: null, maintenance: null }));
  expect(screen.queryByText(english.world("schedule.maintenance.open"))).toBeNull();
});
