import { expect, it } from "vitest";
import { revive } from "./persisted.ts";

const fresh = revive(null);

it("defaults to all sounds and alerts on, the default keys and the dark theme", () => {
  expect(Object.values(fresh.sounds)).toEqual(Array(7).fill(true));
  expect(fresh).toMatchObject({ controls: "default", theme: "dark", ref: null });
});

it("restores the stored state", () => {
  const state = { ...fresh, controls: "numpad", sounds: { ...fresh.sounds, click: false } };
  expect(revive({ version: 1, state })).toEqual(state);
});

it("keeps the chat's draft and unsent messages", () => {
  const unsent = [{ id: "0e1f2a3b", body: "hello" }];
  const chat = { player: "7", draft: "and then", unsent, said: true };
  expect(revive({ version: 1, state: { ...fresh, chat } }).chat).toEqual(chat);
  const damaged = { ...chat, draft: 4, unsent: [null, { id: 1 }, ...unsent], said: "yes" };
  const mended = { ...chat, draft: "", said: false };
  expect(revive({ version: 1, state: { ...fresh, chat: damaged } }).chat).toEqual(mended);
});

it("keeps reached goals and drops invalid ones", () => {
  const goals = { player: "7", reached: ["dig", 4, null, "cave"] };
  const kept = { player: "7", reached: ["dig", "cave"] };
  expect(revive({ version: 1, state: { ...fresh, goals } }).goals).toEqual(kept);
  expect(revive({ version: 1, state: { ...fresh, goals: { reached: ["dig"] } } })).toEqual(fresh);
});

it("keeps when the player was last seen, and drops damaged records", () => {
  const kept = (seen: unknown) => revive({ version: 1, state: { ...fresh, seen } }).seen;
  const seen = { player: "7", at: 12, base: { x: 3, y: 4 }, isGuest: true };
  expect(kept(seen)).toEqual(seen);
  for (const base of [undefined, { x: 3 }, "3, 4"]) {
    expect(kept({ ...seen, base })).toEqual({ ...seen, base: null });
  }
  for (const damaged of [{ player: "7" }, { at: 12 }, { player: 7, at: 12 }, "x"]) {
    expect(kept(damaged)).toEqual(fresh.seen);
  }
});

it.each([
  ["volume", 0, 0],
  ["volume", 100, 100],
  ["volume", 101, fresh.volume],
  ["volume", -1, fresh.volume],
  ["volume", 12.5, fresh.volume],
  ["volume", "7", fresh.volume],
  ["effort", 20, 20],
  ["effort", 7, 1],
] as const)("keeps a %s of %j as %j", (part, value, kept) => {
  expect(revive({ version: 1, state: { ...fresh, [part]: value } })[part]).toBe(kept);
});

it("keeps the player's own keys of each scheme and drops invalid ones", () => {
  const keys = { default: { n: "I", dig: 7, help: "", s: "AudioVolumeUp" }, numpad: "no" };
  const kept = { default: { n: "I" }, numpad: {} };
  expect(revive({ version: 1, state: { ...fresh, keys } }).keys).toEqual(kept);
});

it("keeps the inbox filter and the motion preference", () => {
  const state = { ...fresh, inbox: { type: "event", unreadOnly: true }, motion: "less" };
  expect(revive({ version: 1, state })).toEqual(state);
  const damaged = { ...state, inbox: { type: "none", unreadOnly: 1 }, motion: "more" };
  expect(revive({ version: 1, state: damaged })).toEqual(fresh);
});

it("discards a state of another version", () => {
  expect(revive({ version: 2, state: { controls: "numpad" } })).toEqual(fresh);
});

it.each([[7], ["x"], [{ version: 1, state: { controls: 3, sounds: "no", theme: {} } }]])(
  "replaces damaged parts of %j",
  (stored) => {
    expect(revive(stored)).toEqual(fresh);
  },
);
