import type { Position } from "@emberlode/contract";
import type { FieldType } from "@emberlode/game";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enOverview } from "@emberlode/words/en/overview";
import { copyText } from "../../../lib/copy.ts";
import { t } from "../../../lib/i18n/catalogue.ts";
import { fieldPath } from "../../../lib/paths.ts";
import { useWalker } from "../../movement/hooks/use-walker.ts";
import { useSavePlot } from "../../plots/hooks/use-save-plot.ts";
import type { MenuItem } from "../../ui/components/menu-items.tsx";

interface Somewhere extends Position {
  type: FieldType | null;
}

/** What a player does with a place of the overview: walk there, keep it, pass it on. */
export function usePlaceActions({ x, y, type }: Somewhere): readonly MenuItem[] {
  const walker = useWalker();
  const title = type === null ? t.game.field.unknown : enCatalogue.fields[type].title;
  const plot = useSavePlot({ x, y, title }, enOverview.savedAs);
  const words = enOverview;
  return [
    { id: "walk", label: words.walk, onSelect: () => walker.walkTo({ x, y }) },
    {
      id: "save",
      label: plot.isSaved ? words.saved : words.save,
      disabled: plot.isSaved,
      onSelect: plot.save,
    },
    {
      id: "copy",
      label: words.copy,
      onSelect: () => void copyText(location.origin + fieldPath({ x, y }), words.copied),
    },
  ];
}
