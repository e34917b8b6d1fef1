/** The word filter: its effect on chat and names, its preview and its list. */

import type { AddWordInput } from "@emberlode/contract";
import { filterWords } from "@emberlode/db";
import { english } from "@emberlode/messages/testing/english";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { createContext } from "../../context.ts";
import { createCaller } from "../../root.ts";
import { PASSWORD, type Player, refusal, refusedWith, requestWith } from "../../testing/game.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { auditRows, setRole } from "../../testing/staff.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);
let [admin, moderator] = [{} as Player, {} as Player];

beforeAll(async () => {
  admin = await game.player("Alice");
  moderator = await game.player("Maria");
  await setRole(game.services.db, admin.username, "admin");
  await setRole(game.services.db, moderator.username, "moderator");
});
afterEach(async () => {
  await game.services.db.delete(filterWords);
  await game.services.words.refresh();
});

const SPAM = { text: "zqspam", scope: "both", action: "mask", isWhole: true } as const;
const add = (word: Partial<AddWordInput> = {}) => admin.call.adminWords.add({ ...SPAM, ...word });
const say = async (body: string, by: Player = player) =>
  (await by.call.chat.send({ body })).message.body;
const NOT_ALLOWED = english.errors("texts.WORD_NOT_ALLOWED");

test("masks and refuses chat messages by any way, without repeating the word", async () => {
  await add();
  await add({ text: "zqscam", action: "refuse", scope: "chat" });
  expect(await say("no Zq5p4m, please")).toBe("no ******, please");
  const { username } = player;
  const post = (body: string) => player.call.chat.post({ sender: username, body });
  expect((await post("zqspammer zqspam")).message.body).toBe("zqspammer ******");
  for (const sent of [say("a ZQSCÁM here"), post("zqscam")]) {
    expect(await refusal(sent)).toMatchObject({ code: "WORD_NOT_ALLOWED", text: NOT_ALLOWED });
  }
  await player.call.user.updateProfile({ quote: "zqscam is for the chat only" });
});

test("a masked message is the same when it is sent again with its key", async () => {
  await add();
  const call = player.callWith({ idempotencyKey: "the same key again" });
  const first = await call.chat.send({ body: "buy zqspam" });
  expect(await call.chat.send({ body: "buy zqspam" })).toEqual(first);
  await game.services.db.delete(filterWords);
  expect(await refusal(call.chat.send({ body: "something else" }))).toEqual(
    refusedWith("KEY_REUSED"),
  );
});

test("refuses names at every place where players or the team type them", async () => {
  const guest = await game.guest();
  await player.call.user.updateProfile({ baseName: "Zqspam Hill" });
  await add({ isWhole: false, scope: "names" });
  const account = { username: "xZQ5PAM9x", email: "zq@example.org", password: PASSWORD };
  const profile = (change: object) => player.call.user.updateProfile(change);
  const act = (action: Parameters<typeof admin.call.adminPlayers.act>[0]["action"]) =>
    moderator.call.adminPlayers.act({ username: player.username, action, reason: "Names." });
  const refused = [
    () => game.browser("198.51.100.77").call.user.register(account),
    () => guest.call.user.upgrade(account),
    () => profile({ baseName: "My Zqspám" }),
    () => profile({ quote: "first line\nzqspam" }),
    () => act({ kind: "rename", name: "zqspam" }),
    () => act({ kind: "setProfile", part: "quote", value: "zqspam" }),
  ];
  for (const call of refused) {
    expect(await refusal(call())).toMatchObject({ code: "WORD_NOT_ALLOWED", text: NOT_ALLOWED });
  }
  // A name from before the entry stays, also when the form sends it again.
  expect((await profile({ baseName: "Zqspam Hill", quote: "Hi" })).baseName).toBe("Zqspam Hill");
  expect(await say("zqspam may be said")).toBe("zqspam may be said");
});

test("another process filters within a second, and stops when the word is removed", async () => {
  const other = await game.another();
  const { token: sessionToken, address } = player;
  const elsewhere = createCaller(() =>
    createContext(other, requestWith({ sessionToken, address })),
  );
  const said = async () => (await elsewhere.chat.send({ body: "zqspam" })).message.body;
  const soon = { timeout: 1000, interval: 20 };
  await add();
  await vi.waitFor(async () => expect(await said()).toBe("******"), soon);
  const [word] = (await admin.call.adminWords.list({})).words;
  await admin.call.adminWords.remove({ id: word?._id ?? "" });
  expect(await say("zqspam")).toBe("zqspam");
  await vi.waitFor(async () => expect(await said()).toBe("zqspam"), soon);
});

test("previews messages and names that contain a word, with the matches marked", async () => {
  await say("some ZQF1ND here, zqfind there");
  await say("zqfinder");
  await player.call.user.updateProfile({ quote: "I zqfind things" });
  const preview = (change: object) =>
    moderator.call.adminWords.preview({ ...SPAM, text: "zqfind", ...change });
  const { messages, names } = await preview({});
  expect(messages).toMatchObject({
    found: 1,
    samples: [
      {
        sender: player.username,
        marks: [
          { from: 5, to: 11 },
          { from: 18, to: 24 },
        ],
      },
    ],
  });
  expect(messages?.searched).toBeGreaterThan(1);
  expect(names).toMatchObject({
    found: 1,
    samples: [{ username: player.username, part: "quote", text: "I zqfind things" }],
  });
  expect((await preview({ isWhole: false })).messages?.found).toBe(2);
  expect((await preview({ scope: "names" })).messages).toBeNull();
  expect((await preview({ scope: "chat" })).names).toBeNull();
});

test("of fifty equal entries one is added, and another spelling is refused", async () => {
  const last = (await auditRows(game.pool)).length;
  expect(await runFiftyConcurrently(() => add({ note: "A campaign." }))).toEqual({
    done: 1,
    refused: ["NOTHING_TO_CHANGE"],
  });
  expect(await refusal(add({ text: "ZQ5p@m" }))).toMatchObject({
    code: "NOTHING_TO_CHANGE",
    text: english.answers("team.wordListed", { word: "zqspam" }),
  });
  const rows = (await auditRows(game.pool)).slice(last);
  expect(rows).toEqual([
    {
      by: admin.id,
      action: "addWord",
      target: null,
      subject: "zqspam",
      reason: "A campaign.",
      facts: { scope: "both", action: "mask", isWhole: true },
    },
  ]);
});

test("lists words by what they or their notes contain, and only admins change them", async () => {
  await add({ note: "Sold gold." });
  await add({ text: "zqother", scope: "names" });
  const list = async (text?: string) => {
    const { words, total } = await moderator.call.adminWords.list({ text });
    return [words.map((word) => word.text), total];
  };
  expect(await list()).toEqual([["zqother", "zqspam"], 2]);
  expect(await list("GOLD")).toEqual([["zqspam"], 2]);
  expect(await list("%")).toEqual([[], 2]);
  const [word] = (await moderator.call.adminWords.list({ text: "other" })).words;
  // Names are refused, whatever the entry says.
  expect(word).toMatchObject({ by: admin.username, action: "refuse", scope: "names" });
  expect(await refusal(moderator.call.adminWords.add(SPAM))).toEqual(refusedWith("FORBIDDEN"));
  const remove = moderator.call.adminWords.remove({ id: word?._id ?? "" });
  expect(await refusal(remove)).toEqual(refusedWith("FORBIDDEN"));
});
