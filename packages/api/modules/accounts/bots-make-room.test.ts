import { afterEach, beforeEach, expect, test } from "vitest";
import { keepCookie, PASSWORD, refusal, startGame, type TestGame } from "../../testing/game.ts";
import { east, worldWithRoomFor } from "../../testing/positions.ts";

let game: TestGame;
beforeEach(async () => {
  game = await startGame({ before: worldWithRoomFor(4) });
});
afterEach(() => game.close());

const form = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password: PASSWORD,
});
const standing = () => game.services.world.bases().map(({ baseOwner }) => baseOwner);

/** Signs a bot up and lets it take its first step. */
async function bot(username: string) {
  const made = game.browser(`2001:db8:2::${username.length}`);
  const { user } = await made.call.user.register({ ...form(username), isBot: true });
  keepCookie(made);
  await made.call.fields.move(east(user.status));
  return { ...made, id: Number(user._id) };
}

test("bots lose their bases to players once three quarters of all places are taken", async () => {
  const robot = await bot("Robbie");
  const players = [await game.player("Ada"), await game.player("Ben")];
  expect(standing()).toHaveLength(3);
  const third = await game.player("Cleo");
  expect(standing().sort()).toEqual([...players, third].map(({ id }) => id).sort());

  // The bot keeps its resources but gets no base while players need the places.
  const at = await robot.call.user.session();
  expect(at.user).toMatchObject({ baseOnMap: false, status: { metal: 1000 } });
  expect((await refusal(robot.call.fields.move(east(at.user.status)))).code).toBe("WORLD_FULL");
  const late = game.browser("2001:db8:3::1");
  const refused = await refusal(late.call.user.register({ ...form("Late"), isBot: true }));
  expect(refused.code).toBe("WORLD_FULL");
  const fourth = await game.player("Dora");
  expect(standing().sort()).toEqual([...players, third, fourth].map(({ id }) => id).sort());
});
