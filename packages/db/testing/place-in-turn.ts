import {
  type BaseRemovalReason,
  type FactoryState,
  type Position,
  placeBase,
  type Result,
} from "@emberlode/game";
import { createGroupCommit } from "../commit/group-commit.ts";
import { type ActionResult, type Actions, asOutcome } from "../commit/plan.ts";
import type { Pool } from "../connection/pool.ts";
import { NOON } from "./fixtures.ts";
import { TestFields } from "./known-fields.ts";

/** A player whose base leaves the map, and when they were last seen. */
export interface Yields {
  id: number;
  lastSeenAt: number;
  reason: BaseRemovalReason;
}

export interface PlacingProcess {
  pool: Pool;
  fields: TestFields;
  actions: Actions;
}

/** A separate process that places bases. */
export function placingProcess(pool: Pool): PlacingProcess {
  const fields = new TestFields(pool);
  return {
    pool,
    fields,
    actions: createGroupCommit({ pool, clock: () => NOON, fields, budgetMs: 10_000 }),
  };
}

const BASES = `
select id, owner as "ownerId", x, y, type, lvl, slots, safe_until as "safeUntil" from factories
where owner = any($1::int[]) and type = 'base' and x is not null`;

interface Order {
  yields?: readonly Yields[];
  /** The placement counter; by default the current one, with up to forty tries. */
  turn?: number;
}

/**
 * Places a base like an action that has just counted room. Refuses with `ALREADY_OWNED` if the base
 * is already placed, `WORLD_FULL` if the cell is taken, `BUSY` if another base was placed in that
 * turn.
 */
export function placeInTurn(
  { pool, fields, actions }: PlacingProcess,
  playerId: number,
  cell: Position,
  { yields = [], turn: counted }: Order = {},
): Promise<ActionResult<"PLACED", "ALREADY_OWNED" | "WORLD_FULL">> {
  const ids = yields.map(({ id }) => id);
  return actions.perform(playerId, {
    discoversParticipants: true,
    maxTries: counted === undefined ? 40 : 2,
    async load() {
      const [world] = await pool.query<{ turn: number }>("select placements as turn from worlds");
      const bases = await pool.query<FactoryState>(BASES, [ids]);
      await fields.reload([cell, ...bases]);
      const [field] = await pool.query<{ owner: number | null }>(
        "select base_owner as owner from fields where x = $1::smallint and y = $2::smallint",
        [cell.x, cell.y],
      );
      return { turn: counted ?? world?.turn ?? 0, bases, owner: field?.owner ?? null };
    },
    rule(locked, { turn, bases, owner }): Result<"PLACED", "ALREADY_OWNED" | "WORLD_FULL"> {
      const { actor: player, now } = locked;
      if (player.baseX !== null) return { ok: false, code: "ALREADY_OWNED" };
      if (owner !== null && !ids.includes(owner)) return { ok: false, code: "WORLD_FULL" };
      const evicted = bases.flatMap((base) => {
        const one = yields.find(({ id }) => id === base.ownerId);
        return one === undefined ? [] : [{ base, ...one }];
      });
      const state = { player, cell, mines: [], isTaken: false, evicted, placements: turn, now };
      return { ok: true, changes: placeBase(state), outcome: "PLACED" };
    },
    answer: asOutcome,
  });
}

/** The answer, or the code of the refusal. */
export const resultCode = (result: Awaited<ReturnType<typeof placeInTurn>>): string =>
  result.ok ? result.answer : result.code;
