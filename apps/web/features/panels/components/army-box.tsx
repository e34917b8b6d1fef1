import type { Status } from "@emberlode/contract";
import { power } from "@emberlode/game";
import { t } from "../../../lib/i18n/catalogue.ts";
import { Amount } from "../../ui/components/amount.tsx";

/** Power, attack and defense (spec §2 Army box). */
export function ArmyBox({ status }: { status: Status }) {
  const { attack, defense, total, halved } = power({
    attackUnits: status.attack_units,
    defenseUnits: status.defense_units,
  });
  const words = t.game.army;
  const sides = [
    [words.attack, attack],
    [words.defense, defense],
  ] as const;
  return (
    <section className="panel p-4" aria-labelledby="army-title">
      <h2 id="army-title" className="panel-title">
        {words.title}
      </h2>
      <dl className="mt-2 grid grid-cols-2 gap-2">
        <div className="col-span-2 flex items-baseline justify-between">
          <dt>{words.power}</dt>
          <dd>
            <Amount value={total} className="text-xl font-bold" />
          </dd>
        </div>
        {sides.map(([name, value]) => (
          <div key={name} className="well">
            <dt className="text-xs text-muted">{name}</dt>
            <dd>
              <Amount value={value} className="text-base font-semibold" />
            </dd>
          </div>
        ))}
      </dl>
      {attack + defense === 0 && <p className="mt-2 text-xs text-muted">{words.none}</p>}
      {halved && <p className="mt-2 text-xs text-muted">{words.halved}</p>}
    </section>
  );
}
