/** The map overview. */
import { MAP_LETTERS, UNEXPLORED_LETTER, type ViewAnswer } from "@emberlode/contract";
import { CELL_COUNT, cellAt, GRID_SIZE, visibleCells } from "@emberlode/game";
import type { PlayerContext } from "../context.ts";
import { GameError } from "../errors.ts";
import type { MapCell } from "../world/world-map.ts";

function letterOf({ baseOwner, type }: MapCell): string {
  return MAP_LETTERS[baseOwner === null ? type : "base"];
}

function toRows(seen: readonly MapCell[]): string[] {
  const letters = Array.from({ length: CELL_COUNT }, () => UNEXPLORED_LETTER);
  for (const cell of seen) letters[cell.index] = letterOf(cell);
  return Array.from({ length: GRID_SIZE }, (_, row) =>
    letters.slice(row * GRID_SIZE, (row + 1) * GRID_SIZE).join(""),
  );
}

/** Everything within three cells of any cell that the caller has stood on (rules §3). */
export async function view({ services, playerId }: PlayerContext): Promise<ViewAnswer> {
  const { actions, world, profiles, ranking } = services;
  const player = await actions.read(playerId);
  if (player === null) throw new GameError("NOT_LOGGED_IN");
  const seen = visibleCells(player.explored).map((index) => world.at(cellAt(index)));
  const owners = new Map<number, MapCell>();
  for (const cell of seen) {
    if (cell.baseOwner !== null && cell.baseOwner !== playerId) owners.set(cell.baseOwner, cell);
  }
  const found = await profiles.of([...owners.keys()]);
  const { baseX, baseY } = player;
  return {
    rows: toRows(seen),
    base: baseX === null || baseY === null ? null : { x: baseX, y: baseY },
    bases: [...found.values()].flatMap(({ id, username }) => {
      const cell = owners.get(id);
      return cell === undefined
        ? []
        : [{ x: cell.x, y: cell.y, username, rank: ranking.rankOf(id) }];
    }),
    factories: world
      .factoriesOf(playerId)
      .filter(({ type }) => type === "factory")
      .map(({ x, y }) => ({ x, y })),
  };
}
