import { SOUND_FLAGS } from "@emberlode/game";
import { LANGUAGE_NAMES, LANGUAGES } from "@emberlode/messages/languages";
import { english, startingWith } from "@emberlode/messages/testing/english";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { languageHeader } from "../../lib/language.ts";
import { notifyError } from "../../lib/notify.ts";
import { pretendPage, recordToasts, SESSION } from "../../lib/testing.tsx";
import { button, press } from "../../lib/testing-screen.ts";
import { customKeysAtom } from "../controls/use-key-map.ts";
import { loggedInAtom } from "../session/session-atoms.ts";
import {
  browserSettingsAtom,
  getSettings,
  motionAtom,
  themeAtom,
  volumeAtom,
} from "../session/use-settings.ts";
import { CUES } from "../sounds/cues.ts";
import { soundPlayer } from "../sounds/sound-player.ts";
import SettingsDialog, { LanguageChoice } from "./settings-dialog.tsx";

const t = english.settings;
const ATTACK = english.account("settings.alertNames.attack");
const EVENT = english.account("settings.alertNames.event");
const NUMPAD = startingWith(english.account("settings.controlsNumpad"));
const NORTH = t("controls.go", { direction: english.catalogue("directions.n") });
const tryOf = (name: string) => t("sounds.testName", { name });
const changeOf = (what: string) => t("controls.changeOf", { what });

const ALL_ON = { admin: true, attack: true, event: true };
const AT_FIRST = { controls: "default", alerts: ALL_ON };

beforeEach(recordToasts);

/** The open dialog; its calls wait for `answer` or `refuse`, in order. */
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
    now: () => getSettings(utils as Parameters<typeof getSettings>[0], queries),
    session: () => queries.getQueryData(SESSION),
    turn: (name: string) => user.click(screen.getByRole("switch", { name })),
    openTab: (name: string) => user.click(screen.getByRole("tab", { name })),
    choose: (name: RegExp) => user.click(screen.getByRole("radio", { name })),
  };
}

const isOn = (name: string) => screen.getByRole<HTMLInputElement>("switch", { name }).checked;
const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name }).checked;

it("applies the chosen keys immediately and stores them with the account", async () => {
  const { store, asked, session, choose } = openDialog();
  const inBrowser = store.get(browserSettingsAtom);
  await choose(NUMPAD);
  expect(isChosen(NUMPAD)).toBe(true);
  expect(asked.map(({ input }) => input)).toEqual([{ controls: "numpad" }]);
  const settings = { ...AT_FIRST, controls: "numpad" };
  asked[0]?.answer(settings);
  await waitFor(() =>
    expect(session()).toEqual({ user: { _id: "7", status: { metal: 5, settings } } }),
  );
  expect(isChosen(NUMPAD)).toBe(true);
  expect(store.get(browserSettingsAtom)).toBe(inBrowser);
});

it("lists the alerts as in the spec, logs and rolls back a refused change, and keeps the others", async () => {
  const log = vi.spyOn(console, "info").mockImplementation(() => {});
  const { asked, now, openTab, turn } = openDialog();
  await openTab(english.account("settings.alerts"));
  const names = screen.getAllByRole("switch").map((one) => one.closest("label")?.textContent);
  expect(names.slice(0, 3)).toEqual(["Admin", "Attack", "Event"]);
  await turn(ATTACK);
  await turn(EVENT);
  expect([isOn(ATTACK), isOn(EVENT)]).toEqual([false, false]);
  expect(now().alerts).toEqual({ admin: true, attack: false, event: false });
  expect(asked).toHaveLength(1);
  asked[0]?.refuse();
  await waitFor(() => expect(isOn(ATTACK)).toBe(true));
  expect(now().alerts).toEqual({ ...ALL_ON, event: false });
  expect(notifyError).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledOnce();
  expect(isOn(EVENT)).toBe(false);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.input).toEqual({ alerts: { event: false } });
  asked[1]?.answer({ ...AT_FIRST, alerts: { ...ALL_ON, event: false } });
  await waitFor(() => expect(isOn(EVENT)).toBe(false));
});

