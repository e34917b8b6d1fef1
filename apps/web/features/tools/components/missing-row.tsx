import { FOREST_WEIGHTS, TOOLS, type ToolId } from "@emberlode/game";
import { messages } from "../../../lib/messages.ts";

import { exactNumber } from "../../../lib/numbers.ts";
import { GameIcon } from "../../ui/components/game-icon.tsx";
import { ListRow } from "../../ui/components/list-row.tsx";

const tTools = await messages("tools");
const tCatalogue = await messages("catalogue");

function wayToGet(tool: ToolId): string {
  const { pack } = TOOLS[tool];
  if (pack === null) return tTools("get.research");
  const amount = exactNumber(pack);
  return Object.hasOwn(FOREST_WEIGHTS, tool)
    ? tTools("get.packForest", { pack: amount })
    : tTools("get.pack", { pack: amount });
}

/** A tool that the player does not have, and how to get it. */
export function MissingRow({ tool }: { tool: ToolId }) {
  return (
    <ListRow
      icon={<GameIcon name={tool} className="size-8" />}
      title={tCatalogue(`tools.${tool}.name`)}
      meta={`${tCatalogue(`tools.${tool}.description`)} ${wayToGet(tool)}`}
      state="locked"
    />
  );
}
