import { createDatabase, type Pool } from "@emberlode/db";
import { english } from "@emberlode/messages/testing/english";
import { beforeAll, expect, test } from "vitest";
import { createLimits } from "../../platform/limits/rate-limit.ts";
import { PASSWORD, type Player, refusal, refusedWith } from "../../testing/game.ts";
import { auditRows, setRole } from "../../testing/staff.ts";
import { useGame } from "../../testing/use-game.ts";
import { currentSignUps } from "../accounts/sign-ups.ts";
import { ensureBase } from "../actions/place-base.ts";

const game = useGame({ config: { signUps: "open" } });
let admin: Player;
beforeAll(async () => {
  admin = await game.player("Alice");
  await setRole(game.services.db, "Alice", "admin");
});

/** A player with a base whose account has this sign-up address. */
async function playerFrom(address: string): Promise<Player> {
  const player = await game.player();
  const sql = "update accounts set address = $2 where id = $1::int";
  await game.pool.query(sql, [player.id, address]);
  return player;
}

const bases = () => game.services.world.bases().map(({ baseOwner }) => baseOwner);
const REASON = "A flood of sign-ups.";
const act = (network: string, action: "free" | "suspend") =>
  admin.call.adminNetworks.act({ network, action, reason: REASON });
const written = async (action: string) =>
  (await auditRows(game.pool)).filter((row) => row.action === action);
const row = (action: string, subject: string | null, facts: object) => ({
  by: admin.id,
  action,
  target: null,
  subject,
  reason: REASON,
  facts,
});

test("a network includes exactly its own addresses", async () => {
  const network = "2001:db8:aa::/48";
  const inside = [
    await playerFrom("2001:db8:aa:0::/64"),
    await playerFrom("2001:db8:aa:ffff::/64"),
    await playerFrom("2001:db8:aa:ffff::/64"),
  ];
  for (const address of ["2001:db8:ab:0::/64", "2001:db8:a9:0::/64", "192.0.2.7", "unknown"]) {
    await playerFrom(address);
  }
  const listed = await admin.call.adminNetworks.get({ network });
  expect(listed).toMatchObject({
    network,
    counts: { accounts: 3, guests: 0, bases: 3, banned: 0, played: 0 },
    addresses: [
      { address: "2001:db8:aa:ffff::/64", accounts: 2 },
      { address: "2001:db8:aa:0::/64", accounts: 1 },
    ],
    next: null,
  });
  expect(listed.players.map(({ username }) => username)).toEqual(
    inside.map(({ username }) => username),
  );
  expect(listed.players[0]).toMatchObject({
    base: expect.any(Object),
    isBanned: false,
    actions: 0,
  });
  const block = await admin.call.adminNetworks.get({ network: "192.0.2.0/24" });
  expect(block.counts.accounts).toBe(1);
});

test("refuses networks that are too wide or invalid", async () => {
  for (const network of ["2001:db8::/20", "10.0.0.0/8", "192.0.2.7", "999.0.2.0/24"]) {
    const asked = admin.call.adminNetworks.get({ network });
    expect(await refusal(asked)).toMatchObject({ code: "BAD_INPUT" });
  }
});

test("suspending a network bans its players and frees their places, except for staff", async () => {
  const network = "203.0.113.0/24";
  const [first, second] = [await playerFrom("203.0.113.1"), await playerFrom("203.0.113.200")];
  const colleague = await playerFrom("203.0.113.9");
  await setRole(game.services.db, colleague.username, "moderator");
  await act(network, "suspend");
  for (const { id, call } of [first, second]) {
    expect(bases()).not.toContain(id);
    await expect
      .poll(() => refusal(call.user.session()).catch(() => null))
      .toEqual(refusedWith("NOT_LOGGED_IN"));
  }
  expect(bases()).toContain(colleague.id);
  const login = first.call.user.login({ username: first.username, password: PASSWORD });
  expect(await refusal(login)).toEqual({
    ...refusedWith("BANNED"),
    text: english.answers("team.bannedFor", { reason: REASON }),
  });
  expect(await written("suspendNetwork")).toEqual([
    row("suspendNetwork", network, { accounts: 2 }),
  ]);
  const { counts } = await admin.call.adminNetworks.get({ network });
  expect(counts).toMatchObject({ accounts: 3, bases: 1, banned: 2 });
});