it("stores sounds and theme in the browser, and plays no sample at volume 0", async () => {
  const { store, asked, openTab, turn, choose } = openDialog();
  const play = vi.spyOn(soundPlayer, "play").mockImplementation(() => {});
  await openTab(english.account("settings.sounds"));
  await turn(t("sounds.names.click"));
  expect(isOn(t("sounds.names.click"))).toBe(false);
  await press(tryOf(ATTACK));
  expect(play).toHaveBeenLastCalledWith("alertAttack", store.get(volumeAtom));
  screen.getByRole("slider", { name: t("sounds.volume") }).focus();
  await userEvent.keyboard("{Home}");
  expect(store.get(volumeAtom)).toBe(0);
  expect(JSON.parse(localStorage.getItem("emberlode") ?? "").state.volume).toBe(0);
  expect(button(tryOf(ATTACK)).ariaDisabled).toBe("true");
  await openTab(english.account("settings.display"));
  await choose(startingWith(t("display.themes.light")));
  await choose(startingWith(t("display.motions.less")));
  expect([store.get(themeAtom), store.get(motionAtom)]).toEqual(["light", "less"]);
  expect(asked).toEqual([]);
});

it("has a switch and a test button for each of the seven flags (spec §2 SOUNDS)", async () => {
  const { openTab } = openDialog();
  const play = vi.spyOn(soundPlayer, "play").mockImplementation(() => {});
  await openTab(english.account("settings.sounds"));
  const names = SOUND_FLAGS.map((flag) => t(`sounds.names.${flag}`));
  expect(names.map(isOn)).toEqual(names.map(() => true));
  for (const name of names) fireEvent.click(button(tryOf(name)));
  expect(play.mock.calls.map(([cue]) => CUES[cue].flag)).toEqual(SOUND_FLAGS);
});

it("applies a custom key immediately, but refuses one that is already taken", async () => {
  const { store } = openDialog();
  await press(changeOf(NORTH));
  await userEvent.keyboard("x");
  expect(screen.getByRole("alert").textContent).toContain("X is already used for “Go south”");
  expect(store.get(customKeysAtom).default).toEqual({});
  await userEvent.keyboard("o");
  expect(store.get(customKeysAtom)).toEqual({ default: { n: "O" }, numpad: {} });
  screen.getByText(t("controls.changed", { what: NORTH, key: "O" }));
  await press(t("controls.reset"));
  expect(store.get(customKeysAtom).default).toEqual({});
});

it("keeps the key on Escape, and binds Space without pressing the button again", async () => {
  const { store } = openDialog();
  const what = t("controls.help");
  await press(changeOf(what));
  await userEvent.keyboard("{Escape}");
  screen.getByText(t("controls.kept", { what, key: "?" }));
  await press(changeOf(t("controls.dig")));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: " " });
  expect(store.get(customKeysAtom).default).toEqual({ dig: "Space" });
  // A browser presses a button when Space is released, unless that is prevented.
  expect(fireEvent.keyUp(document.activeElement ?? document.body, { key: " " })).toBe(false);
  expect(screen.queryByText(t("controls.press"))).toBeNull();
});

it("stores everything in the browser while no player is logged in", async () => {
  const { store, asked, choose } = openDialog(false);
  await choose(NUMPAD);
  expect(isChosen(NUMPAD)).toBe(true);
  expect(store.get(browserSettingsAtom).controls).toBe("numpad");
  expect(asked).toEqual([]);
});

it("stores the chosen language, tells the server, and then reloads the page", async () => {
  const spoken: string[] = [];
  const reload = () => spoken.push(languageHeader()["accept-language"] ?? "", document.cookie);
  render(<LanguageChoice reload={reload} />);
  const radios = screen.getAllByRole<HTMLInputElement>("radio");
  expect(radios.map(({ checked }) => checked)).toEqual(LANGUAGES.map((one) => one === "en"));
  await userEvent.click(screen.getByRole("radio", { name: LANGUAGE_NAMES.es }));
  expect(spoken).toEqual(["es", expect.stringContaining("language=es")]);
});

it("opens on another tab than the keys on a touch screen", () => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(pointer: coarse)" }));
  openDialog();
  const open = screen.getByRole("tab", { selected: true });
  expect(open.textContent).toBe(english.account("settings.alerts"));
  vi.unstubAllGlobals();
});
