import type { LoginPayload } from "@emberlode/contract";
import { armyPower } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { memo } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber, shortNumber } from "../../lib/numbers.ts";
import { useCountUp } from "../../lib/use-count-up.ts";
import { useMedia, WIDE_SCREEN } from "../../lib/use-media.ts";
import { useAlerts } from "../alerts/use-alerts.ts";
import { useGameDate, usePlayer } from "../session/player-context.tsx";
import { menuShownAtom } from "../session/session-atoms.ts";
import { DialogButton } from "../ui/dialog-button.tsx";
import { Toggletip } from "../ui/toggletip.tsx";
import { AccountMenu, MainNav, SmallMenu } from "./main-nav.tsx";

const tShell = await messages("shell");
const tDesks = await messages("desks");
const tGame = await messages("game");
const t = await messages("alerts");

const MAX_SHOWN = 99;

/** The bell of the top bar with the number of unread alerts. */
const AlertBell = memo(function AlertBell() {
  const unread = useAlerts().data?.unread ?? 0;
  return (
    <DialogButton opens="alerts" icon="bell" name={t("bell", { unread })} className="icon-btn bell">
      {unread > 0 && (
        <span className="bell-count figure" translate="no" aria-hidden="true">
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
    </DialogButton>
  );
});

interface FigureProps {
  kind: "metal" | "energy" | "slots" | "power";
  name: string;
  value: number;
}

function Figure({ kind, name, value }: FigureProps) {
  const shown = useCountUp(value);
  return (
    <div className={`top-figure top-figure-${kind}`} title={`${name}: ${exactNumber(value)}`}>
      <dt>{name}</dt>
      <dd className="figure" translate="no">
        {shortNumber(shown)}
      </dd>
    </div>
  );
}

function TopFigures({ status }: { status: LoginPayload["user"]["status"] }) {
  const { total } = armyPower({
    attackUnits: status.attack_units,
    defenseUnits: status.defense_units,
  });
  return (
    <dl className="top-figures" aria-label={tShell("nav.figures")}>
      <Figure kind="metal" name={tGame("resources.metal")} value={status.metal} />
      <Figure kind="energy" name={tGame("resources.energy")} value={status.energy} />
      <Figure kind="slots" name={tShell("nav.freeSlots")} value={status.slots} />
      <Figure kind="power" name={tShell("nav.power")} value={total} />
    </dl>
  );
}

/** The game's date and time, counted from the account's first day (spec §4). */
export const GameClock = memo(function GameClock() {
  const date = useGameDate();
  if (date === null) return <div className="game-clock" />;
  const { dayText, years, days, timeText, period } = date;
  const inWords = tShell("nav.gameDate", { year: years + 1, days, time: timeText });
  return (
    <div className="game-clock" role="timer" aria-label={inWords} title={inWords}>
      <Toggletip
        label={tShell("nav.explainDate", { day: dayText, time: timeText })}
        text={tShell("nav.dateMeans", { year: years + 1, days })}
      >
        <span className={`period-dot period-${period}`} aria-hidden="true" />
        <span aria-hidden="true">
          <span className="clock-label">{tShell("nav.date")} </span>
          <b className="figure">{dayText}</b>
        </span>
        <b className="figure clock-time" translate="no" aria-hidden="true">
          {timeText}
        </b>
        <span className="clock-period" aria-hidden="true">
          {tShell(`nav.periods.${period}`)}
        </span>
      </Toggletip>
    </div>
  );
});

/** Opens the palette, for players who do not know its shortcut. */
function PaletteButton() {
  const name = `${tDesks("search")} (${tDesks("searchKeys")})`;
  return <DialogButton opens="palette" icon="search" name={name} keys="Control+K Meta+K" />;
}

/** Clock, navigation, the player's figures, bell and the four icons in one bar (spec §2). */
function PlayerBar() {
  const data = usePlayer();
  const wide = useMedia(WIDE_SCREEN);
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

export function TopBar() {
  if (useAtomValue(menuShownAtom)) return <PlayerBar />;
  return (
    <header className="top-bar">
      <MainNav />
    </header>
  );
}
