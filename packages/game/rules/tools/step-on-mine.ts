/** Mines under a player who arrives by a step or a jump (rules §2, §14). */

import { MINES } from "../../catalogue/mines.ts";
import {
  type Amounts,
  mapResources,
  NO_AMOUNTS,
  negateAmounts,
  subtractAmounts,
} from "../../resource.ts";
import type { Env, Success } from "../../result.ts";
import type { LedgerEntry, MineState, PlayerState } from "../../state.ts";
import { isSameCell } from "../../world/grid.ts";
import { write } from "../../writes.ts";
import { botLabel } from "../log-details.ts";
import { isWithin } from "../waits.ts";
import { isLive } from "./live-mine.ts";

export interface StepOnMineState {
  /** The player after arriving. */
  player: PlayerState;
  /** The player's name and bot flag, for the log of the mine's owner. */
  playerName: string;
  playerIsBot?: boolean;
  /** Mines, of which only those on the player's field matter. */
  mines: readonly MineState[];
}

/** Resources of the victim that a mine destroyed. */
export interface Explosion {
  lost: Amounts;
  layerId: number;
}

function destroyed(carried: number): number {
  return Math.min(MINES.damageCap, Math.floor((carried * MINES.damagePercent) / 100));
}

/** The mine that explodes: the oldest live one that is neither the player's own nor a partner's. */
export function mineUnder(
  { player, mines }: Pick<StepOnMineState, "player" | "mines">,
  now: number,
): MineState | null {
  const { shieldUntil, explodedAt, napPartners } = player;
  if (shieldUntil > now) return null;
  if (explodedAt > 0 && isWithin(explodedAt, MINES.explosionCooldownMs, now)) return null;
  const live = mines.filter(
    (mine) =>
      isSameCell(mine, player) &&
      isLive(mine, now) &&
      mine.inert !== true &&
      mine.ownerId !== player.id &&
      !napPartners.includes(mine.ownerId),
  );
  return live.reduce<MineState | null>((oldest, mine) => {
    if (oldest === null) return mine;
    const by = mine.laidAt - oldest.laidAt;
    return by < 0 || (by === 0 && mine.id < oldest.id) ? mine : oldest;
  }, null);
}

/**
 * Triggers at most one mine under a player who just arrived: `MINES.damagePercent` of the carried
 * metal and energy is destroyed, rounded down, at most `MINES.damageCap` each; the mine is removed;
 * victim and owner each get a row of kind `mine`. Nothing happens under shield, on own or partners'
 * mines, and within `MINES.explosionCooldownMs` of the last explosion. Never refuses; the outcome
 * is null for no explosion.
 */
export function stepOnMine(state: StepOnMineState, { now }: Env): Success<Explosion | null> {
  const { player, playerName, playerIsBot } = state;
  const mine = mineUnder(state, now);
  if (mine === null) return { ok: true, changes: [], outcome: null };
  const lost = mapResources((resource) => destroyed(player.carried[resource]));
  const { id: removeId, ownerId, x, y } = mine;
  const set = { carried: subtractAmounts(player.carried, lost), explodedAt: now };
  const row = { kind: "mine" } as const;
  const victimLine: LedgerEntry = {
    playerId: player.id,
    ...negateAmounts(lost),
    detail: { role: "victim", x, y },
    ...row,
  };
  const layerLine: LedgerEntry = {
    playerId: ownerId,
    ...NO_AMOUNTS,
    detail: { role: "layer", x, y, victim: playerName, ...lost, ...botLabel(playerIsBot) },
    ...row,
  };
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set }),
      write("ledger", victimLine),
      write("ledger", layerLine),
      write("mines", { ownerId, x, y, removeId }),
    ],
    outcome: { lost, layerId: ownerId },
  };
}
