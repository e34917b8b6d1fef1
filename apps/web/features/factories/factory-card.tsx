import type { LoginPayload, OwnedFactory } from "@emberlode/contract";
import { baseUpgrade, baseUpgradeCost, missingAmounts, type Period } from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { type ReactNode, useId } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { meanDig } from "../field/mean-dig.ts";
import { Scene } from "../field/scene.tsx";
import { ButtonPrice } from "../ui/button-price.tsx";
import { ownTitle } from "./production.tsx";
import { useUpgradeBase } from "./use-factories.ts";

const tFactories = await messages("factories");
const tGame = await messages("game");
const tCatalogue = await messages("catalogue");
const tErrors = await messages("errors");

interface FactoryCardProps {
  owned: OwnedFactory;
  period: Period;
  /** Further content and actions, below the picture. */
  children?: ReactNode;
}

/** An owned factory over a picture of its field (spec §2 Factory card). */
export function FactoryCard({ owned, period, children }: FactoryCardProps) {
  const { factory, lvl, slots, rank } = owned;
  const base = factory.type === "base";
  const price = base ? baseUpgradeCost(lvl) : null;
  return (
    <article className="factory-card">
      <div className="factory-picture">
        <Scene type={factory.type} x={factory.x} y={factory.y} period={period} rank={rank} />
        <div className="factory-card-text">
          <h3 className="text-lg">{base ? tFactories("base") : ownTitle(owned)}</h3>
          <p className="figure flex flex-wrap gap-x-4">
            <span>{tGame("field.at", { x: factory.x, y: factory.y })}</span>
            {owned.name !== null && <span>{tCatalogue("factoryClasses.works")}</span>}
            <span>{tGame("field.slots", { slots })}</span>
            {base && (
              <span>
                {tFactories("level")} {price === null ? tFactories("max") : lvl}
              </span>
            )}
            {price !== null && <span>{tFactories("cost", { price: exactNumber(price) })}</span>}
          </p>
        </div>
      </div>
      {children !== undefined && <div className="factory-card-rest">{children}</div>}
    </article>
  );
}

interface UpgradeButtonProps {
  base: OwnedFactory;
  user: LoginPayload["user"];
}

/** Upgrades the base by one level; if that is refused, shows why. */
export function UpgradeButton({ base, user }: UpgradeButtonProps) {
  const upgrade = useUpgradeBase();
  const reason = useId();
  const { status } = user;
  const next = baseUpgrade(status, base.lvl);
  if (!next.ok && next.code === "MAX_LEVEL")
    return <p className="raid-note">{tFactories("upgrade.atMax")}</p>;
  const { isPending } = upgrade;
  const isRefused = !next.ok && !isPending;
  const each = baseUpgradeCost(base.lvl) ?? 0;
  const price = { metal: each, energy: each };
  const missing = missingAmounts(status, price);
  const isShort = missing.metal > 0 || missing.energy > 0;
  const text = isPending
    ? tFactories("upgrade.upgrading")
    : tFactories("upgrade.to", { level: base.lvl + 1 });
  return (
    <div className="raid-foot">
      <button
        type="button"
        className="btn btn-ember"
        aria-label={text}
        aria-disabled={isRefused || isPending}
        aria-describedby={isRefused && !isShort ? `${reason}-price ${reason}` : `${reason}-price`}
        onClick={() => {
          if (next.ok && !isPending) upgrade.mutate({ id: base._id });
        }}
      >
        {text}
        <ButtonPrice
          id={`${reason}-price`}
          price={price}
          have={status}
          yieldPerDig={meanDig(user)}
        />
      </button>
      {isRefused && !isShort && (
        <p id={reason} className="raid-note">
          {errorText(tErrors, next.code)}
        </p>
      )}
    </div>
  );
}
