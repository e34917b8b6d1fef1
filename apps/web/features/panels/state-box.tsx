import type { Status } from "@emberlode/contract";
import { memo } from "react";
import { messages } from "../../lib/messages.ts";
import { clockSpan } from "../../lib/numbers.ts";
import { Stamina } from "../field/stamina.tsx";
import { useShieldLeft } from "../session/use-shield.ts";
import { Icon } from "../ui/icon.tsx";

const t = await messages("game");

/** The player's shield and today's fatigue. */
export const StateBox = memo(function StateBox({ status }: { status: Status }) {
  const shielded = useShieldLeft(status);
  return (
    <section className="panel box" aria-label={t("field.fatigueName")}>
      <Stamina fatigue={status.fatigue} />
      {shielded > 0 && (
        <p className="figure mt-3 flex items-center gap-2 text-xs text-muted" translate="no">
          <Icon name="shield" className="size-4 flex-none text-steel" />
          {t("shield.until", { time: clockSpan(shielded) })}
        </p>
      )}
    </section>
  );
});
