import { useAtomValue } from "jotai";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePlayer } from "../session/player-context.ts";
import { loggedInAtom } from "../session/session-atoms.ts";
import { type PaletteItem, placeIn } from "./items.ts";
import { useWays } from "./use-ways.ts";

const t = await messages("palette");

/** The field with the typed coordinates: to walk to or to look at. */
export function useTypedPlace(text: string): readonly PaletteItem[] {
  const { walkTo, go } = useWays();
  const loggedIn = useAtomValue(loggedInAtom);
  const at = placeIn(text);
  if (at === null) return [];
  const { x, y } = at;
  const look: PaletteItem = {
    id: "look",
    group: "places",
    label: t("lookAt", { x, y }),
    run: () => go(`/game/${x}/${y}`),
  };
  // Without a session, this leads to the log-in page and from there to the field.
  if (!loggedIn) return [look];
  return [
    { id: "walk", group: "places", label: t("walkTo", { x, y }), run: () => walkTo(at) },
    look,
  ];
}

/** The player's own base, factories and plots. */
export function useOwnPlaces(): readonly PaletteItem[] {
  const { walkTo } = useWays();
  const enabled = useAtomValue(loggedInAtom);
  const base = usePlayer()?.user.base ?? null;
  const factories = trpc.puc.list.useQuery(undefined, { enabled }).data?.factories ?? [];
  const plots = trpc.plots.list.useQuery(undefined, { enabled }).data?.plots ?? [];
  const place = (id: string, label: string, at: { x: number; y: number }): PaletteItem => ({
    id,
    group: "places",
    label,
    note: t("at", { x: at.x, y: at.y }),
    run: () => walkTo(at),
  });
  return [
    ...(base === null ? [] : [place("home", t("walkHome"), base)]),
    ...plots.map((plot) =>
      place(
        `plot ${plot._id}`,
        t("plot", { title: plot.title || t("at", { x: plot.x, y: plot.y }) }),
        plot,
      ),
    ),
    ...factories
      .filter(({ factory }) => factory.type === "factory")
      .map(({ slots, factory }) =>
        place(`factory ${factory.x} ${factory.y}`, t("factory", { slots }), factory),
      ),
  ];
}
