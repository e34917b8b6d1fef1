/** Moving, looking at fields, and the map overview. */
import {
  CLASS_LETTERS,
  type Field,
  MAP_LETTERS,
  type MoveAnswer,
  type Position,
  UNEXPLORED_LETTER,
  type ViewAnswer,
} from "@emberlode/contract";
import { asOutcome } from "@emberlode/db";
import {
  CELL_COUNT,
  cellAt,
  fieldCooldownEnd,
  GRID_SIZE,
  isSameCell,
  isSeen,
  knowsVein,
  type MoveOutcome,
  type PlayerState,
  relicsInSight,
  takeStep,
  visibleCells,
} from "@emberlode/game";
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Services } from "../../services.ts";
import type { ActionError } from "../actions/perform.ts";
import {
  type PlacementRefusal,
  type PlacementServices,
  performPlacingBase,
} from "../actions/place-base.ts";
import { requirePlayer } from "../players/status.ts";
import { baseCellOf, mapFor, ownMap } from "../world/waiting-base.ts";
import type { MapCell } from "../world/world-map.ts";
import { type FieldDetails, fieldDetailsFor, siteOf, toField } from "./to-field.ts";

function letterOf({ baseOwner, type }: MapCell): string {
  return MAP_LETTERS[baseOwner === null ? type : "base"];
}

function toRows(exploredCells: readonly MapCell[]): string[] {
  const letters = Array.from({ length: CELL_COUNT }, () => UNEXPLORED_LETTER);
  for (const cell of exploredCells) letters[cell.index] = letterOf(cell);
  return Array.from({ length: GRID_SIZE }, (_, row) =>
    letters.slice(row * GRID_SIZE, (row + 1) * GRID_SIZE).join(""),
  );
}

/** Veins that the player knows of today and has not dug (rules §4). */
function knownVeins(
  { fair }: Pick<Services, "fair">,
  player: PlayerState,
  exploredCells: readonly MapCell[],
  now: number,
) {
  return exploredCells
    .filter((cell) => fair.isVein(cell, now) && knowsVein(player, cell, now))
    .map(({ x, y }) => ({ x, y }));
}

/** The player's own mines that have not expired, field by field (rules §14). */
function ownMines(playerId: number, exploredCells: readonly MapCell[], now: number) {
  return exploredCells.flatMap(({ x, y, mines }) => {
    const liveMines = mines.filter(({ ownerId, until }) => ownerId === playerId && until > now);
    if (liveMines.length === 0) return [];
    const until = isoTime(Math.max(...liveMines.map((mine) => mine.until)));
    return [{ x, y, count: liveMines.length, until }];
  });
}

/** All cells within three cells of any cell the caller has been on (rules §3). */
export async function showView(
  ctx: PlayerContext<"actions" | "clock" | "fair" | "profiles" | "ranking" | "world">,
): Promise<ViewAnswer> {
  const { services, playerId } = ctx;
  const { actions, world, profiles, ranking, clock } = services;
  const now = clock.now();
  const player = await requirePlayer(ctx);
  const map = await ownMap(services, playerId);
  const exploredCells = visibleCells(player.explored).map((index) => map.at(cellAt(index)));
  const bases = exploredCells.filter(
    ({ baseOwner }) => baseOwner !== null && baseOwner !== playerId,
  );
  const sites = exploredCells.flatMap((cell) => siteOf(world, cell) ?? []);
  const works = exploredCells.filter((cell) => world.worksNameAt(cell) !== null);
  const othersFactories = exploredCells.filter(
    (cell) =>
      cell.factory?.type === "factory" &&
      cell.ownerId !== playerId &&
      world.worksNameAt(cell) === null,
  );
  const owners = [...bases, ...works, ...othersFactories].flatMap(({ ownerId }) => ownerId ?? []);
  const profilesById = await profiles.of([...new Set(owners)]);
  const nameOf = (id: number | null) => (id === null ? undefined : profilesById.get(id)?.username);
  return {
    rows: toRows(exploredCells),
    base: baseCellOf(world, player),
    rank: ranking.rankOf(playerId),
    bases: bases.flatMap(({ x, y, baseOwner: id }) => {
      const username = nameOf(id);
      return id === null || username === undefined
        ? []
        : [{ x, y, username, isBot: ranking.isBot(id), rank: ranking.rankOf(id) }];
    }),
    factories: world
      .factoriesOf(playerId)
      .filter(({ type }) => type === "factory")
      .map(({ x, y }) => ({ x, y })),
    classes: sites.map((site) => CLASS_LETTERS[site.class]).join(""),
    works: works.map(({ x, y, ownerId }) => ({
      x,
      y,
      name: world.worksNameAt({ x, y }) ?? "",
      owner: nameOf(ownerId) ?? null,
      isBot: ownerId !== null && ranking.isBot(ownerId),
    })),
    held: othersFactories.flatMap(({ x, y, ownerId: id }) => {
      const username = nameOf(id);
      return id === null || username === undefined
        ? []
        : [{ x, y, username, isBot: ranking.isBot(id) }];
    }),
    mines: ownMines(playerId, exploredCells, now),
    veins: knownVeins(services, player, exploredCells, now),
    resting: (await actions.cooldownsOf(playerId)).flatMap(({ x, y, until: written }) => {
      const until = fieldCooldownEnd(world.at({ x, y }), written, now);
      return until === null ? [] : [{ x, y, until: isoTime(until) }];
    }),
  };
}

