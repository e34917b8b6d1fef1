import type { Resource } from "@emberlode/game";
import { useId } from "react";
import { messages } from "../../../lib/messages.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { Amount } from "../../ui/components/amount.tsx";
import { useCountUp } from "../hooks/use-count-up.ts";

const t = await messages("game");

interface ResourceTileProps {
  resource: Resource;
  value: number;
  /** The range of one dig. */
  range: readonly [number, number];
}

/** Metal or energy held, with the range of one dig on hover and focus (spec §2). */
export function ResourceTile({ resource, value, range }: ResourceTileProps) {
  const shown = useCountUp(value);
  const id = useId();
  const name = t(`resources.${resource}`);
  const text = t("box.range", { min: exactNumber(range[0]), max: exactNumber(range[1]) });
  return (
    <button
      type="button"
      className={`tip well resource-tile tile-${resource}`}
      aria-describedby={id}
    >
      <span className="text-xs text-muted">{name}</span>
      <Amount value={shown} className="text-lg leading-none font-bold" />
      <span id={id} role="tooltip" className="tip-text">
        <span className="block text-xs">
          {t("box.rangeHint", { resource: name.toLowerCase() })}
        </span>
        <b className="figure text-base" translate="no">
          {text}
        </b>
      </span>
    </button>
  );
}
