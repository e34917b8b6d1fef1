import type { Position } from "@emberlode/contract";
import { enFinds } from "@emberlode/words/en/finds";
import { closeDesk, isDeskOpen } from "../../desks/hooks/use-desk.ts";
import { useWalker } from "../../movement/hooks/use-walker.ts";
import { letGo } from "../../movement/let-go.ts";
import { useSavePlot } from "../../plots/hooks/use-save-plot.ts";

interface LeadButtonsProps {
  to: Position;
  /** What the plot is called. */
  title: string;
}

/** A place that a find leads to: kept among the plots, or walked to at once. */
export function LeadButtons({ to, title }: LeadButtonsProps) {
  const walker = useWalker();
  const words = enFinds.map;
  const plot = useSavePlot({ ...to, title }, () => words.saved);
  return (
    <div className="lead-buttons">
      <button
        type="button"
        className="btn"
        aria-disabled={plot.isSaved || plot.isPending}
        onClick={(event) => {
          letGo(event);
          plot.save();
        }}
      >
        {plot.isSaved ? words.saved : words.save}
      </button>
      <button
        type="button"
        className="btn"
        onClick={(event) => {
          letGo(event);
          if (isDeskOpen()) closeDesk();
          walker.walkTo(to);
        }}
      >
        {words.walk}
      </button>
    </div>
  );
}
