import { FOREST_WEIGHTS, TOOLS, type ToolId } from "@emberlode/game";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enTools } from "@emberlode/words/en/tools";
import { exactNumber } from "../../../lib/numbers.ts";
import { GameIcon } from "../../ui/components/game-icon.tsx";
import { ListRow } from "../../ui/components/list-row.tsx";

function wayToGet(tool: ToolId): string {
  const { pack } = TOOLS[tool];
  const words = enTools.get;
  if (pack === null) return words.research;
  const amount = exactNumber(pack);
  return Object.hasOwn(FOREST_WEIGHTS, tool) ? words.packForest(amount) : words.pack(amount);
}

/** A tool that the player does not hold, and how to come by it. */
export function MissingRow({ tool }: { tool: ToolId }) {
  const { name, description } = enCatalogue.tools[tool];
  return (
    <ListRow
      icon={<GameIcon name={tool} className="size-8" />}
      title={name}
      meta={`${description} ${wayToGet(tool)}`}
      state="locked"
    />
  );
}
