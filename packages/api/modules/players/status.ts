/** The caller's own state, and its wire format, the status. */
import type { Settings, Status } from "@emberlode/contract";
import type { Actions, Snapshot } from "@emberlode/db";
import {
  countersToday,
  digShare,
  fatigueAfter,
  freeSlots,
  NEW_PLAYER_START,
  type PlayerState,
  protectionLeft,
  searchShare,
  totalSlots,
} from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import { toSettings } from "./settings.ts";

function toSearchFatigue(used: number, place: "cave" | "forest") {
  const { level, left } = fatigueAfter(used, place);
  return { searches: used, factor: searchShare(level), remaining: left };
}

/** The parts of a status besides the player's state. */
export interface StatusFacts {
  /** Everything the player owns, the base included. */
  factories: readonly { readonly slots: number }[];
  settings: Settings;
  /** The version of this state; with uncommitted changes, the one that their commit gives it. */
  version: number;
  /** Milliseconds. */
  now: number;
}

/** The status of spec §3, with the amounts that the panels show. */
export function toStatus(player: PlayerState, facts: StatusFacts): Status {
  const { factories, settings, version, now } = facts;
  const today = countersToday(player, now);
  const { level, used, left } = fatigueAfter(today.digs);
  const shieldedFor = protectionLeft(player.shieldUntil, NEW_PLAYER_START.shieldMs, now);
  return {
    version,
    metal: player.carried.metal,
    energy: player.carried.energy,
    slots: freeSlots(factories, player),
    totalSlots: totalSlots(factories),
    factories: factories.length,
    attack_units: [...player.attackUnits],
    defense_units: [...player.defenseUnits],
    attack_level: [...player.attackTechs],
    defense_level: [...player.defenseTechs],
    createdAt: isoTime(player.createdAt),
    candle: player.candle,
    x: player.x,
    y: player.y,
    settings,
    bankMetal: player.banked.metal,
    bankEnergy: player.banked.energy,
    fatigue: {
      digs: used,
      factor: digShare(level),
      remaining: left,
      veins: today.veins.length,
    },
    searchFatigue: {
      caves: toSearchFatigue(today.caves, "cave"),
      forests: toSearchFatigue(today.forests, "forest"),
    },
    shieldUntil: shieldedFor > 0 ? isoTime(now + shieldedFor) : null,
    serverTime: isoTime(now),
  };
}

/** The status from a snapshot of the database. */
export function statusOf({ state, version, settings, factories }: Snapshot, now: number): Status {
  return toStatus(state, { factories, settings: toSettings(settings), version, now });
}

interface Caller {
  playerId: number;
  services: { actions: Actions };
}

/**
 * The player as rules see them, as old as `Actions.read` allows. Throws `NOT_LOGGED_IN` if deleted.
 */
export async function requirePlayer({ services, playerId }: Caller): Promise<PlayerState> {
  const player = await services.actions.read(playerId);
  if (player === null) throw new GameError("NOT_LOGGED_IN");
  return player;
}
