import {
  addAmounts,
  DAY,
  type LedgerKind,
  type Nap,
  type PlayerChange,
  singleAmount,
  utcDay,
  write,
  writeAll,
} from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { stateOf } from "../testing/commit-fixture.ts";
import { digChanges, NOON, sessionChange } from "../testing/fixtures.ts";
import { useCommitFixture } from "../testing/use-commit-fixture.ts";
import { auditLedger } from "./audit.ts";
import { type Actions, asOutcome } from "./plan.ts";

const fixture = useCommitFixture();

const versionsOf = (...ids: number[]) =>
  fixture.pool.query<{ id: number; version: number }>(
    "select id, version from players where id = any($1::int[]) order by id",
    [ids],
  );

describe("plots", () => {
  const plotsOf = (id: number) =>
    fixture.pool.query("select id, x, y, fields from plots where player_id = $1::int order by id", [
      id,
    ]);

  it("are created, changed and removed", async () => {
    const playerId = fixture.at(0);
    const id = `plot-${playerId}`;
    const plot = (x: number, title: string) => [
      write("plot", { playerId, id, plot: { id, x, y: 2, texts: { title, note: "ä\u2028" } } }),
    ];
    await fixture.commit(playerId, plot(1, "here"));
    expect(await plotsOf(playerId)).toMatchObject([{ id, x: 1, y: 2 }]);
    await fixture.commit(playerId, plot(3, "there"));
    expect(await plotsOf(playerId)).toMatchObject([{ id, x: 3, y: 2 }]);
    const [row] = await fixture.pool.query<{ fields: string }>(
      "select fields::text as fields from plots where id = $1",
      [id],
    );
    expect(JSON.parse(row?.fields ?? "")).toEqual({ title: "there", note: "ä\u2028" });
    await fixture.commit(playerId, [write("plot", { playerId, id, plot: null })]);
    expect(await plotsOf(playerId)).toEqual([]);
  });

  it("of other players cannot be changed or removed", async () => {
    const [owner, stranger] = [fixture.at(0), fixture.at(1)];
    const id = `plot-${owner}`;
    const fields = { title: "mine" };
    await fixture.commit(owner, [
      write("plot", { playerId: owner, id, plot: { id, x: 1, y: 1, texts: fields } }),
    ]);
    const taken = write("plot", {
      playerId: stranger,
      id,
      plot: { id, x: 9, y: 9, texts: fields },
    });
    await expect(fixture.commit(stranger, [taken])).rejects.toThrow("into_plots");
    const gone = write("plot", { playerId: stranger, id, plot: null });
    await expect(fixture.commit(stranger, [gone])).rejects.toThrow("plots_gone");
    expect(await plotsOf(owner)).toMatchObject([{ id, x: 1, y: 1 }]);
    expect(await plotsOf(stranger)).toEqual([]);
  });
});

