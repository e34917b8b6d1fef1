import { auditLedger } from "@emberlode/db";
import { DAY, fightRefusal, HOUR } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { describe, expect, test } from "vitest";
import { cleanUp } from "../../janitor.ts";
import { type Player, refusal, refusedWith } from "../../testing/game.ts";
import { expectRefused } from "../../testing/game-state.ts";
import { setPlayer } from "../../testing/give.ts";
import { renewSession } from "../../testing/pass-time.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";
import { expireNaps } from "./expire-naps.ts";

const game = useGame();
const [ann, ben] = [usePlayer(game), usePlayer(game)];
/** The id under which a pact is listed for its other player. */
const key = ({ id }: Player) => String(id);

/** Ann and Ben become partners. */
async function befriend(): Promise<void> {
  await ann.call.naps.ask({ username: ben.username });
  await ben.call.naps.change({ id: key(ann), state: "active" });
}

/** The entry for a player in another player's list. */
async function seen(by: Player, other: Player) {
  const { naps } = await by.call.naps.list();
  return naps.find(({ _id }) => _id === key(other)) ?? null;
}

const partners = async (who: Player) =>
  (await game.services.actions.read(who.id))?.napPartners ?? [];

/** Why Ann may not fight Ben, according to the rule and their stored states. */
async function whyNot(): Promise<string | null> {
  const { actions, world, clock } = game.services;
  await Promise.all([ann, ben].map(({ id }) => setPlayer(game, id, "shield_until = 0")));
  const [attacker, defender] = await Promise.all([actions.read(ann.id), actions.read(ben.id)]);
  if (attacker === null || defender === null) throw new Error("A player is missing.");
  const attackerFactories = world.factoriesOf(ann.id);
  const defenderFactories = world.factoriesOf(ben.id);
  const opponents = { attacker, attackerFactories, defender, defenderFactories };
  return fightRefusal(opponents, false, clock.now())?.code ?? null;
}

async function passTime(ms: number): Promise<void> {
  game.clock.pass(ms);
  await cleanUp(game.services);
  for (const who of [ann, ben]) await renewSession(who);
}

