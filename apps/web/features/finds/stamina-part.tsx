import type { Fatigue } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { DeskPart } from "./desk-part.tsx";
import { fatigueText } from "./odds.ts";

const t = await messages("finds");

/** How many of today's searches still have these odds. */
export function StaminaPart({ fatigue }: { fatigue: Fatigue }) {
  const { level, left, fullUntil, halfUntil } = fatigue;
  const band = level === "full" ? fullUntil : halfUntil - fullUntil;
  return (
    <DeskPart title={t("fatigue.title")}>
      <div className="stamina">
        <p>{fatigueText(fatigue)}</p>
        <div className="stamina-bar" aria-hidden="true">
          <i style={{ transform: `scaleX(${(left ?? 0) / band})` }} />
        </div>
      </div>
    </DeskPart>
  );
}
