import { beforeEach, expect, test } from "vitest";
import { type Guest, keepCookie, PASSWORD, refusal, refusedWith } from "../../testing/game.ts";
import { setBan, setRole } from "../../testing/staff.ts";
import { setTools, useTool } from "../../testing/tools.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";
import { ensureBase } from "../actions/place-base.ts";

/** A guest who chose a name: messages and links under the old name follow. */

const game = useGame();
const reader = usePlayer(game);
let names = 0;
let guest: Guest;

/** The name that the guest will choose. */
let name: string;
const choose = async () => {
  const email = `${name}@example.org`;
  await guest.call.user.upgrade({ username: name, email, password: PASSWORD });
  keepCookie(guest);
};

beforeEach(async () => {
  names += 1;
  name = `Chosen${names}`;
  guest = await game.guest();
});

test("messages of a guest show the chosen name to readers and moderators", async () => {
  const { message } = await guest.call.chat.send({ body: "hello" });
  expect(message.sender).toBe(guest.username);
  await reader.call.chat.report({ id: message._id });
  await choose();
  const { messages } = await reader.call.chat.history({});
  expect(messages.at(-1)).toMatchObject({ body: "hello", sender: name, senderId: `${guest.id}` });
  expect((await reader.call.chat.resume({ seq: message.seq - 1 })).messages[0]?.sender).toBe(name);
  await setRole(game.services.db, reader.username, "moderator");
  const { groups } = await reader.call.adminReports.list({});
  expect(groups.at(-1)?.target.username).toBe(name);
});

test("other processes are notified of the new name and show it immediately", async () => {
  const other = await game.another();
  const events: unknown[] = [];
  other.live.subscribe((event) => {
    if (event.t === "renamed") events.push(event);
  });
  expect((await other.profiles.of([guest.id])).get(guest.id)?.username).toBe(guest.username);
  await choose();
  await expect.poll(() => events).toEqual([{ t: "renamed", playerId: guest.id, username: name }]);
  expect((await other.profiles.of([guest.id])).get(guest.id)?.username).toBe(name);
});

test("the old name, in any case, finds the page, which shows only the new name", async () => {
  await choose();
  const findPlayer = (username: string) => game.browser().call.ranks.player({ username });
  const page = await findPlayer(guest.username.toUpperCase());
  expect(page).toEqual(await findPlayer(name));
  expect(page).toMatchObject({ _id: String(guest.id), username: name, isGuest: false });
  expect(JSON.stringify(page).toLowerCase()).not.toContain(guest.username.toLowerCase());
});

test("the old name works for NAPs, blocks, mutes, searches and referrals", async () => {
  await ensureBase(game.services, guest.id);
  await choose();
  const { nap } = await reader.call.naps.ask({ username: guest.username });
  expect(nap?.player).toMatchObject({ _id: String(guest.id), username: name });
  await reader.call.chat.block({ username: guest.username });
  expect(await reader.call.chat.blocked()).toEqual({ blocked: [name] });
  await setTools(game, reader.id, { base_locator: 1 });
  const find = { tool: "base_locator", count: 0, username: guest.username.toLowerCase() } as const;
  expect(await useTool(reader, find)).toMatchObject({ name });
  await setRole(game.services.db, reader.username, "moderator");
  await reader.call.adminPlayers.act({
    username: guest.username,
    reason: "Spam.",
    action: { kind: "mute", minutes: 5 },
  });
  expect(await refusal(guest.call.chat.send({ body: "muted" }))).toMatchObject({ code: "MUTED" });
  const { user } = await game.browser().call.user.guest({ ref: guest.username });
  const [row] = await game.pool.query<{ referrer: number }>(
    "select referrer_id as referrer from players where id = $1::int",
    [Number(user._id)],
  );
  expect(row?.referrer).toBe(guest.id);
});

test("the old name cannot log in, but can be banned", async () => {
  await choose();
  const login = (username: string) =>
    game.browser().call.user.login({ username, password: PASSWORD });
  expect(await refusal(login(guest.username))).toEqual(refusedWith("BAD_CREDENTIALS"));
  expect((await login(name)).user.username).toBe(name);
  await setBan(game.services.db, guest.username, game.clock.now());
  expect((await refusal(login(name))).code).toBe("BANNED");
});
