import { useSetAtom } from "jotai";
import { t } from "../../../lib/i18n/catalogue.ts";
import { enPalette as words } from "../../../lib/i18n/en-palette.ts";
import { DESKS, type DeskId, isDeskId } from "../../desks/desk-ids.ts";
import { useLogout } from "../../session/hooks/use-session.ts";
import { usePlayer } from "../../session/player-context.ts";
import { type Popup, popupAtom } from "../../ui/atoms/popup-atom.ts";
import type { PaletteItem } from "../items.ts";
import { useWays } from "./use-ways.ts";

const OWN_DESKS = Object.keys(DESKS)
  .filter(isDeskId)
  .filter((id) => DESKS[id] === "own");

const WINDOWS = [
  { popup: "account", label: t.nav.account },
  { popup: "alliances", label: t.nav.alliances },
  { popup: "settings", label: t.nav.settings },
  { popup: "alerts", label: words.windows.alerts },
  { popup: "keys", label: words.windows.keys },
] as const satisfies readonly { popup: Popup; label: string }[];

const PAGES = [
  { path: "/", label: t.nav.home },
  { path: "/story", label: t.nav.story },
  { path: "/game", label: t.nav.game },
  { path: "/ranks", label: t.nav.ranks },
  { path: "/clans", label: t.nav.clans },
  { path: "/codex", label: words.pages.codex },
  { path: "/fair", label: words.pages.fair },
  { path: "/battles/calculator", label: words.pages.calculator },
] as const;

function deskLabel(desk: DeskId): string {
  if (desk === "army.attack" || desk === "army.defense") return words.armyDesks[desk];
  return t.desks.titles[desk];
}

/** Desks and windows of whoever plays, and the pages of everybody. */
export function useActions(): readonly PaletteItem[] {
  const { go, openDesk } = useWays();
  const open = useSetAtom(popupAtom);
  const logout = useLogout();
  const player = usePlayer();
  const pages = PAGES.map(
    ({ path, label }): PaletteItem => ({
      id: `page ${path}`,
      group: "pages",
      label,
      run: () => go(path),
    }),
  );
  if (player === undefined) return pages;
  const desks = OWN_DESKS.map(
    (desk): PaletteItem => ({
      id: `desk ${desk}`,
      group: "desks",
      label: deskLabel(desk),
      run: () => openDesk(desk),
    }),
  );
  const windows = WINDOWS.map(
    ({ popup, label }): PaletteItem => ({
      id: `window ${popup}`,
      group: "actions",
      label,
      run: () => open(popup),
    }),
  );
  const leave: PaletteItem = {
    id: "logout",
    group: "actions",
    label: t.nav.logout,
    // Guests are asked first: they have no way back.
    run: () => (player.user.isGuest ? open("guestLeaves") : logout.mutate()),
  };
  return [...desks, ...windows, leave, ...pages];
}
