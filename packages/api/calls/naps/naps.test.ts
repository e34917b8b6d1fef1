import { auditLedger } from "@emberlode/db";
import { DAY, fightRefusal, HOUR } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { beforeEach, describe, expect, test } from "vitest";
import { type Browser, refusal, refusedWith } from "../../testing/game.ts";
import { setPlayer } from "../../testing/give.ts";
import { renewSession } from "../../testing/log-in-again.ts";
import { fiftyAtOnce } from "../../testing/repeat.ts";
import { rowsOf } from "../../testing/rows-of.ts";
import { useGame } from "../../testing/use-game.ts";
import { cleanUp } from "../../world/jobs/janitor.ts";
import { lapseNaps } from "../../world/jobs/lapse-naps.ts";

const game = useGame();
let names = 0;

type Player = Browser & { id: number; name: string; key: string };
let ann: Player;
let ben: Player;

async function makePlayer(): Promise<Player> {
  const name = `Friend${names++}`;
  const made = await game.player(name);
  return Object.assign(made, { name, key: String(made.id) });
}

beforeEach(async () => {
  ann = await makePlayer();
  ben = await makePlayer();
});

/** Ann and Ben become partners. */
async function befriend(): Promise<void> {
  await ann.call.naps.ask({ username: ben.name });
  await ben.call.naps.change({ id: ann.key, state: "active" });
}

/** What a player's list says of the other. */
async function seen(by: Player, of: Player) {
  const { naps } = await by.call.naps.list();
  return naps.find(({ _id }) => _id === of.key) ?? null;
}

const partners = async (who: Player) =>
  (await game.services.actions.read(who.id))?.napPartners ?? [];

/** Whether Ann may fight Ben, by the rule and the state that both really have. */
async function whyNot(): Promise<string | null> {
  const { actions, world, clock } = game.services;
  await Promise.all([ann, ben].map(({ id }) => setPlayer(game, id, "shield_until = 0")));
  const [attacker, defender] = await Promise.all([actions.read(ann.id), actions.read(ben.id)]);
  if (attacker === null || defender === null) throw new Error("A player is missing.");
  const attackerFactories = world.factoriesOf(ann.id);
  const defenderFactories = world.factoriesOf(ben.id);
  const opponents = { attacker, attackerFactories, defender, defenderFactories };
  return fightRefusal(opponents, true, clock.now())?.code ?? null;
}

async function passTime(ms: number): Promise<void> {
  game.clock.pass(ms);
  await cleanUp(game.services);
  for (const who of [ann, ben]) await renewSession(who, who.name);
}

