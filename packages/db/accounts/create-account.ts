import {
  baseSlots,
  type LedgerEntry,
  type PlayerState,
  type Position,
  START,
} from "@emberlode/game";
import { carryPlayer, PLAYER_COLUMNS } from "../commit/columns.ts";
import type { ActionKey } from "../commit/writes/ledger.ts";
import type { Pool } from "../connection/pool.ts";

export interface NewAccount {
  username: string;
  /** Null for a guest, as is the password hash. */
  email: string | null;
  passwordHash: string | null;
  baseName?: string;
  settings?: Readonly<Record<string, unknown>>;
  /** The network of the sign-up. */
  address?: string | null;
  /** Labeled as a bot. */
  isBot?: boolean;
  /** The cell of the base; null when it waits for its place (rules §2). */
  base: Position | null;
  /** The player without its id; `baseX`, `baseY` follow `base`. */
  player: Omit<PlayerState, "id" | "baseX" | "baseY">;
  /** The player's starting resources, as the first log line. */
  start: Omit<LedgerEntry, "playerId">;
  session?: { tokenHash: Uint8Array; expiresAt: number; stay: boolean; device: string };
  /** Identifies a repeated call, see `findCreation`. It must not contain secrets. */
  creation?: ActionKey | null;
  now: number;
}

export type CreatedAccount =
  | { ok: true; id: number }
  | { ok: false; error: "KEY_USED" | "USERNAME_TAKEN" | "EMAIL_TAKEN" | "CELL_TAKEN" };

const carried = [
  "username text",
  "email text",
  "password_hash text",
  "base_name text",
  "settings jsonb",
  "address text",
  "is_bot boolean",
  "creation_key text",
  "creation_hash text",
  "cell_x smallint",
  "cell_y smallint",
  "base_slots int",
  "now bigint",
  "created_at bigint",
  "kind text",
  "d_metal bigint",
  "d_energy bigint",
  "detail jsonb",
  "session_hash bytea",
  "session_expires_at bigint",
  "session_stay boolean",
  "session_device text",
  ...PLAYER_COLUMNS.map((one) => `${one.carried} ${one.type}`),
];

/** The cell is locked before the account is inserted, so that everything is written or nothing. */
const CREATE = `
with i as materialized (
  select * from json_to_record($1::text::json) as t(${carried.join(", ")})
),
cell as materialized (
  select f.x, f.y from fields f join i on f.x = i.cell_x and f.y = i.cell_y
  where f.base_owner is null and f.type = 'waste' for no key update of f
),
account as (
  insert into accounts (username, email, password_hash, base_name, settings, address,
    is_bot, creation_key, creation_hash, created_at, last_seen_at)
  select username, email, password_hash, base_name, settings, address, is_bot,
    creation_key, creation_hash, created_at, now from i
  where (cell_x is null or exists (select from cell))
    -- A name that still leads to somebody is nobody else's.
    and not exists (select from accounts f where f.former_name_lower = lower(i.username))
  on conflict do nothing returning id
),
player as (
  insert into players (id, created_at, ${PLAYER_COLUMNS.map(({ column }) => column).join(", ")})
  select account.id, i.created_at, ${PLAYER_COLUMNS.map((one) => `i.${one.carried}`).join(", ")}
  from account, i returning id
),
entry as (
  insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy, detail, created_at)
  select player.id, 1, i.kind, 1, 0, 1, i.d_metal, i.d_energy, i.detail, i.now from player, i
),
cleared as (
  delete from mines m using cell where m.x = cell.x and m.y = cell.y and exists (select from player)
),
field as (
  update fields f set base_owner = player.id, version = f.version + 1
  from player, cell where f.x = cell.x and f.y = cell.y
),
base as (
  insert into factories (owner, x, y, type, lvl, slots)
  select player.id, i.cell_x, i.cell_y, 'base', 1, i.base_slots from player, i
),
session as (
  insert into sessions (token_hash, account_id, created_at, seen_at, expires_at, stay, device)
  select i.session_hash, account.id, i.now, i.now, i.session_expires_at, i.session_stay, i.session_device
  from account, i
  where i.session_hash is not null
)
select (select id from player) as id,
  exists (select from i where cell_x is null or exists (select from cell)) as placed`;

const TAKEN = `
select
  exists (select from accounts where creation_key = $3) as key,
  exists (
    select from accounts where username_lower = lower($1) or former_name_lower = lower($1)
  ) as username,
  exists (select from accounts where email_lower = lower($2)) as email`;

/** How often a name is retried that was just taken and is free again. */
const TRIES = 3;

function toRow(account: NewAccount): string {
  const { base, player, start, session } = account;
  const row: Record<string, unknown> = {
    username: account.username,
    email: account.email,
    password_hash: account.passwordHash,
    base_name: account.baseName ?? "",
    settings: account.settings ?? {},
    address: account.address ?? null,
    is_bot: account.isBot ?? false,
    creation_key: account.creation?.key ?? null,
    creation_hash: account.creation?.bodyHash ?? null,
    cell_x: base?.x ?? null,
    cell_y: base?.y ?? null,
    base_slots: baseSlots(START.baseLevel),
    now: account.now,
    created_at: player.createdAt,
    kind: start.kind,
    d_metal: start.metal,
    d_energy: start.energy,
    detail: start.detail,
    session_hash: session ? `\\x${Buffer.from(session.tokenHash).toString("hex")}` : null,
    session_expires_at: session?.expiresAt ?? null,
    session_stay: session?.stay ?? null,
    session_device: session?.device ?? null,
  };
  const state = { ...player, baseX: base?.x ?? null, baseY: base?.y ?? null };
  carryPlayer(state, null, row);
  return JSON.stringify(row);
}

/**
 * Creates account, player, first log line, base and session in one statement, all or nothing.
 * `CELL_TAKEN`: the cell has been taken or is not wasteland; try another. `KEY_USED`: an account was
 * already created with this key, which is checked first.
 */
export async function createAccount(pool: Pool, account: NewAccount): Promise<CreatedAccount> {
  const row = toRow(account);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [made] = await pool.query<{ id: number | null; placed: boolean }>(CREATE, [row]);
    if (made?.id != null) return { ok: true, id: made.id };
    const taken = await findConflict(pool, account);
    if (taken === "KEY_USED") return { ok: false, error: taken };
    if (made?.placed !== true) return { ok: false, error: "CELL_TAKEN" };
    if (taken !== null) return { ok: false, error: taken };
  }
  return { ok: false, error: "USERNAME_TAKEN" };
}

async function findConflict(pool: Pool, { username, email, creation }: NewAccount) {
  const [taken] = await pool.query<{ key: boolean; username: boolean; email: boolean }>(TAKEN, [
    username,
    email,
    creation?.key ?? null,
  ]);
  if (taken?.key === true) return "KEY_USED";
  if (taken?.username === true) return "USERNAME_TAKEN";
  return taken?.email === true ? "EMAIL_TAKEN" : null;
}
