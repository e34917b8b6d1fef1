import type { Position } from "@emberlode/contract";
import { isSameCell } from "@emberlode/game";
import { useAtom } from "jotai";
import { messages } from "../../lib/messages.ts";
import { wayTo } from "../../lib/way.ts";
import { uncoverField } from "../desks/use-desk.ts";
import { useWalker } from "../movement/use-walker.ts";
import { useSavePlot } from "../plots/use-plots.ts";
import { Icon } from "../ui/icon.tsx";
import { type FoundPlace, foundPlaceAtom } from "./use-tool.ts";

const t = await messages("tools");

/** The distance and direction from one cell to another, in words. */
export function distanceText(from: Position, to: Position): string {
  return isSameCell(from, to) ? t("gps.hereNow") : t("gps.steps", wayTo(from, to));
}

function FoundPlaceCard({
  at,
  place,
  onDismiss,
}: {
  at: Position;
  place: FoundPlace;
  onDismiss: () => void;
}) {
  const walker = useWalker();
  const plot = useSavePlot(place, (saved) => t("found.savedDone", { title: saved }));
  const { x, y, title } = place;
  return (
    <section className="found" aria-label={t("found.title")}>
      <div className="found-text">
        <p className="row-title">{title}</p>
        <p className="row-meta figure">
          {t("gps.where", { x, y, steps: distanceText(at, place) })}
        </p>
      </div>
      <div className="tool-actions">
        <button
          type="button"
          className="btn btn-ember"
          aria-disabled={isSameCell(at, place)}
          onClick={() => {
            uncoverField();
            walker.walkTo({ x, y });
          }}
        >
          {t("found.walk")}
        </button>
        <button
          type="button"
          className="btn"
          aria-disabled={plot.isSaved || plot.isPending}
          onClick={plot.save}
        >
          {plot.isSaved ? t("found.saved") : t("found.save")}
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label={t("found.dismiss")}
          onClick={onDismiss}
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}

/** The last place found by a locator; empty if none. */
export function FoundCard({ at }: { at: Position }) {
  const [place, setPlace] = useAtom(foundPlaceAtom);
  return place === null ? null : (
    <FoundPlaceCard at={at} place={place} onDismiss={() => setPlace(null)} />
  );
}
