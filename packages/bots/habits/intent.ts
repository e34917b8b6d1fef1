/** What a habit wants to do next: each is one call, but for resting. */
import type {
  DigEffort,
  ExcavatorPartId,
  FieldType,
  Position,
  Resource,
  Side,
  ToolId,
} from "@emberlode/game";

export type Intent =
  /** To a neighboring cell. */
  | { do: "step"; to: Position }
  | { do: "dig"; resource: Resource; effort: DigEffort }
  | { do: "explore"; what: "cave" | "forest" | "memorial" | "mirage" }
  | { do: "buy units"; side: Side; index: number; count: number }
  | { do: "buy tech"; side: Side; index: number }
  | { do: "buy part"; part: ExcavatorPartId }
  | { do: "install part"; part: ExcavatorPartId }
  | { do: "upgrade base"; id: string }
  | { do: "research"; tool: ToolId; level: number }
  /** A drive that jumps; `type` is where the Probability Drive goes. */
  | { do: "use tool"; tool: "prob_drive" | "improb_drive"; held: number; type?: FieldType }
  | { do: "bank"; action: "deposit" | "withdraw"; resource: Resource; amount: number }
  | { do: "exchange"; from: Resource; amount: number }
  /** Looks at a field from afar. */
  | { do: "look"; at: Position }
  /** Opens a player's page. */
  | { do: "inquire"; username: string }
  /** What may be known before a fight, of the base or factory underfoot. */
  | { do: "assess"; of: "base" | "factory" }
  /** Takes the factory underfoot, but from nobody else than was thought of; null for nobody. */
  | { do: "capture"; from: string | null }
  | { do: "attack"; enemy: string }
  | { do: "rest"; until: number };

/**
 * What an intent is remembered by once it was refused: what it does and to what, not how much of it, so
 * that nothing is tried over and over in other amounts.
 */
export function nameOf(intent: Intent, here: Position): string {
  const place = `${here.x}/${here.y}`;
  switch (intent.do) {
    case "step":
    case "look": {
      const { x, y } = intent.do === "step" ? intent.to : intent.at;
      return `${intent.do} ${x}/${y}`;
    }
    case "buy units":
    case "buy tech":
      return `${intent.do} ${intent.side} ${intent.index}`;
    case "buy part":
    case "install part":
      return `${intent.do} ${intent.part}`;
    case "research":
    case "use tool":
      return `${intent.do} ${intent.tool}`;
    case "bank":
      return `bank ${intent.action} ${intent.resource}`;
    case "inquire":
      return `inquire ${intent.username}`;
    case "upgrade base":
    case "rest":
      return intent.do;
    case "explore":
      // A candle is one a day, wherever it is lit.
      return intent.what === "memorial" ? "explore memorial" : `explore ${intent.what} ${place}`;
    case "dig":
    case "exchange":
    case "assess":
    case "capture":
    case "attack":
      return `${intent.do} ${place}`;
  }
}
