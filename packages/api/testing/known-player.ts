/** A player with rows in every table, and others who keep something about them. */
import { gridStep } from "@emberlode/game";
import { insertReset } from "../modules/accounts/mailed-links.queries.ts";
import { baseOf } from "./bases.ts";
import { keepCookie, PASSWORD, type Player, type TestGame } from "./game.ts";
import { giveFactory, setPlayer } from "./give.ts";
import { cellOf, putPlayer } from "./positions.ts";
import { newDevice } from "./push-device.ts";
import { emptySpot, setTools, useTool } from "./tools.ts";

/** No other number in the database is this one. */
export const KNOWN_ID = 7707;

export interface KnownWorld {
  known: Player;
  /** The name that the player had as a guest. */
  guestName: string;
  /** Fought, found, befriended and reported the player, and laid a mine. */
  other: Player;
  /** Battle reports that name the player, as attacker and as defender. */
  battles: readonly string[];
  factory: { x: number; y: number };
}

/** A guest who becomes the player, with the known id. */
async function signUpKnown(game: TestGame, username: string) {
  await game.pool.query("select setval(pg_get_serial_sequence('accounts', 'id'), $1::int)", [
    KNOWN_ID - 1,
  ]);
  const guest = await game.guest();
  const guestName = guest.username;
  const account = { username, email: `${username}@example.org`, password: PASSWORD };
  await guest.call.user.upgrade(account);
  keepCookie(guest);
  const known: Player = Object.assign(guest, { username });
  await game.pool.query("select setval(pg_get_serial_sequence('accounts', 'id'), 8000)");
  const ground = cellOf(game, "metal");
  await putPlayer(game, known.id, ground);
  // The first action places the base.
  await known.call.user.gather({ type: "metal", field: ground });
  return { known, guestName };
}

/** One attacks the base of the other; returns the id of the report. */
async function raid(game: TestGame, attacker: Player, defender: Player): Promise<string> {
  const field = baseOf(game, defender.id);
  await setPlayer(game, attacker.id, "attack_units[1] = 10, shield_until = 0, fights = '[]'");
  await setPlayer(game, defender.id, "shield_until = 0, fights = '[]'");
  await putPlayer(game, attacker.id, field);
  const { report } = await attacker.call.battles.attack({ enemy: String(defender.id), field });
  return report.id;
}

/** The player steps on a mine of the other. */
async function stepOnMine(game: TestGame, known: Player, other: Player): Promise<void> {
  const spot = emptySpot(game);
  await putPlayer(game, other.id, spot);
  await setTools(game, other.id, { mines: 1, base_locator: 1 });
  await other.call.tools.use({ tool: "mines", count: 0, n: 1 });
  await putPlayer(game, known.id, gridStep(spot, "w"));
  await known.call.fields.move(spot);
}

/** Rows that no call of a player writes, or only after a mail or a login of staff. */
async function insertOthers({ pool, services }: TestGame, id: number, otherId: number) {
  const now = services.clock.now();
  await insertReset(services.db, {
    hash: new Uint8Array([1]),
    accountId: id,
    createdAt: now,
    expiresAt: now + 1,
  });
  const rows = [
    "insert into email_changes (token_hash, account_id, email, created_at, expires_at) values ('\\x01', $1::int, 'next@example.org', $2::bigint, $2::bigint + 1)",
    "insert into pictures (name, account_id, bytes, created_at) values ('portrait', $1::int, '\\x0102', $2::bigint)",
    "insert into second_factors (account_id, sealed_secret, created_at) values ($1::int, 'sealed', $2::bigint)",
    "insert into account_devices (account_id, device, first_seen_at, last_seen_at) values ($1::int, '\\x03', $2::bigint, $2::bigint)",
    "insert into field_bars (x, y, player_id, until) select x, y, $1::int, $2::bigint + 1000000 from fields where type = 'factory' limit 1",
    "insert into mines (x, y, owner, laid_at, until) select x, y, $1::int, $2::bigint, $2::bigint + 1000000 from fields where type = 'waste' and base_owner is null order by x desc, y desc limit 1",
    "insert into cooldowns (player_id, x, y, until) values ($1::int, 9, 9, $2::bigint + 1000000) on conflict do nothing",
    "insert into rank_hours (player_id, hour, rank, power) values ($1::int, $2::bigint / 3600000, 1, 5)",
    "insert into renown_days values ($1::int, 1, $2::bigint / 86400000, true, 0, 0, 0, 0, 0, 0, '{5}')",
    "insert into goal_baselines select id, $2::bigint / $2::bigint, 0, null, false, false, true, explored from players where id = $1::int",
    "insert into season_standings select 1, $1::int, false, 1, 0, 0, 0, 0, $2::bigint / $2::bigint",
    "insert into season_champions select 1, 'renown', $1::int, $2::bigint / $2::bigint",
    "insert into sanctions (player_id, kind, reason, created_at) values ($1::int, 'warning', 'Be kind.', $2::bigint)",
    "insert into appeals (sanction_id, body, created_at) select id, 'I was kind.', $2::bigint from sanctions where player_id = $1::int",
  ];
  for (const row of rows) await pool.query(row, [id, now]);
  await pool.query(
    "insert into team_notes (player_id, author_id, body, created_at) values ($1::int, $2::int, 'Asked for help.', 0)",
    [id, otherId],
  );
  const days =
    "insert into referral_days (referrer_id, referee_id, day, metal, energy, paid_metal, paid_energy, updated_at) values ($1::int, $2::int, 1, 0, 0, 0, 0, 0)";
  await pool.query(days, [id, otherId]);
  await pool.query(days, [otherId, id]);
}

/** A player of this name who has something in every table of players. */
export async function makeKnownPlayer(game: TestGame, username: string): Promise<KnownWorld> {
  // The rolls of today, if the test has passed days.
  await game.services.fair.prepare();
  const { known, guestName } = await signUpKnown(game, username);
  const other = await game.player("Bystander");
  const battles = [await raid(game, other, known), await raid(game, known, other)];
  await stepOnMine(game, known, other);
  await useTool(other, { tool: "base_locator", count: 0, username });
  await known.call.naps.ask({ username: other.username });
  await other.call.naps.change({ id: String(known.id), state: "active" });
  await known.call.logs.note({ content: "Buy candles." });
  await known.call.plots.create({ title: "Camp" });
  await known.call.chat.send({ body: "Hello." });
  await known.call.chat.block({ username: other.username });
  await known.call.user.createToken({ name: "helper" });
  const { subscription } = newDevice("https://fcm.googleapis.com/fcm/send/known");
  await known.call.alerts.subscribePush(subscription);
  const report = { subject: "player", reason: "other" } as const;
  await known.call.reports.send({ ...report, username: other.username, note: "Look at this." });
  await other.call.reports.send({ ...report, username });
  await insertOthers(game, known.id, other.id);
  const { x, y } = cellOf(game, "factory");
  await giveFactory(game, known.id, { x, y }, game.services.world.at({ x, y }).slots);
  return { known, guestName, other, battles, factory: { x, y } };
}
