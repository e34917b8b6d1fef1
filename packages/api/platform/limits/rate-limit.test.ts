import { SECOND } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { beforeEach, expect, test } from "vitest";
import { NOON, refusal } from "../../testing/game.ts";
import { type LimitId, limitTable } from "./limit-counts.ts";
import { createLimits } from "./rate-limit.ts";

let now = NOON;
beforeEach(() => {
  now = NOON;
});

const limits = () => createLimits({ signUpsPerHour: 3 }, { now: () => now });

/** How many of `calls` are allowed, and when the first refused one may be retried. */
async function allowed(calls: number, call: () => Promise<unknown>) {
  let passed = 0;
  for (let n = 0; n < calls; n++) {
    try {
      await call();
      passed += 1;
    } catch (error) {
      const { code, retryAfterSeconds } = await refusal(Promise.reject(error));
      expect(code).toBe("TOO_MANY_REQUESTS");
      return { passed, retryAfterSeconds };
    }
  }
  return { passed, retryAfterSeconds: null };
}

test("a player moves and looks twenty times a second in total", async () => {
  const limiter = limits();
  let turn = 0;
  const call = () => limiter.charge(turn++ % 2 === 0 ? "move" : "read", 7, "192.0.2.1");
  expect(await allowed(30, call)).toEqual({ passed: 20, retryAfterSeconds: 1 });
  expect(await allowed(1, () => limiter.charge("move", 8, "192.0.2.1"))).toMatchObject({
    passed: 1,
  });
  now += SECOND;
  expect(await allowed(30, call)).toMatchObject({ passed: 20 });
});

test("a player acts ten times a second and three hundred times a minute", async () => {
  const limiter = limits();
  const call = () => limiter.charge("action", 7, "192.0.2.1");
  expect(await allowed(20, call)).toEqual({ passed: 10, retryAfterSeconds: 1 });
  let passed = 10;
  for (let second = 0; second < 29; second++) {
    now += SECOND;
    passed += (await allowed(10, call)).passed;
  }
  expect(passed).toBe(300);
  now += SECOND;
  expect(await allowed(1, call)).toEqual({ passed: 0, retryAfterSeconds: 30 });
});

test("reports all limits of a call, and only the refusing one of a refused call", async () => {
  const limiter = limits();
  const received: string[] = [];
  const act = () =>
    limiter.charge("attack", 7, "192.0.2.1", ({ name, left }) => received.push(`${name} ${left}`));
  await act();
  expect(received.splice(0)).toEqual(["attacks 0", "actions 9", "actions-a-minute 299"]);
  expect(await allowed(1, act)).toMatchObject({ passed: 0 });
  expect(received.splice(0)).toEqual(["attacks 0"]);
  for (let second = 0; second < 30; second++) {
    now += SECOND;
    await allowed(10, () => limiter.charge("action", 7, "192.0.2.1"));
  }
  now += SECOND;
  expect(await allowed(1, act)).toMatchObject({ passed: 0 });
  // The attack and the action were refunded.
  expect(received).toEqual(["actions-a-minute 0"]);
});

test("a player attacks once a second, which also counts as an action", async () => {
  const limiter = limits();
  const attack = () => limiter.charge("attack", 7, "192.0.2.1");
  expect(await allowed(3, attack)).toEqual({ passed: 1, retryAfterSeconds: 1 });
  expect(await allowed(1, () => limiter.charge("attack", 8, "192.0.2.1"))).toMatchObject({
    passed: 1,
  });
  expect(await allowed(20, () => limiter.charge("action", 7, "192.0.2.1"))).toMatchObject({
    passed: 9,
  });
  now += SECOND;
  expect(await allowed(3, attack)).toMatchObject({ passed: 1 });
});

test("counts sign-ups per address or /64 and can refund them", async () => {
  const limiter = limits();
  const signUp = (address: string) => () => limiter.charge("signup", null, address);
  const refund = await limiter.charge("signup", null, "2001:db8::1");
  await refund();
  expect(await allowed(5, signUp("2001:db8::1"))).toEqual({ passed: 3, retryAfterSeconds: 3600 });
  expect(await allowed(1, signUp("2001:db8::ffff"))).toMatchObject({ passed: 0 });
  expect(await allowed(1, signUp("2001:db8:0:1::1"))).toMatchObject({ passed: 1 });
});

