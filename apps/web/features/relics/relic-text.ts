import type { Position } from "@emberlode/contract";
import { isSameCell } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { wayTo } from "../../lib/way.ts";

const t = await messages("game");

/** "A relic is here", "A relic is one step north of here". */
export function relicText(at: Position, relic: Position): string {
  return isSameCell(at, relic)
    ? t("relic.here")
    : t("relic.near", { direction: wayTo(at, relic).direction });
}
