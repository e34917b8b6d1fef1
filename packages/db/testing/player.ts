/** Players for tests not about sign-up: account, base and session, created in the database. */
import { createHash, randomBytes } from "node:crypto";
import {
  chooseBaseCell,
  DAY,
  type FieldType,
  markVisited,
  newPlayer,
  type Position,
  randomFrom,
  wrapCoordinate,
} from "@emberlode/game";
import { createAccount } from "../accounts/create-account.ts";
import { createDatabase } from "../connection/database.ts";
import type { Pool } from "../connection/pool.ts";
import { insertGoalBaselines } from "./goal-baselines.ts";
import { notifyCells } from "./notices.ts";

export interface TestPlayer {
  id: number;
  username: string;
  /** Token of the session cookie. */
  token: string;
  /** The player's position: one step east of the base, if there is one. */
  at: Position;
}

export interface TestPlayerOptions {
  /** Omit for a guest. */
  username?: string;
  /** Whether the base is on the map, as after the first action. */
  base?: boolean;
  /** Age of the account in milliseconds; 0 by default. */
  age?: number;
}

/** A free cell of waste, far from all bases. */
async function freeCell(pool: Pool): Promise<Position> {
  const fields = await pool.query<Position & { type: FieldType; taken: boolean }>(
    "select x, y, type, base_owner is not null as taken from fields order by y, x",
  );
  const bases = fields.filter(({ taken }) => taken);
  const cell = chooseBaseCell(
    fields,
    bases,
    randomFrom(() => randomBytes(4).readUInt32LE()),
  );
  if (cell === null) throw new Error("The world is full.");
  return cell;
}

/** Creates a logged-in player: a guest, or one with a name and an unusable password. */
export async function createTestPlayer(
  pool: Pool,
  options: TestPlayerOptions = {},
): Promise<TestPlayer> {
  const { username = `Guest-${randomBytes(3).toString("hex")}`, base = true, age = 0 } = options;
  const isGuest = options.username === undefined;
  const token = randomBytes(32).toString("base64url");
  const now = Date.now() - age;
  const cell = await freeCell(pool);
  const at = base ? { x: wrapCoordinate(cell.x + 1), y: cell.y } : cell;
  const start = { now, isGuest, referrerId: null, position: cell, base: null };
  const { player, ledger } = newPlayer(start);
  const { explored, walked } = player;
  const made = await createAccount(createDatabase(pool), {
    username,
    email: isGuest ? null : `${username}@example.org`,
    passwordHash: isGuest ? null : "none",
    base: base ? cell : null,
    player: {
      ...player,
      ...at,
      explored: markVisited(explored, at),
      walked: markVisited(walked, at),
    },
    start: ledger,
    session: {
      tokenHash: new Uint8Array(createHash("sha256").update(token).digest()),
      expiresAt: now + DAY,
      stay: false,
      device: "Chromium on Linux",
    },
    now,
  });
  if (!made.ok) {
    // A concurrent test took the cell, or two of many guests got the same name.
    const isChance = made.code === "CELL_TAKEN" || (isGuest && made.code === "USERNAME_TAKEN");
    if (isChance) return createTestPlayer(pool, options);
    throw new Error(`${username} could not be created: ${made.code}`);
  }
  // No reward of the name is paid while a test begins.
  await insertGoalBaselines(pool, made.id);
  if (base) await notifyCells(pool, [cell]);
  return { id: made.id, username, token, at };
}
