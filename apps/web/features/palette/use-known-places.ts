import type { Position, ViewAnswer } from "@emberlode/contract";
import { bearing, distance, type FieldType, isSameCell } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { messages } from "../../lib/messages.ts";

import { trpc } from "../../lib/trpc.ts";
import { nearestCell } from "../field/use-nearest.ts";
import { usePlayer } from "../session/player-context.ts";
import { loggedInAtom } from "../session/session-atoms.ts";
import type { PaletteItem } from "./items.ts";
import { useWays } from "./use-ways.ts";

const tCatalogue = await messages("catalogue");
const tPalette = await messages("palette");
const tGame = await messages("game");

/** Places that the player can walk to and enter. */
const ENTERED: readonly FieldType[] = [
  ...(["bank", "web", "market", "casino", "euc"] as const),
  ...(["factory", "cave", "forest", "memorial"] as const),
];

/** The nearest explored place of a type; the player's own factories are listed separately. */
function nearestOf(type: FieldType, view: ViewAnswer, from: Position): Position | null {
  const isOwn = (at: Position) => view.factories.some((factory) => isSameCell(factory, at));
  return nearestCell(view, from, (seen, at) => seen === type && !isOwn(at));
}

function wayTo(from: Position, at: Position): string {
  const steps = distance(from, at);
  return steps === 0
    ? tPalette("here")
    : tGame("field.baseWay", { steps, bearing: tCatalogue(`directions.${bearing(from, at)}`) });
}

function nearestOfEach(view: ViewAnswer, from: Position) {
  return ENTERED.flatMap((type) => {
    const at = nearestOf(type, view, from);
    return at === null ? [] : [{ type, at, note: wayTo(from, at) }];
  });
}

/** The nearest known place of each kind, with its distance. */
export function useKnownPlaces(): readonly PaletteItem[] {
  const { walkTo } = useWays();
  const enabled = useAtomValue(loggedInAtom);
  const from = usePlayer()?.user.status;
  const { data: view } = trpc.fields.view.useQuery(undefined, { enabled });
  // Search the map once, not on every keystroke.
  const nearest = useMemo(() => (from && view ? nearestOfEach(view, from) : []), [from, view]);
  return nearest.map(({ type, at, note }) => ({
    id: `nearest ${type}`,
    group: "places",
    label: tPalette("walkToNearest", { title: tCatalogue(`fields.${type}.title`) }),
    note,
    run: () => walkTo(at),
  }));
}
