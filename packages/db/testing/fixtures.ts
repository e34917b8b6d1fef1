import type { Changes, PlayerState } from "@emberlode/game";
import { createAccount } from "../accounts/create-account.ts";
import type { Pool } from "../connection/pool.ts";
import { foundWorld } from "../world/found-world.ts";

/** A fixed moment for tests. */
export const NOON = Date.UTC(2026, 0, 15, 12);

const many = <T>(length: number, value: T): T[] => Array.from({ length }, () => value);
const ten = <T>(value: T): T[] => many(10, value);

/** The start of a player as rules §2 has it, standing on a cell. */
export function startState(
  x: number,
  y: number,
  now = NOON,
): Omit<PlayerState, "id" | "baseX" | "baseY"> {
  return {
    createdAt: now,
    x,
    y,
    metal: 1000,
    energy: 1000,
    bankMetal: 0,
    bankEnergy: 0,
    candle: 0,
    attackUnits: ten(0),
    defenseUnits: ten(0),
    attackLevel: ten(false).with(0, true),
    defenseLevel: ten(false).with(0, true),
    digMetalMin: 0,
    digMetalMax: 100,
    digEnergyMin: 0,
    digEnergyMax: 100,
    counterDay: 0,
    digs: 0,
    dugMetal: 0,
    dugEnergy: 0,
    referralMetal: 0,
    referralEnergy: 0,
    referralWaitingMetal: 0,
    referralWaitingEnergy: 0,
    referrerId: null,
    isGuest: false,
    shieldUntil: now + 259_200_000,
    explored: new Uint8Array(313),
    tools: many(14, 0),
    researches: many(14, 0),
    parts: ten(0),
    partsInstalled: ten(0),
    caves: 0,
    forests: 0,
    attacks: 0,
    stakes: 0,
    lootedMetal: 0,
    lootedEnergy: 0,
    dugBeforeMetal: many(7, 0),
    dugBeforeEnergy: many(7, 0),
    candleDay: 0,
    mirageDay: 0,
    marketDay: 0,
    marketBought: many(6, 0),
    mirageX: null,
    mirageY: null,
    gpsReadyAt: 0,
    explodedAt: 0,
    rolls: 0,
    napPartners: [],
    fights: [],
    logCounts: many(13, 0).with(0, 1),
  };
}

/** Fills a world with waste only. */
export async function foundWasteland(pool: Pool): Promise<void> {
  const fields = Array.from({ length: 2500 }, (_, cell) => ({
    x: (cell % 50) + 1,
    y: Math.floor(cell / 50) + 1,
    type: "waste" as const,
    slots: 0,
  }));
  await foundWorld(pool, "test", fields, NOON);
}

/** Makes players whose bases stand in the order of the cells from `first` on; answers their ids. */
export async function makePlayers(pool: Pool, count: number, first = 0): Promise<number[]> {
  const ids: number[] = [];
  for (let index = first; index < first + count; index++) {
    const x = (index % 50) + 1;
    const y = Math.floor(index / 50) + 1;
    const made = await createAccount(pool, {
      username: `player${index}`,
      email: `player${index}@example.org`,
      passwordHash: "hash",
      base: { x, y, slots: 2000 },
      player: startState(x, y),
      start: { kind: "start", metal: 1000, energy: 1000, detail: {} },
      now: NOON,
    });
    if (!made.ok) throw new Error(`player ${index}: ${made.error}`);
    ids.push(made.id);
  }
  return ids;
}

/** The changes of a dig that brings some metal: balance, counters, cooldown and a line of the log. */
export function digChanges(player: PlayerState, gain: number, until: number): Changes {
  return {
    players: [
      {
        id: player.id,
        set: {
          metal: player.metal + gain,
          digs: player.digs + 1,
          dugMetal: player.dugMetal + gain,
        },
      },
    ],
    cooldowns: [{ playerId: player.id, x: player.x, y: player.y, until }],
    ledger: [
      {
        playerId: player.id,
        kind: "dig",
        metal: gain,
        energy: 0,
        detail: { x: player.x, y: player.y, type: "metal" },
      },
    ],
    referrals: [],
  };
}
