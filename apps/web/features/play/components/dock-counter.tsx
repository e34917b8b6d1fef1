import type { Resource } from "@emberlode/game";
import { t } from "../../../lib/i18n/catalogue.ts";
import { useCountUp } from "../../panels/hooks/use-count-up.ts";
import { Amount } from "../../ui/components/amount.tsx";

/** Metal or energy held, beside the pad of a phone. */
export function DockCounter({ name, value }: { name: Resource; value: number }) {
  const shown = useCountUp(value);
  return (
    <p className={`dock-counter tile-${name}`}>
      <span className="text-xs text-muted">{t.game.resources[name]}</span>
      <Amount value={shown} className="text-base font-bold" />
    </p>
  );
}
