/** What the command palette can open: pages, desks, places and players. */
import type { RankRow, ViewAnswer } from "@emberlode/contract";
import { type FieldType, isSameCell, type Position, SITE_PAGES } from "@emberlode/game";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { messages } from "../../lib/messages.ts";
import { displayName, rankText } from "../../lib/names.ts";
import { codexPath, fieldPath, GAME_PATH, playerPath } from "../../lib/paths.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { wayText } from "../../lib/way.ts";
import { DESKS, type DeskId, isDeskId } from "../desks/desk-ids.ts";
import { closeDesk, isDeskOpen, openCodex, openDesk } from "../desks/use-desk.ts";
import { cooldownEnd, requestedWalkAtom } from "../field/field-atoms.ts";
import { useView } from "../field/use-fields.ts";
import { nearestCell } from "../field/use-nearest.ts";
import { usePlots } from "../plots/use-plots.ts";
import { useOwnedFactories } from "../research/use-levels.ts";
import { useRankSearch } from "../seasons/use-ranks.ts";
import { usePlayer } from "../session/player-context.tsx";
import { loggedInAtom } from "../session/session-atoms.ts";
import { useLogout } from "../session/use-session.ts";
import { type DialogId, openDialogAtom } from "../ui/dialog-atoms.ts";
import { type PaletteItem, parsePosition } from "./items.ts";

const tShell = await messages("shell");
const tPalette = await messages("palette");
const tDesks = await messages("desks");
const tCatalogue = await messages("catalogue");

/** Functions that open an item from any page, within the game or by navigating to it. */
export function usePaletteActions() {
  const [path, go] = useLocation();
  const setRequestedWalk = useSetAtom(requestedWalkAtom);
  const inGame = path === GAME_PATH;
  return {
    go,
    inGame,
    openDesk(desk: DeskId) {
      if (inGame) openDesk(desk);
      else go(`${GAME_PATH}?desk=${desk}`);
    },
    openEntry(entry: string) {
      if (inGame) openCodex(entry);
      else go(codexPath(entry));
    },
    walkTo(at: Position) {
      setRequestedWalk({ x: at.x, y: at.y });
      if (!inGame) go(GAME_PATH);
      else if (isDeskOpen()) closeDesk();
    },
  };
}

const OWN_DESKS = Object.keys(DESKS)
  .filter(isDeskId)
  .filter((id) => DESKS[id] === "own");

function deskLabel(desk: DeskId): string {
  if (desk === "army.attack" || desk === "army.defense") return tPalette(`armyDesks.${desk}`);
  return tDesks(`titles.${desk}`);
}

/** The pages. */
function usePages(): readonly PaletteItem[] {
  const { go } = usePaletteActions();
  const page = (path: string, label: string): PaletteItem => ({
    id: `page ${path}`,
    group: "pages",
    label,
    run: () => go(path),
  });
  return [
    page("/", tShell("nav.home")),
    page("/story", tShell("nav.story")),
    page(GAME_PATH, tShell("nav.game")),
    page("/ranks", tShell("nav.ranks")),
    page("/seasons", tPalette("pages.seasons")),
    page("/clans", tShell("nav.clans")),
    page("/codex", tPalette("pages.codex")),
    page("/fair", tPalette("pages.fair")),
    ...SITE_PAGES.map((name) => page(`/${name}`, tShell(`legal.${name}`))),
    page("/battles/calculator", tPalette("pages.calculator")),
  ];
}

/** The player's dialogs and log-out. */
function useDialogs(isGuest: boolean): readonly PaletteItem[] {
  const open = useSetAtom(openDialogAtom);
  const logout = useLogout();
  const action = (id: string, label: string, run: () => void): PaletteItem => ({
    id,
    group: "actions",
    label,
    run,
  });
  const dialog = (id: DialogId, label: string) => action(`dialog ${id}`, label, () => open(id));
  return [
    dialog("account", tShell("nav.account")),
    dialog("alliances", tShell("nav.alliances")),
    dialog("settings", tShell("nav.settings")),
    dialog("alerts", tPalette("dialogs.alerts")),
    dialog("keys", tPalette("dialogs.keys")),
    // Ask guests first: they cannot log in again.
    action("logout", tShell("nav.logout"), () => (isGuest ? open("guestLogout") : logout.mutate())),
  ];
}

/** The player's desks and dialogs, and the pages. */
export function useActions(): readonly PaletteItem[] {
  const { openDesk } = usePaletteActions();
  const player = usePlayer();
  const pages = usePages();
  const dialogs = useDialogs(player?.user.isGuest === true);
  if (player === undefined) return pages;
  const desks = OWN_DESKS.map(
    (desk): PaletteItem => ({
      id: `desk ${desk}`,
      group: "desks",
      label: deskLabel(desk),
      run: () => openDesk(desk),
    }),
  );
  return [...desks, ...dialogs, ...pages];
}

