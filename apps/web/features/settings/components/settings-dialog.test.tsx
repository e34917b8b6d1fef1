import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { notifyError } from "../../../lib/notify.ts";
import { pretendPage, SESSION } from "../../../lib/testing.tsx";
import { loggedInAtom } from "../../session/atoms/session-atoms.ts";
import { browserSettingsAtom } from "../atoms/settings-atoms.ts";
import { settingsNow } from "../hooks/use-settings.ts";
import SettingsDialog from "./settings-dialog.tsx";

vi.mock("../../../lib/notify.ts");

const ALL_ON = { admin: true, attack: true, event: true };
const AT_FIRST = { controls: "default", alerts: ALL_ON };

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

/** The open dialog; the calls that it makes wait for `answer` or `refuse`, in their order. */
function openDialog(loggedIn = true) {
  const asked: { input: unknown; answer: (settings: unknown) => void; refuse: () => void }[] = [];
  const { store, queries, wrapper } = pretendPage(
    (_path, input) =>
      new Promise((resolve, reject) => {
        const answer = (settings: unknown) => resolve({ settings });
        asked.push({ input, answer, refuse: () => reject(new Error("no")) });
      }),
  );
  store.set(loggedInAtom, loggedIn);
  if (loggedIn) {
    queries.setQueryData(SESSION, { user: { _id: "7", status: { metal: 5, settings: AT_FIRST } } });
  }
  render(<SettingsDialog onClose={() => {}} />, { wrapper });
  const user = userEvent.setup();
  const utils = { user: { session: { getData: () => queries.getQueryData(SESSION) } } };
  return {
    store,
    asked,
    now: () => settingsNow(utils as Parameters<typeof settingsNow>[0], queries),
    session: () => queries.getQueryData(SESSION),
    press: (name: string) => user.click(screen.getByRole("switch", { name })),
    openTab: (name: string) => user.click(screen.getByRole("tab", { name })),
    choose: (name: RegExp) => user.click(screen.getByRole("radio", { name })),
  };
}

const isOn = (name: string) => screen.getByRole<HTMLInputElement>("switch", { name }).checked;
const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name }).checked;

it("shows the chosen keys at once and keeps them with the account", async () => {
  const { store, asked, session, choose } = openDialog();
  const inBrowser = store.get(browserSettingsAtom);
  await choose(/Numpad/);
  expect(isChosen(/Numpad/)).toBe(true);
  expect(asked.map(({ input }) => input)).toEqual([{ controls: "numpad" }]);
  const settings = { ...AT_FIRST, controls: "numpad" };
  asked[0]?.answer(settings);
  await waitFor(() =>
    expect(session()).toEqual({ user: { _id: "7", status: { metal: 5, settings } } }),
  );
  expect(isChosen(/Numpad/)).toBe(true);
  expect(store.get(browserSettingsAtom)).toBe(inBrowser);
});

it("logs a refused change, which changes nothing, and leaves the others", async () => {
  const log = vi.spyOn(console, "info").mockImplementation(() => {});
  const { asked, now, openTab, press } = openDialog();
  await openTab("ALERTS");
  await press("Attack");
  await press("Event");
  expect([isOn("Attack"), isOn("Event")]).toEqual([false, false]);
  expect(now().alerts).toEqual({ admin: true, attack: false, event: false });
  expect(asked).toHaveLength(1);
  asked[0]?.refuse();
  await waitFor(() => expect(isOn("Attack")).toBe(true));
  expect(now().alerts).toEqual({ ...ALL_ON, event: false });
  expect(notifyError).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledOnce();
  expect(isOn("Event")).toBe(false);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.input).toEqual({ alerts: { event: false } });
  asked[1]?.answer({ ...AT_FIRST, alerts: { ...ALL_ON, event: false } });
  await waitFor(() => expect(isOn("Event")).toBe(false));
});

it("keeps sounds in the browser and calls nobody", async () => {
  const { asked, openTab, press } = openDialog();
  await openTab("SOUNDS");
  await press("Click");
  expect(isOn("Click")).toBe(false);
  expect(asked).toEqual([]);
});

it("keeps everything in the browser while nobody is logged in", async () => {
  const { store, asked, choose } = openDialog(false);
  await choose(/Numpad/);
  expect(isChosen(/Numpad/)).toBe(true);
  expect(store.get(browserSettingsAtom).controls).toBe("numpad");
  expect(asked).toEqual([]);
});

it("lists the alerts in the order of the specification", async () => {
  const { openTab } = openDialog();
  await openTab("ALERTS");
  const names = screen.getAllByRole("switch").map((one) => one.closest("label")?.textContent);
  expect(names.slice(0, 3)).toEqual(["Admin", "Attack", "Event"]);
});
