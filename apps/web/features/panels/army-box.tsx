import type { Status } from "@emberlode/contract";
import { power } from "@emberlode/game";
import { memo } from "react";
import { messages } from "../../lib/messages.ts";
import { shortNumber } from "../../lib/numbers.ts";
import { openDesk, useOpenDesk } from "../desks/use-desk.ts";
import { Amount } from "../ui/amount.tsx";

const t = await messages("game");

/** Power, attack and defense, with buttons to both army desks (spec §2 Army box). */
export const ArmyBox = memo(function ArmyBox({ status }: { status: Status }) {
  const open = useOpenDesk();
  const { attack, defense, total, halved } = power({
    attackUnits: status.attack_units,
    defenseUnits: status.defense_units,
  });
  const sides = [
    { name: t("army.attack"), value: attack, desk: "army.attack" },
    { name: t("army.defense"), value: defense, desk: "army.defense" },
  ] as const;
  return (
    <section className="panel box" aria-labelledby="army-title">
      <h2 id="army-title" className="panel-title">
        {t("army.title")}
      </h2>
      <p className="box-line">
        <span>{t("army.power")}</span>
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
      {attack + defense === 0 && <p className="box-note">{t("army.none")}</p>}
      {halved && <p className="box-note">{t("army.halved")}</p>}
    </section>
  );
});
