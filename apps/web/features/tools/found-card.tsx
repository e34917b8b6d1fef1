import type { Position } from "@emberlode/contract";
import { isSameCell } from "@emberlode/game";
import { useAtom } from "jotai";
import { messages } from "../../lib/messages.ts";
import { useWalker } from "../movement/use-walker.ts";
import { useSavePlot } from "../plots/use-save-plot.ts";
import { Icon } from "../ui/icon.tsx";
import { type FoundPlace, foundAtom } from "./use-tool.ts";
import { wayText } from "./way-text.ts";

const t = await messages("tools");

function Found({ at, place, onGone }: { at: Position; place: FoundPlace; onGone: () => void }) {
  const walker = useWalker();
  const plot = useSavePlot(place, (saved) => t("found.savedDone", { title: saved }));
  const { x, y, title } = place;
  return (
    <section className="found" aria-label={t("found.title")}>
      <div className="found-text">
        <p className="row-title">{title}</p>
        <p className="row-meta figure">{t("gps.where", { x, y, steps: wayText(at, place) })}</p>
      </div>
      <div className="tool-actions">
        <button
          type="button"
          className="btn btn-ember"
          aria-disabled={isSameCell(at, place)}
          onClick={() => walker.walkTo({ x, y })}
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
        <button type="button" className="icon-btn" aria-label={t("found.dismiss")} onClick={onGone}>
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}

/** The last place found by a locator; empty if none. */
export function FoundCard({ at }: { at: Position }) {
  const [place, setPlace] = useAtom(foundAtom);
  return place === null ? null : <Found at={at} place={place} onGone={() => setPlace(null)} />;
}
