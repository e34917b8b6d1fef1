import type { Position } from "@emberlode/contract";
import { gridDistance } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { closeDesk, isDeskOpen, openDesk } from "../desks/use-desk.ts";
import { useNearestPlace } from "../field/use-nearest.ts";
import { useShownPosition, useWalker } from "../movement/use-walker.ts";
import { useSavePlot } from "../plots/use-plots.ts";
import { blurAfterClick } from "../ui/blur-after-click.ts";
import type { Landmark } from "./find.ts";

const t = await messages("finds");
const tCatalogue = await messages("catalogue");

interface DestinationButtonsProps {
  to: Position;
  /** Title of the new plot. */
  title: string;
}

/** Buttons for a place from a find: save it as a plot, or walk there. */
export function DestinationButtons({ to, title }: DestinationButtonsProps) {
  const walker = useWalker();
  const plot = useSavePlot({ ...to, title }, () => t("map.saved"));
  return (
    <div className="lead-buttons">
      <button
        type="button"
        className="btn"
        aria-disabled={plot.isSaved || plot.isPending}
        onClick={(event) => {
          blurAfterClick(event);
          plot.save();
        }}
      >
        {plot.isSaved ? t("map.saved") : t("map.save")}
      </button>
      <button
        type="button"
        className="btn"
        onClick={(event) => {
          blurAfterClick(event);
          if (isDeskOpen()) closeDesk();
          walker.walkTo(to);
        }}
      >
        {t("map.walk")}
      </button>
    </div>
  );
}

/** The place shown on a found map, with buttons to save it as a plot or walk there. */
export function MapLead({ to }: { to: Landmark }) {
  const shown = useShownPosition();
  const landmark = tCatalogue(`fields.${to.type}.title`);
  return (
    <div className="find-lead">
      <p>{t("map.to", { title: landmark, x: to.x, y: to.y, steps: gridDistance(shown, to) })}</p>
      <DestinationButtons to={to} title={t("map.plotTitle", { title: landmark })} />
    </div>
  );
}

/** Directions to where parts are installed: "the nearest Excavator Center, 7 steps north". */
export function CenterLead() {
  const walker = useWalker();
  const nearest = useNearestPlace("euc");
  if (nearest === null) return <p className="text-muted">{t("parts.noCenter")}</p>;
  const { at, steps, direction } = nearest;
  const isHere = steps === 0;
  const go = () => {
    if (isHere) {
      openDesk("euc");
      return;
    }
    closeDesk();
    walker.walkTo(at);
  };
  return (
    <div className="lead-line">
      <p>{isHere ? t("parts.here") : t("parts.nearest", { steps, direction })}</p>
      <button type="button" className="btn" onClick={go}>
        {isHere ? t("parts.enter") : t("parts.walk")}
      </button>
    </div>
  );
}
