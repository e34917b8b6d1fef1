import type { LoginPayload, OwnedFactory } from "@emberlode/contract";
import { baseUpgrade, baseUpgradeCost } from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { useId } from "react";
import { messages } from "../../lib/messages.ts";
import { meanDig, shortText } from "../army/army.ts";
import { useUpgradeBase } from "./use-factories.ts";

const tFactories = await messages("factories");
const tErrors = await messages("errors");

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
  const refused = !next.ok && !isPending;
  const each = baseUpgradeCost(base.lvl) ?? 0;
  const price = { metal: each, energy: each };
  return (
    <div className="raid-foot">
      <button
        type="button"
        className="btn btn-ember"
        aria-disabled={refused || isPending}
        aria-describedby={refused ? reason : undefined}
        onClick={() => {
          if (next.ok && !isPending) upgrade.mutate({ id: base._id });
        }}
      >
        {isPending
          ? tFactories("upgrade.upgrading")
          : next.ok
            ? tFactories("upgrade.to", { level: next.lvl })
            : tFactories("upgrade.button")}
      </button>
      {refused && (
        <p id={reason} className="raid-note">
          {shortText(price, status, meanDig(user)) ?? errorText(tErrors, next.code)}
        </p>
      )}
    </div>
  );
}
