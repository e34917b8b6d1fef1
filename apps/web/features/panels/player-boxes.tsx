import type { LoginPayload, Status } from "@emberlode/contract";
import { FATIGUE, power } from "@emberlode/game";
import { useSetAtom } from "jotai";
import { memo } from "react";
import { messages } from "../../lib/messages.ts";
import { clockSpan, shortNumber } from "../../lib/numbers.ts";
import { openDesk, useOpenDesk } from "../desks/use-desk.ts";
import { staminaText } from "../field/dig-preview.ts";
import { useShieldLeft } from "../session/use-shield.ts";
import { Amount } from "../ui/amount.tsx";
import { Icon } from "../ui/icon.tsx";
import { popupAtom } from "../ui/popup-atom.ts";

const t = await messages("account");
const tGame = await messages("game");

/** The player's name; for guests also how long an unnamed base lasts. */
export const PlayerName = memo(function PlayerName({
  user,
}: {
  user: Pick<LoginPayload["user"], "username" | "isGuest">;
}) {
  const open = useSetAtom(popupAtom);
  return (
    <div className="panel box player-name">
      <p>
        <span className="sr-only">{t("playerName.label")}: </span>
        <b translate="no">{user.username}</b>
      </p>
      {user.isGuest && (
        <details>
          <summary>{t("playerName.guest")}</summary>
          <p className="text-xs text-muted">{t("guestLasts")}</p>
          <button type="button" className="text-link" onClick={() => open("account")}>
            {t("playerName.keep")}
          </button>
        </details>
      )}
    </div>
  );
});

/** Power, attack and defense, with buttons to both army desks (spec §2 Army box). */
export const ArmyBox = memo(function ArmyBox({ status }: { status: Status }) {
  const open = useOpenDesk();
  const { attack, defense, total, halved } = power({
    attackUnits: status.attack_units,
    defenseUnits: status.defense_units,
  });
  const sides = [
    { name: tGame("army.attack"), value: attack, desk: "army.attack" },
    { name: tGame("army.defense"), value: defense, desk: "army.defense" },
  ] as const;
  return (
    <section className="panel box" aria-labelledby="army-title">
      <h2 id="army-title" className="panel-title">
        {tGame("army.title")}
      </h2>
      <p className="box-line">
        <span>{tGame("army.power")}</span>
        <Amount value={total} className="text-lg font-bold" />
      </p>
      <div className="army-sides">
        {sides.map(({ name, value, desk }) => (
          <button
            key={desk}
            type="button"
            className="well army-side"
            aria-expanded={open === desk}
            onClick={() => openDesk(desk)}
          >
            <span className="text-xs text-muted">{name}</span>
            <span className="figure font-semibold" translate="no">
              {shortNumber(value)}
            </span>
          </button>
        ))}
      </div>
      {attack + defense === 0 && <p className="box-note">{tGame("army.none")}</p>}
      {halved && <p className="box-note">{tGame("army.halved")}</p>}
    </section>
  );
});

/** Today's fatigue (rules §4). */
function Stamina({ fatigue }: { fatigue: Status["fatigue"] }) {
  const { full, half } = FATIGUE.dig;
  const band = fatigue.factor === 1 ? full : half - full;
  const share = (fatigue.remaining ?? 0) / band;
  return (
    <div className="stamina">
      <p className="text-xs text-muted">{staminaText(fatigue.digs)}</p>
      <div className="stamina-bar" data-factor={fatigue.factor} aria-hidden="true">
        <i style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  );
}

/** The player's shield and today's fatigue. */
export const StateBox = memo(function StateBox({ status }: { status: Status }) {
  const shielded = useShieldLeft(status);
  return (
    <section className="panel box" aria-label={tGame("field.fatigueName")}>
      <Stamina fatigue={status.fatigue} />
      {shielded > 0 && (
        <p className="figure mt-3 flex items-center gap-2 text-xs text-muted" translate="no">
          <Icon name="shield" className="size-4 flex-none text-steel" />
          {tGame("shield.until", { time: clockSpan(shielded) })}
        </p>
      )}
    </section>
  );
});
