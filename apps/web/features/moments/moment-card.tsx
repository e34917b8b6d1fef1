import { useEffect } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { Scene } from "../field/scene.tsx";
import { useGameDate } from "../session/player-context.tsx";
import type { Moment } from "./moment-atom.ts";

const t = await messages("moments");

/** How long a moment is shown, in milliseconds. */
export const MOMENT_MS = 950;

/** Ends the moment in time, or with the player's next press. */
function useEnd(onEnd: () => void): void {
  useEffect(() => {
    const timer = setTimeout(onEnd, MOMENT_MS);
    // A key held while walking is no press of its own.
    const onKey = ({ repeat }: KeyboardEvent) => {
      if (!repeat) onEnd();
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("pointerdown", onEnd);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("pointerdown", onEnd);
    };
  }, [onEnd]);
}

function titleOf({ kind, level, rank }: Moment): string {
  if (kind === "level") return t("level", { level: exactNumber(level ?? 1) });
  return kind === "rank" ? t("rank", { rank: exactNumber(rank ?? 1) }) : t(kind);
}

interface MomentCardProps {
  moment: Moment;
  onEnd: () => void;
}

/**
 * The player's base, the raided base or the captured factory, with what has changed. Decorative:
 * the action's notice or the place says the same. Not animated with reduced motion.
 */
export default function MomentCard({ moment, onEnd }: MomentCardProps) {
  const { kind, x, y, rank } = moment;
  const period = useGameDate()?.period ?? "dusk";
  useEnd(onEnd);
  return (
    <div className="moment" aria-hidden="true" data-kind={kind}>
      <figure className="moment-card">
        <div className="moment-picture">
          <Scene
            type={kind === "captured" ? "factory" : "base"}
            x={x}
            y={y}
            period={period}
            rank={rank}
          />
        </div>
        <figcaption>{titleOf(moment)}</figcaption>
      </figure>
    </div>
  );
}
