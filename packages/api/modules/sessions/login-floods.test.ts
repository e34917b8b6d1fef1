import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { PASSWORD, type Player, refusal } from "../../testing/game.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();

/** Each is of another network. */
const HOSTILE = ["192.0.2.1", "198.51.100.1", "203.0.113.1"];
/** Concurrent logins to each account. */
const LOGINS_PER_ACCOUNT = 5;

const logIn = (address: string, { username }: Player) =>
  game.browser(address).call.user.login({ username, password: PASSWORD });

test("looping logins from three networks do not block others", async () => {
  const stranger = await game.player();
  const pairs = await Promise.all(
    HOSTILE.map(async (address) => ({
      address,
      accounts: [await game.player(), await game.player()],
    })),
  );
  // Test players have cheap hashes; these are as expensive as real ones.
  const hash = await game.services.passwords.hash(PASSWORD, "198.18.0.1");
  await game.pool.query("update accounts set password_hash = $1", [hash]);
  let isOver = false;
  let refused = 0;
  const attack = async (address: string, account: Player) => {
    while (!isOver) {
      await logIn(address, account).catch(() => {
        refused += 1;
        return sleep(20);
      });
    }
  };
  const attacks = pairs.flatMap(({ address, accounts }) =>
    accounts.flatMap((account) =>
      Array.from({ length: LOGINS_PER_ACCOUNT }, () => attack(address, account)),
    ),
  );
  try {
    for (let n = 0; n < 3; n++) {
      await expect(logIn("198.18.0.1", stranger)).resolves.toBeDefined();
    }
  } finally {
    isOver = true;
    await Promise.all(attacks);
  }
  expect(refused).toBeGreaterThan(0);
});

test("sign-ups repeated with their key count as logins", async () => {
  const browser = game.browser("198.51.100.77");
  const idempotencyKey = crypto.randomUUID();
  const form = { username: "Repeater", email: "repeater@example.org", password: PASSWORD };
  const register = () => browser.callWith({ idempotencyKey }).user.register(form);
  await register();
  for (let n = 0; n < 299; n++) await game.services.limits.charge("hash", null, browser.address);
  await register();
  expect(await refusal(register())).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    retryAfterSeconds: 600,
  });
});
