import { expect, test } from "vitest";
import { keepCookie, NOON, PASSWORD, refusal, refusedAt, refusedWith } from "../../testing/game.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();

const form = (username: string, email = `${username}@example.org`) => ({
  username,
  email,
  password: PASSWORD,
});

test("a bot can ask for its label, which is permanent", async () => {
  const labelOf = async (username: string) => {
    const sql = "select is_bot from accounts where username = $1";
    return (await game.pool.query<{ is_bot: boolean }>(sql, [username])).map((row) => row.is_bot);
  };
  const bot = game.browser();
  await bot.call.user.register({ ...form("Robbie"), isBot: true });
  await game.browser().call.user.register({ ...form("Human"), isBot: false });
  expect([await labelOf("Robbie"), await labelOf("Human")]).toEqual([[true], [false]]);
  keepCookie(bot);
  const other = { isBot: false, quote: "Beep" } as never;
  expect((await refusal(bot.call.user.updateProfile(other))).code).toBe("BAD_INPUT");
  expect(await labelOf("Robbie")).toEqual([true]);
});

test("registering starts the game as in rules §2 and logs in", async () => {
  const browser = game.browser();
  const { user, createdAt } = await browser.call.user.register(form("Pioneer"));
  expect(createdAt).toBe(new Date(NOON).toISOString());
  expect(user).toMatchObject({
    username: "Pioneer",
    email: "Pioneer@example.org",
    isGuest: false,
    items: [],
    digMetalCap: [0, 100],
    digEnergyCap: [0, 100],
  });
  const room = { slots: 2000, totalSlots: 2000, factories: 1 };
  expect(user.status).toMatchObject({ metal: 1000, energy: 1000, ...room });
  const { x, y } = user.status;
  expect(user).toMatchObject({ base: { x, y }, baseOnMap: false });
  expect(browser.effects.session).toMatchObject({
    kind: "set",
    maxAgeSeconds: 3600,
    user: { username: "Pioneer" },
  });
  keepCookie(browser);
  expect((await browser.call.user.session()).user._id).toBe(user._id);
});

test("refuses taken names and addresses in any case, with an error at their field", async () => {
  await game.player("Gatherer");
  const register = game.browser().call.user.register;
  expect(await refusal(register(form("gAtHeReR", "other@example.org")))).toEqual(
    refusedAt("username", "USERNAME_TAKEN"),
  );
  expect(await refusal(register(form("Other", "GATHERER@example.ORG")))).toEqual(
    refusedAt("email", "EMAIL_TAKEN"),
  );
});

test("refuses names that imitate staff", async () => {
  const refused = await refusal(game.browser().call.user.register(form("moderator")));
  expect(refused).toMatchObject(refusedWith("USERNAME_RESERVED"));
});

test("a ref sets the referrer if it names an account, else it is ignored", async () => {
  const referrer = await game.player("Recruiter");
  const registered = async (username: string, ref: string) => {
    const { user } = await game.browser().call.user.register({ ...form(username), ref });
    return { id: Number(user._id) };
  };
  const referred = await registered("Recruit", "rEcRuItEr");
  const stray = await registered("Stray", "nobody-at-all");
  const rows = await game.pool.query<{ id: number; referrer: number | null }>(
    "select id, referrer_id as referrer from players where id = any($1::int[]) order by id",
    [[referred.id, stray.id]],
  );
  expect(rows).toEqual([
    { id: referred.id, referrer: referrer.id },
    { id: stray.id, referrer: null },
  ]);
});
