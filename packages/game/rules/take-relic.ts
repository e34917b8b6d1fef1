/** Taking a relic (rules §9). */
import { addCount } from "../by-id.ts";
import type { ExcavatorPartId } from "../catalogue/excavator.ts";
import { RELIC_DIGS, RELIC_DRIVES, RELIC_SIGHT, type RelicFind } from "../catalogue/relics.ts";
import { utcDay } from "../game-time.ts";
import { type Amounts, addAmounts, NO_AMOUNTS, singleAmount } from "../resource.ts";
import type { Env, Result } from "../result.ts";
import type { PlayerPatch, PlayerState, Position } from "../state.ts";
import { gridDistance, isSameCell } from "../world/grid.ts";
import { write } from "../writes.ts";
import type { Relic } from "./relics.ts";
import { type Pause, seasonPeaceRefusal } from "./world-schedule.ts";

export interface TakeRelicState {
  player: PlayerState;
  /** The player's three relics of today. */
  relics: readonly Relic[];
  /** The peace of the world, even if it is not in force. */
  peace?: Pause | null;
}

export interface TakeRelicOutcome {
  number: number;
  find: RelicFind;
  /** The gained amounts. */
  delta: Amounts;
  part: ExcavatorPartId | null;
  /** Probability Drives found. */
  drives: number;
  /** Relics left today. */
  left: number;
}

export type TakeRelicRefusal = "NOT_HERE" | "NO_RELIC_HERE" | "RELIC_TAKEN" | "PEACE";

/** Numbers of the relics taken today. */
export function relicsTaken(
  { relicDay, relics }: Pick<PlayerState, "relicDay" | "relics">,
  now: number,
): readonly number[] {
  return relicDay >= utcDay(now) ? relics : [];
}

/** The relics that the player has not taken today. */
export function relicsLeft({ player, relics }: TakeRelicState, now: number): readonly Relic[] {
  const takenNumbers = relicsTaken(player, now);
  return relics.filter(({ number }) => !takenNumbers.includes(number));
}

/** The relics that show to the player: not taken, and at most one step away; the nearest first. */
export function relicsInSight(state: TakeRelicState, now: number): Relic[] {
  const stepsTo = ({ cell }: Relic) => gridDistance(cell, state.player);
  return relicsLeft(state, now)
    .filter((relic) => stepsTo(relic) <= RELIC_SIGHT)
    .sort((a, b) => stepsTo(a) - stepsTo(b));
}

/** The gain from a relic. */
function effectOf(player: PlayerState, { content }: Relic): { delta: Amounts; set: PlayerPatch } {
  switch (content.find) {
    case "metal":
    case "energy": {
      const { find } = content;
      const amount = Math.floor((RELIC_DIGS * (player.digMin[find] + player.digMax[find])) / 2);
      return { delta: singleAmount(find, amount), set: {} };
    }
    case "part":
      return { delta: NO_AMOUNTS, set: { parts: addCount(player.parts, content.part, 1) } };
    case "drives":
      return {
        delta: NO_AMOUNTS,
        set: { tools: addCount(player.tools, "prob_drive", RELIC_DRIVES) },
      };
  }
}

/**
 * Takes the relic on the player's field: 20 average digs of a resource, an excavator part, or two
 * Probability Drives, as the day's seed says. Refuses with `NOT_HERE` (another field),
 * `NO_RELIC_HERE`, `RELIC_TAKEN` and `PEACE` (after a season).
 */
export function takeRelic(
  state: TakeRelicState,
  { field }: { field: Position },
  { now }: Pick<Env, "now">,
): Result<TakeRelicOutcome, TakeRelicRefusal> {
  const { player, relics } = state;
  if (!isSameCell(player, field)) return { ok: false, code: "NOT_HERE" };
  const relic = relics.find(({ cell }) => isSameCell(cell, field));
  if (relic === undefined) return { ok: false, code: "NO_RELIC_HERE" };
  const takenNumbers = relicsTaken(player, now);
  if (takenNumbers.includes(relic.number)) return { ok: false, code: "RELIC_TAKEN" };
  const atPeace = seasonPeaceRefusal(state.peace, now);
  if (atPeace !== null) return atPeace;
  const { delta, set } = effectOf(player, relic);
  const { number, content } = relic;
  const part = content.find === "part" ? content.part : null;
  const drives = content.find === "drives" ? RELIC_DRIVES : 0;
  const after: PlayerPatch = {
    ...set,
    carried: addAmounts(player.carried, delta),
    relicDay: Math.max(player.relicDay, utcDay(now)),
    relics: [...takenNumbers, number],
  };
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set: after }),
      write("ledger", {
        playerId: player.id,
        kind: "relic",
        ...delta,
        detail: {
          x: field.x,
          y: field.y,
          relic: number,
          find: content.find,
          ...(part !== null && { part }),
          ...(drives > 0 && { drives }),
        },
      }),
    ],
    outcome: {
      number,
      find: content.find,
      delta,
      part,
      drives,
      left: relics.length - takenNumbers.length - 1,
    },
  };
}
