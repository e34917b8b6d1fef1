/** The map overview. */
import { MAP_LETTERS, UNEXPLORED_LETTER, type ViewAnswer } from "@emberlode/contract";
import {
  CELL_COUNT,
  cellAt,
  fieldRestsUntil,
  GRID_SIZE,
  knowsVein,
  type PlayerState,
  visibleCells,
} from "@emberlode/game";
import { isoTime } from "../../services/accounts/status.ts";
import type { Services } from "../../services.ts";
import type { MapCell } from "../../world/map/world-map.ts";
import { presentPlayer } from "../../world/players/present-player.ts";
import { baseCellOf, ownMap } from "../../world/players/waiting-base.ts";
import type { PlayerContext } from "../context.ts";

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

/** Veins that the player knows of today and has not dug (rules §4). */
function knownVeins(
  { fair }: Pick<Services, "fair">,
  player: PlayerState,
  seen: readonly MapCell[],
  now: number,
) {
  return seen
    .filter((cell) => fair.isVein(cell, now) && knowsVein(player, cell, now))
    .map(({ x, y }) => ({ x, y }));
}

/** All cells within three cells of any cell the caller has been on (rules §3). */
export async function view(
  ctx: PlayerContext<"actions" | "clock" | "fair" | "profiles" | "ranking" | "world">,
): Promise<ViewAnswer> {
  const { services, playerId } = ctx;
  const { actions, world, profiles, ranking, clock } = services;
  const now = clock.now();
  const player = await presentPlayer(ctx);
  const map = await ownMap(services, playerId);
  const seen = visibleCells(player.explored).map((index) => map.at(cellAt(index)));
  const owners = new Map<number, MapCell>();
  for (const cell of seen) {
    if (cell.baseOwner !== null && cell.baseOwner !== playerId) owners.set(cell.baseOwner, cell);
  }
  const found = await profiles.of([...owners.keys()]);
  return {
    rows: toRows(seen),
    base: baseCellOf(world, player),
    bases: [...found.values()].flatMap(({ id, username }) => {
      const cell = owners.get(id);
      return cell === undefined
        ? []
        : [{ x: cell.x, y: cell.y, username, isBot: ranking.isBot(id), rank: ranking.rankOf(id) }];
    }),
    factories: world
      .factoriesOf(playerId)
      .filter(({ type }) => type === "factory")
      .map(({ x, y }) => ({ x, y })),
    veins: knownVeins(services, player, seen, now),
    resting: (await actions.resting(playerId)).flatMap(({ x, y, until: written }) => {
      const until = fieldRestsUntil(world.at({ x, y }), written, now);
      return until === null ? [] : [{ x, y, until: isoTime(until) }];
    }),
  };
}
