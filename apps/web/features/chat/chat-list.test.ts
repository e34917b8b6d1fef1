import { expect, it } from "vitest";
import {
  asSeenBy,
  COLLAPSE_FROM,
  collapseUnsent,
  mergeLatestPage,
  messageKey,
  queuedMessage,
  stillUnsent,
  withOlder,
} from "./chat-list.ts";
import { ME, makeMessage, makeMessages } from "./testing.ts";

const seqs = (messages: readonly { seq: number }[]) => messages.map(({ seq }) => seq);

it("prepends older messages without duplicates", () => {
  expect(seqs(withOlder(makeMessages(4, 6), makeMessages(2, 4)))).toEqual([2, 3, 4, 5, 6]);
  expect(seqs(withOlder([], makeMessages(1, 2)))).toEqual([1, 2]);
});

it.each([
  ["within the page's span only", makeMessages(1, 7), 7, [4, 6], 4, 6, [1, 2, 3, 4, 6, 7]],
  ["when nothing is left in the room", makeMessages(1, 3), 3, [], null, 3, []],
  ["when the newest was removed", makeMessages(1, 3), 3, [1, 2], null, 3, [1, 2]],
  ["keeping what was told after an empty page", makeMessages(1, 1), 1, [], null, 0, [1]],
  ["keeping what was told after a page", makeMessages(1, 3), 3, [1, 2], null, 2, [1, 2, 3]],
])(
  "leaves out what the latest page leaves out, %s",
  (_how, shown, removed, has, older, upTo, left) => {
    const page = { messages: has.map((seq) => makeMessage(seq)), older, upTo };
    expect(seqs(mergeLatestPage(shown, page, removed))).toEqual(left);
  },
);

it("restores messages that are back on the page, but adds none that have yet to arrive", () => {
  const latest = { messages: makeMessages(2, 8), older: 2, upTo: 8 };
  expect(seqs(mergeLatestPage([makeMessage(2), makeMessage(5)], latest, 5))).toEqual([2, 3, 4, 5]);
});

it("drops an unsent message once it is in the list, but not for another sender's with the same id", () => {
  const unsent = [queuedMessage("a", "x"), queuedMessage("b", "y")];
  const stranger = makeMessage(1, { clientId: "b" });
  const own = makeMessage(2, { senderId: ME, clientId: "a" });
  expect(stillUnsent(unsent, [stranger, own], ME, 2).map(({ id }) => id)).toEqual(["b"]);
});

it("drops a stored message that was removed before it arrived", () => {
  const stored = { ...queuedMessage("a", "x"), state: "sent" as const, seq: 5 };
  expect(stillUnsent([stored], [], ME, 4)).toEqual([stored]);
  expect(stillUnsent([stored], [], ME, 5)).toEqual([]);
});

it("keeps a player's own message's key when it is stored", () => {
  expect(messageKey(makeMessage(9, { senderId: ME, clientId: "a" }), ME)).toBe("a");
  expect(messageKey(makeMessage(9), ME)).toBe("9");
});

it("folds many failed messages into one line and leaves the others", () => {
  const failed = (id: string) => ({ ...queuedMessage(id, "x"), state: "failed" as const });
  const few = Array.from({ length: COLLAPSE_FROM - 1 }, (_, n) => failed(`f${n}`));
  const waiting = queuedMessage("w", "y");
  expect(collapseUnsent([...few, waiting])).toEqual({ failed: [], single: [...few, waiting] });
  const many = [...few, failed("last")];
  expect(collapseUnsent([...few, waiting, failed("last")])).toEqual({
    failed: many,
    single: [waiting],
  });
});

const NAMED = { _id: "7", username: "Ulla", role: "player" } as const;
const said = (senderId: string, sender: string) => ({ ...makeMessage(1), senderId, sender });

it("shows a former guest's own messages under the new name, in the color of the role", () => {
  expect(asSeenBy(NAMED, said("7", "Guest-2azdef"))).toEqual(said("7", "Ulla"));
  const moderator = { ...NAMED, role: "moderator" } as const;
  expect(asSeenBy(moderator, said("7", "Guest-2azdef")).color).toBe("red");
});

it("leaves other players' messages under their old name", () => {
  const other = said("8", "Guest-2azdef");
  expect(asSeenBy(NAMED, other)).toBe(other);
});
