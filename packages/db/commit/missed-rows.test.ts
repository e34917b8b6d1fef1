/**
 * A commit that misses a row of one of its actions writes nothing of that action. For each write of
 * the statement, a trigger suppresses its row.
 */
import type { AlertChange, Changes, FactoryChange, Nap } from "@emberlode/game";
import { write } from "@emberlode/game";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { createDatabase } from "../connection/database.ts";
import { digChanges, NOON, sessionChange } from "../testing/fixtures.ts";
import { TestFields } from "../testing/known-fields.ts";
import { baseCell, createTestAccount, newGuest } from "../testing/new-account.ts";
import { placeInTurn, placingProcess } from "../testing/place-in-turn.ts";
import { useCommitFixture } from "../testing/use-commit-fixture.ts";
import { createGroupCommit } from "./group-commit.ts";
import type { Actions } from "./plan.ts";
import { FRAGMENTS } from "./writes/all-writes.ts";

const fixture = useCommitFixture();
let actions: Actions;
/** Row 40 holds factory fields; each test uses the next one. */
let column = 0;
let site = { x: 0, y: 40 };
let [actor, other] = [0, 0];

beforeAll(async () => {
  await fixture.pool.query("update fields set type = 'factory', slots = 500 where y = 40");
  await fixture.pool.query(`create function suppress() returns trigger language plpgsql as $$ begin
    if to_jsonb(coalesce(new, old))->>tg_argv[0] = tg_argv[1] then return null; end if;
    return coalesce(new, old); end $$`);
});

beforeEach(() => {
  column += 1;
  site = { x: column, y: 40 };
  [actor, other] = [fixture.at(0), fixture.at(1)];
  const fields = new TestFields(fixture.pool);
  actions = createGroupCommit({ pool: fixture.pool, clock: () => fixture.now, fields });
});

async function commit(changes: Changes) {
  const { baseX, baseY } = await playing();
  const base = baseX === null || baseY === null ? [] : [{ x: baseX, y: baseY }];
  const fields = [site, waste(), ...base];
  return fixture.commit(actor, changes, { by: actions, fields, also: [other] });
}

/** A field that a base can move to. */
const waste = () => ({ x: site.x, y: 39 });

async function playing() {
  const player = await actions.read(actor);
  if (player === null) throw new Error("There is no player.");
  return player;
}

const factory = (from: number | null, to: number | null, set: object = {}) =>
  write("factory", {
    ...site,
    from,
    to,
    lvl: 1,
    slots: 500,
    safeUntil: 0,
    ...set,
  } as FactoryChange);
const lay = () => write("mines", { ...site, ownerId: actor, lay: { count: 2, until: NOON + 1 } });
const nap = (was: Nap["state"] | null, state: Nap["state"] | null) => {
  const pact = (one: Nap["state"]): Nap => ({
    askedBy: actor,
    askedOf: other,
    askedAt: NOON,
    blockedBy: [],
    endsAt: null,
    state: one,
  });
  return write("nap", {
    low: actor,
    high: other,
    was: was && pact(was),
    nap: state && pact(state),
  });
};
const plot = (title: string | null) => {
  const id = `plot-${actor}`;
  const kept = title === null ? null : { id, x: 1, y: 1, texts: { title } };
  return write("plot", { playerId: actor, id, plot: kept });
};
const alert = (set: Partial<AlertChange> = {}) => {
  const text = { type: "admin", kind: "text", facts: {}, link: null } as const;
  return write("alert", { playerId: other, ...text, ...set });
};

/** A guest whose base is waiting, and the base of `other` that leaves for it. */
async function place() {
  const guest = await createTestAccount(createDatabase(fixture.pool), newGuest(`guest${column}`));
  const yields = [{ id: other, lastSeenAt: NOON, reason: "idle" as const }];
  const cell = baseCell(column, 30);
  return { guest, run: () => placeInTurn(placingProcess(fixture.pool), guest, cell, { yields }) };
}

interface Case {
  table: string;
  column: string;
  /** Written before the test. */
  before?: () => Changes;
  changes: () => Changes;
  /** The value of `column` whose row is suppressed. */
  toValue?: () => unknown;
}

