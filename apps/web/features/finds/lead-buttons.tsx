import type { Position } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";
import { closeDesk, isDeskOpen } from "../desks/use-desk.ts";
import { letGo } from "../movement/let-go.ts";
import { useWalker } from "../movement/use-walker.ts";
import { useSavePlot } from "../plots/use-save-plot.ts";

const t = await messages("finds");

interface LeadButtonsProps {
  to: Position;
  /** Title of the new plot. */
  title: string;
}

/** Buttons for a place from a find: save it as a plot, or walk there. */
export function LeadButtons({ to, title }: LeadButtonsProps) {
  const walker = useWalker();
  const plot = useSavePlot({ ...to, title }, () => t("map.saved"));
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
        {plot.isSaved ? t("map.saved") : t("map.save")}
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
        {t("map.walk")}
      </button>
    </div>
  );
}