/** The field with the typed coordinates: to walk to or to look at. */
export function useTypedPlace(text: string): readonly PaletteItem[] {
  const { walkTo, go } = usePaletteActions();
  const loggedIn = useAtomValue(loggedInAtom);
  const at = parsePosition(text);
  if (at === null) return [];
  const { x, y } = at;
  const look: PaletteItem = {
    id: "look",
    group: "places",
    label: tPalette("lookAt", { x, y }),
    run: () => go(fieldPath({ x, y })),
  };
  // Without a session, this leads to the log-in page and from there to the field.
  if (!loggedIn) return [look];
  return [
    { id: "walk", group: "places", label: tPalette("walkTo", { x, y }), run: () => walkTo(at) },
    look,
  ];
}

/** The player's own base, factories and plots. */
export function useOwnPlaces(): readonly PaletteItem[] {
  const { walkTo } = usePaletteActions();
  const enabled = useAtomValue(loggedInAtom);
  const base = usePlayer()?.user.base ?? null;
  const factories = useOwnedFactories({ enabled }).data?.factories ?? [];
  const plots = usePlots({ enabled }).data?.plots ?? [];
  const place = (id: string, label: string, at: { x: number; y: number }): PaletteItem => ({
    id,
    group: "places",
    label,
    note: tPalette("at", { x: at.x, y: at.y }),
    run: () => walkTo(at),
  });
  return [
    ...(base === null ? [] : [place("home", tPalette("walkHome"), base)]),
    ...plots.map((plot) =>
      place(
        `plot ${plot._id}`,
        tPalette("plot", { title: plot.title || tPalette("at", { x: plot.x, y: plot.y }) }),
        plot,
      ),
    ),
    ...factories
      .filter(({ factory }) => factory.type === "factory")
      .map(({ slots, factory }) =>
        place(`factory ${factory.x} ${factory.y}`, tPalette("factory", { slots }), factory),
      ),
  ];
}

/** Places that the player can walk to and enter. */
const ENTERABLE_TYPES: readonly FieldType[] = [
  ...(["bank", "web", "market", "casino", "euc"] as const),
  ...(["factory", "cave", "forest", "memorial"] as const),
];

/**
 * The nearest explored place of a type, if possible one that can be used now; the player's own
 * factories are listed separately.
 */
function nearestOf(type: FieldType, view: ViewAnswer, from: Position): Position | null {
  const isOwn = (at: Position) => view.factories.some((factory) => isSameCell(factory, at));
  const isMatch = (seen: FieldType, at: Position) => seen === type && !isOwn(at);
  const now = serverNow();
  const isReady = (at: Position) => (cooldownEnd(view, at) ?? 0) <= now;
  return (
    nearestCell(view, from, (seen, at) => isMatch(seen, at) && isReady(at)) ??
    nearestCell(view, from, isMatch)
  );
}

function distanceText(from: Position, at: Position): string {
  return isSameCell(from, at) ? tPalette("here") : wayText(from, at);
}

function nearestOfEach(view: ViewAnswer, from: Position) {
  return ENTERABLE_TYPES.flatMap((type) => {
    const at = nearestOf(type, view, from);
    return at === null ? [] : [{ type, at, note: distanceText(from, at) }];
  });
}

/** The nearest known place of each kind, with its distance. */
export function useKnownPlaces(): readonly PaletteItem[] {
  const { walkTo } = usePaletteActions();
  const enabled = useAtomValue(loggedInAtom);
  const from = usePlayer()?.user.status;
  const { data: view } = useView(enabled);
  // Search the map once, not on every keystroke.
  const nearest = useMemo(() => (from && view ? nearestOfEach(view, from) : []), [from, view]);
  return nearest.map(({ type, at, note }) => ({
    id: `nearest ${type}`,
    group: "places",
    label: tPalette("walkToNearest", { title: tCatalogue(`fields.${type}.title`) }),
    note,
    run: () => walkTo(at),
  }));
}

/** Maximum number of players shown, and of bots; typing narrows them down. */
const MAX_PLAYERS = 5;
/** Minimum length of a search. */
const MIN_LETTERS = 2;
/** Debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 200;
/** The server's maximum length of a search. */
const MAX_LETTERS = 64;

/** The debounced text. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** Ranked players and bots whose username or base name contains the text. */
export function useFoundPlayers(text: string): readonly PaletteItem[] {
  const { go } = usePaletteActions();
  const search = useDebounced(text.trim().slice(0, MAX_LETTERS));
  const wanted = search.length >= MIN_LETTERS;
  const { players, bots } = useRankSearch(search, MAX_PLAYERS, wanted);
  if (!wanted || text.trim() === "") return [];
  const toItem = ({ _id, username, rank }: RankRow, isBot: boolean): PaletteItem => ({
    id: `player ${_id}`,
    group: "players",
    label: displayName(username, isBot),
    note: tPalette("rank", { rank: rankText(rank, isBot) }),
    run: () => go(playerPath(username)),
  });
  return [
    ...(players?.ranks ?? []).map((row) => toItem(row, false)),
    ...(bots?.ranks ?? []).map((row) => toItem(row, true)),
  ];
}