test("a refused login is not charged to the account", async () => {
  const limiter = limits();
  for (let n = 0; n < 10; n++) await limiter.chargeLogin(`ghost${n}`, "192.0.2.1", null);
  for (let n = 0; n < 9; n++)
    await limiter.chargeLogin("Victim", "192.0.2.1", null).catch(() => {});
  expect(
    await allowed(9, () => limiter.chargeLogin("victim", `192.0.2.${Math.random()}`, null)),
  ).toMatchObject({ passed: 5 });
});

test("a known browser has its own count per account, and counts for its address", async () => {
  const limiter = limits();
  let last = 0;
  const logIn = (device: string | null) => () =>
    limiter.chargeLogin("victim", `192.0.2.${++last}`, device);
  expect(await allowed(9, logIn(null))).toMatchObject({ passed: 5 });
  expect(await allowed(9, logIn("one"))).toMatchObject({ passed: 5 });
  expect(await allowed(9, logIn("another"))).toMatchObject({ passed: 5 });
  const fromOneAddress = () => limiter.chargeLogin("victim", "198.51.100.1", `device ${++last}`);
  expect(await allowed(20, fromOneAddress)).toMatchObject({ passed: 10 });
});

test.each([
  ["/24 of IPv4", (n: number) => `192.0.2.${n}`],
  ["/56", (n: number) => `2001:db8:0:${n}::1`],
  ["/48", (n: number) => `2001:db8:0:${n}00::1`],
])("wrong passwords in a %s don't lock out a known browser", async (_, addressOf) => {
  const limiter = limits();
  let last = 0;
  const guess = (address: string) => () => limiter.chargeLogin(`ghost${++last}`, address, null);
  for (let n = 1; n < 9; n++) await allowed(10, guess(addressOf(n)));
  expect(await allowed(1, guess(addressOf(9)))).toMatchObject({ passed: 0 });
  const known = () => limiter.chargeLogin("victim", addressOf(9), "a browser");
  expect(await allowed(9, known)).toMatchObject({ passed: 5 });
});

test("a refusal says what is counted, for whom, how many are allowed, and its end", async () => {
  const limiter = limits();
  const signUp = () => limiter.charge("signup", null, "192.0.2.1");
  for (let n = 0; n < 3; n++) await signUp();
  now += SECOND;
  const reason =
    "Your network (school, office or home) has reached its limit of 3 new players an hour.";
  expect(await refusal(signUp())).toMatchObject({
    reason,
    text: `${reason} Try again in 1 hour.`,
    retryAfterSeconds: 3599,
  });
  const mail = async () => limiter.chargeMail(7);
  for (let n = 0; n < 3; n++) expect(await mail()).toBeNull();
  expect((await mail())?.message).toBe(
    "This account has reached its limit of 3 emails an hour. Try again in 1 hour.",
  );
});

test("networks around an address get four and eight times as much", async () => {
  const limiter = limits();
  let subnet = 0;
  // Each from its own /64 of one /56, then each from its own /56 of one /48.
  const inSite = () => limiter.charge("signup", null, `2001:db8:0:${(subnet++).toString(16)}::1`);
  expect(await allowed(20, inSite)).toEqual({ passed: 12, retryAfterSeconds: 3600 });
  expect(await refusal(inSite())).toMatchObject({
    reason: "The network 2001:db8:0::/56 has reached its limit.",
    text: "The network 2001:db8:0::/56 has reached its limit. Try again in 1 hour.",
  });
  let site = 0;
  const apart = () => limiter.charge("signup", null, `2001:db8:0:${(++site).toString(16)}00::1`);
  expect(await allowed(20, apart)).toMatchObject({ passed: 12 });
  expect(await refusal(apart())).toMatchObject({
    reason: english.errors("limitOfWiderNetwork", { network: "2001:db8:0::/48" }),
  });
  let host = 0;
  const inBlock = () => limiter.charge("signup", null, `198.51.100.${++host}`);
  expect(await allowed(40, inBlock)).toMatchObject({ passed: 24 });
  expect(await refusal(inBlock())).toMatchObject({
    reason: english.errors("limitOfWiderNetwork", { network: "198.51.100.0/24" }),
  });
});