const CASES: Readonly<Record<string, Case>> = {
  players_changed: { table: "players", column: "id", changes: () => [plot("here")] },
  into_ledger: { table: "ledger", column: "player_id", changes: () => [plot("here")] },
  into_cooldowns: {
    table: "cooldowns",
    column: "player_id",
    changes: () => [write("cooldown", { playerId: actor, x: 1, y: 1, until: NOON + 1 })],
  },
  into_referral_days: {
    table: "referral_days",
    column: "referrer_id",
    changes: () => {
      const metal = { metal: 1, energy: 0 };
      const credit = { referrerId: actor, refereeId: other, day: 1, earned: metal, paid: metal };
      return [write("referral", credit)];
    },
  },
  fields_changed: { table: "fields", column: "x", toValue: () => site.x, changes: () => [lay()] },
  base_moved_rows: {
    table: "factories",
    column: "owner",
    changes: () => [write("base-move", { playerId: actor, ...waste() })],
  },
  factory_taken: {
    table: "factories",
    column: "owner",
    changes: () => [factory(null, actor)],
  },
  factory_changed: {
    table: "factories",
    column: "owner",
    before: () => [factory(null, actor)],
    changes: () => [factory(actor, actor, { lvl: 2 })],
  },
  factory_freed: {
    table: "factories",
    column: "owner",
    before: () => [factory(null, actor)],
    changes: () => [factory(actor, null)],
  },
  into_bars: {
    table: "field_bars",
    column: "player_id",
    before: () => [factory(null, actor)],
    changes: () => [factory(actor, null, { barred: { playerId: actor, until: NOON + 1 } })],
  },
  mines_laid: { table: "mines", column: "owner", changes: () => [lay()] },
  mines_gone: {
    table: "mines",
    column: "owner",
    before: () => [],
    changes: () => [write("mines", { ...site, ownerId: actor, removeId: 987_654 })],
  },
  into_battles: {
    table: "battles",
    column: "id",
    toValue: () => `battle-${actor}`,
    changes: () => [write("battle", { id: `battle-${actor}`, report: {} })],
  },
  into_alerts: {
    table: "alerts",
    column: "player_id",
    toValue: () => other,
    changes: () => [alert(), alert({ once: true, link: "/ranks" })],
  },
  into_naps: { table: "naps", column: "low", changes: () => [nap(null, "asked")] },
  naps_changed: {
    table: "naps",
    column: "low",
    before: () => [nap(null, "asked")],
    changes: () => [nap("asked", "active")],
  },
  naps_gone: {
    table: "naps",
    column: "low",
    before: () => [nap(null, "asked")],
    changes: () => [nap("asked", null)],
  },
  into_plots: {
    table: "plots",
    column: "player_id",
    before: () => [plot("here")],
    changes: () => [plot("there")],
  },
  plots_gone: { table: "plots", column: "player_id", changes: () => [plot(null)] },
  accounts_changed: {
    table: "accounts",
    column: "id",
    changes: () => [write("account", { playerId: actor, quote: "Dig." })],
  },
  session_inserted: {
    table: "sessions",
    column: "account_id",
    changes: () => {
      const session = sessionChange(actor.toString(16).padStart(64, "0"));
      return [write("account", { playerId: actor, password: { hash: "newer", session } })];
    },
  },
};

/** Writes of placements. */
const OF_PLACES = {
  base_gone: ["factories", "owner", () => other],
  base_placed_rows: ["factories", "owner", (guest: number) => guest],
  placements_counted: ["worlds", "single", () => true],
} as const;

async function suppressed(table: string, by: string, value: unknown, work: () => Promise<unknown>) {
  await fixture.pool.query(`create trigger suppress before insert or update or delete on ${table}
    for each row execute function suppress('${by}', '${value}')`);
  try {
    return await work().catch((error: unknown) => error);
  } finally {
    await fixture.pool.query(`drop trigger suppress on ${table}`);
  }
}

/** Everything stored about a player, except log lines caused by other players. */
const stateOf = (id: number) =>
  fixture.pool.query(
    `select p.version, p.metal, a.quote, a.password_hash,
      (select count(*) from ledger where player_id = p.id) as lines,
      (select count(*) from plots where player_id = p.id) as plots,
      (select count(*) from naps where low = p.id) as naps,
      (select count(*) from mines where owner = p.id) as mines,
      (select count(*) from alerts) as alerts, (select count(*) from battles) as battles,
      (select json_agg(f order by f.id) from factories f where f.owner = p.id)::text as factories,
      (select json_agg(f order by f.x) from fields f where f.base_owner = p.id)::text as bases
    from players p join accounts a using (id) where p.id = $1::int`,
    [id],
  );

it.each(Object.entries(CASES))("%s: an action that misses a row fails alone", async (name, one) => {
  if (one.before) await commit(one.before());
  const before = await stateOf(actor);
  const value = one.toValue?.() ?? actor;
  const digs: unknown[] = [];
  const error = await suppressed(one.table, one.column, value, async () => {
    const others = [2, 3, 4].map((index) => fixture.dig(fixture.at(index), undefined, "", actions));
    const [missed, ...rest] = await Promise.allSettled([commit(one.changes()), ...others]);
    digs.push(...rest);
    if (missed?.status === "rejected") throw missed.reason;
    return missed;
  });
  expect(String(error)).toContain(`rows of ${name}: `);
  expect(await stateOf(actor)).toEqual(before);
  for (const dig of digs) expect(dig).toMatchObject({ status: "fulfilled", value: { ok: true } });
  expect(await commit(digChanges(await playing(), 1, NOON + 1))).toMatchObject({ ok: true });
});

it.each(Object.entries(OF_PLACES))(
  "%s: a base that misses a row gets no place",
  async (name, at) => {
    const [table, by, toValue] = at;
    const { guest, run } = await place();
    const before = await Promise.all([stateOf(guest), stateOf(other)]);
    expect(String(await suppressed(table, by, toValue(guest), run))).toContain(`rows of ${name}: `);
    expect(await Promise.all([stateOf(guest), stateOf(other)])).toEqual(before);
    expect(await run()).toMatchObject({ ok: true });
  },
);

it("covers every write whose rows are counted", () => {
  const counted = FRAGMENTS.flatMap(({ writes }) => writes.filter(({ rows }) => rows !== null));
  const names = ["players_changed", ...counted.map(({ name }) => name)];
  expect([...Object.keys(CASES), ...Object.keys(OF_PLACES)].sort()).toEqual(names.sort());
});
