import { expect, test } from "vitest";
import { accountOf } from "../../testing/account.ts";
import { type Browser, keepCookie, PASSWORD } from "../../testing/game.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";
import { toSettings } from "../players/settings.ts";

const ALL_ON = { admin: true, attack: true, event: true };

const game = useGame();
const player = usePlayer(game);

const change = (input: Parameters<Browser["call"]["user"]["changeSettings"]>[0]) =>
  player.call.user.changeSettings(input);
const inStatus = async () => (await player.call.user.session()).user.status.settings;

test("controls and alerts are stored independently and appear in the status", async () => {
  expect(await inStatus()).toEqual({ controls: "default", alerts: ALL_ON });
  const numpad = { controls: "numpad", alerts: ALL_ON };
  expect(await change({ control: "numpad" })).toEqual({ settings: numpad });
  const quiet = { controls: "numpad", alerts: { ...ALL_ON, attack: false } };
  expect(await change({ alerts: { attack: false } })).toEqual({ settings: quiet });
  expect(await inStatus()).toEqual(quiet);
  expect(await accountOf(game, player.id)).toMatchObject({ settings: quiet });
});

test("a change is visible to other calls immediately", async () => {
  const { profiles } = game.services;
  await profiles.of([player.id]);
  await change({ control: "numpad" });
  const profile = (await profiles.of([player.id])).get(player.id);
  expect(toSettings(profile?.settings ?? {}).controls).toBe("numpad");
});

test("accepts sound flags from old pages but does not store them", async () => {
  const sounds = { action: false, auth: true, click: false, menu: true, event: false };
  const before = await accountOf(game, player.id);
  expect(await change(sounds)).toEqual({ settings: { controls: "default", alerts: ALL_ON } });
  expect(await accountOf(game, player.id)).toEqual(before);
  // The spec sends the new value as `control`, next to settings with the old one.
  expect(await change({ ...sounds, controls: "default", control: "numpad" })).toEqual({
    settings: { controls: "numpad", alerts: ALL_ON },
  });
});

test("guests have settings and keep them when they choose a name", async () => {
  const guest = await game.guest();
  await guest.call.user.changeSettings({ control: "numpad" });
  const form = { username: "Named", email: "named@example.org", password: PASSWORD };
  await guest.call.user.upgrade(form);
  keepCookie(guest);
  expect((await guest.call.user.session()).user.status.settings.controls).toBe("numpad");
});

test.each<[Record<string, unknown>, unknown]>([
  [
    { controls: "mouse", alerts: { admin: false, event: 3 } },
    { controls: "default", alerts: { ...ALL_ON, admin: false } },
  ],
  [
    { alerts: "none", sounds: {} },
    { controls: "default", alerts: ALL_ON },
  ],
])("stored settings %j are completed with defaults", (stored, complete) => {
  expect(toSettings(stored)).toEqual(complete);
});

test("fifty concurrent changes are all applied", async () => {
  const names = ["admin", "attack", "event"] as const;
  let turn = 0;
  const { done } = await runFiftyConcurrently(() => {
    const name = names[turn++ % 3] ?? "admin";
    return change({ alerts: { [name]: false } });
  });
  expect(done).toBe(50);
  expect((await inStatus()).alerts).toEqual({ admin: false, attack: false, event: false });
});
