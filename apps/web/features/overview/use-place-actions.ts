import type { Position } from "@emberlode/contract";
import type { FieldType } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { copyText } from "../../lib/notify.ts";
import { fieldPath } from "../../lib/paths.ts";
import { useWalker } from "../movement/use-walker.ts";
import { useSavePlot } from "../plots/use-plots.ts";
import type { MenuItem } from "../ui/menu.tsx";

const tOverview = await messages("overview");
const tCatalogue = await messages("catalogue");
const tGame = await messages("game");

interface PlaceCell extends Position {
  type: FieldType | null;
}

/** Actions on a place: walk there, save it, share it. */
export function usePlaceActions({ x, y, type }: PlaceCell): readonly MenuItem[] {
  const walker = useWalker();
  const title = type === null ? tGame("field.unknown") : tCatalogue(`fields.${type}.title`);
  const plot = useSavePlot({ x, y, title }, (saved) => tOverview("savedAs", { title: saved }));
  return [
    { id: "walk", label: tOverview("walk"), onSelect: () => walker.walkTo({ x, y }) },
    {
      id: "save",
      label: plot.isSaved ? tOverview("saved") : tOverview("save"),
      disabled: plot.isSaved,
      onSelect: plot.save,
    },
    {
      id: "copy",
      label: tOverview("copy"),
      onSelect: () => void copyText(location.origin + fieldPath({ x, y }), tOverview("copied")),
    },
  ];
}
