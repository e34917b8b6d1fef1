/** The log-in of staff: role, password, second factor, and how long a confirmation lasts. */
import { DAY, MINUTE, SECOND } from "@emberlode/game";
import { beforeEach, describe, expect, test } from "vitest";
import { keepCookie, PASSWORD, type Player, refusal } from "../../testing/game.ts";
import { auditRows, codeOf, setRole } from "../../testing/staff.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const REASON = "Spam.";

describe("in a world that requires a second factor", () => {
  const game = useGame({ config: { secondFactor: "required" } });
  const [staff, target] = [usePlayer(game), usePlayer(game)];
  beforeEach(() => setRole(game.services.db, staff.username, "admin"));

  const code = async (call: () => Promise<unknown>) =>
    (await refusal(call()).catch(() => null))?.code ?? "OK";
  const read = () => code(() => staff.call.adminPlayers.get({ username: target.username }));
  const ban = () =>
    code(() =>
      staff.call.adminPlayers.act({
        username: target.username,
        action: { kind: "ban" },
        reason: REASON,
      }),
    );
  const codeNow = (secret: string) => codeOf(secret, game.clock.now());

  async function setUp(by: Player = staff) {
    const { secret, address } = await by.call.admin.setUpSecondFactor({ password: PASSWORD });
    const enabled = await by.call.admin.enableSecondFactor({ code: codeNow(secret) });
    return { secret, address, codes: enabled.recoveryCodes };
  }

  test("nothing opens before it is set up, and everything after", async () => {
    expect(await read()).toBe("SECOND_FACTOR_NEEDED");
    expect(await staff.call.admin.me()).toMatchObject({
      role: "admin",
      isConfirmed: false,
      secondFactor: { isSetUp: false, isRequired: true },
    });
    const { address, codes } = await setUp();
    expect(address).toMatch(/^otpauth:\/\/totp\/Emberlode:/);
    expect(new Set(codes).size).toBe(10);
    expect([await read(), await ban()]).toEqual(["OK", "OK"]);
  });

  test("a wrong password sets up nothing, and a wrong code enables nothing", async () => {
    const { setUpSecondFactor, enableSecondFactor } = staff.call.admin;
    expect(await code(() => setUpSecondFactor({ password: "not this" }))).toBe("BAD_CREDENTIALS");
    expect(await code(() => enableSecondFactor({ code: "123456" }))).toBe("NOTHING_TO_CHANGE");
    expect(await code(() => staff.call.admin.confirm({ password: PASSWORD }))).toBe(
      "SECOND_FACTOR_NEEDED",
    );
    const { secret } = await setUpSecondFactor({ password: PASSWORD });
    const other = codeNow(secret) === "123456" ? "654321" : "123456";
    expect(await code(() => enableSecondFactor({ code: other }))).toBe("WRONG_CODE");
    expect(await read()).toBe("SECOND_FACTOR_NEEDED");
  });

  test("a new session needs password and code, and each code works once", async () => {
    const { secret, codes } = await setUp();
    await staff.call.user.login({ username: staff.username, password: PASSWORD });
    const { session } = staff.effects;
    if (session?.kind === "set") staff.token = session.token;
    expect(await read()).toBe("CONFIRMATION_NEEDED");
    const confirm = (given?: string) =>
      code(() => staff.call.admin.confirm({ password: PASSWORD, ...(given && { code: given }) }));
    expect(await confirm()).toBe("WRONG_CODE");
    // The code that enabled it is spent.
    expect(await confirm(codeNow(secret))).toBe("WRONG_CODE");
    game.clock.pass(30 * SECOND);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(codeNow(secret))));
    expect(answers.filter((one) => one === "OK")).toHaveLength(1);
    expect(await read()).toBe("OK");
    game.clock.pass(MINUTE);
    expect(await confirm(codes[0])).toBe("OK");
    expect(await confirm(codes[0]?.replaceAll("-", "").toLowerCase())).toBe("WRONG_CODE");
    expect((await staff.call.admin.me()).secondFactor.codesLeft).toBe(9);
  });

  test("grave actions need a confirmation of the last 15 minutes", async () => {
    const { secret } = await setUp();
    game.clock.pass(15 * MINUTE);
    expect([await read(), await ban()]).toEqual(["OK", "CONFIRMATION_NEEDED"]);
    expect((await staff.call.admin.me()).graveUntil).toBeNull();
    await staff.call.admin.confirm({ password: PASSWORD, code: codeNow(secret) });
    expect(await ban()).toBe("OK");
  });

  test("five wrong codes in a quarter of an hour lock the confirmation, from any browser", async () => {
    const { secret } = await setUp();
    game.clock.pass(MINUTE);
    let address = 0;
    const confirm = (given: string) =>
      code(() =>
        staff
          .callWith({ sessionToken: staff.token, address: `198.51.100.${address++}` })
          .admin.confirm({ password: PASSWORD, code: given }),
      );
    const tries = Array.from({ length: 6 }, () => confirm("000000"));
    expect((await Promise.all(tries)).sort()).toEqual([
      "TOO_MANY_REQUESTS",
      ...Array.from({ length: 5 }, () => "WRONG_CODE"),
    ]);
    expect(await confirm(codeNow(secret))).toBe("TOO_MANY_REQUESTS");
    game.clock.pass(15 * MINUTE);
    expect(await confirm(codeNow(secret))).toBe("OK");
  });

  test("a spent code shows no recovery codes and confirms no session", async () => {
    const { secret } = await setUp();
    game.clock.pass(MINUTE);
    const spent = codeNow(secret);
    await staff.call.admin.confirm({ password: PASSWORD, code: spent });
    expect(await code(() => staff.call.admin.enableSecondFactor({ code: spent }))).toBe(
      "WRONG_CODE",
    );
  });

  test("the answer of the call that enables it can be repeated for two minutes", async () => {
    const { secret } = await staff.call.admin.setUpSecondFactor({ password: PASSWORD });
    const again = await staff.call.admin.setUpSecondFactor({ password: PASSWORD });
    expect(again.secret).toBe(secret);
    const first = codeNow(secret);
    const enable = () => staff.call.admin.enableSecondFactor({ code: first });
    const codes = await enable();
    expect(await enable()).toEqual(codes);
    game.clock.pass(2 * MINUTE);
    expect(await code(enable)).toBe("WRONG_CODE");
  });

  test("another session gets its own secret, and has to confirm once a factor is enabled", async () => {
    const other = game.browser("203.0.113.9");
    await other.call.user.login({ username: staff.username, password: PASSWORD });
    keepCookie(other);
    const theirs = await other.call.admin.setUpSecondFactor({ password: PASSWORD });
    const { secret } = await setUp();
    expect(theirs.secret).not.toBe(secret);
    const get = () => other.call.adminPlayers.get({ username: target.username });
    expect(await code(get)).toBe("CONFIRMATION_NEEDED");
  });

  test("it is removed only with a recent confirmation, which leaves an audit row", async () => {
    await setUp();
    game.clock.pass(20 * MINUTE);
    expect(await code(() => staff.call.admin.removeSecondFactor())).toBe("CONFIRMATION_NEEDED");
    const [last] = (await auditRows(game.pool)).slice(-1);
    expect(last).toMatchObject({ action: "setUpSecondFactor", by: staff.id, target: staff.id });
  });

  test("a secret sealed by another server secret opens nothing", async () => {
    const { secret } = await setUp();
    game.clock.pass(MINUTE);
    await game.pool.query(
      "update second_factors set sealed_secret = reverse(sealed_secret) where account_id = $1::int",
      [staff.id],
    );
    const confirm = () => staff.call.admin.confirm({ password: PASSWORD, code: codeNow(secret) });
    expect(await code(confirm)).toBe("WRONG_CODE");
  });
});

