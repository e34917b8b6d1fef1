import { MAP_LETTERS } from "@emberlode/contract";
import { type FieldType, HOUR } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useAtomValue } from "jotai";
import { beforeEach, expect, it } from "vitest";
import { guardComposition } from "../../lib/input-methods.ts";
import { textsOf } from "../../lib/testing-screen.ts";
import { requestedWalkAtom } from "../field/field-atoms.ts";
import { makePayload, makeStatus, makeView, playingPage } from "../session/testing.tsx";
import { OpenDialog, usePaletteKey } from "../shell/shell.tsx";
import { openDialogAtom } from "../ui/dialog-atoms.ts";

const t = english.palette;
const titleOf = (type: FieldType) => english.catalogue(`fields.${type}.title`);

beforeEach(() => window.history.replaceState(null, "", "/game"));

function Page() {
  usePaletteKey();
  return (
    <>
      <button type="button">Outside</button>
      <p>Open: {useAtomValue(openDialogAtom) ?? "nothing"}</p>
      <OpenDialog />
    </>
  );
}

const PLOT = { _id: "1", x: 3, y: 4, title: "Ore belt", note: "", color: "" };
const { bank, web, factory: works, cave, waste } = MAP_LETTERS;
/** The player is at 2, 1; the factory at 4, 1 is their own, and the cave at 2, 2 explored. */
const VIEW = makeView([bank + waste + web + works, waste + cave + cave + works], {
  factories: [{ x: 4, y: 1 }],
  resting: [{ x: 2, y: 2, until: new Date(Date.now() + HOUR).toISOString() }],
});
const FACTORY = { slots: 900, factory: { type: "factory", x: 9, y: 8 } };

/** @param early typed before the palette has loaded, which happens in the first test */
async function open(set: Parameters<typeof makePayload>[0] = {}, early = "") {
  const asked: unknown[] = [];
  const status = makeStatus({ x: 2, y: 1 });
  const payload = makePayload({ base: { x: 12, y: 7 }, status, ...set });
  const page = playingPage({
    payload,
    view: VIEW,
    async server(path, input) {
      if (path === "plots.list") return { plots: [PLOT] };
      if (path === "puc.list") return { factories: [FACTORY] };
      if (path !== "ranks.list") return new Promise(() => {});
      asked.push(input);
      const isBots = (input as { bots?: boolean }).bots === true;
      const found = isBots ? { _id: "8", username: "Snippy" } : { _id: "7", username: "Snipes" };
      return { ranks: [{ ...found, rank: 3 }], total: 1 };
    },
  });
  const user = userEvent.setup();
  render(<Page />, { wrapper: page.wrapper });
  screen.getByRole("button", { name: "Outside" }).focus();
  fireEvent.keyDown(document.body, { key: "k", code: "KeyK", ctrlKey: true });
  for (const key of early) fireEvent.keyDown(document.body, { key });
  const input = await screen.findByRole("combobox");
  // jsdom does not focus anything when a dialog opens.
  input.focus();
  return { ...page, user, input, asked };
}

const options = () => textsOf(screen.getAllByRole("option"));
const active = () => screen.getByRole("option", { selected: true }).textContent;
const address = () => window.location.pathname + window.location.search;

it("keeps what was typed while it loaded", async () => {
  const { user, input } = await open({}, "rese");
  // An effect takes the text over, which may run after the field is found.
  await waitFor(() => expect(input).toHaveProperty("value", "rese"));
  await user.keyboard("{Enter}");
  expect(address()).toBe("/game?desk=research");
});

it("opens a desk by keyboard alone, and restores the focus", async () => {
  const { user } = await open();
  await user.keyboard("rese{Enter}");
  expect(address()).toBe("/game?desk=research");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement?.textContent).toBe("Outside");
});

