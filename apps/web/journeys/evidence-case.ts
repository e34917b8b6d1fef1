/** A case of evidence, as the server stores one that its job found. */
import type { BuiltServer } from "./built-server.ts";

const SIGNALS = [
  { kind: "loot", points: 200, count: 8, back: 1, amount: 48_200 },
  { kind: "idle", points: 25, count: 2, back: 0, amount: 0 },
];

/** One account that looted the others, which share its browser and spend nothing. */
export async function insertEvidenceCase(
  server: BuiltServer,
  main: string,
  others: readonly string[],
): Promise<void> {
  const now = Date.now();
  const pool = server.pool();
  const idOf = async (username: string): Promise<number> => {
    const [row] = await pool.query<{ id: number }>("select id from accounts where username = $1", [
      username,
    ]);
    return row?.id ?? 0;
  };
  const mainId = await idOf(main);
  const accounts = await Promise.all(others.map(idOf));
  const [found] = await pool.query<{ id: number }>(
    `insert into evidence_cases (player_id, points, signals, opened_at, checked_at)
    values ($1::int, 225, $2::text::jsonb, $3::bigint, $3::bigint) returning id`,
    [mainId, JSON.stringify(SIGNALS.map((signal) => ({ ...signal, accounts }))), now],
  );
  for (const id of [mainId, ...accounts]) {
    const spent = id === mainId ? 80_000 : 900;
    await pool.query(
      `insert into evidence_accounts
      (case_id, player_id, devices, addresses, earned, spent, rhythm_percent, hours)
      values ($1::int, $2::int, $3::int, 1, 96000, $4::bigint, 14, 3)`,
      [found?.id ?? 0, id, id === mainId ? 0 : 1, spent],
    );
  }
  const detail = { otherId: accounts[0] ?? 0, other: others[0] ?? "", won: true, place: "base" };
  await pool.query(
    `insert into ledger (player_id, version, nr, cat, cat_nr, kind, d_metal, d_energy, detail, created_at)
    select $1::int, 1, 5000 + n, 9, 5000 + n, 'attack', 6000, 0, $2::text::jsonb, $3::bigint - n * 3600000
    from generate_series(1, 4) n`,
    [mainId, JSON.stringify(detail), now],
  );
}
