import { memo } from "react";
import { messages } from "../../../lib/messages.ts";
import { useGameDate } from "../../session/hooks/use-game-date.ts";
import { Explained } from "../../ui/components/explained.tsx";

const t = await messages("shell");

/** Day and time of the game, counted from the account's first day (spec §4). */
export const GameClock = memo(function GameClock() {
  const date = useGameDate();
  if (date === null) return <div className="game-clock" />;
  const { dayText, years, days, timeText, period } = date;
  const inWords = t("nav.gameDate", { year: years + 1, days, time: timeText });
  return (
    <div className="game-clock" role="timer" aria-label={inWords} title={inWords}>
      <Explained
        label={t("nav.explainDate", { day: dayText, time: timeText })}
        text={t("nav.dateMeans", { year: years + 1, days })}
      >
        <span className={`period-dot period-${period}`} aria-hidden="true" />
        <span aria-hidden="true">
          <span className="clock-label">{t("nav.date")} </span>
          <b className="figure">{dayText}</b>
        </span>
        <b className="figure clock-time" translate="no" aria-hidden="true">
          {timeText}
        </b>
        <span className="clock-period" aria-hidden="true">
          {t(`nav.periods.${period}`)}
        </span>
      </Explained>
    </div>
  );
});