test("freed places cost a player nothing else, and the next action restores the base", async () => {
  const network = "198.51.100.0/24";
  const player = await playerFrom("198.51.100.3");
  await act(network, "free");
  expect(bases()).not.toContain(player.id);
  expect(await written("freeNetwork")).toEqual([row("freeNetwork", network, { accounts: 1 })]);
  const { user } = await player.call.user.session();
  expect(user.baseOnMap).toBe(false);
  const { alerts } = await player.call.alerts.list({});
  expect(alerts[0]?.content).toContain("An admin removed the new bases");
  const { x, y } = user.status;
  await player.call.fields.move({ x: (x % 50) + 1, y });
  expect(bases()).toContain(player.id);
});

test("placing a base fails if its player is banned before the commit", async () => {
  const network = "198.51.101.0/24";
  const player = await playerFrom("198.51.101.3");
  await act(network, "free");
  let isBanned = false;
  const pool: Pool = {
    ...game.pool,
    values: async (text, parameters, deadline) => {
      // The account is checked before the bases are counted.
      if (text.startsWith('select "placements"') && !isBanned) {
        isBanned = true;
        await act(network, "suspend");
      }
      return game.pool.values(text, parameters, deadline);
    },
  };
  const placing = { ...game.services, db: createDatabase(pool) };
  expect(await refusal(ensureBase(placing, player.id))).toEqual(refusedWith("NOT_LOGGED_IN"));
  expect(isBanned).toBe(true);
  expect(bases()).not.toContain(player.id);
});

test("answers NOT_FOUND for a network without accounts", async () => {
  const asked = act("100.64.0.0/16", "free");
  expect(await refusal(asked)).toEqual(refusedWith("NOT_FOUND"));
});

test("sign-ups are set at run time for all processes, and refusals are not charged", async () => {
  const other = await game.another();
  let made = 0;
  const register = (address: string) => {
    made += 1;
    const username = `Joiner${made}`;
    const form = { username, email: `${username}@example.org`, password: PASSWORD };
    return game.browser(address).call.user.register(form);
  };
  const begun = await game.guest();
  const set = (signUps: "accounts" | "guests" | "closed" | null) =>
    admin.call.adminNetworks.setSignups({ signups: signUps, reason: REASON });

  await set("accounts");
  expect(await refusal(game.guest())).toEqual(refusedWith("GUESTS_CLOSED"));
  await register("198.18.1.3");
  await set("guests");
  expect(await refusal(register("198.18.1.3"))).toEqual(refusedWith("ACCOUNTS_CLOSED"));
  await game.guest();
  await set("closed");
  expect(await refusal(register("198.18.1.3"))).toEqual(refusedWith("SIGNUPS_CLOSED"));
  expect(await refusal(game.guest())).toEqual(refusedWith("SIGNUPS_CLOSED"));
  expect(await game.browser().call.world.signups()).toEqual({ signups: "closed" });
  expect(await currentSignUps(other)).toBe("closed");
  const name = { username: "Settled", email: "settled@example.org", password: PASSWORD };
  expect((await begun.call.user.upgrade(name)).user.isGuest).toBe(false);
  await set(null);
  await register("198.18.1.4");
  expect(await written("setSignups")).toEqual([
    row("setSignups", null, { from: null, to: "accounts" }),
    row("setSignups", null, { from: "accounts", to: "guests" }),
    row("setSignups", null, { from: "guests", to: "closed" }),
    row("setSignups", null, { from: "closed", to: null }),
  ]);
});

test("a closed world refunds the sign-up limit", async () => {
  const { limits } = game.services;
  let refunds = 0;
  const charge: typeof limits.charge = async () => async () => {
    refunds += 1;
  };
  game.services.limits = { ...limits, charge };
  await admin.call.adminNetworks.setSignups({ signups: "closed", reason: REASON });
  expect((await refusal(game.guest())).code).toBe("SIGNUPS_CLOSED");
  await admin.call.adminNetworks.setSignups({ signups: null, reason: REASON });
  game.services.limits = limits;
  expect(refunds).toBe(1);
});

test("in a closed world, an address can call sixty times a second like any anonymous caller", async () => {
  await admin.call.adminNetworks.setSignups({ signups: "closed", reason: REASON });
  const { limits } = game.services;
  game.services.limits = createLimits({ signUpsPerHour: 3 }, game.clock);
  const join = () => refusal(game.browser("198.18.2.1").call.user.guest({}));
  const codes = new Set<string>();
  for (let n = 0; n < 60; n++) codes.add((await join()).code);
  expect([...codes]).toEqual(["SIGNUPS_CLOSED"]);
  expect((await join()).code).toBe("TOO_MANY_REQUESTS");
  game.services.limits = limits;
  await admin.call.adminNetworks.setSignups({ signups: null, reason: REASON });
});