/** The relic that shows to the player where they are, the nearest of several. */
function shownRelic(
  { fair, world }: Pick<Services, "fair" | "world">,
  player: PlayerState,
  now: number,
): Pick<FieldDetails, "relic"> {
  const relics = fair.relics(player.id, world.typeAt, now);
  const [relic] = relicsInSight({ player, relics }, now);
  return relic === undefined ? {} : { relic: relic.cell };
}

/** A field that the caller has seen. Changes nothing. */
export async function readField(
  ctx: PlayerContext<"actions" | "clock" | "fair" | "profiles" | "ranking" | "world">,
  input: Position,
): Promise<Field | ActionError<"NOT_EXPLORED">> {
  const { actions, fair, world } = ctx.services;
  const result = await actions.perform(ctx.playerId, {
    readOnly: true,
    rule(locked) {
      const { actor, now } = locked;
      if (!isSeen(actor.explored, input)) return { ok: false, code: "NOT_EXPLORED" };
      const cell = world.at(input);
      const spentUntil = locked.cooldownUntil(input);
      const facts = { type: cell.type, spentUntil, vein: fair.isVein(cell, now), now };
      const details = fieldDetailsFor(actor, input, facts);
      const relic = isSameCell(actor, input) ? shownRelic(ctx.services, actor, now) : {};
      return { ok: true, changes: [], outcome: { ...details, ...relic } };
    },
    answer: asOutcome,
  });
  if (!result.ok) return GameError.fromRefusal(result);
  const map = await ownMap(ctx.services, ctx.playerId);
  return toField(ctx, map.at(input), result.answer);
}

/** The stored part of a step, enough to answer a repeated key. */
interface Step extends Pick<MoveOutcome, "x" | "y">, FieldDetails {
  /** `suggestion` if the cell was out of reach: a stored name. */
  kind: "moved" | "suggestion";
  version: number;
}

/**
 * Moves the caller one step or returns their position, which stays if there is no room for their
 * base (rules §2). A real step may offer a mirage and set off a mine (rules §8, §14).
 */
export async function moveToField(
  ctx: PlayerContext<
    keyof PlacementServices | "clock" | "fair" | "profiles" | "random" | "ranking"
  >,
  input: Position,
): Promise<MoveAnswer | ActionError<"BAD_INPUT" | PlacementRefusal>> {
  const { services, playerId } = ctx;
  const { fair, profiles, random, ranking, world } = services;
  const ownName = async () => (await profiles.of([playerId])).get(playerId)?.username ?? "";
  const answer = await performPlacingBase(ctx, input, {
    // A mine that goes off involves its field and its owner; other steps involve only the caller.
    discoversParticipants: true,
    // Loaded only if a mine goes off, so the response time does not reveal other mines (rules §19).
    load: ({ cells }) => (cells.length > 0 ? ownName() : ""),
    rule(locked, playerName) {
      const { actor: player, now } = locked;
      const field = mapFor(world, locked).at(input);
      // The owner of a mine may be deleted, and then gets no alert.
      const mines = field.mines.filter(({ ownerId }) => !locked.isGone(ownerId));
      const mirage = () => fair.roll(player, "mirage", now);
      const playerIsBot = ranking.isBot(playerId);
      const state = { player, field, mines, playerName, playerIsBot, mirage };
      return takeStep(state, input, { now, random });
    },
    answer({ outcome, changes }, locked): Step {
      const { isInReach, x, y, explosion, player } = outcome;
      const { now } = locked;
      const cell = world.at(outcome);
      const spentUntil = locked.cooldownUntil(outcome);
      const facts = { type: cell.type, spentUntil, vein: fair.isVein(cell, now), explosion, now };
      return {
        kind: isInReach ? "moved" : "suggestion",
        x,
        y,
        version: locked.versionAfter(changes),
        ...fieldDetailsFor(player, cell, facts),
        ...shownRelic(services, player, now),
      };
    },
  });
  if (answer instanceof GameError) return answer;
  const { kind, x, y, version, ...fieldFacts } = answer;
  if (kind === "suggestion") return { x, y };
  const map = await ownMap(services, playerId);
  const field = await toField(ctx, map.at({ x, y }), fieldFacts);
  return { version, ...field };
}
