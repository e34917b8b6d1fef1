import {
  type BaseLeaving,
  type FactoryState,
  type Position,
  placeBase,
  type Result,
} from "@emberlode/game";
import { createActions } from "../commit/actions.ts";
import { type ActionResult, type Actions, asOutcome } from "../commit/plan.ts";
import type { Pool } from "../connection/pool.ts";
import { NOON } from "./fixtures.ts";
import { TestFields } from "./known-fields.ts";

/** Whose base leaves the map, and when its player was last there. */
export interface Yields {
  id: number;
  lastSeenAt: number;
  reason: BaseLeaving;
}

export interface PlacingProcess {
  pool: Pool;
  fields: TestFields;
  actions: Actions;
}

/** A process of its own that places bases. */
export function placingProcess(pool: Pool): PlacingProcess {
  const fields = new TestFields(pool);
  return {
    pool,
    fields,
    actions: createActions({ pool, clock: () => NOON, fields, budgetMs: 10_000 }),
  };
}

const BASES = `
select id, owner as "ownerId", x, y, type, lvl, slots, safe_until as "safeUntil" from factories
where owner = any($1::int[]) and type = 'base' and x is not null`;

interface Order {
  yields?: readonly Yields[];
  /** The turn that was counted; by default the one of each try, of which there are forty. */
  turn?: number;
}

/**
 * Places a base as an action does that counted at this moment; ALREADY_OWNED for one that has a place,
 * WORLD_FULL where somebody else has the cell, BUSY when the turn was another's.
 */
export function placeInTurn(
  { pool, fields, actions }: PlacingProcess,
  playerId: number,
  cell: Position,
  { yields = [], turn: counted }: Order = {},
): Promise<ActionResult<"PLACED", "ALREADY_OWNED" | "WORLD_FULL">> {
  const ids = yields.map(({ id }) => id);
  return actions.perform(playerId, {
    locksAsDecided: true,
    mostTries: counted === undefined ? 40 : 2,
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
      const { actor: player } = locked;
      if (player.baseX !== null) return { ok: false, code: "ALREADY_OWNED" };
      if (owner !== null && !ids.includes(owner)) return { ok: false, code: "WORLD_FULL" };
      const yielding = bases.flatMap((base) => {
        const one = yields.find(({ id }) => id === base.ownerId);
        return one === undefined ? [] : [{ base, ...one }];
      });
      const state = { player, cell, mines: [], isTaken: false, yielding, turn };
      return { ok: true, changes: placeBase(state), outcome: "PLACED" };
    },
    answer: asOutcome,
  });
}

/** The answer, or the code of the refusal. */
export const resultCode = (result: Awaited<ReturnType<typeof placeInTurn>>): string =>
  result.ok ? result.answer : result.code;