describe("the life of a NAP", () => {
  test("asked, accepted, ended, and over 24 hours later", async () => {
    expect(await whyNot()).toBeNull();
    const { nap } = await ann.call.naps.ask({ username: ben.name.toUpperCase() });
    expect(nap).toMatchObject({
      _id: ben.key,
      player: { _id: ben.key, username: ben.name, baseName: expect.any(String) },
      state: "asked",
      askedByMe: true,
      blockedByMe: false,
      endsAt: null,
    });
    expect(await seen(ann, ben)).toEqual(nap);
    expect(await seen(ben, ann)).toMatchObject({ _id: ann.key, state: "asked", askedByMe: false });
    expect(await whyNot()).toBeNull();

    const accepted = await ben.call.naps.change({ id: ann.key, state: "active" });
    expect(accepted.nap).toMatchObject({ _id: ann.key, state: "active", askedByMe: false });
    expect(await seen(ann, ben)).toMatchObject({ state: "active", endsAt: null });
    expect([await partners(ann), await partners(ben)]).toEqual([[ben.id], [ann.id]]);
    expect(await whyNot()).toBe("NAP_PARTNER");

    const ended = await ben.call.naps.end({ id: ann.key });
    const endsAt = new Date(game.clock.now() + DAY).toISOString();
    expect(ended.nap).toMatchObject({ state: "ended", endsAt });
    expect(await seen(ann, ben)).toMatchObject({ state: "ended", endsAt });
    await passTime(DAY - 1);
    expect(await whyNot()).toBe("NAP_PARTNER");
    await passTime(1);
    expect([await partners(ann), await partners(ben)]).toEqual([[], []]);
    expect([await seen(ann, ben), await seen(ben, ann)]).toEqual([null, null]);
    expect(await whyNot()).toBeNull();
    const rows = await game.pool.query("select 1 from naps where $1::int in (low, high)", [ann.id]);
    expect(rows).toEqual([]);
    expect(await auditLedger(game.pool)).toEqual([]);
  });

  test("rejected, asked again, taken back", async () => {
    await ann.call.naps.ask({ username: ben.name });
    const rejected = await ben.call.naps.change({ id: ann.key, state: "rejected" });
    expect(rejected.nap).toMatchObject({ state: "rejected" });
    expect(await seen(ann, ben)).toMatchObject({ state: "rejected", askedByMe: true });
    await passTime(DAY);
    expect((await ann.call.naps.ask({ username: ben.name })).nap).toMatchObject({ state: "asked" });
    expect(await ann.call.naps.end({ id: ben.key })).toEqual({ nap: null });
    expect([await seen(ann, ben), await seen(ben, ann)]).toEqual([null, null]);
  });

  test("blocked: only the blocker is told, and the pact that stood ends after its day", async () => {
    await befriend();
    const blocked = await ben.call.naps.change({ id: ann.key, state: "blocked" });
    expect(blocked.nap).toMatchObject({ state: "blocked", blockedByMe: true });
    expect(blocked.nap?.endsAt).not.toBeNull();
    expect(await seen(ann, ben)).toMatchObject({ state: "ended", blockedByMe: false });
    expect(await whyNot()).toBe("NAP_PARTNER");
    await passTime(DAY);
    expect(await whyNot()).toBeNull();
    expect(await seen(ann, ben)).toBeNull();
    expect(await seen(ben, ann)).toMatchObject({ state: "blocked", endsAt: null });
    expect(await refusal(ann.call.naps.ask({ username: ben.name }))).toEqual(
      refusedWith("NAP_BLOCKED"),
    );
    // The toggle back to allowed asks again.
    const allowed = await ben.call.naps.change({ id: ann.key, state: "active" });
    expect(allowed.nap).toMatchObject({ state: "asked", askedByMe: true, blockedByMe: false });
    await ann.call.naps.change({ id: ben.key, state: "active" });
    expect(await whyNot()).toBe("NAP_PARTNER");
  });

  test("a block is lifted by ending it", async () => {
    await ben.call.naps.change({ id: ann.key, state: "blocked" });
    expect(await ben.call.naps.end({ id: ann.key })).toEqual({ nap: null });
    expect((await ann.call.naps.ask({ username: ben.name })).nap).toMatchObject({ state: "asked" });
  });

  test("asking one who asked accepts, also when both ask at once", async () => {
    await Promise.all([
      ann.call.naps.ask({ username: ben.name }),
      ben.call.naps.ask({ username: ann.name }),
    ]);
    expect(await seen(ann, ben)).toMatchObject({ state: "active" });
    expect([await partners(ann), await partners(ben)]).toEqual([[ben.id], [ann.id]]);
  });

  test("asked again and accepted before its end it goes on, and writes no line of the log", async () => {
    await befriend();
    await ann.call.naps.end({ id: ben.key });
    await passTime(HOUR);
    await ben.call.naps.ask({ username: ann.name });
    expect(await seen(ann, ben)).toMatchObject({ state: "asked", endsAt: expect.any(String) });
    await ann.call.naps.change({ id: ben.key, state: "active" });
    await passTime(2 * DAY);
    expect(await seen(ann, ben)).toMatchObject({ state: "active", endsAt: null });
    const lines = await game.pool.query(
      "select kind from ledger where player_id = any($1::int[]) and nr is not null",
      [[ann.id, ben.id]],
    );
    expect(lines).toEqual([{ kind: "start" }, { kind: "start" }]);
  });

  test("ends once, whichever process is first", async () => {
    await befriend();
    const other = await game.another();
    expect((await other.actions.read(ben.id))?.napPartners).toEqual([ann.id]);
    await ann.call.naps.end({ id: ben.key });
    game.clock.pass(DAY);
    const ended = await Promise.all([lapseNaps(game.services), lapseNaps(other)]);
    expect(ended[0] + ended[1]).toBe(1);
    for (const { actions } of [game.services, other]) {
      await expect.poll(async () => (await actions.read(ben.id))?.napPartners).toEqual([]);
    }
  });
});

