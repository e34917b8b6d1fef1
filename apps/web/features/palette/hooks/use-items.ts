import { messages } from "../../../lib/messages.ts";
import { searchCodex } from "../../codex/sections.ts";
import { fitting, type Grouped, grouped, type PaletteItem } from "../items.ts";
import { useActions } from "./use-actions.ts";
import { useFoundPlayers } from "./use-found-players.ts";
import { useKnownPlaces } from "./use-known-places.ts";
import { useOwnPlaces, useTypedPlace } from "./use-places.ts";
import { useWays } from "./use-ways.ts";

const t = await messages("codex");

/** Most codex entries shown beside the others. */
const MOST_ENTRIES = 6;

/** Everything that matches a text, in groups; without a text, the default items. */
export function useItems(text: string): Grouped {
  const { openEntry } = useWays();
  const typed = useTypedPlace(text);
  const known = fitting([...useOwnPlaces(), ...useKnownPlaces(), ...useActions()], text);
  const players = useFoundPlayers(text);
  const entries = searchCodex(text)
    .slice(0, MOST_ENTRIES)
    .map(
      ({ id, title, section }): PaletteItem => ({
        id: `codex ${id}`,
        group: "codex",
        label: title,
        note: t(`sections.${section}`),
        run: () => openEntry(id),
      }),
    );
  return grouped([...typed, ...known, ...players, ...entries]);
}
