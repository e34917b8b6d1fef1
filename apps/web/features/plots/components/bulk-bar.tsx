import type { WirePlot } from "@emberlode/contract";
import { useId, useState } from "react";
import { messages } from "../../../lib/messages.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { ConfirmButton } from "../../ui/components/confirm-button.tsx";
import { usePlotBatch } from "../hooks/use-plot-batch.ts";
import { BatchProgress } from "./batch-progress.tsx";
import { ColorOptions } from "./color-options.tsx";

const t = await messages("plots");

interface BulkBarProps {
  chosen: readonly WirePlot[];
  isAll: boolean;
  onAll: () => void;
  /** What was chosen is done with. */
  onDone: () => void;
}

/** Another colour for all that is chosen, or their end; one question for all of them. */
export function BulkBar({ chosen, isAll, onAll, onDone }: BulkBarProps) {
  const id = useId();
  const [color, setColor] = useState("");
  const batch = usePlotBatch();
  const count = exactNumber(chosen.length);
  const isOff = chosen.length === 0 || batch.progress !== null;
  return (
    <section className="plot-bulk" aria-label={t("bulk.label")}>
      <p role="status">{t("bulk.chosen", { count })}</p>
      <button type="button" className="btn" onClick={onAll}>
        {isAll ? t("bulk.none") : t("bulk.all")}
      </button>
      <div className="plot-bulk-color">
        <label htmlFor={id}>{t("bulk.color")}</label>
        <select
          id={id}
          className="input"
          value={color}
          onChange={({ target }) => setColor(target.value)}
        >
          <ColorOptions />
        </select>
      </div>
      <button
        type="button"
        className="btn"
        aria-disabled={isOff}
        onClick={() => {
          if (!isOff) void batch.paint(chosen, color);
        }}
      >
        {t("bulk.paint")}
      </button>
      <ConfirmButton
        text={t("bulk.remove", { count })}
        confirmText={t("bulk.removeSure", { count })}
        disabled={isOff}
        onConfirm={() => void batch.remove(chosen).then(onDone)}
      />
      <BatchProgress progress={batch.progress} />
    </section>
  );
}
