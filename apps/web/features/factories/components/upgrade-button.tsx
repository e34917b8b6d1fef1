import type { LoginPayload, OwnedFactory } from "@emberlode/contract";
import { baseUpgrade, baseUpgradeCost } from "@emberlode/game";
import { enErrors } from "@emberlode/words/en/errors";
import { enFactories } from "@emberlode/words/en/factories";
import { errorText } from "@emberlode/words/error-text";
import { useId } from "react";
import { meanDig, shortText } from "../../army/army.ts";
import { useUpgradeBase } from "../hooks/use-factories.ts";

interface UpgradeButtonProps {
  base: OwnedFactory;
  user: LoginPayload["user"];
}

/** Raises the base by a level; where that is refused it stays in its place and says why. */
export function UpgradeButton({ base, user }: UpgradeButtonProps) {
  const upgrade = useUpgradeBase();
  const reason = useId();
  const words = enFactories.upgrade;
  const { status } = user;
  const next = baseUpgrade(status, base.lvl);
  if (!next.ok && next.code === "MAX_LEVEL") return <p className="raid-note">{words.atMax}</p>;
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
        {isPending ? words.upgrading : next.ok ? words.to(next.lvl) : words.button}
      </button>
      {refused && (
        <p id={reason} className="raid-note">
          {shortText(price, status, meanDig(user)) ?? errorText(enErrors, next.code)}
        </p>
      )}
    </div>
  );
}