describe("refused, with nothing changed:", () => {
  async function refused(call: () => Promise<unknown>) {
    const before = [await rowsOf(game, ann.id), await rowsOf(game, ben.id)];
    const answer = await refusal(call());
    expect([await rowsOf(game, ann.id), await rowsOf(game, ben.id)]).toEqual(before);
    return answer;
  }

  test("a name or an id that nobody has", async () => {
    const ask = (username: string) => () => ann.call.naps.ask({ username });
    for (const username of ["Nobody", "no such name", "'; --"]) {
      expect(await refused(ask(username))).toMatchObject({
        code: "NOT_FOUND",
        status: 404,
        text: english.errors("noSuchPlayer"),
      });
    }
    for (const id of ["999999", "2147483648", "9007199254740993"]) {
      const change = () => ann.call.naps.change({ id, state: "blocked" });
      expect(await refused(change)).toEqual(refusedWith("NOT_FOUND"));
      expect(await refused(() => ann.call.naps.end({ id }))).toEqual(refusedWith("NOT_FOUND"));
    }
  });

  test("oneself", async () => {
    const own = refusedWith("NAP_SELF");
    expect(await refused(() => ann.call.naps.ask({ username: ann.name }))).toEqual(own);
    const block = () => ann.call.naps.change({ id: ann.key, state: "blocked" });
    expect(await refused(block)).toEqual(own);
  });

  test("what was not asked, and asking twice", async () => {
    const notAsked = refusedWith("NAP_NOT_ASKED");
    const change = (by: Player, of: Player, state: "active" | "rejected") => () =>
      by.call.naps.change({ id: of.key, state });
    expect(await refused(change(ann, ben, "active"))).toEqual(notAsked);
    expect(await refused(change(ann, ben, "rejected"))).toEqual(notAsked);
    await ann.call.naps.ask({ username: ben.name });
    expect(await refused(change(ann, ben, "active"))).toEqual(notAsked);
    const again = () => ann.call.naps.ask({ username: ben.name });
    expect(await refused(again)).toEqual(refusedWith("NAP_EXISTS"));
  });

  test("what is not there to be ended, and somebody else's pact", async () => {
    const stranger = await makePlayer();
    const notStanding = refusedWith("NAP_NOT_STANDING");
    expect(await refused(() => ann.call.naps.end({ id: ben.key }))).toEqual(notStanding);
    await befriend();
    expect(await refused(() => stranger.call.naps.end({ id: ben.key }))).toEqual(notStanding);
    expect((await stranger.call.naps.list()).naps).toEqual([]);
    await ann.call.naps.end({ id: ben.key });
    expect(await refused(() => ben.call.naps.end({ id: ann.key }))).toEqual(notStanding);
  });
});

test("of fifty who reject one rejects, and of fifty who accept or reject one decides", async () => {
  await ann.call.naps.ask({ username: ben.name });
  const reject = () => ben.call.naps.change({ id: ann.key, state: "rejected" });
  expect(await fiftyAtOnce(reject)).toEqual({ done: 1, refused: ["NAP_NOT_ASKED"] });
  expect(await seen(ann, ben)).toMatchObject({ state: "rejected" });
  expect([await partners(ann), await partners(ben)]).toEqual([[], []]);

  await passTime(DAY);
  await ann.call.naps.ask({ username: ben.name });
  let turn = 0;
  const decide = () =>
    ben.call.naps.change({ id: ann.key, state: turn++ % 2 === 0 ? "rejected" : "active" });
  expect(await fiftyAtOnce(decide)).toEqual({ done: 1, refused: ["NAP_NOT_ASKED"] });
  const stands = (await seen(ann, ben))?.state === "active";
  expect([await partners(ann), await partners(ben)]).toEqual(
    stands ? [[ben.id], [ann.id]] : [[], []],
  );
});

test("fifty who accept and end at once leave both sides agreed", async () => {
  await ann.call.naps.ask({ username: ben.name });
  await Promise.allSettled(
    Array.from({ length: 50 }, (_, i) =>
      i % 2 === 0
        ? ben.call.naps.change({ id: ann.key, state: "active" })
        : ann.call.naps.end({ id: ben.key }),
    ),
  );
  const [mine, theirs] = [await partners(ann), await partners(ben)];
  expect(mine.includes(ben.id)).toBe(theirs.includes(ann.id));
  expect(await auditLedger(game.pool)).toEqual([]);
});

test("a guest may have a NAP; it goes with the guest", async () => {
  const guest = game.browser();
  const { user } = await guest.call.user.guest({});
  await ann.call.naps.ask({ username: user.username });
  expect((await ann.call.naps.list()).naps).toMatchObject([
    { player: { username: user.username, power: null, rank: null }, state: "asked" },
  ]);
  await passTime(3 * HOUR);
  expect((await ann.call.naps.list()).naps).toEqual([]);
});