describe("in a world where it is optional", () => {
  const game = useGame();
  const staff = usePlayer(game);

  test("a log-in confirms for 15 minutes, and a password for 15 more", async () => {
    await setRole(game.services.db, staff.username, "support");
    expect(await staff.call.admin.me()).toMatchObject({ role: "support", isConfirmed: true });
    game.clock.pass(20 * MINUTE);
    expect((await staff.call.admin.me()).graveUntil).toBeNull();
    await staff.call.admin.confirm({ password: PASSWORD });
    expect((await staff.call.admin.me()).graveUntil).not.toBeNull();
  });

  test("players learn nothing, and each kind of try is recorded once a day", async () => {
    const tries = async () => {
      for (const username of [staff.username, "Nobody"]) {
        expect((await refusal(staff.call.adminPlayers.get({ username }))).code).toBe("FORBIDDEN");
      }
      return game.pool.query(
        "select actor_role as role, action from audit_log where actor_id = $1::int and outcome = 'refused'",
        [staff.id],
      );
    };
    const row = { role: "player", action: "adminPlayers.get" };
    expect(await tries()).toEqual([row]);
    game.clock.pass(DAY);
    // An idle session has ended.
    await staff.call.user.login({ username: staff.username, password: PASSWORD });
    const { session } = staff.effects;
    if (session?.kind === "set") staff.token = session.token;
    expect(await tries()).toEqual([row, row]);
  });

  test("audit rows cannot be changed or deleted", async () => {
    await setRole(game.services.db, staff.username, "moderator");
    for (const text of [
      "update audit_log set reason = 'another'",
      "delete from audit_log",
      "truncate audit_log",
    ]) {
      await expect(game.pool.query(text)).rejects.toThrow("cannot be changed");
    }
  });
});