describe("naps", () => {
  const asked = (low: number, high: number): Nap => ({
    askedBy: high,
    askedOf: low,
    askedAt: NOON,
    state: "asked",
    blockedBy: [],
    endsAt: null,
  });

  it("are stored, changed and removed, touching the other player only if named", async () => {
    const [low, high] = [fixture.at(0), fixture.at(1)];
    const nap = asked(low, high);
    let was: Nap | null = null;
    const put = async (changed: Nap | null, players: readonly PlayerChange[] = []) => {
      const done = await fixture.commit(
        high,
        [...writeAll("player", players), write("nap", { low, high, was, nap: changed })],
        { also: [low] },
      );
      was = changed;
      return done;
    };
    const rows = () =>
      fixture.pool.query(
        `select low, high, asked_by, state, blocked_by::text as blocked, ends_at, changed_at
        from naps where low = $1::int`,
        [low],
      );
    await put(nap);
    const row = { low, high, asked_by: high, changed_at: NOON };
    expect(await rows()).toEqual([{ ...row, state: "asked", blocked: "{}", ends_at: null }]);
    expect(await versionsOf(low, high)).toMatchObject([{ version: 1 }, { version: 2 }]);
    fixture.now += 5;
    await put({ ...nap, state: "active", endsAt: NOON + DAY, blockedBy: [low] }, [
      { id: low, set: { napPartners: [high] } },
      { id: high, set: { napPartners: [low] } },
    ]);
    expect(await rows()).toEqual([
      {
        ...row,
        changed_at: NOON + 5,
        state: "active",
        blocked: `{${low}}`,
        ends_at: NOON + DAY,
      },
    ]);
    expect((await fixture.actions.read(low))?.napPartners).toEqual([high]);
    expect(await auditLedger(fixture.pool)).toEqual([]);
    await put(null, [
      { id: low, set: { napPartners: [] } },
      { id: high, set: { napPartners: [] } },
    ]);
    expect(await rows()).toEqual([]);
  });

  it("are not written, like the rest of the action, if the pact has changed since it was read", async () => {
    const [low, high] = [fixture.at(0), fixture.at(1)];
    const nap = asked(low, high);
    const put = (was: Nap | null, changed: Nap | null) =>
      fixture.commit(high, [
        write("nap", { low, high, was, nap: changed }),
        write("player", { id: high, set: { candle: 3 } }),
      ]);
    expect(await put(null, nap)).toMatchObject({ ok: true });
    const before = await versionsOf(low, high);
    const stale: [Nap | null, Nap | null][] = [
      [null, { ...nap, state: "active" }],
      [{ ...nap, state: "rejected" }, null],
      [{ ...nap, blockedBy: [low] }, nap],
      [{ ...nap, endsAt: NOON }, nap],
      [{ ...nap, askedAt: 0 }, nap],
    ];
    for (const [was, changed] of stale) {
      expect(await put(was, changed)).toEqual({ ok: false, code: "BUSY" });
    }
    expect(await versionsOf(low, high)).toEqual(before);
    expect(await fixture.pool.query("select state from naps where low = $1::int", [low])).toEqual([
      { state: "asked" },
    ]);
    expect(await put(nap, null)).toMatchObject({ ok: true });
  });

  it("alert once while unread, without writing the recipient", async () => {
    const [asker, playerId] = [fixture.at(0), fixture.at(1)];
    const alert = { playerId, type: "event", kind: "text", facts: {}, link: "/x" } as const;
    const notify = (link = "/x") =>
      fixture.commit(asker, [write("alert", { ...alert, link, once: true })]);
    const links = async () =>
      (
        await fixture.pool.query<{ link: string }>(
          "select link from alerts where player_id = $1::int order by id",
          [playerId],
        )
      ).map(({ link }) => link);
    const before = await versionsOf(playerId);
    for (const link of ["/x", "/x", "/y", "/x"]) await notify(link);
    expect(await links()).toEqual(["/x", "/y"]);
    expect(await versionsOf(playerId)).toEqual(before);
    await fixture.pool.query("update alerts set read = true where player_id = $1::int", [playerId]);
    await notify();
    expect(await links()).toEqual(["/x", "/y", "/x"]);
  });
});

describe("accounts", () => {
  it("change only the given values, and merge settings into the stored ones", async () => {
    const playerId = fixture.at(0);
    const put = (set: object) => fixture.commit(playerId, [write("account", { playerId, ...set })]);
    const row = async () =>
      (
        await fixture.pool.query<Record<string, unknown>>(
          `select base_name, quote, profile_picture, password_hash, settings::text as settings
          from accounts where id = $1::int`,
          [playerId],
        )
      )[0];
    const before = await row();
    await put({ baseName: "Fort", settings: { controls: "numpad" } });
    expect(await row()).toEqual({
      ...before,
      base_name: "Fort",
      settings: '{"controls": "numpad"}',
    });
    await put({ quote: "", profilePicture: "abc", password: { hash: "other", session: null } });
    await put({ settings: { alerts: { admin: false } } });
    expect(await row()).toEqual({
      base_name: "Fort",
      quote: "",
      profile_picture: "abc",
      password_hash: "other",
      settings: '{"alerts": {"admin": false}, "controls": "numpad"}',
    });
    expect(await versionsOf(playerId)).toMatchObject([{ version: 4 }]);
  });
});

describe("a new password", () => {
  const LEFT = `select (select count(*)::int from api_tokens where account_id = $1::int) as tokens,
    (select count(*)::int from password_resets where account_id = $1::int) as resets,
    (select count(*)::int from email_changes where account_id = $1::int) as changes,
    (select string_agg(encode(token_hash, 'hex'), ',') from sessions where account_id = $1::int) as sessions`;
  const left = async (id: number) => (await fixture.pool.query(LEFT, [id]))[0];

  it("ends all sessions, tokens and links of its account alone, and starts one session", async () => {
    const [one, other] = [fixture.at(0), fixture.at(1)];
    for (const id of [one, other]) {
      const hash = `decode('${String(id).padStart(8, "0")}', 'hex')`;
      const statements = [
        `insert into sessions (token_hash, account_id, created_at, seen_at, expires_at) values (${hash}, ${id}, 1, 1, 2)`,
        `insert into api_tokens (token_hash, account_id, name, created_at) values (${hash}, ${id}, 'bot', 1)`,
        `insert into password_resets (token_hash, account_id, created_at, expires_at) values (${hash}, ${id}, 1, 2)`,
        `insert into email_changes (token_hash, account_id, email, created_at, expires_at) values (${hash}, ${id}, 'a@example.org', 1, 2)`,
      ];
      for (const statement of statements) await fixture.pool.query(statement);
    }
    const before = await left(other);
    expect(before).toMatchObject({ tokens: 1, resets: 1, changes: 1 });
    const session = sessionChange("abcd");
    await fixture.commit(one, [
      write("account", { playerId: one, password: { hash: "newer", session } }),
    ]);
    expect(await left(one)).toEqual({ tokens: 0, resets: 0, changes: 0, sessions: "abcd" });
    expect(await left(other)).toEqual(before);
  });
});

