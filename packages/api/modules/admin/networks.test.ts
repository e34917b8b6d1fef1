import { insertFlood } from "@emberlode/db/testing";
import { DAY } from "@emberlode/game";
import { beforeAll, expect, test } from "vitest";
import { type Player, refusal } from "../../testing/game.ts";
import { auditRows, setBot, setRole } from "../../testing/staff.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let admin: Player;
beforeAll(async () => {
  admin = await game.player("Alice");
  await setRole(game.services.db, "Alice", "admin");
  await signedUpFrom(admin, "unknown");
});

const signedUpFrom = ({ id }: Player, address: string, at = game.clock.now()) =>
  game.pool.query("update accounts set address = $2, created_at = $3::bigint where id = $1::int", [
    id,
    address,
    at,
  ]);

test("lists the networks with the most sign-ups or bases, by their size", async () => {
  const now = game.clock.now();
  const addresses = ["203.0.113.7", "203.0.113.200", "198.51.100.1", "2001:db8:aa:1ff::/64"];
  for (const address of [...addresses, "2001:db8:aa:101::/64", "2001:db8:aa:200::/64"]) {
    await signedUpFrom(await game.player(), address, now - DAY);
  }
  await signedUpFrom(await game.player(), "192.0.2.1", now - 8 * DAY);
  await admin.call.adminNetworks.act({
    network: "203.0.113.0/24",
    action: "free",
    reason: "A flood.",
  });
  const list = async (input: Parameters<typeof admin.call.adminNetworks.list>[0]) => {
    const { networks, total } = await admin.call.adminNetworks.list(input);
    return [total, ...networks.map(({ network, accounts, bases }) => [network, accounts, bases])];
  };
  const [block, other] = [
    ["203.0.113.0/24", 2, 0],
    ["198.51.100.0/24", 1, 1],
  ];
  expect(await list({ size: "ipv4-24" })).toEqual([2, block, other]);
  expect(await list({ size: "ipv4-24", order: "bases" })).toEqual([2, other, block]);
  expect(await list({ size: "ipv4-24", days: 30 })).toHaveLength(4);
  expect(await list({ size: "ipv6-48" })).toEqual([1, ["2001:db8:aa::/48", 3, 3]]);
  expect(await list({ size: "ipv6-56" })).toEqual([
    2,
    ["2001:db8:aa:100::/56", 2, 2],
    ["2001:db8:aa:200::/56", 1, 1],
  ]);
  const [first] = (await admin.call.adminNetworks.list({ size: "ipv4-24" })).networks;
  expect(first?.newestAt).toBe(new Date(now - DAY).toISOString());
});

test("labeled bots and demo players do not count as people, but an action reaches them", async () => {
  const network = "198.18.88.0/24";
  const [bot, demo, person] = [await game.player(), await game.player(), await game.player()];
  for (const one of [bot, demo]) await signedUpFrom(one, "198.18.88.1");
  await setBot(game.services.db, bot.username, true);
  await game.pool.query(
    "update accounts set email = username || '@demo.invalid' where id = $1::int",
    [demo.id],
  );
  const listed = async () => {
    const { networks } = await admin.call.adminNetworks.list({ size: "ipv4-24" });
    return networks.find((one) => one.network === network);
  };
  expect(await listed()).toBeUndefined();
  await signedUpFrom(person, "198.18.88.2");
  const counts = { accounts: 1, guests: 0, played: 0, bots: 2 };
  expect(await listed()).toMatchObject({ ...counts, bases: 1 });
  const { counts: all, addresses, players } = await admin.call.adminNetworks.get({ network });
  expect(all).toMatchObject({ ...counts, bases: 1 });
  expect(addresses.map(({ address, bots }) => [address, bots])).toEqual([
    ["198.18.88.2", 0],
    ["198.18.88.1", 2],
  ]);
  expect(players).toHaveLength(3);
  const preview = await admin.call.adminNetworks.preview({ network, action: "free" });
  expect(preview).toMatchObject({ ...counts, bases: 3 });
});

test("an action on hundreds of accounts is one transaction with one row, as previewed", async () => {
  const model = await game.player();
  await signedUpFrom(model, "unknown");
  const flood = { modelId: model.id, count: 250, name: "Flood", prefix: "2001:db8:f00d" };
  await insertFlood(game.pool, { ...flood, now: game.clock.now() });
  const network = "2001:db8:f00d::/48";
  const colleague = await game.player();
  await signedUpFrom(colleague, "2001:db8:f00d:ffff::/64");
  await setRole(game.services.db, colleague.username, "support");
  await game.services.world.refresh();
  const bases = () => game.services.world.bases().length;
  const before = bases();
  const last = (await auditRows(game.pool)).length;
  const preview = (action: "free" | "suspend") =>
    admin.call.adminNetworks.preview({ network, action });
  const counts = { accounts: 250, guests: 0, played: 0, bots: 0, team: 1, atOnce: 2_000 };
  expect(await preview("free")).toEqual({ network, ...counts, bases: 250 });
  await admin.call.adminNetworks.act({ network, action: "free", reason: "A flood." });
  expect(before - bases()).toBe(250);
  expect(await preview("free")).toMatchObject({ accounts: 0, team: 1 });
  expect(await preview("suspend")).toEqual({ network, ...counts, bases: 0 });
  await admin.call.adminNetworks.act({ network, action: "suspend", reason: "A flood." });
  const rows = (await auditRows(game.pool)).slice(last);
  expect(rows.map(({ action, facts }) => [action, facts])).toEqual([
    ["freeNetwork", { accounts: 250 }],
    ["suspendNetwork", { accounts: 250 }],
  ]);
  const { counts: after } = await admin.call.adminNetworks.get({ network });
  expect(after).toMatchObject({ accounts: 251, banned: 250, bases: 1 });
});

test("a repeated action with its key does not reach who joined in between", async () => {
  const network = "198.18.77.0/24";
  const [first, second] = [await game.player(), await game.player()];
  await signedUpFrom(first, "198.18.77.1");
  const act = (idempotencyKey: string, reason = "A flood.") =>
    admin.callWith({ idempotencyKey }).adminNetworks.act({ network, action: "suspend", reason });
  await act("network-1");
  await signedUpFrom(second, "198.18.77.2");
  const rows = (await auditRows(game.pool)).length;
  await act("network-1");
  expect(await refusal(act("network-1", "Another reason."))).toMatchObject({ code: "KEY_REUSED" });
  expect(await auditRows(game.pool)).toHaveLength(rows);
  await expect(second.call.user.session()).resolves.toBeDefined();
  await act("network-2");
  expect(await refusal(second.call.user.session())).toMatchObject({ code: "NOT_LOGGED_IN" });
});
