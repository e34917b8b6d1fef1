import { useAtomValue } from "jotai";
import { useMedia } from "../../../lib/use-media.ts";
import { AlertBell } from "../../alerts/components/alert-bell.tsx";
import { menuShownAtom } from "../../session/atoms/session-atoms.ts";
import { usePlayer } from "../../session/player-context.ts";
import { WIDE } from "../wide.ts";
import { AccountMenu } from "./account-menu.tsx";
import { GameClock } from "./game-clock.tsx";
import { MainNav } from "./main-nav.tsx";
import { PaletteButton } from "./palette-button.tsx";
import { SmallMenu } from "./small-menu.tsx";
import { TopFigures } from "./top-figures.tsx";

/** Clock, navigation, the player's figures, bell and the four icons, in one bar (spec §2). */
function PlayerBar() {
  const data = usePlayer();
  const wide = useMedia(WIDE);
  return (
    <header className="top-bar top-bar-player">
      <GameClock />
      {wide && <MainNav />}
      {data !== undefined && <TopFigures status={data.user.status} />}
      <div className="top-tools">
        {wide && <PaletteButton />}
        <AlertBell />
        {wide ? <AccountMenu /> : <SmallMenu />}
      </div>
    </header>
  );
}

/** Top of every page. */
export function TopBar() {
  if (useAtomValue(menuShownAtom)) return <PlayerBar />;
  return (
    <header className="top-bar">
      <MainNav />
    </header>
  );
}