describe("lines of the log", () => {
  const line = (playerId: number, kind: LedgerKind) => ({
    playerId,
    kind,
    metal: 0,
    energy: 0,
    detail: {},
  });
  const numbersOf = async (id: number) =>
    (
      await fixture.pool.query<{ nr: number | null; kind: string }>(
        "select nr, kind from ledger where player_id = $1::int order by id",
        [id],
      )
    ).map(({ nr, kind }) => `${nr} ${kind}`);

  it("are numbered consecutively and counted by category for every player concerned", async () => {
    const [one, two] = [fixture.at(0), fixture.at(1)];
    await fixture.commit(
      one,
      [
        write("ledger", line(one, "dig")),
        write("ledger", line(one, "note")),
        write("ledger", line(two, "defense")),
      ],
      { also: [two] },
    );
    await fixture.commit(
      two,
      [write("ledger", line(two, "bank")), write("ledger", line(one, "defense"))],
      { also: [one] },
    );
    fixture.actions = fixture.another();
    await fixture.commit(one, [write("ledger", line(one, "dig"))]);
    expect(await numbersOf(one)).toEqual(["1 start", "2 dig", "3 note", "4 defense", "5 dig"]);
    expect(await numbersOf(two)).toEqual(["1 start", "2 defense", "3 bank"]);
    // account, dig, referral, note, find, army, research, tool, mine, battle, factory, trade,
    // casino
    expect((await fixture.actions.read(one))?.logCounts).toEqual([
      1, 2, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    ]);
    expect((await fixture.actions.read(two))?.logCounts).toEqual([
      1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0,
    ]);
  });

  it("have no gaps when two processes write concurrently", async () => {
    const id = fixture.at(0);
    const other = fixture.another();
    const note = [write("ledger", line(id, "note"))];
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        fixture.commit(id, note, { by: index % 2 ? other : fixture.actions }),
      ),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect((await numbersOf(id)).map((entry) => Number.parseInt(entry, 10))).toEqual(
      Array.from({ length: 21 }, (_, index) => index + 1),
    );
  });

  it("leave out rows that only store a key", async () => {
    const id = fixture.at(0);
    await fixture.commit(id, [write("player", { id, set: { x: 9 } })], { key: "step" });
    await fixture.commit(id, [write("ledger", line(id, "note"))]);
    expect(await numbersOf(id)).toEqual(["1 start", "null move", "2 note"]);
  });

  it("report a referred player's credit once a day across processes", async () => {
    const [referrer, referee, second] = [fixture.at(0), fixture.at(1), fixture.at(2)];
    const credit = (from: number, by: Actions) =>
      by.perform(from, {
        players: () => [referrer],
        rule: (locked) => {
          const { carried } = stateOf(locked, referrer);
          const changes = digChanges(stateOf(locked, from), 50, 0);
          const paid = singleAmount("metal", 5);
          return {
            ok: true,
            outcome: null,
            changes: [
              ...changes,
              write("player", { id: referrer, set: { carried: addAmounts(carried, paid) } }),
              write("referral", {
                referrerId: referrer,
                refereeId: from,
                day: utcDay(locked.now),
                earned: paid,
                paid,
              }),
            ],
          };
        },
        answer: asOutcome,
      });
    const other = fixture.another();
    for (const by of [fixture.actions, fixture.actions, other, fixture.actions])
      await credit(referee, by);
    await credit(second, other);
    fixture.now += DAY;
    await credit(referee, fixture.actions);
    await credit(referee, other);
    const lines = await fixture.pool.query<{ nr: number; detail: string }>(
      `select nr, detail::text as detail from ledger
      where player_id = $1::int and kind = 'referral' order by id`,
      [referrer],
    );
    const today = utcDay(NOON);
    expect(lines.map(({ nr, detail }) => [nr, JSON.parse(detail)])).toEqual([
      [2, { refereeId: referee, day: today }],
      [3, { refereeId: second, day: today }],
      [4, { refereeId: referee, day: today + 1 }],
    ]);
    expect((await fixture.another().read(referrer))?.carried.metal).toBe(1035);
    expect(await auditLedger(fixture.pool)).toEqual([]);
  });
});
