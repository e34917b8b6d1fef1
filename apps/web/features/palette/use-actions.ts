import type { Position } from "@emberlode/game";
import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { messages } from "../../lib/messages.ts";
import { codexPath } from "../../lib/paths.ts";
import { DESKS, type DeskId, isDeskId } from "../desks/desk-ids.ts";
import { closeDesk, isDeskOpen, openCodex, openDesk } from "../desks/use-desk.ts";
import { walkWishAtom } from "../field/field-atoms.ts";
import { usePlayer } from "../session/player-context.tsx";
import { useLogout } from "../session/use-session.ts";
import { type Popup, popupAtom } from "../ui/popup-atom.ts";
import type { PaletteItem } from "./items.ts";

const tShell = await messages("shell");
const tPalette = await messages("palette");
const tDesks = await messages("desks");

const GAME = "/game";

/** Functions that open an item from any page, within the game or by navigating to it. */
export function useWays() {
  const [path, go] = useLocation();
  const setWish = useSetAtom(walkWishAtom);
  const inGame = path === GAME;
  return {
    go,
    inGame,
    openDesk(desk: DeskId) {
      if (inGame) openDesk(desk);
      else go(`${GAME}?desk=${desk}`);
    },
    openEntry(entry: string) {
      if (inGame) openCodex(entry);
      else go(codexPath(entry));
    },
    walkTo(at: Position) {
      setWish({ x: at.x, y: at.y });
      if (!inGame) go(GAME);
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

/** The public pages. */
function usePages(): readonly PaletteItem[] {
  const { go } = useWays();
  const page = (path: string, label: string): PaletteItem => ({
    id: `page ${path}`,
    group: "pages",
    label,
    run: () => go(path),
  });
  return [
    page("/", tShell("nav.home")),
    page("/story", tShell("nav.story")),
    page("/game", tShell("nav.game")),
    page("/ranks", tShell("nav.ranks")),
    page("/clans", tShell("nav.clans")),
    page("/codex", tPalette("pages.codex")),
    page("/fair", tPalette("pages.fair")),
    page("/battles/calculator", tPalette("pages.calculator")),
  ];
}

/** The player's dialogs and log-out. */
function useWindows(isGuest: boolean): readonly PaletteItem[] {
  const open = useSetAtom(popupAtom);
  const logout = useLogout();
  const action = (id: string, label: string, run: () => void): PaletteItem => ({
    id,
    group: "actions",
    label,
    run,
  });
  const window = (popup: Popup, label: string) =>
    action(`window ${popup}`, label, () => open(popup));
  return [
    window("account", tShell("nav.account")),
    window("alliances", tShell("nav.alliances")),
    window("settings", tShell("nav.settings")),
    window("alerts", tPalette("windows.alerts")),
    window("keys", tPalette("windows.keys")),
    // Ask guests first: they cannot log in again.
    action("logout", tShell("nav.logout"), () => (isGuest ? open("guestLeaves") : logout.mutate())),
  ];
}

/** The player's desks and dialogs, and the public pages. */
export function useActions(): readonly PaletteItem[] {
  const { openDesk } = useWays();
  const player = usePlayer();
  const pages = usePages();
  const windows = useWindows(player?.user.isGuest === true);
  if (player === undefined) return pages;
  const desks = OWN_DESKS.map(
    (desk): PaletteItem => ({
      id: `desk ${desk}`,
      group: "desks",
      label: deskLabel(desk),
      run: () => openDesk(desk),
    }),
  );
  return [...desks, ...windows, ...pages];
}
