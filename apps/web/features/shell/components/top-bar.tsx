import { useAtomValue } from "jotai";
import { AlertBell } from "../../alerts/components/alert-bell.tsx";
import { menuShownAtom } from "../../session/atoms/session-atoms.ts";
import { AccountMenu } from "./account-menu.tsx";
import { GameClock } from "./game-clock.tsx";
import { MainNav } from "./main-nav.tsx";

/** Top of every page: clock, navigation, bell, account menu (spec §2). */
export function TopBar() {
  const loggedIn = useAtomValue(menuShownAtom);
  return (
    <header className={loggedIn ? "top-bar top-bar-player" : "top-bar"}>
      {loggedIn && <GameClock />}
      <MainNav />
      {loggedIn && (
        <div className="top-tools">
          <AlertBell />
          <AccountMenu />
        </div>
      )}
    </header>
  );
}
