import { MINUTE } from "@emberlode/game";
import { useNow } from "../../lib/use-now.ts";
import { yieldNote } from "../field/stamina.ts";
import { usePlayer } from "../session/player-context.tsx";

/**
 * How the next dig yields, below the text of its button; nothing while many full-yield digs are
 * left.
 */
export function YieldNote() {
  const text = yieldNote(usePlayer()?.user.status.fatigue.digs ?? 0, useNow(MINUTE));
  if (text === "") return null;
  return (
    <>
      {" "}
      <span className="yield-note">{text}</span>
    </>
  );
}
