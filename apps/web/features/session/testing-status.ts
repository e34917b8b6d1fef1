/** A player's status for tests. */
import type { Status } from "@emberlode/contract";

const none = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const unlearned = [true, ...Array.from({ length: 9 }, () => false)];
const fresh = { searches: 0, factor: 1, remaining: 60 } as const;
const NOON = "2025-06-01T12:00:00.000Z";

/** A new player at noon, with overrides. */
export function makeStatus(set: Partial<Status> = {}): Status {
  return {
    version: 1,
    ...{ metal: 1000, energy: 1000, slots: 2000, totalSlots: 2000, factories: 1 },
    ...{ attack_units: none, defense_units: none },
    ...{ attack_level: unlearned, defense_level: unlearned },
    ...{ createdAt: NOON, serverTime: NOON, shieldUntil: null },
    ...{ candle: 0, x: 10, y: 10, bankMetal: 0, bankEnergy: 0 },
    settings: { controls: "default", alerts: { admin: true, attack: true, event: true } },
    fatigue: { digs: 0, factor: 1, remaining: 500, veins: 0 },
    searchFatigue: { caves: fresh, forests: fresh },
    ...set,
  };
}