test("anonymous reads count for wider networks too, and the tightest is reported", async () => {
  const limiter = limits();
  const rates: string[] = [];
  const read = (host: number) =>
    limiter.charge("read", null, `192.0.2.${host}`, ({ name, maxCalls, left }) =>
      rates.push(`${name} ${left} of ${maxCalls}`),
    );
  await read(1);
  expect(rates.splice(0)).toEqual(["strangers 59 of 60"]);
  for (let host = 2; host < 10; host++) await allowed(59, () => read(host));
  rates.length = 0;
  await read(10);
  expect(rates).toEqual(["strangers 6 of 480"]);
});

const LIMITS = Object.keys(limitTable({ signUpsPerHour: 30 })) as LimitId[];
/** Limits counted by address. */
const OF_NETWORKS: readonly LimitId[] = [
  "strangers",
  "pictures",
  "secrets",
  "signups",
  "upgrades",
  "mails",
  "logins",
  "failuresPerAddress",
  "newcomerChatOfAddress",
];

test.each(LIMITS)(
  "the limit %s states its number in one sentence, and whether it counts the network",
  (id) => {
    const text = english.errors(`limits.${id}`, { most: 7, seconds: 60, minutes: 1 });
    expect(text.includes("our network")).toBe(OF_NETWORKS.includes(id));
    expect(text).toMatch(/\b(?:7|60|once)\b/);
    expect(text).toMatch(/^[^.]*\.$/);
  },
);

test("counts upgrades per address, separately from sign-ups", async () => {
  const limiter = limits();
  let guest = 0;
  const upgrade = () => limiter.charge("upgrade", ++guest, "192.0.2.1");
  await limiter.charge("signup", null, "192.0.2.1");
  expect(await allowed(5, upgrade)).toEqual({ passed: 3, retryAfterSeconds: 3600 });
  expect(await allowed(5, () => limiter.charge("upgrade", 1, "192.0.2.2"))).toMatchObject({
    passed: 3,
  });
});

test("correct passwords count as logins: 300 per address, eight times that per /24", async () => {
  const limiter = limits();
  let last = 0;
  const logIn = (address: string, device: string | null = null) =>
    limiter.chargeLogin(`player${++last}`, address, device).then((refund) => refund());
  expect(await allowed(400, () => logIn("192.0.2.1"))).toEqual({
    passed: 300,
    retryAfterSeconds: 600,
  });
  expect(await refusal(limiter.charge("hash", null, "192.0.2.1"))).toMatchObject({
    reason: english.errors("limits.logins", { most: 300, minutes: 10 }),
  });
  for (let host = 2; host < 9; host++) await allowed(300, () => logIn(`192.0.2.${host}`));
  expect(await allowed(1, () => logIn("192.0.2.9"))).toMatchObject({ passed: 0 });
  expect(await allowed(1, () => logIn("192.0.2.9", "a known browser"))).toMatchObject({
    passed: 1,
  });
  expect(await allowed(1, () => logIn("192.0.3.9"))).toMatchObject({ passed: 1 });
});

test("refused logins of a burst don't count once its correct ones are refunded", async () => {
  const limiter = limits();
  const burst = Array.from({ length: 200 }, (_, n) =>
    limiter.chargeLogin(`player${n}`, "192.0.2.1", null),
  );
  const done = await Promise.allSettled(burst);
  const refunds = done.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(refunds).toHaveLength(10);
  for (const refund of refunds) await refund();
  expect(
    await allowed(20, () => limiter.chargeLogin(`other${Math.random()}`, "192.0.2.1", null)),
  ).toMatchObject({ passed: 10 });
});
