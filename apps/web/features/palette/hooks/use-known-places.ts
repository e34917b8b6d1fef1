import type { Position, ViewAnswer } from "@emberlode/contract";
import { bearing, DIRECTIONS, distance, FIELDS, type FieldType, isSameCell } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { enPalette as words } from "../../../lib/i18n/en-palette.ts";
import { trpc } from "../../../lib/trpc.ts";
import { nearestCell } from "../../field/nearest-cell.ts";
import { loggedInAtom } from "../../session/atoms/session-atoms.ts";
import { usePlayer } from "../../session/player-context.ts";
import type { PaletteItem } from "../items.ts";
import { useWays } from "./use-ways.ts";

/** What one walks to in order to enter it. */
const ENTERED: readonly FieldType[] = [
  ...(["bank", "web", "market", "casino", "euc"] as const),
  ...(["factory", "cave", "forest", "memorial"] as const),
];

/** The nearest explored place of a type; a factory that is the player's own is among the own places. */
function nearestOf(type: FieldType, view: ViewAnswer, from: Position): Position | null {
  const isOwn = (at: Position) => view.factories.some((factory) => isSameCell(factory, at));
  return nearestCell(view, from, (seen, at) => seen === type && !isOwn(at));
}

function wayTo(from: Position, at: Position): string {
  const steps = distance(from, at);
  return steps === 0 ? words.here : words.way(steps, DIRECTIONS[bearing(from, at)].name);
}

/** The nearest place of each kind as far as the player knows the map, and how far it is. */
export function useKnownPlaces(): readonly PaletteItem[] {
  const { walkTo } = useWays();
  const enabled = useAtomValue(loggedInAtom);
  const from = usePlayer()?.user.status;
  const { data: view } = trpc.fields.view.useQuery(undefined, { enabled });
  if (from === undefined || view === undefined) return [];
  return ENTERED.flatMap((type) => {
    const at = nearestOf(type, view, from);
    if (at === null) return [];
    return {
      id: `nearest ${type}`,
      group: "places",
      label: words.walkToNearest(FIELDS[type].title),
      note: wayTo(from, at),
      run: () => walkTo(at),
    } as const;
  });
}
