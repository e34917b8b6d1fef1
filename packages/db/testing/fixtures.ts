import {
  addCount,
  type Changes,
  HOUR,
  newPlayer,
  type PlayerState,
  type SessionChange,
  write,
} from "@emberlode/game";
import { createAccount } from "../accounts/create-account.ts";
import { createDatabase } from "../connection/database.ts";
import type { Pool } from "../connection/pool.ts";
import { createWorld } from "../world/create-world.ts";

/** A fixed time for tests. */
export const NOON = Date.UTC(2026, 0, 15, 12);

/** A new player by rules §2, standing on a cell. */
export function startState(
  x: number,
  y: number,
  now = NOON,
): Omit<PlayerState, "id" | "baseX" | "baseY"> {
  const position = { x, y };
  const { player } = newPlayer({ now, isGuest: false, referrerId: null, position, base: null });
  const { baseX: _, baseY: __, ...start } = player;
  return start;
}

/** Fills a world with waste only. */
export async function createWasteland(pool: Pool): Promise<void> {
  const fields = Array.from({ length: 2500 }, (_, cell) => ({
    x: (cell % 50) + 1,
    y: Math.floor(cell / 50) + 1,
    type: "waste" as const,
    slots: 0,
  }));
  await createWorld(createDatabase(pool), "test", fields, NOON);
}

/** Creates players whose bases are on consecutive cells from `first` on; returns their ids. */
export async function makePlayers(pool: Pool, count: number, first = 0): Promise<number[]> {
  const ids: number[] = [];
  for (let index = first; index < first + count; index++) {
    const x = (index % 50) + 1;
    const y = Math.floor(index / 50) + 1;
    const made = await createAccount(createDatabase(pool), {
      username: `player${index}`,
      email: `player${index}@example.org`,
      passwordHash: "hash",
      base: { x, y },
      player: startState(x, y),
      start: { kind: "start", metal: 1000, energy: 1000, detail: {} },
      now: NOON,
    });
    if (!made.ok) throw new Error(`Player ${index} was not created: ${made.code}`);
    ids.push(made.id);
  }
  return ids;
}

/** The changes of a dig that yields metal: amounts, counters, cooldown and log line. */
export function digChanges(player: PlayerState, gain: number, until: number): Changes {
  return [
    write("player", {
      id: player.id,
      set: {
        carried: addCount(player.carried, "metal", gain),
        digs: player.digs + 1,
        dug: addCount(player.dug, "metal", gain),
      },
    }),
    write("cooldown", { playerId: player.id, x: player.x, y: player.y, until }),
    write("ledger", {
      playerId: player.id,
      kind: "dig",
      metal: gain,
      energy: 0,
      detail: { x: player.x, y: player.y, type: "metal" },
    }),
  ];
}

/** A session for an hour, by the hash of its token (hexadecimal). */
export function sessionChange(tokenHash: string): SessionChange {
  const times = { createdAt: NOON, expiresAt: NOON + HOUR };
  return { tokenHash, stay: false, device: "Firefox on Linux", ...times };
}
