import type { Position } from "@emberlode/contract";
import { messages } from "../../../lib/messages.ts";
import type { Place } from "../../field/hooks/use-place.ts";
import { whereFromBase } from "../../field/where.ts";

const t = await messages("game");

/** Announces each new place to screen readers: "12, 7. Cave, 3 steps east of your base". */
export function LivePlace({ place, base }: { place: Place; base: Position | null }) {
  const { at, title, isLoading } = place;
  const where = whereFromBase(at, base);
  const text =
    where === "" ? t("move.live", { ...at, title }) : t("move.liveWhere", { ...at, title, where });
  return (
    <p className="sr-only top-0 left-0" role="status" aria-live="polite" data-testid="live-place">
      {!isLoading && text}
    </p>
  );
}
