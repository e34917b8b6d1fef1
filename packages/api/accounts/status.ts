/** A player's panels: rules' state in the shapes of the wire. */
import type { Settings, Status } from "@emberlode/contract";
import type { Snapshot } from "@emberlode/db";
import {
  countersToday,
  type Fatigue,
  fatigue,
  freeSlots,
  type PlayerState,
  totalSlots,
} from "@emberlode/game";
import { toSettings } from "./settings.ts";

/** ISO 8601, UTC. */
export function isoTime(time: number): string {
  return new Date(time).toISOString();
}

type Factors = Record<Fatigue["level"], number>;
const DIG_FACTORS = { full: 1, half: 0.5, last: 0.05 } as const satisfies Factors;
const SEARCH_FACTORS = { full: 1, half: 0.5, last: 0.1 } as const satisfies Factors;

function toSearchFatigue({ used: searches, level, left }: Fatigue) {
  return { searches, factor: SEARCH_FACTORS[level], remaining: left };
}

/** What a status is made from besides the player. */
export interface StatusFacts {
  /** Everything the player owns, the base among it. */
  factories: readonly { readonly slots: number }[];
  settings: Settings;
  /** The player's version once the row holds all that. */
  version: number;
  /** Milliseconds. */
  now: number;
}

/** The status of spec §3, with the amounts that the panels show. */
export function toStatus(player: PlayerState, facts: StatusFacts): Status {
  const { factories, settings, version, now } = facts;
  const today = countersToday(player, now);
  const { level, used, left } = fatigue(today.digs);
  return {
    version,
    metal: player.metal,
    energy: player.energy,
    slots: freeSlots(factories, player),
    totalSlots: totalSlots(factories),
    factories: factories.length,
    attack_units: [...player.attackUnits],
    defense_units: [...player.defenseUnits],
    attack_level: [...player.attackLevel],
    defense_level: [...player.defenseLevel],
    createdAt: isoTime(player.createdAt),
    candle: player.candle,
    x: player.x,
    y: player.y,
    settings,
    bankMetal: player.bankMetal,
    bankEnergy: player.bankEnergy,
    fatigue: {
      digs: used,
      factor: DIG_FACTORS[level],
      remaining: left,
      veins: today.veins.length,
    },
    searchFatigue: {
      caves: toSearchFatigue(fatigue(today.caves, "cave")),
      forests: toSearchFatigue(fatigue(today.forests, "forest")),
    },
    shieldUntil: player.shieldUntil > now ? isoTime(player.shieldUntil) : null,
    serverTime: isoTime(now),
  };
}

/** The status as the database holds it. */
export function statusOf({ state, version, settings, factories }: Snapshot, now: number): Status {
  return toStatus(state, { factories, settings: toSettings(settings), version, now });
}