it("moves through the results and wraps at both ends", async () => {
  const { user, input } = await open();
  await user.keyboard("r");
  const all = options();
  expect(all.length).toBeGreaterThan(2);
  expect(active()).toBe(all[0]);
  await user.keyboard("{ArrowUp}");
  expect(active()).toBe(all.at(-1));
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(active()).toBe(all[1]);
  expect(input.getAttribute("aria-activedescendant")).toBe(
    screen.getByRole("option", { selected: true }).id,
  );
});

it.each([
  ["a player's page", /^Snipes/, "/players/Snipes"],
  ["a bot's page, by its name without the label", /^Snippy \(bot\)/, "/players/Snippy"],
  ["an entry of the codex", /^Sniper Units/, "/game?desk=codex.sniper"],
])("leads to %s", async (_whose, name, path) => {
  const { user, asked } = await open();
  await user.keyboard("snip");
  const search = { start: 0, limit: 5, search: "snip" };
  await waitFor(() => expect(asked).toEqual([search, { ...search, bots: true }]));
  await user.click(await screen.findByRole("option", { name }));
  expect(address()).toBe(path);
});

it.each([
  ["20 31", `${t("walkTo", { x: 20, y: 31 })} `, { x: 20, y: 31 }],
  ["home", `${t("walkHome")} 12, 7`, { x: 12, y: 7 }],
  ["ore b", `${t("plot", { title: "Ore belt" })} 3, 4`, { x: 3, y: 4 }],
  ["bank", `${t("walkToNearest", { title: titleOf("bank") })} 1 step west`, { x: 1, y: 1 }],
  ["exch", `${t("walkToNearest", { title: titleOf("web") })} 1 step east`, { x: 3, y: 1 }],
  [
    "nearest fact",
    `${t("walkToNearest", { title: titleOf("factory") })} 2 steps southeast`,
    { x: 4, y: 2 },
  ],
  ["cave", `${t("walkToNearest", { title: titleOf("cave") })} 1 step southeast`, { x: 3, y: 2 }],
  ["your factory", `${t("factory", { slots: 900 })} 9, 8`, { x: 9, y: 8 }],
])("walks to %s", async (text, label, at) => {
  const { user, store } = await open();
  await user.keyboard(text);
  await waitFor(() => expect(options()[0]).toBe(label));
  await user.keyboard("{Enter}");
  expect(store.get(requestedWalkAtom)).toEqual(at);
  expect(address()).toBe("/game");
});

it("finds no places that the player has not seen", async () => {
  const { user } = await open();
  await user.keyboard("nearest");
  expect(options().some((text) => text?.includes(titleOf("casino")))).toBe(false);
  expect(options().some((text) => text?.includes(titleOf("bank")))).toBe(true);
});

it("asks a guest before logging out", async () => {
  const { user, store } = await open({ isGuest: true });
  await user.keyboard("logout{Enter}");
  expect(store.get(openDialogAtom)).toBe("guestLogout");
});

it("says when nothing matches, and then ignores Enter", async () => {
  const { user } = await open();
  await user.keyboard("zzzz{Enter}");
  await screen.findByText(t("nothing"));
  expect(within(screen.getByRole("dialog")).queryByRole("listbox")).toBeNull();
});

it("opens by the position of K, and ignores the Enter that ends a composition", async () => {
  guardComposition();
  const { input } = await open();
  fireEvent.keyDown(input, { key: "л", code: "KeyK", ctrlKey: true });
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.keyDown(window, { key: "л", code: "KeyK", ctrlKey: true });
  const again = await screen.findByRole("combobox");
  fireEvent.keyDown(again, { key: "Enter", isComposing: true });
  screen.getByText("Open: palette");
});

it("closes by its shortcut, which is off while another dialog is open", async () => {
  const { user, store } = await open();
  await user.keyboard("{Control>}k{/Control}");
  expect(screen.queryByRole("dialog")).toBeNull();
  store.set(openDialogAtom, "keys");
  await screen.findByRole("dialog", { name: t("dialogs.keys") });
  await user.keyboard("{Control>}k{/Control}");
  screen.getByText("Open: keys");
});