describe("a NAP", () => {
  test("is requested, accepted and ended, and is over 24 hours later", async () => {
    expect(await whyNot()).toBeNull();
    const { nap } = await ann.call.naps.ask({ username: ben.username.toUpperCase() });
    expect(nap).toMatchObject({
      _id: key(ben),
      player: { _id: key(ben), username: ben.username, baseName: expect.any(String) },
      state: "asked",
      askedByMe: true,
      blockedByMe: false,
      endsAt: null,
    });
    expect(await seen(ann, ben)).toEqual(nap);
    expect(await seen(ben, ann)).toMatchObject({ _id: key(ann), state: "asked", askedByMe: false });
    expect(await whyNot()).toBeNull();

    const accepted = await ben.call.naps.change({ id: key(ann), state: "active" });
    expect(accepted.nap).toMatchObject({ _id: key(ann), state: "active", askedByMe: false });
    expect(await seen(ann, ben)).toMatchObject({ state: "active", endsAt: null });
    expect([await partners(ann), await partners(ben)]).toEqual([[ben.id], [ann.id]]);
    expect(await whyNot()).toBe("NAP_PARTNER");

    const ended = await ben.call.naps.end({ id: key(ann) });
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

  test("is blocked: only the blocker sees it, and an active pact ends after a day", async () => {
    await befriend();
    const blocked = await ben.call.naps.change({ id: key(ann), state: "blocked" });
    expect(blocked.nap).toMatchObject({ state: "blocked", blockedByMe: true });
    expect(blocked.nap?.endsAt).not.toBeNull();
    expect(await seen(ann, ben)).toMatchObject({ state: "ended", blockedByMe: false });
    expect(await whyNot()).toBe("NAP_PARTNER");
    await passTime(DAY);
    expect(await whyNot()).toBeNull();
    expect(await seen(ann, ben)).toBeNull();
    expect(await seen(ben, ann)).toMatchObject({ state: "blocked", endsAt: null });
    expect(await refusal(ann.call.naps.ask({ username: ben.username }))).toEqual(
      refusedWith("NAP_BLOCKED"),
    );
    // Allowing it again sends a new request.
    const allowed = await ben.call.naps.change({ id: key(ann), state: "active" });
    expect(allowed.nap).toMatchObject({ state: "asked", askedByMe: true, blockedByMe: false });
    await ann.call.naps.change({ id: key(ben), state: "active" });
    expect(await whyNot()).toBe("NAP_PARTNER");
  });

  test("is accepted by requesting it back, even concurrently", async () => {
    await Promise.all([
      ann.call.naps.ask({ username: ben.username }),
      ben.call.naps.ask({ username: ann.username }),
    ]);
    expect(await seen(ann, ben)).toMatchObject({ state: "active" });
    expect([await partners(ann), await partners(ben)]).toEqual([[ben.id], [ann.id]]);
  });

  test("ends once, whichever process is first", async () => {
    await befriend();
    const other = await game.another();
    expect((await other.actions.read(ben.id))?.napPartners).toEqual([ann.id]);
    await ann.call.naps.end({ id: key(ben) });
    game.clock.pass(DAY);
    const ended = await Promise.all([expireNaps(game.services), expireNaps(other)]);
    expect(ended[0] + ended[1]).toBe(1);
    for (const { actions } of [game.services, other]) {
      await expect.poll(async () => (await actions.read(ben.id))?.napPartners).toEqual([]);
    }
  });
});

test("answers NOT_FOUND for unknown players and hides pacts from strangers", async () => {
  for (const username of ["Nobody", "'; --"]) {
    expect(await refusal(ann.call.naps.ask({ username }))).toMatchObject({
      code: "NOT_FOUND",
      text: english.errors("noSuchPlayer"),
    });
  }
  for (const id of ["999999", "2147483648", "9007199254740993"]) {
    const change = () => ann.call.naps.change({ id, state: "blocked" });
    await expectRefused(game, change, "NOT_FOUND");
    await expectRefused(game, () => ann.call.naps.end({ id }), "NOT_FOUND");
  }
  await befriend();
  const stranger = await game.player();
  await expectRefused(game, () => stranger.call.naps.end({ id: key(ben) }), "NAP_NOT_STANDING");
  expect((await stranger.call.naps.list()).naps).toEqual([]);
});

test("of fifty concurrent decisions only one counts", async () => {
  await ann.call.naps.ask({ username: ben.username });
  let turn = 0;
  const decide = () =>
    ben.call.naps.change({ id: key(ann), state: turn++ % 2 === 0 ? "rejected" : "active" });
  expect(await runFiftyConcurrently(decide)).toEqual({ done: 1, refused: ["NAP_NOT_ASKED"] });
  const stands = (await seen(ann, ben))?.state === "active";
  expect([await partners(ann), await partners(ben)]).toEqual(
    stands ? [[ben.id], [ann.id]] : [[], []],
  );
});

test("concurrent accepting and ending leave both sides consistent", async () => {
  await ann.call.naps.ask({ username: ben.username });
  await Promise.allSettled(
    Array.from({ length: 50 }, (_, i) =>
      i % 2 === 0
        ? ben.call.naps.change({ id: key(ann), state: "active" })
        : ann.call.naps.end({ id: key(ben) }),
    ),
  );
  const [mine, theirs] = [await partners(ann), await partners(ben)];
  expect(mine.includes(ben.id)).toBe(theirs.includes(ann.id));
  expect(await auditLedger(game.pool)).toEqual([]);
});

test("a guest can have a NAP, which is deleted with the guest", async () => {
  const { username } = await game.guest();
  await ann.call.naps.ask({ username });
  expect((await ann.call.naps.list()).naps).toMatchObject([
    { player: { username, power: null, rank: null }, state: "asked" },
  ]);
  await passTime(3 * HOUR);
  expect((await ann.call.naps.list()).naps).toEqual([]);
});
